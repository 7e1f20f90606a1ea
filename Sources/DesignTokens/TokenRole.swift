/// What a color token is for, where that is beyond doubt.
package enum TokenRole {
  /// The roles that a token has for sure: those of the configuration, or the one that a plain name tells. Empty where its
  /// name may mean something else, as `textFieldFill` may.
  package static func certain(_ token: DesignToken) -> Set<TokenMatcher.ColorRole> {
    guard token.category == .color else { return [] }
    if !token.roles.isEmpty { return Set(token.roles) }
    let named = ([token.name] + token.aliases).compactMap(role)
    guard let first = named.first, named.allSatisfy({ $0 == first }) else { return [] }
    return [first]
  }

  /// The role of a name whose words say nothing else: `Color.textPrimary`, `color.text.on-hover`, `fgMuted`.
  private static func role(of name: String) -> TokenMatcher.ColorRole? {
    var words = TokenName.words(of: name)
    while let first = words.first, words.count > 1, wrappers.contains(first) { words.removeFirst() }
    guard let first = words.first, let role = roles[first] else { return nil }
    let others = words.dropFirst()
    guard others.allSatisfy({ shades.contains($0) || wrappers.contains($0) || isNumber($0) || roles[$0] == role })
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

  private static let roles: [String: TokenMatcher.ColorRole] = [
    "text": .text, "fg": .text, "foreground": .text, "label": .text, "bg": .background, "background": .background,
    "surface": .background, "border": .border, "stroke": .border, "outline": .border, "divider": .border,
    "separator": .border, "icon": .icon, "shadow": .shadow,
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
