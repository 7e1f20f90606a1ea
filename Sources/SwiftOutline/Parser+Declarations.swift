/// What stands before the word that says what is declared.
struct Modifiers {
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
    case .keywordLet, .keywordVar: return parseVariable(from: first, modifiers, in: context)
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
      withinType(name: name) { parser in parser.withinBrackets { $0.parseBody(in: members, into: &children) } }
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
