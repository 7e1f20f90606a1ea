import DesignTokens
import SwiftOutline

/// A place in code that names a design token.
package struct TokenUse: Sendable, Hashable {
  /// The position of the token in the catalog.
  package var token: Int
  /// UTF-8 range of the whole expression.
  package var range: Range<Int>
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

  func uses() -> [TokenUse] {
    var uses: [TokenUse] = []
    for index in outline.nodes.indices {
      let node = UInt32(truncatingIfNeeded: index)
      if let token = token(at: node) { uses.append(TokenUse(token: token, range: outline.range(of: node))) }
    }
    return uses.sorted { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) }
      .reduce(into: []) { kept, use in
        // `Typography.title.font` is one use, though `Typography.title` may be a token too.
        if let last = kept.last, last.range.contains(use.range.lowerBound) { return }
        kept.append(use)
      }
  }

  private func token(at node: UInt32) -> Int? {
    let this = outline.nodes[Int(node)]
    switch this.kind {
    case .member, .identifier:
      guard this.name != Node.none, names.lastNames.contains(outline.name(of: node)), let chain = chain(node) else {
        return nil
      }
      return visible(names.tokens(written: chain)).first
    case .implicitMember: return implicitToken(node)
    case .call: return calledToken(node)
    default: return nil
    }
  }

  /// The names of `a.b.c`, without backquotes; nil where the chain starts at something else than a name.
  private func chain(_ node: UInt32) -> String? {
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

  private func implicitToken(_ node: UInt32) -> Int? {
    let candidates = visible(names.tokens(implicitly: outline.name(of: node)))
    guard !candidates.isEmpty, let expected = places.expectation(at: node) else { return nil }
    return candidates.first { index in
      switch (expected.kind, tokens[index].category) {
      case (.color, .color), (.font, .font):
        expected.type.map { type in tokens[index].spellings.contains { $0.type == type } } ?? true
      case (.length, .color), (.length, .font): false
      case (.length, _): true
      default: false
      }
    }
  }

  private func calledToken(_ node: UInt32) -> Int? {
    let callee = outline.nodes[Int(node)].firstChild
    guard !names.calleeNames.isEmpty, callee != Node.none, outline.nodes[Int(callee)].name != Node.none,
      names.calleeNames.contains(outline.name(of: callee)), outline.range(of: node).count <= Self.longestCall
    else { return nil }
    return visible(names.tokens(written: outline.text(of: node).filter { $0 != " " && $0 != "`" })).first
  }

  private func visible(_ candidates: [Int]) -> [Int] {
    candidates.filter { tokens[$0].visibility != .file || tokens[$0].definition.path == sourcePath }
  }
}
