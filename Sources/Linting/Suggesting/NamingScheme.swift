import DesignTokens

/// How a team names its design tokens, as far as those it has tell.
struct NamingScheme {
  /// Where the tokens of a category live: `Spacing`, `Color`.
  private var owners: [DesignToken.Category: String] = [:]
  /// The categories whose tokens there are public.
  private var publicCategories: Set<DesignToken.Category> = []
  /// The types of the values there: `Color`, `UIColor`.
  private var types: [DesignToken.Category: String] = [:]
  /// What stands before a value in the names of a category: `s` of `Spacing.s16`.
  private var prefixes: [DesignToken.Category: String] = [:]
  /// The words that color names have for roles: `fg`.
  private var roleWords: [TokenMatcher.ColorRole: String] = [:]
  private let names: Set<String>

  init(_ tokens: [DesignToken]) {
    let shared = tokens.filter { $0.visibility != .file }
    names = Set(shared.flatMap { [$0.name] + $0.aliases + $0.spellings.map(\.expression) })
    for (category, members) in Dictionary(grouping: shared, by: \.category) {
      learnOwner(category, members)
      if category != .color, category != .font { learnPrefix(category, members) }
    }
    learnRoles(shared.filter { $0.category == .color })
  }

  // MARK: What the tokens tell

  /// The type that most of a category's static members belong to.
  private mutating func learnOwner(_ category: DesignToken.Category, _ members: [DesignToken]) {
    var counts: [String: Int] = [:]
    var publics: [String: Int] = [:]
    for token in members {
      guard let spelling = token.spellings.first(where: { $0.expression == token.name }),
        let owner = Self.owner(of: token.name)
      else { continue }
      let key = owner + " " + spelling.type
      counts[key, default: 0] += 1
      if token.visibility == .everywhere { publics[key, default: 0] += 1 }
    }
    // The one constant of some screen is no place for those of all.
    counts = counts.filter { $0.value > 1 || SwiftNames.mayOwnAnyTokens(String($0.key.prefix { $0 != " " })) }
    guard let (best, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return }
    let parts = best.split(separator: " ").map(String.init)
    owners[category] = parts[0]
    types[category] = parts[1]
    if publics[best, default: 0] * 2 > count { publicCategories.insert(category) }
  }

  private static func owner(of name: String) -> String? {
    let parts = name.split(separator: ".")
    let isPath = parts.allSatisfy { part in part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
    // Nothing can be declared in a case of an enum, or in another constant.
    guard parts.count > 1, isPath, parts.dropLast().allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return parts.dropLast().joined(separator: ".")
  }

  /// What most names have before the digits of their values.
  private mutating func learnPrefix(_ category: DesignToken.Category, _ members: [DesignToken]) {
    var counts: [String: Int] = [:]
    for token in members {
      guard case .number(let number) = token.values.any else { continue }
      let leaf = token.name.split(separator: ".").last.map(String.init) ?? token.name
      let digits = NumberName.text(of: number, category)
      guard leaf.hasSuffix(digits) else { continue }
      let prefix = String(leaf.dropLast(digits.count))
      if prefix.last?.isNumber != true { counts[prefix, default: 0] += 1 }
    }
    guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), best.value * 2 > members.count,
      !best.key.isEmpty
    else { return }
    prefixes[category] = best.key
  }

