/// What stands before the word that says what is declared.
private struct Modifiers {
  var flags: Node.Flags = []
  var attributes = ChildList()
}

extension Parser {
  /// Whether a reserved word begins a declaration.
  func startsDeclaration(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .keywordLet, .keywordVar, .keywordFunc, .keywordStruct, .keywordClass, .keywordEnum, .keywordProtocol,
      .keywordExtension, .keywordImport, .keywordTypealias, .keywordAssociatedtype, .keywordOperator,
      .keywordPrecedencegroup, .keywordSubscript, .keywordDeinit, .keywordStatic, .keywordPublic, .keywordPrivate,
      .keywordFileprivate, .keywordInternal, .at:
      true
    default: false
    }
  }

  /// Whether the identifier at `index` is a contextual modifier or declaration word, as what follows it tells.
  func startsDeclarationWithWord(_ index: Int) -> Bool {
    let next = kind(at: index + 1)
    switch next {
    case .identifier, .at, .keywordInit: break
    case .leftParen:
      return token(index, is: "nonisolated") || token(index, is: "unowned") || token(index, is: "package")
    default: guard startsDeclaration(next) || next == .keywordCase else { return false }
    }
    guard !tokens[index + 1].flags.contains(.startsLine) || startsDeclaration(next) else { return false }
    return isModifier(index) || (next == .identifier && (token(index, is: "actor") || token(index, is: "macro")))
  }

  private func isModifier(_ index: Int) -> Bool {
    switch firstByte(index) {
    case UInt8(ascii: "o"): token(index, is: "open") || token(index, is: "override") || token(index, is: "optional")
    case UInt8(ascii: "p"): token(index, is: "package") || token(index, is: "prefix") || token(index, is: "postfix")
    case UInt8(ascii: "f"): token(index, is: "final")
    case UInt8(ascii: "l"): token(index, is: "lazy")
    case UInt8(ascii: "w"): token(index, is: "weak")
    case UInt8(ascii: "u"): token(index, is: "unowned") || token(index, is: "unsafe")
    case UInt8(ascii: "m"): token(index, is: "mutating")
    case UInt8(ascii: "n"): token(index, is: "nonmutating") || token(index, is: "nonisolated")
    case UInt8(ascii: "c"): token(index, is: "convenience") || token(index, is: "consuming")
    case UInt8(ascii: "r"): token(index, is: "required") || token(index, is: "reasync")
    case UInt8(ascii: "d"): token(index, is: "dynamic") || token(index, is: "distributed")
    case UInt8(ascii: "i"): token(index, is: "indirect") || token(index, is: "infix") || token(index, is: "isolated")
    case UInt8(ascii: "b"): token(index, is: "borrowing")
    case UInt8(ascii: "_"): true
    default: false
    }
  }

  mutating func parseDeclaration(in context: StatementContext) -> UInt32 {
    let first = position
    let modifiers = parseModifiers()
    switch kind {
    case .keywordLet, .keywordVar: return parseVariable(from: first, modifiers)
    case .keywordFunc: return parseFunction(from: first, modifiers)
    case .keywordInit: return parseInitializer(from: first, modifiers, kind: .initializer)
    case .keywordSubscript: return parseInitializer(from: first, modifiers, kind: .subscriptDeclaration)
    case .keywordDeinit: return parseInitializer(from: first, modifiers, kind: .deinitializer)
    case .keywordStruct: return parseType(.structDeclaration, from: first, modifiers)
    case .keywordClass: return parseType(.classDeclaration, from: first, modifiers)
    case .keywordEnum: return parseType(.enumDeclaration, from: first, modifiers)
    case .keywordProtocol: return parseType(.protocolDeclaration, from: first, modifiers)
    case .keywordExtension: return parseType(.extensionDeclaration, from: first, modifiers)
    case .keywordCase: return parseEnumCases(from: first, modifiers)
    case .keywordImport: return parseImport(from: first)
    case .keywordTypealias: return parseTypealias(from: first)
    case .keywordAssociatedtype, .keywordOperator, .keywordPrecedencegroup: return parseOther(from: first)
    case .identifier where token(position, is: "actor"):
      return parseType(.actorDeclaration, from: first, modifiers)
    case .identifier where token(position, is: "macro"): return parseOther(from: first)
    default:
      // Attributes before an expression, a closure or a macro, or an unfinished declaration.
      return position > first && context == .code
        ? parseExpression() : add(.unexpected, from: first, children: modifiers.attributes)
    }
  }

  private mutating func parseModifiers() -> Modifiers {
    var modifiers = Modifiers()
    while position < limit {
      switch kind {
      case .at:
        append(parseAttribute(), to: &modifiers.attributes)
        continue
      case .keywordPublic: modifiers.flags.insert(.isPublic)
      case .keywordPrivate where kind(ahead: 1) != .leftParen: modifiers.flags.insert(.isPrivate)
      case .keywordFileprivate where kind(ahead: 1) != .leftParen: modifiers.flags.insert(.isFileprivate)
      case .keywordInternal, .keywordPrivate, .keywordFileprivate: break
      case .keywordStatic: modifiers.flags.insert(.isStatic)
      case .keywordClass:
        guard isClassModifier else { return modifiers }
        modifiers.flags.insert(.isStatic)
      case .identifier:
        guard startsDeclarationWithWord(position), !token(position, is: "actor"), !token(position, is: "macro")
        else { return modifiers }
        switch firstByte(position) {
        case UInt8(ascii: "o") where token(position, is: "override"): modifiers.flags.insert(.isOverride)
        case UInt8(ascii: "o") where token(position, is: "open"): modifiers.flags.insert(.isPublic)
        case UInt8(ascii: "p") where token(position, is: "package"): modifiers.flags.insert(.isPackage)
        case UInt8(ascii: "l"): modifiers.flags.insert(.isLazy)
        default: break
        }
      default:
        return modifiers
      }
      position += 1
      if kind == .leftParen { position = min(partner(of: position) + 1, limit) }
    }
    return modifiers
  }

  /// Whether `class` here is a modifier of a member rather than the word for a class.
  private var isClassModifier: Bool {
    let next = kind(ahead: 1)
    return next == .keywordVar || next == .keywordFunc || next == .keywordLet || next == .keywordSubscript
      || next == .keywordPublic || next == .keywordPrivate || next == .keywordInternal || next == .keywordFileprivate
      || next == .identifier && startsDeclarationWithWord(position + 1)
  }

  /// `@name(…)`.
  mutating func parseAttribute() -> UInt32 {
    let first = position
    position += 1
    var children = ChildList()
    var name: Int?
    while isName(kind), !startsLine {
      name = position
      position += 1
      skipGenericArguments()
      guard kind == .period else { break }
      position += 1
    }
    if kind == .leftParen, !tokens[position].flags.contains(.spaceBefore) {
      withinBrackets { $0.parseArguments(into: &children) }
    }
    return add(.attribute, name: name, from: first, children: children)
  }

  /// Steps over `@name(…)`.
  mutating func skipAttribute() {
    position += 1
    while isName(kind), !startsLine {
      position += 1
      guard kind == .period else { break }
      position += 1
    }
    if kind == .leftParen, !tokens[position].flags.contains(.spaceBefore) {
      position = min(partner(of: position) + 1, limit)
    }
  }

  // MARK: Variables

  private mutating func parseVariable(from first: Int, _ modifiers: Modifiers) -> UInt32 {
    var flags = modifiers.flags
    if kind == .keywordLet { flags.insert(.isLet) }
    position += 1
    var children = modifiers.attributes
    repeat {
      let before = position
      append(parseBinding(), to: &children)
      if position == before { break }
    } while take(.comma)
    return add(.variable, from: first, children: children, flags: flags)
  }

  private mutating func parseBinding() -> UInt32 {
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
      if startsAccessors(position) {
        append(nested { $0.parseAccessors() }, to: &children)
      } else if !startsLine || children.first != Node.none {
        append(parseBlock(), to: &children)
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

  private mutating func parseAccessors() -> UInt32 {
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

  // MARK: Functions

  private mutating func parseFunction(from first: Int, _ modifiers: Modifiers) -> UInt32 {
    position += 1
    // A name on the next line is that line's: this one is unfinished.
    guard !startsLine, kind != .endOfFile else { return add(.function, from: first, children: modifiers.attributes) }
    let name = kind == .leftParen ? nil : position
    if name != nil { position += 1 }
    return parseSignatureAndBody(.function, name: name, from: first, modifiers)
  }

  private mutating func parseInitializer(from first: Int, _ modifiers: Modifiers, kind: Node.Kind) -> UInt32 {
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
    if self.kind == .leftParen { parseParameters(into: &children) }
    _ = skipEffects()
    if take(.arrow) { append(parseType(), to: &children, role: .resultType) }
    skipWhereClause()
    if self.kind == .leftBrace {
      append(
        kind == .subscriptDeclaration && startsAccessors(position) ? nested { $0.parseAccessors() } : parseBlock(),
        to: &children)
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

  // MARK: Types and the rest

  private mutating func parseType(_ kind: Node.Kind, from first: Int, _ modifiers: Modifiers) -> UInt32 {
    position += 1
    var name: Int? = position
    if kind == .extensionDeclaration {
      name = nil
      _ = skipType(name: &name)
    } else if isName(self.kind) {
      position += 1
      skipGenericArguments()
    } else {
      name = nil
    }
    var children = modifiers.attributes
    if take(.colon) {
      repeat { append(parseType(), to: &children) } while take(.comma)
    }
    skipWhereClause()
    if self.kind == .leftBrace {
      let members: StatementContext =
        kind == .enumDeclaration || kind == .extensionDeclaration ? .enumMembers : .members
      withinBrackets { $0.parseBody(in: members, into: &children) }
    }
    return add(kind, name: name, from: first, children: children, flags: modifiers.flags)
  }

  private mutating func parseEnumCases(from first: Int, _ modifiers: Modifiers) -> UInt32 {
    position += 1
    var names = ChildList()
    var only = Node.none
    var count = 0
    repeat {
      guard kind == .identifier || kind.isKeyword && !startsLine else { break }
      only = parseEnumCase(modifiers)
      count += 1
      append(only, to: &names)
    } while take(.comma)
    guard count != 1 else { return only }
    return add(.otherDeclaration, from: first, children: names, flags: modifiers.flags)
  }

  private mutating func parseEnumCase(_ modifiers: Modifiers) -> UInt32 {
    let first = position
    position += 1
    var children = ChildList()
    if kind == .leftParen, !startsLine { parseParameters(into: &children) }
    if take(.equal) { append(parseExpression(), to: &children, role: .initialValue) }
    return add(.enumCase, name: first, from: first, children: children, flags: modifiers.flags)
  }

  private mutating func parseImport(from first: Int) -> UInt32 {
    position += 1
    var name: Int?
    while position < limit, !startsLine || name == nil, kind != .semicolon {
      name = position
      position += 1
    }
    return add(.importDeclaration, name: name, from: first, children: ChildList())
  }

  private mutating func parseTypealias(from first: Int) -> UInt32 {
    position += 1
    let name = isName(kind) && !startsLine ? position : nil
    if name != nil { position += 1 }
    skipGenericArguments()
    var children = ChildList()
    if take(.equal) { append(parseType(), to: &children) }
    skipWhereClause()
    return add(.typealiasDeclaration, name: name, from: first, children: children)
  }

  /// A declaration of which only the extent matters.
  private mutating func parseOther(from first: Int) -> UInt32 {
    position += 1
    while position < limit, !startsLine || kind == .equal || tokens[position - 1].kind == .equal, kind != .semicolon {
      position = kind.opens ? min(partner(of: position) + 1, limit) : position + 1
    }
    return add(.otherDeclaration, from: first, children: ChildList())
  }
}
