import Patterns
import SwiftOutline

/// What a document or a configuration says that Swift calls a token.
package enum SwiftExpression {
  /// Whether a text names one thing and does nothing else: a path of names, or a call of one with names and literals. A
  /// function that is no member may only be given members: `color(.ink)` and not `exit(1)`; one that is must be given one,
  /// or say by its names that it gives a design value: `Color.gray(100)` and not `Darwin.exit(1)`.
  package static func isName(_ text: String) -> Bool {
    let outline = Parser.parse(Array(text.utf8))
    return only(in: outline).map { Reader(outline: outline).isName($0) } ?? false
  }

  /// Whether a text is the name of a module, as it stands behind `import`.
  package static func isModule(_ text: String) -> Bool {
    let outline = Parser.parse(Array(text.utf8))
    guard let only = only(in: outline), outline.nodes[Int(only)].kind == .identifier else { return false }
    let name = outline.nodes[Int(only)].name
    guard name != Node.none, case let token = outline.tokens[Int(name)] else { return false }
    return token.kind == .identifier && !token.flags.contains(.backquoted)
  }

  /// The one expression that a text is, with nothing around it.
  private static func only(in outline: Outline) -> UInt32? {
    var children = outline.children(of: 0)
    guard let only = children.next(), children.next() == nil, isPlain(outline),
      outline.range(of: only) == outline.bytes.indices
    else { return nil }
    return only
  }

  /// Whether nothing but spaces stands between the tokens: no comment and no line's end.
  private static func isPlain(_ outline: Outline) -> Bool {
    var end = 0
    for token in outline.tokens {
      guard outline.bytes[end..<Int(token.start)].allSatisfy({ $0 == 0x20 }) else { return false }
      end = Int(token.end)
    }
    return true
  }

  private struct Reader {
    let outline: Outline

    private static let depthLimit = 32

    func isName(_ node: UInt32, isCallee: Bool = false, depth: Int = 0) -> Bool {
      guard node != Node.none, depth < Self.depthLimit else { return false }
      let this = outline.nodes[Int(node)]
      switch this.kind {
      case .identifier: return this.name != Node.none
      case .implicitMember: return isMember(this.name, isCallee: isCallee)
      case .member: return isMember(this.name, isCallee: isCallee) && isName(this.firstChild, depth: depth + 1)
      case .postfixOperation: return isName(this.firstChild, isCallee: isCallee, depth: depth + 1)
      case .call, .subscriptAccess:
        let arguments = Array(outline.children(of: node).dropFirst())
        return isName(this.firstChild, isCallee: this.kind == .call, depth: depth + 1)
          && arguments.allSatisfy { isArgument($0, depth: depth + 1) }
          && (this.kind != .call || mayBeCalled(this.firstChild, arguments))
      default: return false
      }
    }

    private func isArgument(_ node: UInt32, depth: Int) -> Bool {
      let this = outline.nodes[Int(node)]
      guard this.kind == .argument, this.role == .plain, this.firstChild != Node.none else { return false }
      let value = outline.nodes[Int(this.firstChild)]
      switch value.kind {
      case .integer, .float, .string, .boolean, .nilLiteral: return true
      case .prefixOperation:
        return value.firstChild != Node.none
          && [.integer, .float].contains(outline.nodes[Int(value.firstChild)].kind)
      default: return isName(this.firstChild, depth: depth)
      }
    }

    /// Behind a dot some words are no names unless they are quoted: `Palette.self` is the type itself.
    private func isMember(_ name: UInt32, isCallee: Bool) -> Bool {
      guard name != Node.none else { return false }
      let token = outline.tokens[Int(name)]
      guard token.kind == .identifier || token.kind.isKeyword else { return false }
      if token.flags.contains(.backquoted) { return true }
      if outline.token(name, is: "init") { return isCallee }
      return !SwiftSpelling.wordsOfMembers.contains { outline.name(ofToken: name) == $0 }
    }

    /// Whether a call gives a design value as far as anyone can see.
    private func mayBeCalled(_ callee: UInt32, _ arguments: [UInt32]) -> Bool {
      guard let reference = outline.reference(callee), case let name = outline.name(ofToken: reference.name),
        name.first?.isUppercase != true, name != "init"
      else { return true }
      switch reference.form {
      case .bare: return !arguments.isEmpty && arguments.allSatisfy(isOneMember)
      // The place wants a type, and it is a member of that.
      case .implicit: return true
      default: return arguments.contains(where: isOneMember) || names(in: callee).contains(where: SwiftNames.isPalette)
      }
    }

    /// The names of a path, whatever is called or asked for between them.
    private func names(in node: UInt32) -> [String] {
      var names: [String] = []
      var next = node
      for _ in 0..<Self.depthLimit where next != Node.none {
        let this = outline.nodes[Int(next)]
        if this.name != Node.none { names.append(outline.name(of: next)) }
        next = this.firstChild
      }
      return names
    }

    private func isOneMember(_ argument: UInt32) -> Bool {
      let value = outline.nodes[Int(argument)].firstChild
      return value != Node.none && outline.nodes[Int(value)].kind == .implicitMember
    }
  }
}

extension DesignToken {
  /// The same without what Swift cannot write for it, by the name that its document has for it where that was its name.
  package var withoutWrongSpellings: DesignToken {
    let right = spellings.filter { SwiftExpression.isName($0.expression) }
    guard right.count < spellings.count else { return self }
    var token = self
    token.spellings = right
    if spellings.contains(where: { $0.expression == name }), let own = aliases.first {
      token.name = token.spellings.first { $0.type != Spelling.modifierType }?.expression ?? own
      if token.name == own { token.aliases.removeFirst() }
    }
    return token
  }

  /// Whether Swift can write it.
  package var isSpelled: Bool { spellings.contains { SwiftExpression.isName($0.expression) } }

  /// What was to spell it, and is no name that Swift can write.
  package var wrongSpelling: String? { spellings.map(\.expression).first { !SwiftExpression.isName($0) } }
}
