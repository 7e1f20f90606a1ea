import SwiftOutline

/// What the names of design tokens say that they are for, beside a step of a scale or a color of a palette.
///
/// `Spacing.medium` and `CGFloat.padding16` are steps: any place of their category may take them. `Avatar.small`,
/// `stackSpacing` and `Margins.iPadWide` each belong to something, and at most a place that says the same may take them
/// unasked.
struct TokenPurposes: Sendable {
  /// For each token of the catalog the words that say what it is for; none for a step. For colors and fonts the things on
  /// a screen that it is named for.
  let words: [[String]]
  /// Whether each token is named for the space around elements: `margin`, `Margins.wide`.
  private let liesAround: [Bool]
  /// Whether each token is named for the space around all that a screen or container holds: `margin`, `pageMargin`.
  private let isMargin: [Bool]
  /// Whether each token is named for the space between elements: `gap`.
  private let liesBetween: [Bool]
  /// Of which space each token is a step by its name: `gap5`, `Padding.small`; nil for any.
  private let kindOfSpace: [SpaceKind?]
  /// All these words.
  let all: Set<String>
  /// Whether each token belongs to a component, a device or a direction, by more than its own name in a scale.
  let isOwned: [Bool]
  /// Whether each token is a step of a scale that a value could have missed.
  let isStep: [Bool]
  /// Whether each token is a space.
  private let isSpacing: [Bool]

  init(_ tokens: [DesignToken]) {
    let brands = TokenPurposes.brands(of: tokens)
    let purposes = tokens.map {
      $0.category.isMeasure ? Purpose($0, brands: brands) : Purpose(things: $0, brands: brands)
    }
    var groups: [String: Int] = [:]
    for purpose in purposes {
      for group in purpose.groups { groups[group, default: 0] += 1 }
    }
    words = purposes.map(\.words)
    all = Set(words.joined()).union(TokenPurposes.axes).union(["spacing", "padding", "inset", "between"])
    liesAround = tokens.map(TokenPurposes.liesAround)
    isMargin = tokens.map(TokenPurposes.isMargin)
    liesBetween = tokens.map(TokenPurposes.liesBetween)
    kindOfSpace = tokens.map(TokenPurposes.kindOfSpace)
    isOwned = purposes.map(\.isOwned)
    isSpacing = tokens.map { $0.category == .spacing }
    isStep = purposes.map { purpose in
      let count = purpose.groups.map { groups[$0, default: 0] }.max() ?? 0
      return !purpose.isOwned && (count >= 3 && purpose.words.isEmpty || count >= 2 && purpose.isInScale)
    }
  }

  /// The words of a place that some token's name says too: `near` are the names at the place itself, `around` those of
  /// the declarations that it stands in.
  func words(near: String, around: String) -> Set<String> {
    guard !all.isEmpty else { return [] }
    var found: Set<String> = []
    let own = SwiftNames.words(near).map(TokenPurposes.plain)
    for word in own {
      found.insert(word)
      if let direction = TokenPurposes.directions[word] { found.insert(direction) }
    }
    for word in SwiftNames.words(around) {
      let word = TokenPurposes.plain(word)
      if TokenPurposes.directions[word] == nil, !TokenPurposes.axes.contains(word) { found.insert(word) }
    }
    for type in around.split(separator: ".") { found.insert(String(type)) }
    // A stack's spacing is what its `spacing` is, not what lies around it.
    if !own.contains("spacing") { found.remove("stack") }
    return found.intersection(all)
  }

  /// Whether a token that is for some edges is for all of a place: one named for the leading edge is not for the top.
  ///
  /// - Parameter words: Those of the place.
  func goesAllWays(_ token: Int, of words: Set<String>) -> Bool {
    let own = Set(self.words[token].compactMap { TokenPurposes.axes.contains($0) ? $0 : TokenPurposes.directions[$0] })
    return own.isEmpty || words.intersection(TokenPurposes.axes).isSubset(of: own)
  }

  enum SpaceKind {
    case between, around
  }

  /// Of two scales with the same steps, one for gaps and one for paddings, which one a token is of.
  private static func kindOfSpace(_ token: DesignToken) -> SpaceKind? {
    guard token.category == .spacing else { return nil }
    for name in components(of: token).suffix(2).reversed() {
      let telling = words(name).filter {
        $0.utf8.first.map { $0 > UInt8(ascii: "9") } ?? false && !scaleWords.contains($0) && !neutralWords.contains($0)
      }
      if telling.isEmpty { continue }
      guard telling.count == 1 else { return nil }
      switch telling[0] {
      case "gap", "gaps", "interspacing", "between": return .between
      case "padding", "paddings", "pad", "inset", "insets": return .around
      default: return nil
      }
    }
    return nil
  }

  /// Whether a token is of the scale that a place takes its space from; nil where either says nothing.
  func isOfKind(_ token: Int, at words: Set<String>, of subject: TokenMatcher.Subject) -> Bool? {
    guard let kind = kindOfSpace[token] else { return nil }
    if Self.isBetween(words, subject) { return kind == .between }
    return Self.isAround(words, subject) ? kind == .around : nil
  }

