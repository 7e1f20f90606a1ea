/// When a value holds: in light or dark mode, with or without increased contrast.
struct Appearance: Hashable, Sendable {
  var isDark: Bool
  var isHighContrast: Bool

  static let any = Appearance(isDark: false, isHighContrast: false)
  static let dark = Appearance(isDark: true, isHighContrast: false)
  static let highContrast = Appearance(isDark: false, isHighContrast: true)
  static let darkHighContrast = Appearance(isDark: true, isHighContrast: true)
  static let all: [Appearance] = [.any, .dark, .highContrast, .darkHighContrast]

  /// The position among all.
  var order: Int { (isDark ? 1 : 0) + (isHighContrast ? 2 : 0) }
}

/// What the name of a mode, a theme, a context, a set or a file tells about when it holds.
struct AppearanceName: Sendable {
  /// `nil` where the name says neither light nor dark nor contrast.
  let appearance: Appearance?
  /// Whether the name says light outright.
  let isLight: Bool
  /// Whether it is a variation that no appearance of the system stands for: for the color-blind, dimmed.
  let isVariation: Bool
  /// The words that say nothing of an appearance: a brand, a size, a platform.
  let tellingWords: Set<String>
  /// The number of words, to prefer the plainest of several names.
  let wordCount: Int

  init(_ name: String, within group: String = "", _ modes: ModeMapping) {
    if let mapped = modes.appearance(of: name) {
      appearance = mapped
      isLight = !mapped.isDark
      isVariation = false
      tellingWords = []
      wordCount = 0
      return
    }
    let words = Set(TokenName.words(of: name))
    wordCount = words.count
    tellingWords = words.subtracting(Self.appearanceWords)
    let isDark = !words.isDisjoint(with: ["dark", "night", "darkmode"])
    isLight = !words.isDisjoint(with: ["light", "day", "lightmode"])
    var isHighContrast = !words.isDisjoint(with: ["hc", "contrast", "highcontrast"])
    if !isHighContrast, TokenName.words(of: group).contains("contrast") {
      isHighContrast = !words.isDisjoint(with: ["high", "more", "increased"])
    }
    if words.contains("normal") || words.contains("low") { isHighContrast = false }
    let told = isDark || isLight || isHighContrast ? Appearance(isDark: isDark, isHighContrast: isHighContrast) : nil
    appearance = told.flatMap { modes.names($0) ? nil : $0 }
    isVariation =
      appearance != nil
      && !words.isDisjoint(with: ["dimmed", "dim", "colorblind", "blind", "protanopia", "deuteranopia", "tritanopia"])
  }

  private static let appearanceWords: Set<String> = [
    "dark", "night", "darkmode", "light", "day", "lightmode", "hc", "contrast", "highcontrast", "high", "more",
    "increased", "normal", "low", "mode", "theme",
  ]
}

/// Picks from alternatives, by their names, the one for each appearance.
struct AppearanceChoice: Sendable {
  private let names: [AppearanceName]
  private let written: [String]
  private let defaultIndex: Int?
  /// What the configuration chooses, in words beside those of appearances: `acme` of `Acme Dark`.
  private let chosenWords: Set<String>
  /// Whether the configuration chooses.
  let isChosen: Bool

  /// - Parameter preferred: The alternative that is said to hold where nothing else is asked for.
  init(_ names: [String], within group: String = "", preferred: String? = nil, _ modes: ModeMapping) {
    self.names = names.map { AppearanceName($0, within: group, modes) }
    written = names
    let choice = modes.choice(of: group)
    isChosen = choice != nil
    chosenWords = choice.map { AppearanceName($0, within: group, modes).tellingWords } ?? []
    defaultIndex = (choice ?? preferred).flatMap { preferred in
      names.firstIndex { $0.lowercased() == preferred.lowercased() }
    }
  }

  /// The appearances that the alternatives tell apart.
  var appearances: Set<Appearance> { Set(names.filter { !$0.isVariation }.compactMap(\.appearance)) }

  /// The alternatives that hold in no appearance, unless somebody has chosen among them.
  var ignored: [String] {
    guard !isChosen else { return [] }
    let held = Set(Appearance.all.compactMap { index(for: $0) })
    return names.indices.filter { !held.contains($0) && !names[$0].isVariation }.map { written[$0] }
  }

  /// What to say of those, `what` being what they are: a mode, a theme, a context. Nil where there are none.
  func remark(on what: String, of group: String) -> String? {
    let ignored = ignored
    guard let first = ignored.first, !group.isEmpty else { return nil }
    let names = ignored.map { quotedName($0) }
    let are = names.count == 1 ? "the \(what) \(names[0]) is" : "the \(what)s \(names.joined(separator: ", ")) are"
    return "\(are) no appearance and left out of \(quotedName(group)); choose with 'contexts': {\(group): \(first)}"
  }

  /// The alternative that holds in an appearance; `nil` where there is none at all.
  func index(for appearance: Appearance) -> Int? {
    let hasDark = names.contains { $0.appearance?.isDark == true }
    let hasContrast = names.contains { $0.appearance?.isHighContrast == true }
    func penalty(_ index: Int) -> Int {
      let name = names[index]
      let own = name.appearance ?? .any
      var penalty = name.wordCount * 4 + (index == defaultIndex ? 0 : 1)
      // Another brand is farther away than another appearance of the same.
      if !chosenWords.isSubset(of: name.tellingWords) { penalty += 8000 }
      if !hasDark, !hasContrast { return index == defaultIndex ? 0 : penalty >= 8000 ? 8000 : 1 }
      if own.isDark != appearance.isDark { penalty += 4000 }
      if own.isHighContrast != appearance.isHighContrast { penalty += 1000 }
      if name.isVariation { penalty += 400 }
      if !appearance.isDark, !name.isLight, index != defaultIndex { penalty += 100 }
      return penalty
    }
    return names.indices.min { (penalty($0), $0) < (penalty($1), $1) }
  }
}
