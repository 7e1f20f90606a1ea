extension Parser {
  mutating func parseFunction(from first: Int, _ modifiers: Modifiers) -> UInt32 {
    position += 1
    // A name on the next line is that line's: this one is unfinished.
    guard !startsLine, kind != .endOfFile else { return add(.function, from: first, children: modifiers.attributes) }
    let name = kind == .leftParen ? nil : position
    if name != nil { position += 1 }
    return parseSignatureAndBody(.function, name: name, from: first, modifiers)
  }

  mutating func parseInitializer(from first: Int, _ modifiers: Modifiers, kind: Node.Kind) -> UInt32 {
    let name = position
    position += 1
    if self.kind == .postfixQuestion || self.kind == .exclamation
      || self.kind == .postfixOperator
        && firstByte(position) != UInt8(ascii: "<")
    {
      position += 1
    }
    return parseSignatureAndBody(kind, name: name, from: first, modifiers)
  }

  private mutating func parseSignatureAndBody(
    _ kind: Node.Kind, name: Int?, from first: Int, _ modifiers: Modifiers
  ) -> UInt32 {
    var children = modifiers.attributes
    skipGenericArguments()
    let hasParameters = self.kind == .leftParen && self.kind(ahead: 1) != .rightParen
    if self.kind == .leftParen { parseParameters(into: &children) }
    _ = skipEffects()
    // What a function comes to, a static one or one of an instance without parameters, may be a value that it names.
    let isNamedValue =
      self.kind == .arrow && kind == .function && (modifiers.flags.contains(.isStatic) || !hasParameters)
    if take(.arrow) { append(parseType(), to: &children, role: .resultType) }
    skipWhereClause()
    if self.kind == .leftBrace {
      let isKept = isNamedValue || kind == .initializer && keepsVariables
      let isLeftOut = !isKept && isUnwanted(bodyAt: position)
      if kind == .subscriptDeclaration, startsAccessors(position) {
        append(nested { isLeftOut ? $0.emptyBraces(.accessors) : $0.parseAccessors() }, to: &children)
      } else {
        append(isLeftOut ? emptyBraces(.block) : parseBlock(), to: &children)
      }
    }
    return add(kind, name: name, from: first, children: children, flags: modifiers.flags)
  }

  /// `( … )` of a declaration or of a closure's signature.
  mutating func parseParameters(into children: inout ChildList) {
    withinBrackets { parser in
      while parser.kind != .endOfFile {
        let before = parser.position
        parser.append(parser.parseParameter(), to: &children)
        if parser.take(.comma) { continue }
        if parser.kind == .endOfFile || parser.endsUnfinishedList(since: before) { break }
      }
    }
  }

  private mutating func parseParameter() -> UInt32 {
    let first = position
    var children = ChildList()
    while kind == .at { append(parseAttribute(), to: &children) }
    var name: Int?
    if isLabel(kind), kind(ahead: 1) == .colon {
      name = position
      position += 2
      append(parseType(), to: &children)
    } else if isLabel(kind), isLabel(kind(ahead: 1)), kind(ahead: 2) == .colon {
      name = position + 1
      position += 3
      append(parseType(), to: &children)
    } else if kind(ahead: 1) == .endOfFile || kind(ahead: 1) == .comma, kind == .identifier || kind == .wildcard {
      // A closure's parameter, or the bare type of an enum case's value.
      return leaf(.parameter, named: true)
    } else {
      append(parseType(), to: &children)
    }
    if kind == .postfixOperator || kind == .binaryOperator, firstByte(position) == UInt8(ascii: ".") { position += 1 }
    if take(.equal) { append(parseExpression(), to: &children, role: .defaultValue) }
    return add(.parameter, name: name, from: first, children: children)
  }

  mutating func skipWhereClause() {
    guard take(.keywordWhere) else { return }
    repeat {
      var name: Int?
      guard skipType(name: &name) else { return }
      if kind == .colon || kind == .binaryOperator {
        position += 1
        _ = skipType(name: &name)
      }
    } while take(.comma)
  }
}