  /// Whether a token is named for the space around elements and nothing else, and a place is between them, or the other
  /// way about.
  func misplacement(_ token: Int, at words: Set<String>, of subject: TokenMatcher.Subject) -> String? {
    if liesAround[token], Self.isBetween(words, subject) { return "is named for what lies around elements" }
    if isMargin[token], subject == .divider || subject == .label { return "is named for what lies around elements" }
    return liesBetween[token] && Self.isAround(words, subject) ? "is named for what lies between elements" : nil
  }

  /// Whether the words of a place say that its space is between elements.
  private static func isBetween(_ words: Set<String>, _ subject: TokenMatcher.Subject) -> Bool {
    words.contains("spacing") || words.contains("between") || subject == .spacer
  }

  /// Whether they say that it is around one.
  private static func isAround(_ words: Set<String>, _ subject: TokenMatcher.Subject) -> Bool {
    (words.contains("padding") || words.contains("inset")) && subject != .spacer
  }

  private static func liesAround(_ token: DesignToken) -> Bool {
    guard token.category == .spacing else { return false }
    let names = components(of: token).suffix(2)
    let own = names.last.map(words) ?? []
    // What is for an edge is so too: `bottomPadding`.
    let isWhole = own.count == 1 || own.contains { directions[$0] != nil || axes.contains(plain($0)) }
    return isWhole && ["padding", "paddings", "inset", "insets"].contains(own.last ?? "")
      || names.contains { $0.lowercased() == "margins" } || isMargin(token)
  }

  private static func isMargin(_ token: DesignToken) -> Bool {
    guard token.category == .spacing, let own = components(of: token).last else { return false }
    return words(own).contains { ["margin", "margins", "gutter", "gutters"].contains($0) }
  }

  private static func liesBetween(_ token: DesignToken) -> Bool {
    guard token.category == .spacing, let name = components(of: token).last?.lowercased() else { return false }
    return ["gap", "gaps", "interspacing"].contains(name)
  }

  /// What a token is named for that a place is not known to be for.
  ///
  /// The height of a button is for what is called a button. Of a space such a word proves nothing: the padding in a card is
  /// not the gap between cards. Only what belongs to a type is for all that stands in that type, what is for an edge is for
  /// that edge, and a stack's spacing is for stacks.
  ///
  /// - Parameter words: Those of the place.
  func isForeign(_ token: Int, at words: Set<String>) -> Bool {
    let isKnown = self.words[token].allSatisfy { word in
      let isType = word.first?.isUppercase == true
      let isEdge = Self.axes.contains(word) || Self.directions[word] != nil || word == "stack"
      return words.contains(word) && (isType || isEdge || !isSpacing[token])
    }
    return !isKnown || !goesAllWays(token, of: words)
  }

  /// Whether a font is a style of running text, and so says nothing of how large an icon is: `title2`, `bodyBold`.
  func isTextStyle(_ token: DesignToken) -> Bool {
    guard token.category == .font || token.category == .fontSize else { return false }
    let words = Set(Self.components(of: token).flatMap(Self.words))
    return !words.isDisjoint(with: Self.textStyleWords) && words.isDisjoint(with: ["icon", "image", "symbol"])
  }

  // MARK: Names

  /// What one token's name says.
  private struct Purpose {
    var words: [String] = []
    var isOwned = false
    /// Whether the innermost type is named for a category and nothing else: `Radius`, `Metric.Spacing`.
    var isInScale = false
    /// The types that it is a step of.
    var groups: [String] = []

    init() {}

    init(_ token: DesignToken, brands: Set<String>) {
      var parts = TokenPurposes.components(of: token)
      let own = parts.popLast() ?? ""
      readTypes(parts, brands)
      isOwned = !words.isEmpty
      let category = categoryWords[token.category] ?? []
      for word in TokenPurposes.words(own)
      where !scaleWords.contains(word) && !category.contains(word) && !neutralWords.contains(word)
        && !brands.contains(word)
      {
        add(word)
        let plain = TokenPurposes.plain(word)
        isOwned = isOwned || directions[plain] != nil || axes.contains(plain) || devices.contains(plain)
      }
      isOwned = isOwned || parts.isEmpty && !words.isEmpty
      groups = TokenPurposes.groups(of: token)
      // The heights of lines go by their text styles, as fonts do.
      if token.category == .lineHeight || token.category == .letterSpacing {
        words = []
        isOwned = false
      }
    }

    /// What a color or font is named for: `tabBar`, `Chart.axis`, `error`.
    init(things token: DesignToken, brands: Set<String>) {
      let parts = TokenPurposes.components(of: token)
      for (index, part) in parts.enumerated() {
        if index < parts.count - 1, isOfFeature(part, brands) { words.append(part) }
        for word in TokenPurposes.words(part) where !brands.contains(word) {
          let plain = TokenPurposes.plain(word)
          guard namedThings.contains(word) || namedThings.contains(plain) else { continue }
          // `h1` is a heading.
          if token.category == .font, axes.contains(plain) { continue }
          if token.category == .color ? TokenRole.hint(in: word) == nil : !textWords.contains(plain) { add(word) }
        }
      }
    }

