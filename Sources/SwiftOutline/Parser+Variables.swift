extension Parser {
  mutating func parseVariable(from first: Int, _ modifiers: Modifiers, in context: StatementContext) -> UInt32 {
    var flags = modifiers.flags
    if kind == .keywordLet { flags.insert(.isLet) }
    position += 1
    var children = modifiers.attributes
    // What an instance of a structure or class computes is no value that the declaration names.
    let mayLeaveOut = context == .members && !flags.contains(.isStatic) && !keepsVariables
    repeat {
      let before = position
      append(parseBinding(mayLeaveOut: mayLeaveOut), to: &children)
      if position == before { break }
    } while take(.comma)
    return add(.variable, from: first, children: children, flags: flags)
  }

  private mutating func parseBinding(mayLeaveOut: Bool) -> UInt32 {
    let first = position
    var name: Int?
    switch kind {
    case .identifier, .wildcard:
      name = position
      position += 1
    case .leftParen:
      position = min(partner(of: position) + 1, limit)
    default:
      // `let` on its own, or a word that cannot be a name: the line is unfinished.
      guard kind.isKeyword, !startsLine else { return Node.none }
      name = position
      position += 1
    }
    var children = ChildList()
    if take(.colon) { append(parseType(), to: &children) }
    if take(.equal) { append(parseExpression(), to: &children, role: .initialValue) }
    if kind == .leftBrace {
      let isLeftOut = mayLeaveOut && isUnwanted(bodyAt: position)
      if startsAccessors(position) {
        append(nested { isLeftOut ? $0.emptyBraces(.accessors) : $0.parseAccessors() }, to: &children)
      } else if !startsLine || children.first != Node.none {
        append(isLeftOut ? emptyBraces(.block) : parseBlock(), to: &children)
      }
    }
    return add(.binding, name: name, from: first, children: children)
  }

  /// Whether the brace at `index` opens accessors or observers.
  func startsAccessors(_ index: Int) -> Bool {
    var next = index + 1
    while kind(at: next) == .at {
      next += 2
      if kind(at: next) == .leftParen { next = partner(of: next) + 1 }
    }
    if kind(at: next) == .identifier, token(next, is: "mutating") || token(next, is: "nonmutating") { next += 1 }
    if kind(at: next) == .keywordInit { return kind(at: next + 1) == .leftBrace || kind(at: next + 1) == .leftParen }
    guard kind(at: next) == .identifier, isAccessorWord(next) else { return false }
    switch kind(at: next + 1) {
    case .leftBrace, .endOfFile, .rightBrace, .keywordThrows: return true
    case .leftParen:
      let after = partner(of: next + 1) + 1
      return kind(at: after) == .leftBrace
    case .identifier: return isAccessorWord(next + 1) || token(next + 1, is: "async") || token(next + 1, is: "mutating")
    default: return false
    }
  }

  private func isAccessorWord(_ index: Int) -> Bool {
    switch firstByte(index) {
    case UInt8(ascii: "g"): token(index, is: "get")
    case UInt8(ascii: "s"): token(index, is: "set")
    case UInt8(ascii: "w"): token(index, is: "willSet")
    case UInt8(ascii: "d"): token(index, is: "didSet")
    case UInt8(ascii: "_"): token(index, is: "_read") || token(index, is: "_modify")
    case UInt8(ascii: "u"): token(index, is: "unsafeAddress") || token(index, is: "unsafeMutableAddress")
    case UInt8(ascii: "r"): token(index, is: "read")
    case UInt8(ascii: "m"): token(index, is: "modify")
    default: false
    }
  }

  mutating func parseAccessors() -> UInt32 {
    let first = position
    var children = ChildList()
    withinBrackets { parser in
      while parser.kind != .endOfFile {
        let before = parser.position
        parser.append(parser.parseAccessor(), to: &children)
        if parser.position == before { parser.append(parser.stepOver(), to: &children) }
      }
    }
    return add(.accessors, from: first, children: children)
  }

  private mutating func parseAccessor() -> UInt32 {
    let first = position
    while kind == .at { skipAttribute() }
    if kind == .identifier, kind(ahead: 1) == .identifier,
      token(position, is: "mutating") || token(position, is: "nonmutating")
    {
      position += 1
    }
    guard kind == .identifier || kind == .keywordInit else { return Node.none }
    let name = position
    position += 1
    if kind == .leftParen { position = min(partner(of: position) + 1, limit) }
    _ = skipEffects()
    var children = ChildList()
    append(parseBlock(), to: &children)
    return add(.accessor, name: name, from: first, children: children)
  }
}
