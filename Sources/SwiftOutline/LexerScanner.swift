/// Where a token ends and what it is.
struct Lexeme {
  var end: Int
  var kind: Token.Kind
  var flags: Token.Flags = []
}

/// The state of lexing one file, which is between two tokens whenever `scan` is not running.
struct TokenScanner {
  let input: LexerInput
  let keywords = KeywordTable.swift
  var directiveComments: [Range<Int>] = []

  /// The interpolated strings that the scanner is inside of, innermost last.
  var openStrings: [OpenString] = []
  /// Parentheses open in the innermost interpolation.
  var parenDepth = 0
  var offset = 0
  /// Where the last token ended; -1 before the first.
  var lastEnd = -1
  var sawLineBreak = true

  /// Where the last conflict marker ends; what stands before it tells nothing of what follows.
  var conflictEnd = -1

  // What is known of the text ahead, so that no part of it is searched twice.
  var lacksConflictEnd = false
  var lacksPerforceConflictEnd = false
  var poundRunEnd = 0
  var pendingRegex: (start: Int, lexeme: Lexeme)?
  var operatorRun = OperatorRun()
  var placeholderSearch = PlaceholderSearch()
  var curlyQuoteFailureEnd = 0
  var rawQuotes = CloserIndex()
  var regexSlashes: CloserIndex?

  init(_ input: LexerInput) { self.input = input }

  /// Lexes on until the end of the file (true) or until the sink is full (false).
  mutating func scan(into sink: inout TokenSink) -> Bool {
    var offset = offset
    var lastEnd = lastEnd
    let input = input
    while sink.hasRoom {
      // White space, which most gaps are made of.
      var byte = input[offset]
      while true {
        if byte == .space {
          offset &+= 1
        } else if byte == .lineFeed && !isInsideLine {
          sawLineBreak = true
          offset = input.endOfSpaces(from: offset &+ 1)
        } else if byte.mayStartTrivia {
          guard !(isInsideLine && (byte == .lineFeed || byte == .carriageReturn)) else { break }
          guard let end = endOfTrivia(from: offset) else { break }
          offset = end
        } else {
          break
        }
        byte = input[offset]
      }

      let lexeme = lexeme(startingWith: byte, at: offset, lastEnd: lastEnd, sink)
      sink.append(
        Token(
          start: UInt32(truncatingIfNeeded: offset), end: UInt32(truncatingIfNeeded: lexeme.end), kind: lexeme.kind,
          flags: lexeme.flags),
        afterGap: offset != lastEnd, afterLineBreak: sawLineBreak)
      if lexeme.kind == .endOfFile {
        sink.markSpaceAfterLastOfFile()
        return true
      }
      sawLineBreak = false
      offset = lexeme.end
      lastEnd = offset
    }
    self.offset = offset
    self.lastEnd = lastEnd
    return false
  }

  @inline(__always)
  private mutating func lexeme(
    startingWith byte: UInt8, at offset: Int, lastEnd: Int, _ sink: TokenSink
  ) -> Lexeme {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), .underscore:
      let end = input.endOfWord(from: offset &+ 1)
      return Lexeme(end: end, kind: keywords.kind(ofWordIn: input, from: offset, to: end))
    case UInt8(ascii: "("):
      parenDepth &+= 1
      return Lexeme(end: offset &+ 1, kind: .leftParen)
    case UInt8(ascii: ")"):
      if parenDepth == 0, !openStrings.isEmpty { return restOfString(from: offset &+ 1) }
      parenDepth &-= 1
      return Lexeme(end: offset &+ 1, kind: .rightParen)
    case UInt8(ascii: "{"): return Lexeme(end: offset &+ 1, kind: .leftBrace)
    case UInt8(ascii: "}"): return Lexeme(end: offset &+ 1, kind: .rightBrace)
    case UInt8(ascii: "["): return Lexeme(end: offset &+ 1, kind: .leftBracket)
    case UInt8(ascii: "]"): return Lexeme(end: offset &+ 1, kind: .rightBracket)
    case UInt8(ascii: ","): return Lexeme(end: offset &+ 1, kind: .comma)
    case UInt8(ascii: ":"): return Lexeme(end: offset &+ 1, kind: .colon)
    case UInt8(ascii: ";"): return Lexeme(end: offset &+ 1, kind: .semicolon)
    case UInt8(ascii: "@"): return Lexeme(end: offset &+ 1, kind: .at)
    case .backslash: return Lexeme(end: offset &+ 1, kind: .backslash)
    case .period where !input[offset &+ 1].mayContinueOperator: return Lexeme(end: offset &+ 1, kind: .period)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return input.number(from: offset, afterPeriod: sink.lastKind == .period)
    case .doubleQuote, .singleQuote: return string(from: offset)
    default:
      return rareLexeme(startingWith: byte, at: offset, after: conflictEnd > lastEnd ? .none : sink.context(in: input))
    }
  }

  /// The tokens that are seldom, and those that take a function of their own anyhow.
  @inline(never)
  private mutating func rareLexeme(startingWith byte: UInt8, at offset: Int, after context: LexerContext) -> Lexeme {
    switch byte {
    case .pound: return pound(from: offset, after: context)
    case .dollar: return Lexeme(end: input.endOfWord(from: offset &+ 1), kind: .dollarIdentifier)
    case .backquote: return input.backquotedIdentifier(from: offset)
    case .lineFeed, .carriageReturn: return cutOffString(at: offset)
    case _ where byte.isOperator: return operatorLexeme(from: offset, after: context)
    default:
      guard offset < input.count else {
        return openStrings.isEmpty ? Lexeme(end: offset, kind: .endOfFile) : cutOffString(at: offset)
      }
      return unicodeLexeme(from: offset, after: context)
    }
  }

  private mutating func unicodeLexeme(from offset: Int, after context: LexerContext) -> Lexeme {
    let character = input.character(at: offset)
    switch character.value ?? 0 {
    case 0x201C: return Lexeme(end: curlyQuotedText(from: character.end), kind: .identifier)
    case 0x201D: return Lexeme(end: character.end, kind: .unknown)
    case let value where value.startsOperator && !value.startsIdentifier:
      return operatorLexeme(from: offset, after: context)
    default: return Lexeme(end: input.endOfWord(from: character.end), kind: .identifier)
    }
  }

  /// Whether a line break here would cut off a string that cannot go over lines.
  @inline(__always)
  private var isInsideLine: Bool {
    guard let string = openStrings.last else { return false }
    return string.kind != .multiLine
  }
}

extension LexerInput {
  @inline(__always)
  fileprivate func endOfSpaces(from offset: Int) -> Int {
    var offset = offset
    while true {
      let others = word(at: offset) ^ UInt64(repeating: .space)
      guard others == 0 else { return offset &+ others.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
  }

  /// A name between backquotes; on its own a backquote is nothing.
  fileprivate func backquotedIdentifier(from offset: Int) -> Lexeme {
    let end = first(.backquote, or: .lineFeed, or: .carriageReturn, or: .backquote, from: offset &+ 1)
    guard self[end] == .backquote else { return Lexeme(end: offset &+ 1, kind: .unknown) }
    return Lexeme(end: end &+ 1, kind: .identifier, flags: .backquoted)
  }
}

extension UInt8 {
  /// False for the ASCII characters that always start a token.
  @inline(__always)
  fileprivate var mayStartTrivia: Bool {
    self < 0x21 || self >= 0x7F || self == .slash || self == .lessThan || self == .greaterThan
  }

  @inline(__always)
  fileprivate var mayContinueOperator: Bool { self >= 0x80 || isOperator }
}