    /// Whether a type's name says at length what its colors or fonts are for: `DocViewerAnnotationColor`. One word or two
    /// may be a brand.
    private func isOfFeature(_ type: String, _ brands: Set<String>) -> Bool {
      guard type.first?.isUppercase == true else { return false }
      let words = TokenPurposes.words(type)
      let telling = words.count {
        !groupWords.contains($0) && !brands.contains($0) && !paletteWords.contains($0)
      }
      // What is of several types or kinds is a thing: `AccountType`.
      return telling > 2 || telling > 0 && ["type", "kind"].contains(words.last)
    }

    private mutating func readTypes(_ parts: [String], _ brands: Set<String>) {
      let last = TokenPurposes.innermostType(parts).map(TokenPurposes.words) ?? []
      // What a group of one category lies in says whose it is, unless it is a thing: `Acme.Spacing`, not `Avatar.Spacing`.
      let isGroup = !last.isEmpty && last.allSatisfy { groupWords.contains($0) || brands.contains($0) }
      isInScale = isGroup && last.contains { measureWords.contains($0) }
      for (index, part) in parts.enumerated() where part != "Grid" && !SwiftNames.isApp(part) {
        // What a component keeps for itself belongs to it by its whole name.
        if SwiftNames.isComponent(part), !isGroup || index == parts.count - 1 {
          if !words.contains(part) { words.append(part) }
          continue
        }
        for word in TokenPurposes.words(part) where !groupWords.contains(word) && !brands.contains(word) {
          if isGroup, index < parts.count - 1, !thingWords.contains(word), !thingWords.contains(plain(word)) {
            continue
          }
          add(word)
        }
      }
    }

    private mutating func add(_ word: String) {
      let word = plain(word)
      if !word.allSatisfy(\.isNumber), !words.contains(word) { words.append(word) }
    }
  }

  /// The type that a token belongs to, without the cases of an enum that are its steps: `Chip` of `Chip.small.inset`.
  private static func innermostType(_ parts: [String]) -> String? {
    let type = parts.last { part in
      part.first?.isLowercase != true || !words(part).allSatisfy(scaleWords.contains)
    }
    return type ?? parts.last
  }

  /// The parts of a token's name, without the type of Apple's that it extends.
  private static func components(of token: DesignToken) -> [String] {
    let parts = token.name.utf8.split { !($0.isPartOfName || $0 == UInt8(ascii: "-")) }
      .map { String(Substring($0)) }
    return parts.count > 1 && SwiftNames.extendedTypes.contains(parts[0]) ? Array(parts.dropFirst()) : parts
  }

  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    for word in SwiftNames.words(name) {
      // `iPad` is one word, and so is `iPhone`.
      if words.last == "i", word == "pad" || word == "phone" {
        words[words.count - 1] = "i" + word
      } else {
        words.append(word)
      }
    }
    return words
  }

  /// The types that a token is a step of, by all names but the last, and for what an enum's cases come to by all but the
  /// last two. What extends a type of Apple's is one list of steps, whatever their categories.
  private static func groups(of token: DesignToken) -> [String] {
    let parts = token.name.split { $0 == "." || $0 == "/" }
    let category = "|" + token.category.rawValue
    if parts.count < 2 { return [token.definition.path + category] }
    if parts.count == 2, SwiftNames.extendedTypes.contains(String(parts[0])) { return [String(parts[0])] }
    let own = parts.dropLast().joined(separator: ".") + category
    guard parts.count > 2 else { return [own] }
    return [own, parts.dropLast(2).joined(separator: ".") + "|" + parts[parts.count - 1] + category]
  }

  /// Words that only say whose the design system is: an acronym in front, the module's name, and what several types of
  /// tokens begin with.
  private static func brands(of tokens: [DesignToken]) -> Set<String> {
    var brands: Set<String> = []
    var types: [String: Set<String>] = [:]
    for token in tokens {
      let parts = token.name.split(separator: ".")
      if let first = parts.first, parts.count > 1, first.first?.isUppercase == true {
        let type = String(first)
        let words = SwiftNames.words(type)
        if let word = words.first, words.count > 1 {
          types[word, default: []].insert(type)
          if word.utf8.count <= 4, type.hasPrefix(word.uppercased()) { brands.insert(word) }
        }
      }
      guard token.category.isMeasure else { continue }
      brands.formUnion(SwiftNames.words(token.module ?? ""))
      let folders = token.definition.path.split(separator: "/")
      if folders.count > 1 { brands.formUnion(SwiftNames.words(String(folders[0]))) }
    }
    // A word that few of the types begin with is a screen's or a feature's.
    for (word, names) in types where names.count > 1 && names.count * 3 >= types.count { brands.insert(word) }
    return brands.subtracting(thingWords)
  }
}

extension DesignToken.Category {
  /// Whether a token of it is a number of a scale. The sizes of fonts go by what they are for.
  var isMeasure: Bool {
    switch self {
    case .spacing, .radius, .size, .border, .opacity, .duration, .lineHeight, .letterSpacing, .shadow, .number: true
    case .color, .font, .fontSize: false
    }
  }
}
