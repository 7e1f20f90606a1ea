/// A run of operator characters of which a comment took a part.
struct OperatorRun {
  /// A run that starts with a period goes on over periods, another does not: at index 0 the end of the latest of these,
  /// at index 1 of those.
  var end = (plain: 0, dotted: 0)
}

/// What is known of the editor placeholders on a line.
struct PlaceholderSearch {
  private var range = 0..<0
  private var closer: Int?

  /// Whether `#>` stands on the line of `offset`, from there on.
  mutating func closes(from offset: Int, in input: LexerInput) -> Bool {
    if range.contains(offset), closer.map({ $0 >= offset }) ?? true { return closer != nil }
    closer = nil
    var end = offset
    while true {
      end = input.first(.pound, or: .lineFeed, or: .pound, or: .lineFeed, from: end)
      if input[end] == .pound {
        if input[end &+ 1] == .greaterThan { closer = end }
      }
      if input[end] != .pound || closer != nil { break }
      end &+= 1
    }
    range = offset..<end &+ 1
    return closer != nil
  }
}

extension TokenScanner {
  /// The operator at `offset`, or what else starts with such characters: a regex literal, an editor placeholder.
  mutating func operatorLexeme(from offset: Int, after context: LexerContext) -> Lexeme {
    if let pending = pendingRegex, pending.start == offset {
      pendingRegex = nil
      return pending.lexeme
    }
    let byte = input[offset]
    let isLeftBound = input.isLeftBound(at: offset)
    if isLeftBound, byte == UInt8(ascii: "!") { return Lexeme(end: offset &+ 1, kind: .exclamation) }
    if isLeftBound, byte == UInt8(ascii: "?") { return Lexeme(end: offset &+ 1, kind: .postfixQuestion) }
    if byte == .lessThan, input[offset &+ 1] == .pound, let end = input.endOfPlaceholder(from: offset) {
      return Lexeme(end: end, kind: .identifier)
    }
    let runEnd = endOfOperatorRun(from: offset)
    if let slash = input.firstSlash(in: offset..<runEnd) {
      if !isLeftBound, let regex = regex(at: slash, inOperator: offset..<runEnd, after: context) {
        guard slash > offset else { return regex }
        pendingRegex = (slash, regex)
        return input.operatorLexeme(in: offset..<slash, isLeftBound: false)
      }
      if runEnd &- offset > 2, let end = input.firstComment(in: offset &+ 1..<runEnd) {
        if byte == .period { operatorRun.end.dotted = runEnd } else { operatorRun.end.plain = runEnd }
        return input.operatorLexeme(in: offset..<end, isLeftBound: isLeftBound)
      }
    }
    return input.operatorLexeme(in: offset..<runEnd, isLeftBound: isLeftBound)
  }

  private mutating func endOfOperatorRun(from start: Int) -> Int {
    let isDotted = input[start] == .period
    let known = isDotted ? operatorRun.end.dotted : operatorRun.end.plain
    guard start >= known else { return known }
    var offset = input.character(at: start).end
    while true {
      let byte = input[offset]
      if byte == .period, !isDotted { return offset }
      if byte == .lessThan, input[offset &+ 1] == .pound, placeholderSearch.closes(from: offset, in: input) {
        return offset
      }
      if byte < 0x80 {
        guard byte.isOperator else { return offset }
        offset &+= 1
      } else {
        let character = input.character(at: offset)
        guard let value = character.value, value.continuesOperator else { return offset }
        offset = character.end
      }
    }
  }

  /// The regex literal that the slash at `slash`, in what looks like an operator with no left operand, opens.
  private func regex(at slash: Int, inOperator range: Range<Int>, after context: LexerContext) -> Lexeme? {
    if context.last == .keywordFunc || context.last == .keywordOperator { return nil }
    var isCertain = false
    if !input.isRightBound(at: range.upperBound, isLeftBound: false) {
      // `try?` and `try!` end like an operand, but an operand follows.
      let isAfterTry =
        context.secondToLast == .keywordTry
        && (context.last == .postfixQuestion || context.last == .exclamation)
      guard isAfterTry || context.expectsOperand else { return nil }
      isCertain = isAfterTry || !context.mayTakeBareOperator
    }
    return input.regex(from: slash &+ 1, pounds: 0, isCertain: isCertain)
  }
}

