/// A string literal with an interpolation that is being lexed.
struct OpenString {
  var kind: Kind
  /// How many `#` delimit it.
  var pounds: Int
  /// The parentheses open where the string stands.
  var outerParenDepth: Int

  enum Kind { case singleLine, multiLine, singleQuoted }
}

extension TokenScanner {
  /// The string, or its head, that starts with the quote at `offset`.
  mutating func string(from offset: Int) -> Lexeme {
    if input[offset] == .singleQuote { return string(.singleQuoted, pounds: 0, from: offset &+ 1) }
    let isMultiLine = input[offset &+ 1] == .doubleQuote && input[offset &+ 2] == .doubleQuote
    return string(isMultiLine ? .multiLine : .singleLine, pounds: 0, from: offset &+ (isMultiLine ? 3 : 1))
  }

  /// The raw string, or its head, whose `pounds` delimiters end at the quote at `quote`.
  mutating func rawString(pounds: Int, quoteAt quote: Int) -> Lexeme {
    guard input[quote &+ 1] == .doubleQuote, input[quote &+ 2] == .doubleQuote,
      !rawQuotes.closesOnItsLine(pounds: pounds, from: quote &+ 2, in: input)
    else { return string(.singleLine, pounds: pounds, from: quote &+ 1) }
    return string(.multiLine, pounds: pounds, from: quote &+ 3)
  }

  /// The string whose opening delimiter ends at `offset`, or its head.
  private mutating func string(_ kind: OpenString.Kind, pounds: Int, from offset: Int) -> Lexeme {
    let piece = input.stringPiece(kind, pounds: pounds, from: offset)
    guard piece.stop == .interpolation else { return piece.lexeme(.stringLiteral) }
    openStrings.append(OpenString(kind: kind, pounds: pounds, outerParenDepth: parenDepth))
    parenDepth = 0
    return piece.lexeme(.stringHead)
  }

  /// What follows the parenthesis, which ends at `offset`, that closes an interpolation.
  mutating func restOfString(from offset: Int) -> Lexeme {
    guard let string = openStrings.last else { return Lexeme(end: offset, kind: .rightParen) }
    let piece = input.stringPiece(string.kind, pounds: string.pounds, from: offset)
    guard piece.stop != .interpolation else { return piece.lexeme(.stringMiddle) }
    leaveString()
    return piece.lexeme(.stringTail)
  }

  /// The empty tail of the innermost string, for a line or the file ends inside its interpolation.
  mutating func cutOffString(at offset: Int) -> Lexeme {
    leaveString()
    return Lexeme(end: offset, kind: .stringTail, flags: .unterminated)
  }

  private mutating func leaveString() {
    guard let string = openStrings.popLast() else { return }
    parenDepth = string.outerParenDepth
  }

  /// Where text in curly quotes ends that starts at `offset`: past the closing quote, or right there if none is on the
  /// line.
  mutating func curlyQuotedText(from offset: Int) -> Int {
    guard offset >= curlyQuoteFailureEnd else { return offset }
    var end = offset
    while end < input.count {
      let character = input.character(at: end)
      guard let value = character.value else { break }
      if value == 0x201D || value == 0x22 { return character.end }
      if value == 0x5C {
        guard let escapeEnd = input.endOfEscape(from: end) else { break }
        end = escapeEnd
      } else if value < 0x20 || value == 0x7F {
        break
      } else {
        end = character.end
      }
    }
    curlyQuoteFailureEnd = end
    return offset
  }
}

/// Part of a string literal, up to what stops it.
struct StringPiece {
  var end: Int
  var stop: Stop

  enum Stop { case close, interpolation, cutOff }

  func lexeme(_ kind: Token.Kind) -> Lexeme {
    Lexeme(end: end, kind: kind, flags: stop == .cutOff ? .unterminated : [])
  }
}

extension LexerInput {
  /// The text of a string literal from `offset` on, with what stops it.
  func stringPiece(_ kind: OpenString.Kind, pounds: Int, from offset: Int) -> StringPiece {
    let quote: UInt8 = kind == .singleQuoted ? .singleQuote : .doubleQuote
    let lineFeed: UInt8 = kind == .multiLine ? quote : .lineFeed
    let carriageReturn: UInt8 = kind == .multiLine ? quote : .carriageReturn
    var offset = offset
    while true {
      offset = first(quote, or: .backslash, or: lineFeed, or: carriageReturn, from: offset)
      guard offset < count else { return StringPiece(end: count, stop: .cutOff) }
      switch self[offset] {
      case quote:
        if let end = endOfClosing(kind, pounds: pounds, at: offset) { return StringPiece(end: end, stop: .close) }
        offset &+= 1
      case .backslash:
        let escape = endOfEscapeStart(pounds: pounds, at: offset)
        if escape > offset, self[escape] == .leftParen { return StringPiece(end: escape &+ 1, stop: .interpolation) }
        offset = escape > offset ? escape &+ (self[escape].isSelfEscaping ? 1 : 0) : offset &+ 1
      default:
        return StringPiece(end: offset, stop: .cutOff)
      }
    }
  }

  /// Where the closing delimiter at `offset` ends, if it is one.
  private func endOfClosing(_ kind: OpenString.Kind, pounds: Int, at offset: Int) -> Int? {
    var end = offset &+ 1
    if kind == .multiLine {
      guard self[end] == .doubleQuote, self[end &+ 1] == .doubleQuote else { return nil }
      end &+= 2
    }
    guard pounds > 0 else { return end }
    let poundsEnd = endOfPounds(from: end, limit: pounds)
    guard poundsEnd &- end == pounds else { return nil }
    return endOfPounds(from: poundsEnd, limit: .max)
  }

  /// Where the backslash at `offset` and its `#` end; `offset` itself if these are too few. One too many does no harm.
  private func endOfEscapeStart(pounds: Int, at offset: Int) -> Int {
    guard pounds > 0 else { return offset &+ 1 }
    let end = endOfPounds(from: offset &+ 1, limit: pounds &+ 1)
    return end &- offset &- 1 < pounds ? offset : end
  }

  /// Where a run of `#` that starts at `offset` ends, or its first `limit` characters do.
  func endOfPounds(from offset: Int, limit: Int) -> Int {
    var end = offset
    while end &- offset < limit, self[end] == .pound { end &+= 1 }
    return end
  }

  /// Where the escape sequence at `offset` ends, if it is a valid one.
  fileprivate func endOfEscape(from offset: Int) -> Int? {
    switch self[offset &+ 1] {
    case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), .doubleQuote, .singleQuote,
      .backslash:
      return offset &+ 2
    case UInt8(ascii: "u"):
      guard self[offset &+ 2] == .leftBrace else { return nil }
      var end = offset &+ 3
      var value: UInt64 = 0
      while self[end].isHexDigit, end &- offset < 12 {
        value = value << 4 | UInt64(self[end] & 0x0F &+ (self[end] > 0x39 ? 9 : 0))
        end &+= 1
      }
      guard self[end] == .rightBrace, end > offset &+ 3, end <= offset &+ 11, value < 0x11_0000,
        !(0xD800..<0xE000).contains(value)
      else { return nil }
      return end &+ 1
    default: return nil
    }
  }
}

extension UInt8 {
  /// What ends or escapes something in a string unless it is escaped itself.
  fileprivate var isSelfEscaping: Bool { self == .doubleQuote || self == .singleQuote || self == .backslash }
}
