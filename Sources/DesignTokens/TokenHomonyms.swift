/// The tokens of a catalog that are spelled alike: of two modules, of two targets, one of a file and one of all, or of
/// documents and asset catalogs that give two of them one name.
struct TokenHomonyms: Sendable {
  /// By the position of a token, those of the others that some spelling of it names too.
  private var others: [Int: [Int]] = [:]

  private static let crowd = 32

  init(_ tokens: [DesignToken]) {
    var known: [String: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      for spelling in token.spellings { known[spelling.expression, default: []].append(index) }
    }
    for group in known.values where group.count > 1 {
      for index in group {
        var alike = Set(others[index] ?? [])
        for other in group.prefix(Self.crowd) where other != index { alike.insert(other) }
        if !alike.isEmpty { others[index] = Array(alike) }
      }
    }
    others = others.mapValues { $0.sorted() }
  }

  func others(of token: Int) -> [Int] { others[token] ?? [] }
}

extension TokenMatcher {
  /// What a token's name means to a file that sees the token: it, nothing, or maybe something else.
  func sight(of index: Int, from viewer: Viewer) -> Sight {
    let sight = sightAlone(of: index, from: viewer)
    guard sight != .hidden, !isHiddenInModule(index, from: viewer) else { return .hidden }
    var doubt: Sight?
    let source = TokenName.Source(catalog.tokens[index])
    for other in homonyms.others(of: index) where sightAlone(of: other, from: viewer) == .clear {
      let otherSource = TokenName.Source(catalog.tokens[other])
      if source != .swift || otherSource != .swift {
        // Code means what it defines, whatever a document says.
        guard source != .swift, isOther(index, than: other) else { continue }
        doubt = doubt ?? .doubtful("has another value in \(catalog.tokens[other].definition.path)")
        continue
      }
      switch (isOwn(index, of: viewer), isOwn(other, of: viewer)) {
      case (true, false): continue
      case (false, true): return .hidden
      case (false, false) where homes[index].module != homes[other].module: return .hidden
      default:
        guard isOther(index, than: other) else { continue }
        doubt = doubt ?? .doubtful("has another value in \(catalog.tokens[other].definition.path)")
      }
    }
    return sight == .clear ? doubt ?? sight : sight
  }

  private func isOther(_ index: Int, than other: Int) -> Bool {
    !catalog.tokens[index].values.haveSameValues(as: catalog.tokens[other].values)
  }

  private func isOwn(_ index: Int, of viewer: Viewer) -> Bool { homes[index].module == viewer.home.module }

  /// Whether the viewer's module or file has another meaning for the name with which a token of another module begins.
  private func isHiddenInModule(_ index: Int, from viewer: Viewer) -> Bool {
    guard !isOwn(index, of: viewer), !names.modules.isEmpty || !viewer.ownNames.isEmpty,
      TokenName.Source(catalog.tokens[index]) == .swift
    else { return false }
    return catalog.tokens[index].spellings.contains { spelling in
      SourceNames.roots(of: spelling.expression).contains {
        viewer.ownNames.contains($0) || names.declares($0, in: viewer.home.module)
      }
    }
  }
}
