import DesignTokens

/// A place that names a design token.
struct TokenUseSite {
  var excerpt: SourceExcerpt
  var token: DesignToken
  /// The type that the place wants, where it tells.
  var type: String?
  var role: TokenMatcher.ColorRole = .none
  var enclosing: String
}