  private mutating func learnRoles(_ colors: [DesignToken]) {
    var counts: [TokenMatcher.ColorRole: [String: Int]] = [:]
    for token in colors {
      let leaf = token.name.split(separator: ".").last.map(String.init) ?? token.name
      guard let (role, word) = TokenName.leadingRole(of: leaf) else { continue }
      counts[role, default: [:]][word, default: 0] += 1
    }
    for (role, words) in counts {
      roleWords[role] = words.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }

  // MARK: Names

  /// A name for a cluster that nothing has yet.
  func proposal(for cluster: ValueCluster, taken: (String) -> Bool) -> ProposedToken {
    let type = type(for: cluster)
    let owner = owner(of: cluster.category, type)
    let prefix = owner + "."
    func isTaken(_ leaf: String) -> Bool { names.contains(prefix + leaf) || taken(prefix + leaf) }
    let exists = names.contains { $0.hasPrefix(prefix) } || owner == type
    return ProposedToken(
      owner: owner, ownerExists: exists,
      isPublic: owners[cluster.category] == owner && publicCategories.contains(cluster.category),
      leaf: leaf(for: cluster, isTaken: isTaken), type: type, cluster: cluster)
  }

  /// Where the team's tokens of a category are, if the type of their values can be a new one's.
  private func owner(of category: DesignToken.Category, _ type: String) -> String {
    let fallback = Self.defaultOwner(category, type)
    guard let owner = owners[category] else { return fallback }
    return category == .font && owner == types[category] ? fallback : owner
  }

  private func leaf(for cluster: ValueCluster, isTaken: (String) -> Bool) -> String {
    switch cluster.values.any {
    case .color(let color):
      guard let word = roleWord(cluster.role) else { return ColorName.name(of: color, taken: isTaken) }
      return ColorName.name(of: color) { isTaken(word + $0.capitalizedFirst) }.prefixed(by: word)
    case .number(let number):
      let prefix = prefixes[cluster.category] ?? Self.defaultPrefix(cluster.category)
      return Self.free(prefix + NumberName.text(of: number, cluster.category), unit: "pt", isTaken)
    case .font(let font): return Self.free(FontName.name(of: font), isTaken)
    case .systemColor, .composite: return Self.free("value", isTaken)
    }
  }

  /// The word for a role where the team's own names have words for roles.
  private func roleWord(_ role: TokenMatcher.ColorRole) -> String? {
    guard role != .none, roleWords.count > 1 else { return nil }
    return roleWords[role] ?? role.rawValue
  }

  /// - Parameter unit: Tells `spacing5`, the fifth of a scale, from what is 5 points.
  private static func free(_ name: String, unit: String = "", _ isTaken: (String) -> Bool) -> String {
    if let free = [name, name + unit].first(where: { !isTaken($0) }) { return free }
    return (2...).lazy.map { "\(name)_\($0)" }.first { !isTaken($0) } ?? name
  }

  private func type(for cluster: ValueCluster) -> String {
    switch cluster.category {
    case .color:
      if let known = types[.color], ["Color", "UIColor", "NSColor"].contains(known) { return known }
      return ["UIColor", "NSColor"].first { $0 == cluster.type } ?? "Color"
    case .font: return fontType(for: cluster)
    case .opacity, .duration: return "Double"
    default: return "CGFloat"
    }
  }

  /// The type of the team's fonts, or else that of the places, of those that can be such a font.
  private func fontType(for cluster: ValueCluster) -> String {
    guard case .font(let font) = cluster.values.any else { return "Font" }
    let wanted = [types[.font], cluster.type].compactMap { $0 }
    return (wanted + FontSource.types).first {
      FontSource.types.contains($0) && FontSource.canMake(font, as: $0, uses: cluster.uses)
    }
      ?? "Font"
  }

  private static func defaultOwner(_ category: DesignToken.Category, _ type: String) -> String {
    switch category {
    case .color, .font: type
    case .spacing: "Spacing"
    case .radius: "Radius"
    case .size: "Size"
    case .fontSize: "FontSize"
    case .lineHeight: "LineSpacing"
    case .letterSpacing: "LetterSpacing"
    case .border: "Border"
    case .opacity: "Opacity"
    case .shadow: "Shadow"
    // `Duration` is a type of Swift's own.
    case .duration: "Motion"
    case .number: "Metric"
    }
  }

  private static func defaultPrefix(_ category: DesignToken.Category) -> String {
    switch category {
    case .lineHeight: "lineSpacing"
    case .number: "metric"
    default: category.rawValue
    }
  }
}

/// A number in a name.
enum NumberName {
  /// `16`, `12_5`; percent for an opacity, milliseconds for a duration.
  static func text(of number: Double, _ category: DesignToken.Category) -> String {
    let scaled =
      switch category {
      case .opacity: number * 100
      case .duration: number * 1000
      default: number
      }
    return NumberFormat.rounded(scaled).replacing(".", with: "_").replacing("-", with: "minus")
  }
}

/// A font in a name: `bold17`, `pretendardBold17`.
enum FontName {
  static func name(of font: FontValue) -> String {
    let face = (font.family ?? font.design).map { $0.filter { $0.isLetter || $0.isNumber } } ?? ""
    let weight = font.drawnWeight.rawValue
    let start = face.isEmpty || face.first?.isLetter != true ? weight : face.lowercasedFirst + weight.capitalizedFirst
    let words = font.traits.flatMap { trait in
      trait.replacing("scaledFont", with: "scaled").replacing("boldSystemFont", with: "system").split(separator: " ")
    }
    let traits = words.map { String($0).capitalizedFirst }.joined()
    return start + (font.isItalic ? "Italic" : "") + traits + (traits.last?.isNumber == true ? "_" : "")
      + NumberFormat.rounded(font.size).replacing(".", with: "_")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
  fileprivate func prefixed(by word: String) -> String { word + capitalizedFirst }
}
