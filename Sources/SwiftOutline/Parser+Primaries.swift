// Operands: what stands between operators, with the words and operators before it.
extension Parser {
  /// Prefix words and operators, then a primary expression with its suffixes.
  mutating func parseUnary(_ context: ExpressionContext) -> UInt32 {
    while skipEffectWord() {}
    switch kind {
    case .prefixOperator, .prefixAmpersand, .binaryOperator, .postfixOperator:
      let first = position
      if kind == .binaryOperator || kind == .postfixOperator {
        // An operator where an operand should stand: a bare operator (`reduce(0, +)`) or an unfinished line.
        guard kind(ahead: 1) == .endOfFile || kind(ahead: 1) == .comma || kind == .binaryOperator else {
          return Node.none
        }
        if kind(ahead: 1) == .endOfFile || kind(ahead: 1) == .comma { return leaf(.unexpected) }
      }
      position += 1
      let operand = nested { $0.parseUnary(context) }
      guard operand != Node.none else { return add(.unexpected, from: first, children: ChildList()) }
      var children = ChildList()
      append(operand, to: &children)
      return add(.prefixOperation, name: first, from: first, children: children)
    default:
      let primary = parsePrimary(context)
      return primary == Node.none ? primary : parseSuffixes(of: primary, context)
    }
  }

  /// Steps over `try`, `await` and their like.
  private mutating func skipEffectWord() -> Bool {
    switch kind {
    case .keywordTry:
      position += 1
      if kind == .postfixQuestion || kind == .exclamation { position += 1 }
      return true
    case .keywordLet, .keywordVar:
      // A binding inside a pattern: `.some(let x)`. On a line of its own it begins a declaration.
      guard !startsLine || kind(at: position - 1) == .leftParen || kind(at: position - 1) == .comma else {
        return false
      }
      position += 1
      return true
    case .keywordRepeat:
      guard kind(ahead: 1) == .identifier else { return false }
      position += 1
      return true
    case .identifier:
      let next = kind(ahead: 1)
      if next == .leftParen || next == .leftBracket || next == .leftBrace || next == .prefixOperator
        || next == .period,
        token(position, is: "await")
      {
        guard tokens[position + 1].flags.contains(.spaceBefore) else { return false }
        position += 1
        return true
      }
      guard startsOperandAfterWord(next), !tokens[position + 1].flags.contains(.startsLine) else { return false }
      let isEffect =
        switch firstByte(position) {
        case UInt8(ascii: "a"): token(position, is: "await") || token(position, is: "any")
        case UInt8(ascii: "u"): token(position, is: "unsafe")
        case UInt8(ascii: "c"): token(position, is: "consume") || token(position, is: "copy")
        case UInt8(ascii: "e"): token(position, is: "each")
        case UInt8(ascii: "s"): token(position, is: "some")
        default: false
        }
      if isEffect { position += 1 }
      return isEffect
    default:
      return false
    }
  }

