/// Reads the tokens of one file into its outline.
///
/// It always answers: what it cannot place becomes an `unexpected` node, an opened bracket that nothing closes ends with
/// the block around it, and a statement ends where the next line cannot belong to it, so that an unfinished line costs
/// that statement alone. Nesting deeper than `depthLimit` is stepped over.
package struct Parser {
  let bytes: [UInt8]
  let tokens: [Token]
  /// For each opening bracket the index of its partner or, where it has none, of the token that ends its extent.
  let partners: [UInt32]
  var nodes: [Node] = []
  /// Index of the token to read next.
  var position = 0
  /// Index of the token that ends what is being read: a closing bracket or the end of the file.
  var limit: Int
  var depth = 0
  /// Which bodies matter; nil where all do.
  let interest: BodyInterest?
  /// Tokens that are known to make no body matter.
  var unwanted = 0..<0
  /// Whether the computed properties of the type that is being read matter.
  var keepsVariables = false

  /// Twice as deep as twelve thousand files of real apps go; a worker's stack of 512 KB holds it in a debug build too.
  static var depthLimit: Int { 80 }

  /// The outline of a file's bytes, whatever they are.
  package static func parse(_ bytes: [UInt8]) -> Outline { parse(bytes, Lexer.lex(bytes), bodies: nil) }

  /// The outline without the bodies that do not matter, which stand in it as empty blocks. Nil keeps every body.
  package static func parse(_ bytes: [UInt8], _ source: LexedSource, bodies interest: BodyInterest?) -> Outline {
    var parser = Parser(bytes: bytes, tokens: source.tokens, interest: interest)
    parser.parseFile()
    return Outline(
      bytes: bytes, tokens: source.tokens, nodes: parser.nodes, directiveComments: source.directiveComments)
  }

  init(bytes: [UInt8], tokens: [Token], interest: BodyInterest?) {
    self.bytes = bytes
    self.tokens = tokens
    self.interest = interest
    partners = bracketPartners(of: tokens)
    limit = tokens.count - 1
    nodes.reserveCapacity(tokens.count + 8)
  }

  mutating func parseFile() {
    let root = add(.file, from: 0, children: ChildList())
    var children = ChildList()
    if kind == .shebang { position += 1 }
    parseBody(in: .code, into: &children)
    nodes[Int(root)].endToken = UInt32(tokens.count - 1)
    adopt(children, by: root)
  }
}

// MARK: Reading tokens

extension Parser {
  /// The kind of the token to read next; `endOfFile` at the limit.
  @inline(__always)
  var kind: Token.Kind { position < limit ? tokens[position].kind : .endOfFile }

  /// The kind of a token further on; `endOfFile` past the limit.
  @inline(__always)
  func kind(ahead count: Int) -> Token.Kind {
    position + count < limit ? tokens[position + count].kind : .endOfFile
  }

  @inline(__always)
  func kind(at index: Int) -> Token.Kind { index < limit ? tokens[index].kind : .endOfFile }

  @inline(__always)
  var startsLine: Bool { tokens[position].flags.contains(.startsLine) }

  @inline(__always)
  mutating func take(_ wanted: Token.Kind) -> Bool {
    guard kind == wanted else { return false }
    position += 1
    return true
  }

  /// Whether a token's text is `word`.
  func token(_ index: Int, is word: StaticString) -> Bool {
    guard index < limit else { return false }
    let token = tokens[index]
    guard Int(token.end - token.start) == word.utf8CodeUnitCount else { return false }
    let start = unsafe word.utf8Start
    for offset in 0..<word.utf8CodeUnitCount where unsafe bytes[Int(token.start) + offset] != start[offset] {
      return false
    }
    return true
  }

  /// The first byte of a token.
  @inline(__always)
  func firstByte(_ index: Int) -> UInt8 { bytes[Int(tokens[index].start)] }

  /// Where the bracket at `index` ends: its partner, but never past the limit.
  @inline(__always)
  func partner(of index: Int) -> Int { min(Int(partners[index]), limit) }

  /// Whether the bracket at `index` has a closing partner before the limit.
  func isClosed(_ index: Int) -> Bool {
    let end = Int(partners[index])
    return end < limit && tokens[end].kind.closes(tokens[index].kind)
  }

  /// Runs `body` with the limit at the partner of the bracket at the current position, then steps past the partner.
  @inline(__always)
  mutating func withinBrackets(_ body: (inout Parser) -> Void) {
    let open = position
    let closed = isClosed(open)
    let outerLimit = limit
    limit = partner(of: open)
    position += 1
    body(&self)
    if closed {
      position = limit + 1
    }
    limit = outerLimit
  }

  /// Runs `body` one level deeper, or steps over the coming token or bracket where the limit of depth is reached.
  @inline(__always)
  mutating func nested(_ body: (inout Parser) -> UInt32) -> UInt32 {
    guard depth < Parser.depthLimit else { return stepOver() }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// One `unexpected` node for the coming token, brackets with all that they hold.
  mutating func stepOver() -> UInt32 {
    let first = position
    if position < limit {
      position = tokens[position].kind.opens ? min(partner(of: position) + 1, limit) : position + 1
    }
    return add(.unexpected, from: first, children: ChildList())
  }
}

// MARK: Making nodes

/// The children of a node that is not made yet.
struct ChildList {
  var first = Node.none
  var last = Node.none
}

extension Parser {
  /// A node from the token `first` up to the current position.
  @inline(__always)
  mutating func add(
    _ kind: Node.Kind, name: Int? = nil, from first: Int, children: ChildList, flags: Node.Flags = []
  ) -> UInt32 {
    let index = UInt32(truncatingIfNeeded: nodes.count)
    nodes.append(
      Node(
        kind: kind, role: .plain, flags: flags, name: name.map { UInt32(truncatingIfNeeded: $0) } ?? Node.none,
        firstToken: UInt32(truncatingIfNeeded: first), endToken: UInt32(truncatingIfNeeded: position),
        parent: Node.none, firstChild: Node.none, nextSibling: Node.none))
    if children.first != Node.none { adopt(children, by: index) }
    return index
  }

  /// A node without children for the coming token, which is read.
  mutating func leaf(_ kind: Node.Kind, named: Bool = false) -> UInt32 {
    position += 1
    return add(kind, name: named ? position - 1 : nil, from: position - 1, children: ChildList())
  }

  mutating func adopt(_ children: ChildList, by parent: UInt32) {
    nodes[Int(parent)].firstChild = children.first
    var child = children.first
    while child != Node.none {
      nodes[Int(child)].parent = parent
      child = nodes[Int(child)].nextSibling
    }
  }

  @inline(__always)
  mutating func append(_ child: UInt32, to list: inout ChildList, role: Node.Role = .plain) {
    guard child != Node.none else { return }
    if role != .plain { nodes[Int(child)].role = role }
    if list.first == Node.none {
      list.first = child
    } else {
      nodes[Int(list.last)].nextSibling = child
    }
    list.last = child
  }

  @inline(__always)
  func firstToken(of node: UInt32) -> Int { Int(nodes[Int(node)].firstToken) }
}
