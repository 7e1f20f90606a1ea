extension TokenMatcher {
  /// Every token that may stand at a place, with how it is written there: the categories in the place's order, and in each
  /// the names that fit the role first.
  package func tokens(at place: Place) -> [(token: DesignToken, replacement: String)] {
    var found: [(rank: [Int], token: DesignToken, replacement: String)] = []
    for (index, token) in catalog.tokens.enumerated() where token.deprecation == nil {
      guard let category = place.categories.firstIndex(of: token.category),
        sight(of: index, from: place.viewer) != .hidden,
        let spelling = PlacedSpelling(token, at: place)
      else { continue }
      let rank = [
        category, spelling.convertedFrom == nil ? 0 : 1, TokenName.misfit(token, for: place.role),
        token.isAlias ? 0 : 1, index,
      ]
      found.append((rank, token, spelling.text))
    }
    return found.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map { ($0.token, $0.replacement) }
  }

  /// How a token is written where another one stands: for the same type, and as an implicit member where that one is.
  /// Nil where it cannot be named there.
  package func replacement(
    _ token: DesignToken, for other: DesignToken, written text: String, viewer: Viewer
  ) -> String? {
    guard let index = catalog.tokens.firstIndex(of: token), sight(of: index, from: viewer) != .hidden else {
      return nil
    }
    let isImplicit = text.hasPrefix(".")
    let spelling = other.spellings.first { (isImplicit ? $0.implicit : $0.expression) == text } ?? other.spellings.first
    let place = Place(
      categories: [token.category], type: spelling?.type ?? "", resolvesImplicitMember: isImplicit, viewer: viewer)
    return PlacedSpelling(token, at: place)?.text
  }
}
