import DesignTokens
import SwiftOutline

/// Reads the scopes of a file and what is declared in each, in one walk over its nodes.
struct ScopeReader {
  let outline: Outline
  private(set) var scopes: [Scope] = []
  private(set) var types: [DeclaredType] = []
  private var typeIndices: [String: Int] = [:]
  /// The scope that a node is.
  private var scopeOfNode: [Int32]

  struct Scope {
    var node: UInt32
    var range: Range<Int>
    var names: Set<UInt32> = []
    /// For a type, its position and those of the types that it is a member of or inherits from.
    var types: [Int] = []
  }

  /// A type with what the file says of it, in all its extensions together.
  struct DeclaredType: Sendable, Hashable {
    var path: String
    var members: Set<UInt32> = []
    /// The last names of what it inherits from.
    var inherited: [UInt32] = []
  }

  private static let mostTypes = 32

  init(_ outline: Outline) {
    self.outline = outline
    scopeOfNode = Array(repeating: -1, count: outline.nodes.count)
  }

  mutating func read() {
    for index in outline.nodes.indices where isScope(outline.nodes[index].kind) {
      scopeOfNode[index] = Int32(truncatingIfNeeded: scopes.count)
      scopes.append(Scope(node: UInt32(index), range: outline.range(of: UInt32(index))))
    }
    for index in outline.nodes.indices where isType(outline.nodes[index].kind) { noteType(UInt32(index)) }
    for index in outline.nodes.indices { noteNames(UInt32(index), outline.nodes[index]) }
    addInherited()
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
    let type = scopes[scope].types[0]
    for name in outline.inheritedNames(of: node).map(outline.nameHash)
    where types[type].inherited.count < Self.mostTypes && !types[type].inherited.contains(name) {
      types[type].inherited.append(name)
    }
    if outline.nodes[Int(node)].kind != .extensionDeclaration {
      for name in outline.genericParameters(behind: outline.nodes[Int(node)].name) {
        types[type].members.insert(outline.nameHash(ofToken: name))
      }
    }
  }

  private mutating func typeIndex(_ path: String) -> Int {
    if let known = typeIndices[path] { return known }
    typeIndices[path] = types.count
    types.append(DeclaredType(path: path))
    return types.count - 1
  }

  /// Gives each type those of the file that it inherits from.
  private mutating func addInherited() {
    let lastNames = types.map { SourceNames.lastHash(of: $0.path) }
    // Most files have no type that inherits from another of theirs.
    guard types.count > Self.mostTypes || types.contains(where: { $0.inherited.contains(where: lastNames.contains) })
    else { return }
    let byLastName = Dictionary(grouping: types.indices) { lastNames[$0] }
    for scope in scopes.indices where !scopes[scope].types.isEmpty {
      var all = scopes[scope].types
      var next = 0
      while next < all.count, all.count < Self.mostTypes {
        for name in types[all[next]].inherited {
          for type in (byLastName[name] ?? []).prefix(Self.mostTypes) where !all.contains(type) { all.append(type) }
        }
        next += 1
      }
      scopes[scope].types = all
    }
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
    let own = Int(scopeOfNode[Int(node)])
    switch this.kind {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .typealiasDeclaration,
      .protocolDeclaration, .enumCase:
      declare(this.name, in: scope(around: node))
    case .function:
      declare(this.name, in: scope(around: node))
      declare(outline.genericParameters(behind: this.name), in: own)
    case .initializer, .subscriptDeclaration: declare(outline.genericParameters(behind: this.name), in: own)
    case .binding:
      let scope = scope(around: node)
      if this.name != Node.none {
        declare(this.name, in: scope)
      } else {
        declare(outline.boundNames(ofBinding: node), in: scope)
      }
    case .parameter:
      // The labels of a case's values name nothing.
      if outline.nodes[Int(this.parent)].kind != .enumCase { declare(this.name, in: scope(around: node)) }
    case .closure: declare(outline.capturedNames(inClosure: node), in: own)
    case .accessor: declareValue(of: this, in: own)
    case .otherDeclaration:
      if let name = outline.associatedType(node) { declare(name, in: scope(around: node)) }
    case .conditionBinding, .forStatement, .switchCase, .catchClause:
      // What a `guard` binds, what follows it sees.
      let scope = own >= 0 ? own : scope(around: node)
      for child in outline.children(of: node) where outline.nodes[Int(child)].role == .pattern {
        declare(outline.boundNames(ofPattern: child), in: scope)
      }
      if this.kind == .catchClause, own >= 0 { scopes[own].names.insert(Self.errorHash) }
    default: break
    }
  }

  private static let errorHash = hash("error")
  private static let valueHashes = [hash("newValue"), hash("oldValue")]

  /// What a `set`, `willSet` or `didSet` calls its value.
  private mutating func declareValue(of accessor: Node, in scope: Int) {
    guard accessor.name != Node.none, scope >= 0 else { return }
    let open = Int(accessor.name) + 1
    if open + 1 < outline.tokens.count, outline.tokens[open].kind == .leftParen {
      if outline.tokens[open + 1].kind == .identifier { declare(UInt32(open + 1), in: scope) }
    } else if !outline.token(accessor.name, is: "get") {
      scopes[scope].names.formUnion(Self.valueHashes)
    }
  }

  private mutating func declare(_ tokens: [UInt32], in scope: Int) {
    for token in tokens { declare(token, in: scope) }
  }

  private mutating func declare(_ token: UInt32, in scope: Int) {
    guard token != Node.none, scope >= 0, !outline.nameRange(ofToken: token).isEmpty else { return }
    let hash = outline.nameHash(ofToken: token)
    if let type = scopes[scope].types.first {
      types[type].members.insert(hash)
    } else {
      scopes[scope].names.insert(hash)
    }
  }

  static func hash(_ name: String) -> UInt32 { SourceNames.hash(name) }
}
