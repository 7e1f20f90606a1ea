import SwiftOutline

/// Reads the scopes of a file and what is declared in each, in one walk over its nodes.
struct ScopeReader {
  let outline: Outline
  private(set) var scopes: [(range: Range<Int>, names: Set<UInt32>, types: [Int])] = []
  private(set) var members: [Set<UInt32>] = []
  private(set) var types: [String] = []
  private var typeIndices: [String: Int] = [:]
  /// The scope that a node is.
  private var scopeOfNode: [Int32]

  private static let patternLimit = 256

  init(_ outline: Outline) {
    self.outline = outline
    scopeOfNode = Array(repeating: -1, count: outline.nodes.count)
  }

  mutating func read() {
    for index in outline.nodes.indices where isScope(outline.nodes[index].kind) {
      scopeOfNode[index] = Int32(truncatingIfNeeded: scopes.count)
      scopes.append((outline.range(of: UInt32(index)), [], []))
    }
    for index in outline.nodes.indices where isType(outline.nodes[index].kind) { noteType(UInt32(index)) }
    for index in outline.nodes.indices { noteNames(UInt32(index), outline.nodes[index]) }
  }

  private func isType(_ kind: Node.Kind) -> Bool {
    switch kind {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .extensionDeclaration:
      true
    default: false
    }
  }

  private func isScope(_ kind: Node.Kind) -> Bool {
    switch kind {
    case .closure, .function, .initializer, .deinitializer, .subscriptDeclaration, .accessor, .block, .ifStatement,
      .whileStatement, .forStatement, .switchCase, .catchClause:
      true
    default: isType(kind)
    }
  }

  /// The scope around a node; -1 at the top of the file.
  private func scope(around node: UInt32) -> Int {
    var parent = outline.nodes[Int(node)].parent
    while parent != Node.none {
      let scope = scopeOfNode[Int(parent)]
      if scope >= 0 { return Int(scope) }
      parent = outline.nodes[Int(parent)].parent
    }
    return -1
  }

  // MARK: Types

  private mutating func noteType(_ node: UInt32) {
    let scope = Int(scopeOfNode[Int(node)])
    let path = path(of: node)
    guard scope >= 0, !path.isEmpty else { return }
    // An extension of a nested type also sees the types around that one.
    for count in stride(from: path.count, to: 0, by: -1) {
      scopes[scope].types.append(typeIndex(path[..<count].joined(separator: ".")))
    }
    declareGenerics(behind: outline.nodes[Int(node)].name, in: scope)
  }

  private mutating func typeIndex(_ path: String) -> Int {
    if let known = typeIndices[path] { return known }
    typeIndices[path] = members.count
    members.append([])
    types.append(path)
    return members.count - 1
  }

  /// The names that lead to a type; an extension says them all itself.
  private func path(of node: UInt32) -> [String] {
    var path: [String] = []
    var next = node
    while next != Node.none, path.count < 16 {
      let this = outline.nodes[Int(next)]
      if isType(this.kind), this.name != Node.none {
        var token = Int(this.name)
        path.append(outline.name(ofToken: this.name))
        while this.kind == .extensionDeclaration, token >= 2, outline.tokens[token - 1].kind == .period, path.count < 16
        {
          token -= 2
          path.append(outline.name(ofToken: UInt32(token)))
        }
      }
      next = this.parent
    }
    return path.reversed()
  }

  // MARK: Names

  private mutating func noteNames(_ node: UInt32, _ this: Node) {
    switch this.kind {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .typealiasDeclaration,
      .protocolDeclaration, .enumCase:
      declare(this.name, in: scope(around: node))
    case .function:
      declare(this.name, in: scope(around: node))
      declareGenerics(behind: this.name, in: Int(scopeOfNode[Int(node)]))
    case .binding:
      let scope = scope(around: node)
      if this.name != Node.none { declare(this.name, in: scope) } else { declarePattern(node, in: scope) }
    case .parameter: declare(this.name, in: scope(around: node))
    case .conditionBinding, .forStatement, .switchCase, .catchClause:
      // What a `guard` binds, what follows it sees.
      let scope = scopeOfNode[Int(node)] >= 0 ? Int(scopeOfNode[Int(node)]) : scope(around: node)
      for child in outline.children(of: node) where outline.nodes[Int(child)].role == .pattern {
        declarePattern(child, in: scope)
      }
    default: break
    }
  }

  private mutating func declare(_ token: UInt32, in scope: Int) {
    guard token != Node.none, scope >= 0 else { return }
    let token = outline.tokens[Int(token)]
    let quoted = token.flags.contains(.backquoted) ? 1 : 0
    guard Int(token.start) + quoted <= Int(token.end) - quoted else { return }
    let hash = ScopeReader.hash(outline.bytes[Int(token.start) + quoted..<Int(token.end) - quoted])
    if let type = scopes[scope].types.first { members[type].insert(hash) } else { scopes[scope].names.insert(hash) }
  }

  /// The names that a pattern may bind: of `.some(let radius)` the last.
  private mutating func declarePattern(_ node: UInt32, in scope: Int) {
    let this = outline.nodes[Int(node)]
    let end = min(Int(this.endToken), Int(this.firstToken) + ScopeReader.patternLimit)
    var depth = 0
    for index in Int(this.firstToken)..<max(end, Int(this.firstToken)) {
      switch outline.tokens[index].kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .equal where depth == 0: return
      case .identifier:
        let isMember = index > 0 && outline.tokens[index - 1].kind == .period
        let first = outline.bytes[Int(outline.tokens[index].start)]
        let isType = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
        if !isMember, !isType { declare(UInt32(index), in: scope) }
      default: break
      }
    }
  }

  /// The parameters in `struct Box<Content: View>`.
  private mutating func declareGenerics(behind name: UInt32, in scope: Int) {
    guard name != Node.none, scope >= 0, Int(name) + 1 < outline.tokens.count,
      outline.token(name + 1, is: "<")
    else { return }
    var isParameter = true
    for index in (Int(name) + 2)..<min(outline.tokens.count, Int(name) + 64) {
      switch outline.tokens[index].kind {
      case .identifier where isParameter:
        scopes[scope].names.insert(
          ScopeReader.hash(outline.bytes[Int(outline.tokens[index].start)..<Int(outline.tokens[index].end)]))
        isParameter = false
      case .comma: isParameter = true
      case .leftParen, .leftBrace: return
      default: if outline.token(UInt32(index), is: ">") { return }
      }
    }
  }

  // MARK: Hashes

  static func hash(_ name: String) -> UInt32 { hash(name.utf8) }

  /// FNV-1a, 32 bits: two names of one hash only cost a fix.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }
}
