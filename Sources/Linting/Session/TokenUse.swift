import DesignTokens
import SwiftOutline

/// A place in code that names a design token.
package struct TokenUse: Sendable, Hashable {
  /// The position of the token in the catalog.
  package var token: Int
  /// UTF-8 range of the whole expression.
  package var range: Range<Int>
  /// Other tokens that are written the same way: what a document says of the same thing.
  package var others: [Int] = []
  /// The expression.
  var node: UInt32 = 0
}

/// Finds the uses of design tokens in one file.
struct TokenUseFinder {
  let outline: Outline
  let names: TokenNames
  let tokens: [DesignToken]
  let places: PlaceFinder
  /// The file, as definitions name it.
  let sourcePath: String

  private static var longestCall: Int { 120 }
  private static var longestChain: Int { 12 }

  func uses() -> [TokenUse] { uses { tokens(at: $0) } }

  /// The uses that are written along another path than the one that spells the token: `Self.ink`, `DS.ink`, `\Ink.Type.ink`.
  func uses(along paths: TokenPaths) -> [TokenUse] {
    var paths = paths
    paths.modules.formUnion(outline.importedModules.all)
    return uses { node in
      guard let text = path(at: node) else { return [] }
      for expansion in paths.expansions(of: text, in: outline.typePath(around: node)) {
        let found = visible(names.tokens(written: expansion))
        if !found.isEmpty { return found }
      }
      return []
    }
  }

  /// The uses through an instance: `theme.ink` where a property, parameter or constant is known to be a theme.
  ///
  /// - Parameter holderTypes: The types of which instances may be in sight, by how what holds them is declared.
  func uses(through holderTypes: [String: String]) -> [TokenUse] {
    guard !names.heldNames.isEmpty, !holderTypes.isEmpty else { return [] }
    var instances = InstancesInSight(outline: outline)
    return uses { node in
      let this = outline.nodes[Int(node)]
      guard this.kind == .member, this.name != Node.none, names.heldNames.contains(outline.name(of: node)),
        var path = chain(node)?.split(separator: ".").map(String.init)
      else { return [] }
      if path.first == "self" { path.removeFirst() }
      guard path.count > 1, let type = instances.key(ofName: path[0], at: node).flatMap({ holderTypes[$0] }) else {
        return []
      }
      let expression = ([type] + path.dropFirst()).joined(separator: ".")
      return visible(names.tokens(written: expression)).filter { index in
        tokens[index].spellings.contains { $0.holder == type }
      }
    }
  }

  /// The source of a node that ends as some token's spelling does.
  private func path(at node: UInt32) -> String? {
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .member: return this.name != Node.none && names.lastNames.contains(outline.name(of: node)) ? chain(node) : nil
    case .call:
      let callee = this.firstChild
      guard isCalledName(callee), outline.range(of: node).count <= Self.longestCall else { return nil }
      return outline.text(of: node).filter { $0 != " " && $0 != "`" }
    case .keyPath:
      guard outline.range(of: node).count <= Self.longestCall else { return nil }
      return String(outline.text(of: node).dropFirst())
    default: return nil
    }
  }

  private func isCalledName(_ callee: UInt32) -> Bool {
    !names.calleeNames.isEmpty && callee != Node.none && outline.nodes[Int(callee)].name != Node.none
      && names.calleeNames.contains(outline.name(of: callee))
  }

  private func uses(_ tokens: (UInt32) -> [Int]) -> [TokenUse] {
    var uses: [TokenUse] = []
    for index in outline.nodes.indices {
      let node = UInt32(truncatingIfNeeded: index)
      let found = tokens(node)
      guard let token = found.first else { continue }
      uses.append(
        TokenUse(token: token, range: outline.range(of: node), others: Array(found.dropFirst()), node: node))
    }
    return uses.sorted { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) }
      .reduce(into: []) { kept, use in
        // `Typography.title.font` is one use, though `Typography.title` may be a token too.
        if let last = kept.last, last.range.contains(use.range.lowerBound) { return }
        kept.append(use)
      }
  }

  private func tokens(at node: UInt32) -> [Int] {
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .member, .identifier:
      guard this.name != Node.none, names.lastNames.contains(outline.name(of: node)), let chain = chain(node) else {
        return memberTokens(node)
      }
      return visible(names.tokens(written: chain))
    case .implicitMember: return implicitTokens(node, named: outline.name(of: node))
    case .call: return calledTokens(node)
    default: return []
    }
  }

  /// The names of `a.b.c`, without backquotes; nil where the chain starts at something else than a name.
  func chain(_ node: UInt32) -> String? {
    var parts: [String] = []
    var node = node
    while parts.count < Self.longestChain {
      let this = outline.nodes[Int(node)]
      guard this.name != Node.none else { return nil }
      parts.append(outline.name(of: node))
      if this.kind == .identifier { return parts.reversed().joined(separator: ".") }
      guard this.kind == .member, this.firstChild != Node.none else { return nil }
      node = this.firstChild
    }
    return nil
  }

  /// `Typography.title(weight: .bold).font`.
  private func memberTokens(_ node: UInt32) -> [Int] {
    let base = outline.nodes[Int(node)].firstChild
    guard base != Node.none, outline.nodes[Int(node)].kind == .member, outline.nodes[Int(base)].kind == .call,
      isCalledName(outline.nodes[Int(base)].firstChild), outline.range(of: node).count <= Self.longestCall
    else { return [] }
    return visible(names.tokens(written: plainText(of: node)))
  }

  private func plainText(of node: UInt32) -> String { outline.text(of: node).filter { $0 != " " && $0 != "`" } }

  private func implicitTokens(_ node: UInt32, named name: String) -> [Int] {
    let candidates = visible(names.tokens(implicitly: name))
    guard !candidates.isEmpty, let expected = places.expectation(at: node) else { return [] }
    return candidates.filter { index in
      switch (expected.kind, tokens[index].category) {
      case (.color, .color), (.font, .font):
        expected.type.map { type in tokens[index].spellings.contains { $0.type == type } } ?? true
      case (.length, .color), (.length, .font): false
      case (.length, _): true
      default: false
      }
    }
  }

  private func calledTokens(_ node: UInt32) -> [Int] {
    let callee = outline.nodes[Int(node)].firstChild
    guard isCalledName(callee), outline.range(of: node).count <= Self.longestCall else { return [] }
    let text = plainText(of: node)
    let found = visible(names.tokens(written: text))
    guard found.isEmpty, outline.nodes[Int(callee)].kind == .implicitMember else { return found }
    return implicitTokens(node, named: String(text.dropFirst()))
  }

  func visible(_ candidates: [Int]) -> [Int] {
    candidates.filter { tokens[$0].visibility != .file || tokens[$0].definition.path == sourcePath }
  }
}