  private func startsOperandAfterWord(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .identifier, .keywordSelf, .keywordSelfType, .keywordSuper, .dollarIdentifier, .keywordTry, .stringLiteral,
      .stringHead, .keywordAny, .pound:
      true
    default: false
    }
  }

  private mutating func parsePrimary(_ context: ExpressionContext) -> UInt32 {
    switch kind {
    case .identifier, .dollarIdentifier, .keywordSelf, .keywordSelfType, .keywordSuper, .keywordAny, .wildcard,
      .keywordInit:
      return parseIdentifier()
    case .integerLiteral: return leaf(.integer)
    case .floatLiteral: return leaf(.float)
    case .stringLiteral: return leaf(.string)
    case .regexLiteral: return leaf(.regex)
    case .keywordTrue, .keywordFalse: return leaf(.boolean)
    case .keywordNil: return leaf(.nilLiteral)
    case .stringHead: return parseInterpolatedString()
    case .period: return parseImplicitMember()
    case .leftParen: return parseTuple()
    case .leftBracket: return parseCollection()
    case .leftBrace:
      // Before a statement's brace only a closure that is called at once can be a value: `guard let a = { … }() else`.
      let isValue = !context.contains(.beforeBrace) || kind(at: partner(of: position) + 1) == .leftParen
      return isValue ? parseClosure() : Node.none
    case .backslash: return parseKeyPath()
    case .pound: return parseMacroExpansion(context)
    case .keywordIf: return parseIf()
    case .keywordSwitch: return parseSwitch()
    case .keywordDo: return parseDo()
    case .at:
      skipAttribute()
      return parsePrimary(context)
    case .keywordIs:
      let first = position
      position += 1
      var children = ChildList()
      append(parseType(), to: &children)
      return add(.cast, name: first, from: first, children: children)
    default:
      return Node.none
    }
  }

  private mutating func parseIdentifier() -> UInt32 {
    let first = position
    position += 1
    if kind != .binaryOperator || !tokens[position].flags.contains(.spaceBefore) { skipGenericArgumentsOfExpression() }
    return add(.identifier, name: first, from: first, children: ChildList())
  }

  /// Generic arguments behind a name, where what follows them cannot be an operand.
  private mutating func skipGenericArgumentsOfExpression() {
    guard isOperator(kind), firstByte(position) == UInt8(ascii: "<"), let end = endOfGenericArguments(from: position)
    else { return }
    switch kind(at: end) {
    case .leftParen, .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .colon,
      .postfixQuestion, .exclamation, .equal, .endOfFile, .binaryOperator:
      position = end
    default:
      if tokens[end].flags.contains(.startsLine) { position = end }
    }
  }

  private mutating func parseImplicitMember() -> UInt32 {
    let first = position
    position += 1
    guard isName(kind), !(startsLine && kind.isKeyword) else {
      return add(.implicitMember, from: first, children: ChildList())
    }
    position += 1
    skipGenericArgumentsOfExpression()
    return add(.implicitMember, name: first + 1, from: first, children: ChildList())
  }

  private mutating func parseInterpolatedString() -> UInt32 {
    let first = position
    var children = ChildList()
    while true {
      let open = position
      let outerLimit = limit
      limit = partner(of: open)
      position += 1
      parseArguments(into: &children)
      position = limit
      limit = outerLimit
      guard position < limit else { break }
      if kind == .stringMiddle { continue }
      if kind == .stringTail { position += 1 }
      break
    }
    return add(.interpolatedString, from: first, children: children)
  }

  private mutating func parseTuple() -> UInt32 {
    let first = position
    var children = ChildList()
    withinBrackets { $0.parseArguments(into: &children) }
    return add(.tuple, from: first, children: children)
  }

  private mutating func parseCollection() -> UInt32 {
    let first = position
    var children = ChildList()
    var isDictionary = false
    withinBrackets { parser in
      if parser.kind == .colon, parser.kind(ahead: 1) == .endOfFile {
        isDictionary = true
        parser.position += 1
      }
      while parser.kind != .endOfFile {
        let before = parser.position
        let element = parser.parseExpression()
        parser.append(element, to: &children)
        if parser.take(.colon) {
          isDictionary = true
          if element != Node.none { parser.nodes[Int(element)].role = .key }
          parser.append(parser.parseExpression(), to: &children)
        }
        if parser.take(.comma) { continue }
        if parser.kind == .endOfFile || parser.endsUnfinishedList(since: before) { break }
      }
    }
    return add(isDictionary ? .dictionary : .array, from: first, children: children)
  }

  /// After an element that no comma follows: whether the list must end here because its bracket is not closed and a
  /// new line begins. Otherwise makes sure that something is read.
  mutating func endsUnfinishedList(since before: Int) -> Bool {
    let isClosed = limit < tokens.count && (tokens[limit].kind == .rightParen || tokens[limit].kind == .rightBracket)
    if !isClosed, startsLine || position == before { return true }
    if position == before { position += 1 }
    return false
  }

  private mutating func parseKeyPath() -> UInt32 {
    let first = position
    position += 1
    loop: while position < limit, !tokens[position].flags.contains(.spaceBefore) || position == first + 1 {
      switch kind {
      case .identifier, .keywordSelf, .keywordSelfType, .period, .postfixQuestion, .exclamation, .integerLiteral,
        .keywordInit, .dollarIdentifier:
        position += 1
        if kind(at: position - 1) == .identifier { skipGenericArgumentsOfExpression() }
      case .leftBracket, .leftParen:
        position = partner(of: position) + 1
      case .postfixOperator, .prefixOperator, .binaryOperator:
        guard firstByte(position) == UInt8(ascii: ".") || firstByte(position) == UInt8(ascii: "?") else { break loop }
        position += 1
      default:
        guard kind.isKeyword, tokens[position - 1].kind == .period else { break loop }
        position += 1
      }
    }
    position = min(position, limit)
    return add(.keyPath, from: first, children: ChildList())
  }

  private mutating func parseMacroExpansion(_ context: ExpressionContext) -> UInt32 {
    let first = position
    position += 1
    guard isName(kind), !startsLine else { return add(.unexpected, from: first, children: ChildList()) }
    let name = position
    position += 1
    skipGenericArgumentsOfExpression()
    var children = ChildList()
    if kind == .leftParen, !startsLine {
      if token(name, is: "available") || token(name, is: "unavailable") {
        position = min(partner(of: position) + 1, limit)
      } else {
        withinBrackets { $0.parseArguments(into: &children) }
      }
    }
    if kind == .leftBrace, startsTrailingClosure(context) { parseTrailingClosures(into: &children, context) }
    return add(.macroExpansion, name: name, from: first, children: children)
  }
}
