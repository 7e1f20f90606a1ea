import SwiftOutline

/// Statements that have no part in what a body comes to: checks, messages, what is to be done once.
extension SwiftValueReader {
  /// The statements of a block, or of the getter of accessors, without those before the last one that change no name of
  /// the body: `assert(size > 0)`, `if !Fonts.areRegistered { Fonts.register() }`.
  func valueStatements(of block: UInt32) -> [UInt32] {
    let all = statements(of: block)
    guard all.count > 1, all.count <= Self.mostStatements else { return all }
    return all.dropLast().filter { namesSet(in: $0)?.isEmpty != true } + all.suffix(1)
  }

  /// The names without a dot that a statement may give other values, where that is all it does to what follows; nil for
  /// one that may do more.
  func namesSet(in statement: UInt32) -> Set<String>? { namesSet(in: statement, isInBranch: false, depth: 0) }

  private func namesSet(in statement: UInt32, isInBranch: Bool, depth: Int) -> Set<String>? {
    guard depth < SwiftValueReader.depthLimit else { return nil }
    let this = outline.nodes[Int(statement)]
    switch this.kind {
    case .call: return isPlainCall(statement) ? [] : nil
    case .ifStatement:
      var names: Set<String> = []
      for child in outline.children(of: statement) where outline.nodes[Int(child)].role != .condition {
        let inner = outline.nodes[Int(child)].kind == .block ? statements(of: child) : [child]
        for statement in inner {
          guard let found = namesSet(in: statement, isInBranch: true, depth: depth + 1) else { return nil }
          names.formUnion(found)
        }
      }
      return names
    case .guardStatement where !isInBranch: return onlyChecks(statement) ? [] : nil
    case .assignment where isInBranch:
      guard let path = outline.path(this.firstChild), let root = path.first else { return nil }
      if path.count == 1 { return [root] }
      return isType(root) ? [] : nil
    default: return nil
    }
  }

  /// Whether a call is of a function by its name alone or of a type's, and is handed nothing that it could change.
  private func isPlainCall(_ node: UInt32) -> Bool {
    guard let path = outline.path(outline.nodes[Int(node)].firstChild), let root = path.first,
      path.count == 1 && !isLocal(root, at: node) || path.count > 1 && isType(root),
      !isEnding(path[path.count - 1])
    else { return false }
    return outline.children(of: node).dropFirst().allSatisfy { argument in
      let this = outline.nodes[Int(argument)]
      return outline.tokens[Int(this.firstToken)..<Int(this.endToken)].allSatisfy {
        $0.kind != .leftBrace && $0.kind != .prefixAmpersand
      }
    }
  }

  /// Whether the body around a statement declares a name, which then may be a closure that changes others.
  private func isLocal(_ name: String, at statement: UInt32) -> Bool {
    var block = outline.nodes[Int(statement)].parent
    for _ in 0..<SwiftValueReader.depthLimit where block != Node.none {
      let this = outline.nodes[Int(block)]
      if this.kind == .block || this.kind == .closure {
        let declares = outline.children(of: block).prefix(Self.mostStatements).contains { child in
          outline.nodes[Int(child)].kind == .variable
            && outline.children(of: child).contains {
              outline.nodes[Int($0)].name != Node.none && outline.name(of: $0) == name
            }
        }
        if declares { return true }
      }
      block = this.parent
    }
    return false
  }

  private func isType(_ name: String) -> Bool { name.first?.isUppercase == true }

  /// Whether nothing comes behind a function of that name: it ends the program with an error.
  private func isEnding(_ name: String) -> Bool { name == "preconditionFailure" || name.hasSuffix("Error") }

  /// `guard size > 0 else { fatalError() }`.
  private func onlyChecks(_ node: UInt32) -> Bool {
    outline.children(of: node).allSatisfy { child in
      let this = outline.nodes[Int(child)]
      guard this.role != .condition else { return this.kind != .conditionBinding }
      let inner = statements(of: child)
      guard this.kind == .block, inner.count == 1, outline.nodes[Int(inner[0])].kind == .call,
        let path = outline.path(outline.nodes[Int(inner[0])].firstChild)
      else { return false }
      return path.count == 1 && isEnding(path[0])
    }
  }
}