extension LexerContext {
  /// Whether an expression, and so a regex literal, may follow; otherwise an operator is more likely.
  fileprivate var expectsOperand: Bool {
    switch last {
    case .colon, .unknown: !precludesOperand
    case .endOfFile, .leftBrace, .leftParen, .leftBracket, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal,
      .semicolon, .comma, .infixQuestion, .stringHead, .stringMiddle, .poundIf, .poundElse, .poundElseif, .poundEndif:
      true
    case .keywordTrue, .keywordFalse, .keywordAny, .keywordNil, .keywordSelf, .keywordSelfType, .keywordSuper: false
    default: last.rawValue >= Token.Kind.keywordAssociatedtype.rawValue
    }
  }

  /// Whether an operator may stand on its own as an argument.
  fileprivate var mayTakeBareOperator: Bool {
    switch last {
    case .leftParen, .leftBracket, .comma, .colon, .stringHead, .stringMiddle: true
    default: false
    }
  }
}

extension LexerInput {
  /// The operator that `range` holds, classified by what stands around it.
  fileprivate func operatorLexeme(in range: Range<Int>, isLeftBound: Bool) -> Lexeme {
    let isRightBound = isRightBound(at: range.upperBound, isLeftBound: isLeftBound)
    return Lexeme(
      end: range.upperBound,
      kind: reservedOperator(in: range, isLeftBound: isLeftBound, isRightBound: isRightBound)
        ?? (isLeftBound == isRightBound ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator))
  }

  private func reservedOperator(in range: Range<Int>, isLeftBound: Bool, isRightBound: Bool) -> Token.Kind? {
    switch (range.count, self[range.lowerBound]) {
    case (1, UInt8(ascii: "=")): return .equal
    case (1, UInt8(ascii: "&")): return !isLeftBound && isRightBound ? .prefixAmpersand : nil
    case (1, .period): return .period
    case (1, UInt8(ascii: "?")): return isLeftBound ? .postfixQuestion : .infixQuestion
    case (2, UInt8(ascii: "-")): return self[range.lowerBound &+ 1] == .greaterThan ? .arrow : nil
    case (2..., _): return holdsCommentEnd(in: range) ? .unknown : nil
    default: return nil
    }
  }

  private func holdsCommentEnd(in range: Range<Int>) -> Bool {
    var slash = range.lowerBound &+ 1
    while slash < range.upperBound {
      if self[slash] == .slash, self[slash &- 1] == .asterisk { return true }
      slash &+= 1
    }
    return false
  }

  /// Whether an operand, or what ends like one, stands right before an operator that starts at `offset`.
  fileprivate func isLeftBound(at offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch self[offset &- 1] {
    case .space, .tab, .lineFeed, .carriageReturn, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case .slash: return self[offset &- 2] != .asterisk
    case 0xA0: return self[offset &- 2] != 0xC2
    default: return true
    }
  }

  /// Whether an operand follows right after an operator that ends at `offset`.
  fileprivate func isRightBound(at offset: Int, isLeftBound: Bool) -> Bool {
    switch self[offset] {
    case .space, .tab, .lineFeed, .carriageReturn, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case .period: return !isLeftBound
    case .slash: return self[offset &+ 1] != .slash && self[offset &+ 1] != .asterisk
    case 0xC2: return self[offset &+ 1] != 0xA0
    default: return true
    }
  }

  fileprivate func firstSlash(in range: Range<Int>) -> Int? {
    range.first { self[$0] == .slash }
  }

  /// Where a comment opens in a run of operator characters.
  fileprivate func firstComment(in range: Range<Int>) -> Int? {
    range.first { self[$0] == .slash && (self[$0 &+ 1] == .slash || self[$0 &+ 1] == .asterisk) }
  }

  /// Where the editor placeholder at `start` ends, if it is one.
  fileprivate func endOfPlaceholder(from start: Int) -> Int? {
    var offset = start &+ 2
    while true {
      offset = first(.pound, or: .lessThan, or: .lineFeed, or: .pound, from: offset)
      switch self[offset] {
      case .pound where self[offset &+ 1] == .greaterThan: return offset &+ 2
      case .pound: offset &+= 1
      case .lessThan where self[offset &+ 1] != .pound: offset &+= 1
      default: return nil
      }
    }
  }
}
