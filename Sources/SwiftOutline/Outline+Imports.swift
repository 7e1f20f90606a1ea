/// One `import` of a file.
package struct Import: Sendable, Hashable {
  package var node: UInt32
  /// The token that names the module.
  package var module: UInt32
  /// Whether it brings in all of the module, rather than a declaration or a submodule.
  package var isWhole: Bool
  /// Whether whoever imports the file's own module gets it too: `@_exported`.
  package var isExported: Bool
}

extension Outline {
  /// The import that a node is; nil for any other, and for one that names nothing yet.
  package func importStatement(_ node: UInt32) -> Import? {
    let this = nodes[Int(node)]
    guard this.kind == .importDeclaration, this.name != Node.none else { return nil }
    var keyword = Int(this.firstToken)
    while keyword < Int(this.endToken), tokens[keyword].kind != .keywordImport { keyword += 1 }
    // The path stands last; before it may stand the kind of what is brought in: `import struct Brand.Palette`.
    var module = Int(this.endToken) - 1
    while module - 2 > keyword, tokens[module - 1].kind == .period { module -= 2 }
    guard module > keyword else { return nil }
    let isExported = (Int(this.firstToken)..<keyword).contains { index in
      tokens[index].kind == .identifier
        && bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
          .elementsEqual("_exported".utf8)
    }
    return Import(
      node: node, module: UInt32(truncatingIfNeeded: module),
      isWhole: module == keyword + 1 && module == Int(this.endToken) - 1, isExported: isExported)
  }

  /// The node whose children hold for the whole file: the root, or the one branch of an `#if` around all of the file.
  package var fileScope: UInt32 {
    var scope: UInt32 = 0
    for _ in 0..<8 {
      let only = nodes[Int(scope)].firstChild
      guard only != Node.none, nodes[Int(only)].kind == .ifConfig, nodes[Int(only)].nextSibling == Node.none,
        case let clause = nodes[Int(only)].firstChild, clause != Node.none, nodes[Int(clause)].nextSibling == Node.none
      else { break }
      scope = clause
    }
    return scope
  }
}
