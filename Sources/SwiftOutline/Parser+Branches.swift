extension Parser {
  // MARK: switch

  mutating func parseSwitch() -> UInt32 {
    let first = position
    position += 1
    var children = ChildList()
    append(parseExpression(.beforeBrace), to: &children, role: .subject)
    if kind == .leftBrace { withinBrackets { $0.parseBody(in: .cases, into: &children) } }
    return add(.switchStatement, from: first, children: children)
  }

  mutating func parseSwitchCase() -> UInt32 {
    let first = position
    var children = ChildList()
    if kind == .at { skipAttribute() }
    if take(.keywordCase) {
      repeat {
        append(parseExpression(.pattern), to: &children, role: .pattern)
        if take(.keywordWhere) { append(parseExpression(), to: &children, role: .condition) }
      } while take(.comma)
    } else if !take(.keywordDefault) {
      return Node.none
    }
    _ = take(.colon)
    parseStatements(in: .code, into: &children)
    return add(.switchCase, from: first, children: children)
  }

  // MARK: #if

  mutating func parseIfConfig(in context: StatementContext) -> UInt32 {
    let first = position
    var children = ChildList()
    while kind == .poundIf || kind == .poundElseif || kind == .poundElse {
      if kind == .poundIf, position != first { break }
      let clauseStart = position
      position = kind == .poundElse ? position + 1 : endOfDirective(position)
      var clause = ChildList()
      parseStatements(in: ifConfigContext(context), into: &clause)
      append(add(.ifConfigClause, from: clauseStart, children: clause), to: &children)
    }
    _ = take(.poundEndif)
    return add(.ifConfig, from: first, children: children)
  }

  /// Inside code a branch may hold whole cases, whose `case` would otherwise end the statements.
  private func ifConfigContext(_ context: StatementContext) -> StatementContext {
    context == .code && (kind == .keywordCase || kind == .keywordDefault) ? .cases : context
  }
}
