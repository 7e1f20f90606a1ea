/// One lexical element of a Swift file. Trivia (white space, comments, conflict markers) is what lies between two
/// tokens: a token and the gap after it, laid end to end from the gap at the start, cover every byte exactly once.
///
/// Plain stored data, and `public` on purpose: other modules read these fields in their hot loops, and what is `package`
/// is not inlined there.
public struct Token: Hashable, Sendable {
  /// Offset of the first byte, in UTF-8.
  public var start: UInt32
  /// Offset just past the last byte, in UTF-8.
  public var end: UInt32
  public var kind: Kind
  public var flags: Flags

  @inlinable
  public init(start: UInt32, end: UInt32, kind: Kind, flags: Flags) {
    self.start = start
    self.end = end
    self.kind = kind
    self.flags = flags
  }

  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break (or the start of the file) lies between the token before and this one.
    @inlinable public static var startsLine: Flags { Flags(rawValue: 1) }
    /// Trivia, or the start of the file, stands right before the token.
    @inlinable public static var spaceBefore: Flags { Flags(rawValue: 2) }
    /// Trivia, or the end of the file, stands right after the token.
    @inlinable public static var spaceAfter: Flags { Flags(rawValue: 4) }
    /// A string, regex or comment-like literal that nothing closes.
    @inlinable public static var unterminated: Flags { Flags(rawValue: 8) }
    /// An identifier between backquotes, which stand inside the token's range.
    @inlinable public static var backquoted: Flags { Flags(rawValue: 16) }
  }

  /// What a token is. Keywords that are reserved in Swift have kinds of their own; contextual ones (`async`, `some`,
  /// `get`, `await`, `open` …) are identifiers, and the parser decides.
  public enum Kind: UInt8, Hashable, Sendable {
    /// Closes every token list; empty, at the end of the file.
    case endOfFile
    /// Also a backquoted name and an editor placeholder `<#…#>`.
    case identifier
    /// `$0`, `$name`.
    case dollarIdentifier
    case integerLiteral, floatLiteral
    /// A whole string literal without interpolation, delimiters included: plain, raw, multi-line.
    case stringLiteral
    /// A string with interpolation comes in parts. From the opening delimiter to just past the first `\(`.
    case stringHead
    /// From the `)` that closes an interpolation to just past the next `\(`.
    case stringMiddle
    /// From the `)` that closes the last interpolation to just past the closing delimiter.
    case stringTail
    /// A whole regex literal, bare or extended, delimiters included.
    case regexLiteral
    case shebang
    /// A byte or run of bytes that no Swift token starts with.
    case unknown

    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, period, at, backslash
    /// `#` before a name (`#Preview`, `#colorLiteral`, `#available`): the name is the next token.
    case pound
    case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation

    /// Any operator but those below, classified by the white space around it.
    case binaryOperator, prefixOperator, postfixOperator
    /// A lone `=`.
    case equal
    case arrow
    /// `?` right behind an operand; `?` set apart by spaces (a ternary).
    case postfixQuestion, infixQuestion
    /// `!` right behind an operand (a prefix `!` is a `prefixOperator`).
    case exclamation
    /// A lone `&` right before an operand.
    case prefixAmpersand
    /// A lone `_`.
    case wildcard

    // Declarations
    case keywordAssociatedtype, keywordClass, keywordDeinit, keywordEnum, keywordExtension, keywordFileprivate
    case keywordFunc, keywordImport, keywordInit, keywordInout, keywordInternal, keywordLet, keywordOperator
    case keywordPrecedencegroup, keywordPrivate, keywordProtocol, keywordPublic, keywordRethrows, keywordStatic
    case keywordStruct, keywordSubscript, keywordTypealias, keywordVar
    // Statements
    case keywordBreak, keywordCase, keywordCatch, keywordContinue, keywordDefault, keywordDefer, keywordDo
    case keywordElse, keywordFallthrough, keywordFor, keywordGuard, keywordIf, keywordIn, keywordRepeat
    case keywordReturn, keywordThrow, keywordSwitch, keywordWhere, keywordWhile
    // Expressions and types
    case keywordAny, keywordAs, keywordFalse, keywordIs, keywordNil, keywordSelf, keywordSelfType, keywordSuper
    case keywordThrows, keywordTrue, keywordTry
  }
}
