/// The syntax outline of one file: its bytes, its tokens, and the tree of nodes that rules and loaders read.
///
/// It holds declarations, calls, member chains, literals and the statements around them, and nothing that no rule needs:
/// types are leaves, and what the parser cannot place is one `unexpected` node.
///
/// A class, for everything that looks into it holds it: a copy is one reference. `public`, for what is `package` does not
/// inline into other modules.
public final class Outline: Sendable {
  public let bytes: [UInt8]
  public let tokens: [Token]
  /// Node 0 is the `file`. A parent stands anywhere relative to its children: follow the links, not the order.
  public let nodes: [Node]
  /// UTF-8 ranges of the comments that hold the words `sym-lint`, in source order.
  public let directiveComments: [Range<Int>]
  /// The variables and constants that it declares, by their names.
  package let bindings: BindingTable

  init(bytes: [UInt8], tokens: [Token], nodes: [Node], directiveComments: [Range<Int>]) {
    self.bytes = bytes
    self.tokens = tokens
    self.nodes = nodes
    self.directiveComments = directiveComments
    bindings = BindingTable(nodes, tokens, bytes)
  }
}

extension Outline {
  /// The UTF-8 range of a node, trivia at its ends left out.
  @inlinable
  public func range(of node: UInt32) -> Range<Int> {
    let first = Int(nodes[Int(node)].firstToken)
    let end = Int(nodes[Int(node)].endToken)
    guard first < end else { return Int(tokens[first].start)..<Int(tokens[first].start) }
    return Int(tokens[first].start)..<Int(tokens[end - 1].end)
  }

  /// The source text of a UTF-8 range.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The source text of a node.
  public func text(of node: UInt32) -> String { text(range(of: node)) }

  /// Where a token's text stands, without backquotes.
  @inlinable
  public func nameRange(ofToken index: UInt32) -> Range<Int> {
    let token = tokens[Int(index)]
    let quoted = token.flags.contains(.backquoted) ? 1 : 0
    return Int(token.start) + quoted..<Int(token.end) - quoted
  }

  /// The node's name without backquotes, or "" when it has none.
  public func name(of node: UInt32) -> String {
    let token = nodes[Int(node)].name
    return token == Node.none ? "" : name(ofToken: token)
  }

  /// A token's text without backquotes.
  public func name(ofToken index: UInt32) -> String {
    text(nameRange(ofToken: index))
  }

  /// The node's children in source order.
  @inlinable @inline(__always)
  public func children(of node: UInt32) -> Children {
    Children(outline: self, upcoming: nodes[Int(node)].firstChild)
  }

  public struct Children: Sequence, IteratorProtocol {
    public typealias Element = UInt32

    @usableFromInline let outline: Outline
    @usableFromInline var upcoming: UInt32

    @inlinable @inline(__always)
    init(outline: Outline, upcoming: UInt32) {
      self.outline = outline
      self.upcoming = upcoming
    }

    @inlinable @inline(__always)
    public mutating func next() -> UInt32? {
      guard upcoming != Node.none else { return nil }
      defer { upcoming = outline.nodes[Int(upcoming)].nextSibling }
      return upcoming
    }
  }
}
