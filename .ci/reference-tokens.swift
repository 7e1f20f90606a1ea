// Prints the tokens that swift-syntax's lexer finds in the files whose names stand on standard input, as our own
// lexer cuts them: a string or regex literal is one token (or head, middles and tail) and not one for each delimiter and line.
// Compiled by `lexer-differential`; not part of the package.
import Foundation
@_spi(ExperimentalLanguageFeatures) @_spi(Testing) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

struct Piece {
  var start: Int
  var end: Int
  var isFirst = true
}

struct StringState {
  var quote: RawTokenKind
  var isRaw: Bool
  var isInText = true
  var isClosing = false
  var parens = 0
  var piece: Piece
}

struct Listing {
  let source: [UInt8]
  var text = ""
  var strings: [StringState] = []
  var rawStart: Int?
  /// The name in `#available`, which in our terms goes on with what letters follow.
  var unfinishedName: (start: Int, end: Int)?
  var regex: (start: Int, end: Int, slashes: Int, mayTakePounds: Bool)?

  mutating func emit(_ start: Int, _ end: Int, _ kind: String) {
    if start < end { text += "\(start) \(end) \(kind)\n" }
  }

  mutating func add(_ kind: RawTokenKind, _ start: Int, _ end: Int) {
    if let name = unfinishedName {
      unfinishedName = nil
      let goesOn = kind == .identifier && start == name.end
      emit(name.start, goesOn ? end : name.end, "identifier")
      if goesOn { return }
    }
    if continueRegex(kind, start, end) { return }
    while let string = strings.last, string.isInText {
      if continueString(kind, start, end) { return }
      endString()
    }
    if startRegex(kind, start, end) { return }
    if !strings.isEmpty, continueInterpolation(kind, start, end) { return }
    addPlain(kind, start, end)
  }

  mutating func continueRegex(_ kind: RawTokenKind, _ start: Int, _ end: Int) -> Bool {
    guard let open = regex else { return false }
    let fits =
      switch kind {
      case .regexPoundDelimiter: open.slashes == 2 && open.mayTakePounds
      case .regexSlash: open.slashes < 2
      case .regexLiteralPattern: open.slashes == 1
      default: false
      }
    guard fits, open.end == start else {
      endRegex()
      return false
    }
    regex = (open.start, end, open.slashes + (kind == .regexSlash ? 1 : 0), open.mayTakePounds && open.slashes < 2)
    return true
  }

  mutating func startRegex(_ kind: RawTokenKind, _ start: Int, _ end: Int) -> Bool {
    switch kind {
    case .regexPoundDelimiter, .regexSlash: break
    default: return false
    }
    regex = (start, end, kind == .regexSlash ? 1 : 0, kind == .regexPoundDelimiter)
    return true
  }

  mutating func endRegex() {
    guard let regex else { return }
    emit(regex.start, regex.end, "regex")
    self.regex = nil
  }

  mutating func continueString(_ kind: RawTokenKind, _ start: Int, _ end: Int) -> Bool {
    guard var string = strings.popLast() else { return false }
    var fits = true
    switch kind {
    case .rawStringPoundDelimiter where string.isClosing && start == string.piece.end: string.piece.end = end
    case _ where string.isClosing: fits = false
    case .endOfFile where string.quote == .multilineStringQuote:
      string.piece.end = end
      fits = false
    case .stringSegment: string.piece.end = max(end, string.piece.end)
    case _ where start != string.piece.end && string.quote != .multilineStringQuote: fits = false
    case .backslash, .rawStringPoundDelimiter: string.piece.end = end
    case .leftParen:
      emit(string.piece.start, end, string.piece.isFirst ? "stringHead" : "stringMiddle")
      string.isInText = false
    case string.quote:
      string.piece.end = end
      string.isClosing = true
    default: fits = false
    }
    strings.append(string)
    if kind == .stringSegment, string.quote != .multilineStringQuote, isEndOfLine(end) { endString() }
    if fits, string.isClosing, !string.isRaw || kind == .rawStringPoundDelimiter { endString() }
    return fits
  }

  func isEndOfLine(_ offset: Int) -> Bool {
    offset < source.count && (source[offset] == 0x0A || source[offset] == 0x0D)
  }

  mutating func endString() {
    guard let string = strings.popLast() else { return }
    emit(string.piece.start, string.piece.end, string.piece.isFirst ? "stringLiteral" : "stringTail")
  }

  mutating func continueInterpolation(_ kind: RawTokenKind, _ start: Int, _ end: Int) -> Bool {
    let top = strings.count - 1
    switch kind {
    case .leftParen: strings[top].parens += 1
    case .rightParen where strings[top].parens == 0:
      strings[top].piece = Piece(start: start, end: end, isFirst: false)
      strings[top].isInText = true
      return true
    case .rightParen: strings[top].parens -= 1
    case .stringSegment:
      strings.removeLast()
      return true
    default: break
    }
    return false
  }

  mutating func addPlain(_ kind: RawTokenKind, _ start: Int, _ end: Int) {
    switch kind {
    case .rawStringPoundDelimiter: rawStart = start
    case .stringQuote, .multilineStringQuote, .singleQuote:
      strings.append(
        StringState(quote: kind, isRaw: rawStart != nil, piece: Piece(start: rawStart ?? start, end: end)))
      rawStart = nil
      if kind != .multilineStringQuote, isEndOfLine(end) { endString() }
    case .poundAvailable, .poundUnavailable:
      emit(start, start + 1, "pound")
      unfinishedName = (start + 1, end)
    case .colonColon:
      emit(start, start + 1, "colon")
      emit(start + 1, end, "colon")
    case .dollarIdentifier: emit(start, end, "identifier")
    case .backtick: emit(start, end, "unknown")
    case .endOfFile: break
    default: emit(start, end, "\(kind)")
    }
  }

  mutating func finish() {
    endRegex()
    while let string = strings.last {
      if string.isInText { endString() } else { strings.removeLast() }
    }
  }
}

while let path = readLine() {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  var listing = Listing(source: [UInt8](data), text: "# \(path)\n")
  listing.source.withUnsafeBufferPointer { buffer in
    var tracker = LookaheadTracker()
    var offset = 0
    for lexeme in Lexer.tokenize(buffer, lookaheadTracker: &tracker, experimentalFeatures: []) {
      let start = offset + lexeme.leadingTriviaText.count
      listing.add(lexeme.rawTokenKind, start, start + lexeme.tokenText.count)
      offset += lexeme.byteLength
      if lexeme.rawTokenKind == .endOfFile { break }
    }
  }
  listing.finish()
  FileHandle.standardOutput.write(Data(listing.text.utf8))
}
