/// The syntax outline of one file: its bytes, its tokens, and the tree of nodes that rules and loaders read.
///
/// It holds declarations, calls, member chains, literals and the statements around them, and nothing that no rule needs:
/// types are leaves, and what the parser cannot place is one `unexpected` node.
///
/// A class, for everything that looks into it holds it: a copy is one reference.
package final class Outline: Sendable {
  package let bytes: [UInt8]
  package let tokens: [Token]
  /// Node 0 is the `file`. A parent stands anywhere relative to its children: follow the links, not the order.
  package let nodes: [Node]
  /// UTF-8 ranges of the comments that hold the words `sym-lint`, in source order.
  package let directiveComments: [Range<Int>]

  package init(bytes: [UInt8], tokens: [Token], nodes: [Node], directiveComments: [Range<Int>]) {
    self.bytes = bytes
    self.tokens = tokens
    self.nodes = nodes
    self.directiveComments = directiveComments
  }
}

extension Outline {
  /// The UTF-8 range of a node, trivia at its ends left out.
  @inlinable
  package func range(of node: UInt32) -> Range<Int> {
    let first = Int(nodes[Int(node)].firstToken)
    let end = Int(nodes[Int(node)].endToken)
    guard first < end else { return Int(tokens[first].start)..<Int(tokens[first].start) }
    return Int(tokens[first].start)..<Int(tokens[end - 1].end)
  }

  /// The source text of a UTF-8 range.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The source text of a node.
  package func text(of node: UInt32) -> String { text(range(of: node)) }

  /// The node's name without backquotes, or "" when it has none.
  package func name(of node: UInt32) -> String {
    let token = nodes[Int(node)].name
    return token == Node.none ? "" : name(ofToken: token)
  }

  /// A token's text without backquotes.
  package func name(ofToken index: UInt32) -> String {
    let token = tokens[Int(index)]
    let quoted = token.flags.contains(.backquoted) ? 1 : 0
    return text(Int(token.start) + quoted..<Int(token.end) - quoted)
  }

  /// The node's children in source order.
  @inlinable @inline(__always)
  package func children(of node: UInt32) -> Children {
    Children(outline: self, upcoming: nodes[Int(node)].firstChild)
  }

  package struct Children: Sequence, IteratorProtocol {
    package typealias Element = UInt32

    @usableFromInline let outline: Outline
    @usableFromInline var upcoming: UInt32

    @inlinable @inline(__always)
    init(outline: Outline, upcoming: UInt32) {
      self.outline = outline
      self.upcoming = upcoming
    }

    @inlinable @inline(__always)
    package mutating func next() -> UInt32? {
      guard upcoming != Node.none else { return nil }
      defer { upcoming = outline.nodes[Int(upcoming)].nextSibling }
      return upcoming
    }
  }
}
