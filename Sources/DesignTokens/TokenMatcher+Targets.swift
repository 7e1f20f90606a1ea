extension TokenMatcher {
  /// How many of the targets that compile a file compile a token's definition too.
  enum TargetShare: Hashable, Sendable {
    case nothing, part, everything
  }

  /// The share of a token that only its own target sees; nil where no project tells.
  func share(of index: Int, in viewer: Viewer) -> TargetShare? {
    guard !viewer.targets.isEmpty, !targets.isEmpty, let own = targets[index] else { return nil }
    if viewer.targets.isSubset(of: own) { return .everything }
    return viewer.targets.isDisjoint(with: own) ? .nothing : .part
  }

  /// The targets that compile the definitions of tokens in code that are not for everyone.
  static func targets(of tokens: [DesignToken], in modules: SwiftModules) -> [Set<Int>?] {
    var known: [String: Set<Int>?] = [:]
    return tokens.map { token in
      guard token.visibility == .module || token.visibility == .package, TokenName.Source(token) == .swift else {
        return nil
      }
      let path = token.definition.path
      if let targets = known[path] { return targets }
      let targets = modules.targets(ofPath: path)
      known[path] = .some(targets)
      return targets
    }
  }
}
