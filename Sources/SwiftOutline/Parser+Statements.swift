/// What a run of statements stands in, as far as it decides how they read.
enum StatementContext {
  /// A function's body, a closure, the top of a file.
  case code
  /// The members of a type or extension.
  case members
  /// The members of an enum, where `case` declares.
  case enumMembers
  /// The braces of a `switch`.
  case cases
}

extension Parser {
  /// Everything up to the limit. A `case`, `#else` or `#endif` that belongs to nothing is stepped over.
  mutating func parseBody(in context: StatementContext, into children: inout ChildList) {
    while kind != .endOfFile {
      parseStatements(in: context, into: &children)
      if kind != .endOfFile { append(stepOver(), to: &children) }
    }
  }

  /// Everything up to the limit, or up to what ends a branch: `#else`, `#endif`, and in code the next `case`.
  mutating func parseStatements(in context: StatementContext, into children: inout ChildList) {
    while true {
      let before = position
      switch kind {
      case .endOfFile, .poundElseif, .poundElse, .poundEndif:
        return
      case .semicolon:
        position += 1
        continue
      case .keywordCase, .keywordDefault:
        if context == .code { return }
      case .at:
        if context == .code, isUnknownCase { return }
      default:
        break
      }
      append(parseStatement(in: context), to: &children)
      if position == before { append(stepOver(), to: &children) }
    }
  }

  /// One statement or declaration.
  private mutating func parseStatement(in context: StatementContext) -> UInt32 {
    nested { $0.parseStatementUnbounded(in: context) }
  }

  private mutating func parseStatementUnbounded(in context: StatementContext) -> UInt32 {
    switch kind {
    case .poundIf: return parseIfConfig(in: context)
    case .poundSourceLocation: return skipLine()
    case .keywordCase, .keywordDefault:
      return context == .enumMembers ? parseDeclaration(in: context) : parseSwitchCase()
    case .at:
      return context == .cases || context == .code && isUnknownCase ? parseSwitchCase() : parseDeclaration(in: context)
    case .keywordGuard: return parseGuard()
    case .keywordWhile: return parseWhile()
    case .keywordRepeat: return parseRepeat()
    case .keywordFor: return parseFor()
    case .keywordDefer: return parseDefer()
    case .keywordReturn, .keywordThrow: return parseJump(takesValue: true)
    case .keywordBreak, .keywordContinue, .keywordFallthrough: return parseJump(takesValue: false)
    case .identifier:
      if kind(ahead: 1) == .colon, isLoopWord(kind(ahead: 2)) {
        position += 2
        return parseStatement(in: context)
      }
      if startsDeclarationWithWord(position) { return parseDeclaration(in: context) }
      if token(position, is: "yield"), startsValue(position + 1) { return parseJump(takesValue: true) }
      return parseExpression()
    case .keywordInit where context == .members || context == .enumMembers:
      return parseDeclaration(in: context)
    default:
      return startsDeclaration(kind) ? parseDeclaration(in: context) : parseExpression()
    }
  }

  private var isUnknownCase: Bool {
    token(position + 1, is: "unknown") && (kind(ahead: 2) == .keywordDefault || kind(ahead: 2) == .keywordCase)
  }

