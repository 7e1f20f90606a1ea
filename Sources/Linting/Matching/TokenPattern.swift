import DesignTokens

/// A pattern for names of design tokens: `Palette.*`, `text*`, `**/label*`. Dots and slashes are one; a pattern without
/// either is about a name at any depth, and one that matches a group is about all in it.
package struct TokenPattern: Sendable, Hashable {
  package let text: String
  private let glob: Glob

  package init(_ text: String) {
    self.text = text
    let path = text.replacing(".", with: "/")
    glob = Glob(path.contains("/") ? path : "**/" + path)
  }

  /// Whether a name of the token fits.
  package func matches(_ token: DesignToken) -> Bool {
    ([token.name] + token.aliases).contains { glob.matches($0.replacing(".", with: "/"), extent: .wholeOrFolder) }
  }

  /// Whether the token is defined in a file that the pattern names with a slash.
  package func matchesFile(of token: DesignToken) -> Bool {
    text.contains("/") && glob.matches(token.definition.path.replacing(".", with: "/"), extent: .wholeOrFolder)
  }
}

extension Configuration {
  /// The tokens with the roles that the configuration gives them.
  func withRoles(_ tokens: [DesignToken]) -> [DesignToken] {
    guard !roles.isEmpty else { return tokens }
    return tokens.map { token in
      guard token.category == .color else { return token }
      var token = token
      token.roles = TokenMatcher.ColorRole.allCases.filter { role in
        roles[role]?.contains { $0.matches(token) } ?? false
      }
      return token
    }
  }
}
