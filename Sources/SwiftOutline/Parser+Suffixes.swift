extension Parser {
  /// The member accesses, calls, subscripts and postfix operators behind a primary expression.
  mutating func parseSuffixes(of primary: UInt32, _ context: ExpressionContext) -> UInt32 {
    var base = primary
    while position < limit {
      switch tokens[position].kind {
      case .period:
        base = parseMember(of: base)
      case .leftParen where !startsLine:
        base = parseCall(of: base, context)
      case .leftBracket where !startsLine:
        base = parseSubscript(of: base)
      case .leftBrace:
        guard canTakeClosure(base), startsTrailingClosure(context) else { return base }
        base = parseClosureCall(of: base, context)
      case .postfixQuestion, .exclamation, .postfixOperator:
        guard !startsLine else { return base }
        position += 1
        base = wrap(base, as: .postfixOperation, name: position - 1)
      case .poundIf:
        guard startsLine, isPostfixIfConfig else { return base }
        base = parsePostfixIfConfig(on: base, context)
      default:
        return base
      }
    }
    return base
  }

  private mutating func wrap(_ base: UInt32, as kind: Node.Kind, name: Int?) -> UInt32 {
    var children = ChildList()
    append(base, to: &children)
    return add(kind, name: name, from: firstToken(of: base), children: children)
  }

  private mutating func parseMember(of base: UInt32) -> UInt32 {
    position += 1
    // A keyword on the next line begins a statement: the line before it is unfinished.
    guard isName(kind), !(startsLine && kind.isKeyword) else { return wrap(base, as: .member, name: nil) }
    let name = position
    position += 1
    let isApart = kind == .binaryOperator && tokens[position].flags.contains(.spaceBefore)
    if isOperator(kind), !isApart, let end = endOfGenericArguments(from: position),
      kind(at: end) == .leftParen || kind(at: end) == .leftBrace || kind(at: end) == .period
    {
      position = end
    }
    return wrap(base, as: .member, name: name)
  }

  private mutating func parseCall(of base: UInt32, _ context: ExpressionContext) -> UInt32 {
    var children = ChildList()
    append(base, to: &children)
    withinBrackets { $0.parseArguments(into: &children) }
    if kind == .leftBrace, startsTrailingClosure(context) { parseTrailingClosures(into: &children, context) }
    return add(.call, name: nil, from: firstToken(of: base), children: children)
  }

  private mutating func parseSubscript(of base: UInt32) -> UInt32 {
    var children = ChildList()
    append(base, to: &children)
    withinBrackets { $0.parseArguments(into: &children) }
    return add(.subscriptAccess, from: firstToken(of: base), children: children)
  }

  private mutating func parseClosureCall(of base: UInt32, _ context: ExpressionContext) -> UInt32 {
    var children = ChildList()
    append(base, to: &children)
    parseTrailingClosures(into: &children, context)
    return add(.call, from: firstToken(of: base), children: children)
  }

  private func canTakeClosure(_ base: UInt32) -> Bool {
    switch nodes[Int(base)].kind {
    case .identifier, .member, .implicitMember, .subscriptAccess, .postfixOperation, .tuple: true
    default: false
    }
  }

  /// The arguments up to the limit, which is the closing bracket where there is one.
  mutating func parseArguments(into children: inout ChildList) {
    while kind != .endOfFile {
      let first = position
      var label: Int?
      if kind(ahead: 1) == .colon, isLabel(kind) {
        label = position
        position += 2
      }
      var value = ChildList()
      if label == nil || kind(ahead: 1) != .colon || !isLabel(kind) { append(parseExpression(), to: &value) }
      if position > first { append(add(.argument, name: label, from: first, children: value), to: &children) }
      if take(.comma) { continue }
      // `f(a:b:)` names a function: labels without values.
      if label != nil, value.first == Node.none { continue }
      if kind == .endOfFile || endsUnfinishedList(since: first) { return }
    }
  }

  /// Whether the brace at the current position is a trailing closure.
  func startsTrailingClosure(_ context: ExpressionContext) -> Bool {
    if startsAccessors(position) { return false }
    guard context.contains(.beforeBrace) else { return true }
    // As in the compiler: before a statement's brace only what follows the closure can tell.
    let after = partner(of: position) + 1
    guard after < limit else { return false }
    switch tokens[after].kind {
    case .leftBrace, .keywordWhere, .comma: return true
    case .leftBracket, .leftParen, .period, .keywordIs, .keywordAs, .postfixQuestion, .infixQuestion, .exclamation,
      .colon, .equal, .postfixOperator, .binaryOperator:
      return !tokens[after].flags.contains(.startsLine)
    default: return false
    }
  }

  mutating func parseTrailingClosures(into children: inout ChildList, _ context: ExpressionContext) {
    var label: Int?
    repeat {
      let first = label ?? position
      if label != nil { position += 2 }
      var value = ChildList()
      append(nested { $0.parseClosure() }, to: &value)
      append(add(.argument, name: label, from: first, children: value), to: &children, role: .trailingClosure)
      label = position
    } while isLabel(kind) && kind != .keywordDefault && kind(ahead: 1) == .colon && kind(ahead: 2) == .leftBrace
      && !context.contains(.beforeBrace)
  }

  /// `{ … }` with its signature.
  mutating func parseClosure() -> UInt32 {
    let first = position
    var children = ChildList()
    withinBrackets { parser in
      parser.parseClosureSignature(into: &children)
      parser.parseBody(in: .code, into: &children)
    }
    return add(.closure, from: first, children: children)
  }

  private mutating func parseClosureSignature(into children: inout ChildList) {
    guard let end = endOfClosureSignature() else { return }
    while position < end {
      if kind == .at {
        skipAttribute()
      } else if kind == .arrow {
        position = end
      } else if kind == .identifier || kind == .wildcard, isParameterName(position) {
        append(leaf(.parameter, named: true), to: &children)
      } else if kind == .leftParen, isClosed(position) {
        parseParameters(into: &children)
      } else if kind == .leftBracket {
        position = min(partner(of: position) + 1, end)
      } else {
        position += 1
      }
    }
    position = end + 1
  }

  private func isParameterName(_ index: Int) -> Bool {
    let before = tokens[index - 1].kind
    let isEffect = before == .rightParen || before == .identifier || before == .wildcard
    if isEffect, token(index, is: "async") { return false }
    let after = kind(at: index + 1)
    return after == .comma || after == .keywordIn
      || after == .identifier && (token(index + 1, is: "async"))
      || after == .arrow || after == .keywordThrows
  }

  /// Index of the `in` that ends a closure's signature, or nil when there is no signature.
  private func endOfClosureSignature() -> Int? {
    var index = position
    var rounds = 0
    while index < limit, rounds < 64 {
      rounds += 1
      switch tokens[index].kind {
      case .keywordIn:
        return index
      case .leftParen, .leftBracket:
        guard isClosed(index) else { return nil }
        index = partner(of: index) + 1
      case .identifier, .wildcard, .comma, .at, .arrow, .keywordThrows, .keywordRethrows, .period, .postfixQuestion,
        .exclamation, .keywordAny, .keywordSelfType, .prefixOperator, .dollarIdentifier:
        if rounds > 1, tokens[index].flags.contains(.startsLine), tokens[index].kind == .identifier,
          tokens[index - 1].kind == .identifier
        {
          return nil
        }
        index += 1
      case .binaryOperator, .postfixOperator:
        guard let end = endOfGenericArguments(from: index) else { return nil }
        index = end
      default:
        return nil
      }
    }
    return nil
  }
}

