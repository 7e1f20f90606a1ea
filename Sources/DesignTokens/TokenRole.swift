/// What a color token is for, where that is beyond doubt.
package enum TokenRole {
  /// The roles that a token has for sure: those of the configuration, or the one that a plain name tells. Empty where its
  /// name may mean something else, as `textFieldFill` may.
  package static func certain(_ token: DesignToken) -> Set<TokenMatcher.ColorRole> {
    guard token.category == .color else { return [] }
    if !token.roles.isEmpty { return Set(token.roles) }
    let named = ([token.name] + token.aliases).compactMap(role(of:))
    guard let first = named.first, named.allSatisfy({ $0 == first }) else { return [] }
    return [first]
  }

  /// The role of a name whose words say nothing else: `Color.textPrimary`, `color.text.on-hover`, `fgMuted`.
  private static func role(of name: String) -> TokenMatcher.ColorRole? {
    var words = TokenName.words(of: name)
    while let first = words.first, words.count > 1, wrappers.contains(first) { words.removeFirst() }
    guard let first = words.first, let role = role(saidBy: first) else { return nil }
    let others = words.dropFirst()
    guard
      others.allSatisfy({
        shades.contains($0) || wrappers.contains($0) || isNumber($0) || self.role(saidBy: $0) == role
      })
    else {
      return nil
    }
    return role
  }

  private static func isNumber(_ word: String) -> Bool { word.utf8.allSatisfy { (0x30...0x39).contains($0) } }

  /// Words around a role that say nothing of it.
  private static let wrappers: Set<String> = [
    "color", "colors", "colour", "colours", "ui", "ns", "app", "ds", "token", "tokens", "theme", "palette", "semantic",
    "asset", "assets", "swift", "sys", "system", "shape", "style",
  ]

  /// The role that a word of a name may stand for.
  static func hint(in word: String) -> TokenMatcher.ColorRole? { words[word]?.role }

  /// The role that a word stands for and nothing else.
  private static func role(saidBy word: String) -> TokenMatcher.ColorRole? {
    words[word].flatMap { $0.isPlain ? $0.role : nil }
  }

  /// A role, and whether the word says it beyond doubt.
  private typealias Word = (role: TokenMatcher.ColorRole, isPlain: Bool)

  private static let words: [String: Word] = [
    "text": (.text, true), "fg": (.text, true), "foreground": (.text, true), "label": (.text, true),
    "title": (.text, false), "content": (.text, false), "font": (.text, false),
    "bg": (.background, true), "background": (.background, true), "surface": (.background, true),
    "fill": (.background, false), "canvas": (.background, false),
    "border": (.border, true), "stroke": (.border, true), "outline": (.border, true), "divider": (.border, true),
    "separator": (.border, true), "line": (.border, false), "icon": (.icon, true), "shadow": (.shadow, true),
    "gradient": (.gradient, false),
  ]

  /// Words that tell one color of a role from another.
  private static let shades: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "default", "base", "main", "normal", "regular", "strong",
    "stronger", "strongest", "weak", "weaker", "weakest", "muted", "subtle", "subtler", "subtlest", "subdued", "faint",
    "soft", "raised", "elevated", "sunken", "bold", "emphasis", "emphasized", "high", "medium", "low", "heavy", "light",
    "dark", "lighter", "darker",
    "inverse", "inverted", "reverse", "disabled", "enabled", "active", "inactive", "pressed", "hover", "hovered",
    "focus", "focused", "selected", "rest", "brand", "accent", "danger", "error", "negative", "critical", "destructive",
    "success", "positive", "warning", "caution", "info", "informative", "neutral", "link", "placeholder", "hint",
    "body",
    "caption", "heading", "headline", "white", "black", "gray", "grey", "red", "orange", "yellow", "green", "mint",
    "teal", "cyan", "blue", "indigo", "purple", "violet", "pink", "brown", "alpha",
  ]
}
