/// What the name of a token tells.
package enum TokenName {
  /// Where a token is defined, in the order in which a spelling is preferred.
  enum Source: Int {
    case swift, assetCatalog, document

    init(_ token: DesignToken) {
      let path = token.definition.path
      self = path.hasSuffix(".swift") ? .swift : path.hasSuffix(".colorset/Contents.json") ? .assetCatalog : .document
    }
  }

  /// 0 where the token is for the role, by the configuration or else by its name; 2 where it is for another one.
  static func misfit(_ token: DesignToken, for role: TokenMatcher.ColorRole) -> Int {
    guard role != .none else { return 1 }
    let roles = token.roles.isEmpty ? self.roles(of: token.name) : token.roles
    if roles.isEmpty { return 1 }
    if roles.contains(role == .fill ? .background : role) { return 0 }
    // An icon is drawn in the color of the text beside it.
    return role == .icon && roles.contains(.text) ? 1 : 2
  }

  /// Whether a color is for texts, icons, shadows or gradients, and so not for the inside of a shape.
  static func isOnlyForOthersThanFills(_ token: DesignToken) -> Bool {
    let roles = token.roles.isEmpty ? self.roles(of: token.name) : token.roles
    return !roles.isEmpty && roles.allSatisfy { [.text, .icon, .shadow, .gradient].contains($0) }
  }

  private static func roles(of name: String) -> [TokenMatcher.ColorRole] {
    let words = words(of: name)
    // Material's `onSurface` is for what lies on a surface.
    return words.contains("on") ? [.text, .icon] : words.compactMap(TokenRole.hint)
  }

  /// The role that the first word of a name tells, with that word: `text` of `textPrimary`.
  package static func leadingRole(of name: String) -> (role: TokenMatcher.ColorRole, word: String)? {
    guard let word = words(of: name).first, let role = TokenRole.hint(in: word) else { return nil }
    return (role, word)
  }

  /// Each token once: a Swift name over an asset or a document's path is the same token, and so are the `Color` and the
  /// `UIColor` of one name. Input and output are best first.
  static func distinct<Entry>(_ entries: [Entry], candidate: (Entry) -> TokenMatcher.Candidate) -> [Entry] {
    guard entries.count > 1 else { return entries }
    var kept: [(entry: Entry, key: Key)] = []
    // The better source or type speaks for a token, even where another of its names ranks higher.
    let keyed = entries.enumerated().map { ($0.offset, $0.element, Key(candidate($0.element))) }
    let bySource = keyed.sorted { ($0.2.grade, $0.0) < ($1.2.grade, $1.0) }
    var positions: [Int] = []
    for (position, entry, key) in bySource where !kept.contains(where: { $0.key.isSameToken(as: key) }) {
      kept.append((entry, key))
      positions.append(position)
    }
    return zip(positions, kept).sorted { $0.0 < $1.0 }.map(\.1.entry)
  }

  /// What tells whether two candidates are one token.
  private struct Key {
    var name: String
    var source: Source
    var isConverted: Bool
    var values: AppearanceValues
    var text: String

    init(_ candidate: TokenMatcher.Candidate) {
      name = TokenName.normalized(candidate.token.name)
      source = Source(candidate.token)
      isConverted = candidate.spelling.convertedFrom != nil
      values = candidate.token.values
      text = candidate.spelling.text
    }

    var grade: Int { (isConverted ? 10 : 0) + source.rawValue }

    func isSameToken(as other: Key) -> Bool {
      let isDocumentedTwice = source == .document && text == other.text
      guard source != other.source || isConverted != other.isConverted || isDocumentedTwice else { return false }
      guard values.lightLevels == other.values.lightLevels, values.darkLevels == other.values.darkLevels else {
        return false
      }
      if name == other.name || isDocumentedTwice { return true }
      guard source != other.source else { return false }
      let (long, short) = name.utf8.count > other.name.utf8.count ? (name, other.name) : (other.name, name)
      return short.utf8.count >= 3 && long.hasSuffix(short)
    }
  }

  /// A name without case, separators and the words that only say its type.
  static func normalized(_ name: String) -> String {
    let words = words(of: name)
    let telling = words.filter { !typeWords.contains($0) }
    return (telling.isEmpty ? words : telling).joined()
  }

  /// The words of a name behind those that only say where it is kept: `ink` of `AppTheme.ink`.
  static func plain(_ name: String) -> String {
    let words = words(of: name)
    let telling = words.drop { typeWords.contains($0) || keepers.contains($0) }
    return (telling.isEmpty ? words[...] : telling).joined(separator: " ")
  }

  private static let keepers: Set<String> = [
    "app", "ds", "theme", "palette", "asset", "assets", "design", "system", "swift", "style", "styles",
  ]

  private static let typeWords: Set<String> = [
    "color", "colors", "colour", "colours", "ui", "ns", "cg", "token", "tokens", "font", "fonts", "float",
  ]

  /// The words of a name in lower case: `Color.textPrimary` is `color`, `text`, `primary`.
  package static func words(of name: String) -> [String] {
    NameWords.lowercased(name)
  }
}