// MARK: Postfix #if

extension Parser {
  /// Whether the `#if` at the current position stands inside a member chain: its first branch starts with a dot.
  private var isPostfixIfConfig: Bool {
    let body = endOfDirective(position)
    return kind(at: body) == .period || kind(at: body) == .poundIf && isPostfixIfConfig(at: body)
  }

  private func isPostfixIfConfig(at index: Int) -> Bool {
    var body = index
    // Deeper nesting than this is no chain that anyone wrote.
    for _ in 0..<16 where kind(at: body) == .poundIf { body = endOfDirective(body) }
    return kind(at: body) == .period
  }

  /// Index of the first token on the line after the directive at `index`.
  func endOfDirective(_ index: Int) -> Int {
    var next = index + 1
    while next < limit, !tokens[next].flags.contains(.startsLine) { next += 1 }
    return next
  }

  private mutating func parsePostfixIfConfig(on base: UInt32, _ context: ExpressionContext) -> UInt32 {
    nested { $0.parsePostfixClauses(on: base, context) }
  }

  private mutating func parsePostfixClauses(on base: UInt32, _ context: ExpressionContext) -> UInt32 {
    var children = ChildList()
    append(base, to: &children)
    while kind == .poundIf || kind == .poundElseif || kind == .poundElse {
      if kind == .poundIf, position != firstDirective(of: children) { break }
      let first = position
      position = endOfDirective(position)
      var clause = ChildList()
      if kind == .period {
        let start = parseImplicitMember(at: position)
        append(parseSuffixes(of: start, context), to: &clause)
      } else if kind == .poundIf {
        append(parsePostfixIfConfigAlone(context), to: &clause)
      }
      while position < limit, kind != .poundElseif, kind != .poundElse, kind != .poundEndif, !startsLine {
        append(stepOver(), to: &clause)
      }
      append(add(.ifConfigClause, from: first, children: clause), to: &children)
    }
    _ = take(.poundEndif)
    return add(.ifConfigExpression, from: firstToken(of: base), children: children)
  }

  /// The `#if` of a chain must be its first directive: a second one right behind `#endif` begins a chain of its own.
  private func firstDirective(of children: ChildList) -> Int {
    children.first == children.last ? position : -1
  }

  private mutating func parsePostfixIfConfigAlone(_ context: ExpressionContext) -> UInt32 {
    let empty = add(.implicitMember, from: position, children: ChildList())
    return parsePostfixIfConfig(on: empty, context)
  }

  private mutating func parseImplicitMember(at index: Int) -> UInt32 {
    position = index + 1
    guard isName(kind) else { return add(.implicitMember, from: index, children: ChildList()) }
    position += 1
    return add(.implicitMember, name: index + 1, from: index, children: ChildList())
  }
}
