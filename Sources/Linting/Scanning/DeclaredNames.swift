import SwiftOutline

/// The names that a file declares for others: at its top and as members of types. Of most names only the hashes are kept.
package struct DeclaredNames: Sendable, Hashable {
  /// One declaration or extension of a type.
  struct TypeNames: Sendable, Hashable {
    var path: String
    /// The last names of what it inherits from and conforms to.
    var inherited: [UInt32]
    var members: [UInt32]
  }

  fileprivate(set) var types: [TypeNames] = []
  /// What stands at the top of the file for its whole module.
  fileprivate(set) var top: [UInt32] = []
  /// The same for the file alone.
  fileprivate(set) var own: [String] = []

  /// What of it may matter to other files, where only names of some hashes do.
  func reduced(to hashes: Set<UInt32>) -> DeclaredNames {
    var names = DeclaredNames()
    names.top = top.filter(hashes.contains)
    names.types = types.compactMap { type in
      let members = type.members.filter(hashes.contains)
      guard !members.isEmpty || !type.inherited.isEmpty else { return nil }
      return TypeNames(path: type.path, inherited: type.inherited, members: members)
    }
    return names
  }

  package var isEmpty: Bool { types.isEmpty && top.isEmpty && own.isEmpty }

  init() {}

  init(_ outline: Outline) {
    var reader = DeclaredNamesReader(outline)
    reader.readFile()
    self = reader.names
  }
}

/// Walks the declarations of a file, and no bodies.
private struct DeclaredNamesReader {
  let outline: Outline
  var names = DeclaredNames()

  private static let depthLimit = 32

  init(_ outline: Outline) { self.outline = outline }

  mutating func readFile() {
    var top: [UInt32] = []
    read(membersOf: 0, path: "", into: &top, depth: 0)
    names.top = top
  }

  private mutating func read(membersOf node: UInt32, path: String, into found: inout [UInt32], depth: Int) {
    guard depth < Self.depthLimit else { return }
    var next = outline.nodes[Int(node)].firstChild
    while next != Node.none {
      let this = outline.nodes[Int(next)]
      switch this.kind {
      case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
        .extensionDeclaration:
        read(type: next, this, path: path, into: &found, depth: depth)
      case .typealiasDeclaration: read(typealias: next, this, path: path, into: &found)
      case .function, .enumCase: declare(this.name, this, path, into: &found)
      case .variable:
        for binding in outline.children(of: next) where outline.nodes[Int(binding)].kind == .binding {
          let name = outline.nodes[Int(binding)].name
          declare(name, this, path, into: &found)
          guard name == Node.none else { continue }
          for name in outline.boundNames(ofBinding: binding) { declare(name, this, path, into: &found) }
        }
      case .otherDeclaration:
        if let name = outline.associatedType(next) { declare(name, this, path, into: &found) }
        read(membersOf: next, path: path, into: &found, depth: depth + 1)
      case .ifConfig, .ifConfigClause: read(membersOf: next, path: path, into: &found, depth: depth + 1)
      default: break
      }
      next = this.nextSibling
    }
  }

  /// What is private to a file means nothing in others.
  private mutating func declare(_ name: UInt32, _ node: Node, _ path: String, into found: inout [UInt32]) {
    guard name != Node.none else { return }
    let isOwn = node.flags.contains(.isPrivate) || node.flags.contains(.isFileprivate)
    guard !isOwn || path.isEmpty else { return }
    if isOwn { names.own.append(outline.name(ofToken: name)) } else { found.append(outline.nameHash(ofToken: name)) }
  }

  private mutating func read(
    type node: UInt32, _ this: Node, path: String, into found: inout [UInt32], depth: Int
  ) {
    let isExtension = this.kind == .extensionDeclaration
    if !isExtension { declare(this.name, this, path, into: &found) }
    guard this.name != Node.none, !this.flags.contains(.isPrivate), !this.flags.contains(.isFileprivate) else { return }
    let own = isExtension ? outline.extendedPath(node) : outline.name(of: node)
    let path = path.isEmpty || isExtension ? own : path + "." + own
    var members: [UInt32] = []
    if !isExtension {
      for name in outline.genericParameters(behind: this.name) { members.append(outline.nameHash(ofToken: name)) }
    }
    read(membersOf: node, path: path, into: &members, depth: depth + 1)
    let inherited = outline.inheritedNames(of: node).map(outline.nameHash)
    guard !members.isEmpty || !inherited.isEmpty else { return }
    names.types.append(DeclaredNames.TypeNames(path: path, inherited: inherited, members: members))
  }

  /// Another name of a type stands for one that inherits from it; `typealias Color = SwiftUI.Color` is none.
  private mutating func read(typealias node: UInt32, _ this: Node, path: String, into found: inout [UInt32]) {
    guard this.name != Node.none else { return }
    let inherited = outline.inheritedNames(of: node).map(outline.nameHash)
    guard !inherited.contains(outline.nameHash(ofToken: this.name)) else { return }
    declare(this.name, this, path, into: &found)
    let name = outline.name(of: node)
    names.types.append(
      DeclaredNames.TypeNames(path: path.isEmpty ? name : path + "." + name, inherited: inherited, members: []))
  }
}