  private func isLoopWord(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .keywordFor, .keywordWhile, .keywordRepeat, .keywordSwitch, .keywordIf, .keywordDo: true
    default: false
    }
  }

  private mutating func skipLine() -> UInt32 {
    let first = position
    position = endOfDirective(position)
    return add(.unexpected, from: first, children: ChildList())
  }

  // MARK: Blocks and branches

  /// `{ … }`, or `Node.none` when no brace stands here.
  mutating func parseBlock() -> UInt32 {
    guard kind == .leftBrace else { return Node.none }
    let first = position
    var children = ChildList()
    withinBrackets { $0.parseBody(in: .code, into: &children) }
    return add(.block, from: first, children: children)
  }

  mutating func parseIf() -> UInt32 {
    nested { $0.parseIfUnbounded() }
  }

  private mutating func parseIfUnbounded() -> UInt32 {
    let first = position
    position += 1
    var children = ChildList()
    parseConditions(into: &children)
    append(parseBlock(), to: &children)
    if take(.keywordElse) {
      append(kind == .keywordIf ? parseIf() : parseBlock(), to: &children)
    }
    return add(.ifStatement, from: first, children: children)
  }

  private mutating func parseGuard() -> UInt32 {
    let first = position
    position += 1
    var children = ChildList()
    parseConditions(into: &children)
    _ = take(.keywordElse)
    append(parseBlock(), to: &children)
    return add(.guardStatement, from: first, children: children)
  }

  private mutating func parseWhile() -> UInt32 {
    let first = position
    position += 1
    var children = ChildList()
    parseConditions(into: &children)
    append(parseBlock(), to: &children)
    return add(.whileStatement, from: first, children: children)
  }

  private mutating func parseRepeat() -> UInt32 {
    let first = position
    position += 1
    var children = ChildList()
    append(parseBlock(), to: &children)
    if take(.keywordWhile) { append(parseExpression(), to: &children, role: .condition) }
    return add(.repeatStatement, from: first, children: children)
  }

  private mutating func parseConditions(into children: inout ChildList) {
    repeat {
      append(parseCondition(), to: &children, role: .condition)
    } while take(.comma)
  }

  private mutating func parseCondition() -> UInt32 {
    switch kind {
    case .keywordLet, .keywordVar, .keywordCase:
      return parseConditionBinding()
    case .leftBrace, .endOfFile, .keywordElse:
      return Node.none
    default:
      return parseExpression(.beforeBrace)
    }
  }

  private mutating func parseConditionBinding() -> UInt32 {
    let first = position
    let isCase = kind == .keywordCase
    position += 1
    var children = ChildList()
    append(parseExpression([.beforeBrace, .pattern]), to: &children, role: .pattern)
    let name = !isCase && kind(at: first + 1) == .identifier ? first + 1 : nil
    if take(.colon) { append(parseType(), to: &children) }
    if take(.equal) { append(parseExpression(.beforeBrace), to: &children) }
    return add(.conditionBinding, name: name, from: first, children: children)
  }

  private mutating func parseFor() -> UInt32 {
    let first = position
    position += 1
    while kind == .keywordTry || kind == .identifier && token(position, is: "await") { position += 1 }
    _ = take(.keywordCase)
    var children = ChildList()
    append(parseExpression([.beforeBrace, .pattern]), to: &children, role: .pattern)
    if take(.colon) { append(parseType(), to: &children) }
    if take(.keywordIn) { append(parseExpression(.beforeBrace), to: &children) }
    if take(.keywordWhere) { append(parseExpression(.beforeBrace), to: &children, role: .condition) }
    append(parseBlock(), to: &children)
    return add(.forStatement, from: first, children: children)
  }

  mutating func parseDo() -> UInt32 {
    let first = position
    position += 1
    _ = skipEffects()
    var children = ChildList()
    append(parseBlock(), to: &children)
    while kind == .keywordCatch { append(parseCatch(), to: &children) }
    return add(.doStatement, from: first, children: children)
  }

  private mutating func parseCatch() -> UInt32 {
    let first = position
    position += 1
    var children = ChildList()
    while kind != .leftBrace, kind != .endOfFile {
      let before = position
      append(parseExpression([.beforeBrace, .pattern]), to: &children, role: .pattern)
      if take(.keywordWhere) { append(parseExpression(.beforeBrace), to: &children, role: .condition) }
      if !take(.comma) || position == before { break }
    }
    append(parseBlock(), to: &children)
    return add(.catchClause, from: first, children: children)
  }

  private mutating func parseDefer() -> UInt32 {
    let first = position
    position += 1
    var children = ChildList()
    append(parseBlock(), to: &children)
    return add(.deferStatement, from: first, children: children)
  }

  private mutating func parseJump(takesValue: Bool) -> UInt32 {
    let first = position
    position += 1
    var children = ChildList()
    if takesValue {
      if startsValue(position) { append(parseExpression(), to: &children) }
    } else if kind == .identifier, !startsLine {
      position += 1
    }
    return add(.jump, name: first, from: first, children: children)
  }

  /// Whether the token at `index` can begin the value of a `return`, also on the next line.
  private func startsValue(_ index: Int) -> Bool {
    guard index < limit else { return false }
    switch tokens[index].kind {
    case .semicolon, .rightBrace, .rightParen, .keywordCase, .keywordDefault, .poundIf, .poundElse, .poundElseif,
      .poundEndif, .comma, .colon, .equal, .binaryOperator:
      return false
    case .keywordIf, .keywordSwitch, .keywordDo, .at:
      return !tokens[index].flags.contains(.startsLine)
    default:
      return !startsDeclaration(tokens[index].kind) && !isStatementWord(tokens[index].kind)
        && !(tokens[index].flags.contains(.startsLine) && startsDeclarationWithWord(index))
    }
  }

  private func isStatementWord(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .keywordGuard, .keywordWhile, .keywordFor, .keywordDefer, .keywordReturn, .keywordThrow, .keywordBreak,
      .keywordContinue, .keywordFallthrough, .keywordRepeat:
      true
    default: false
    }
  }
}
