// Prints the tokens that swift-syntax finds in the files whose names stand on standard input, in the terms of our own
// lexer: a string or regex literal is one token (or head, middles and tail), a word is a word, reserved or not.
// Compiled by `lexer-differential`; not part of the package.
import Foundation
import SwiftParser
import SwiftSyntax

struct Piece {
  var start: Int
  var end: Int
  var isFirst = true
}

struct StringState {
  var quote: TokenKind
  var isRaw: Bool
  var isInText = true
  var isClosing = false
  var parens = 0
  var piece: Piece
}

struct Listing {
  var text = ""
  var strings: [StringState] = []
  var rawStart: Int?
  var regex: (start: Int, end: Int, slashes: Int, isClosed: Bool)?

  mutating func emit(_ start: Int, _ end: Int, _ kind: String) {
    if start < end { text += "\(start) \(end) \(kind)\n" }
  }

  mutating func add(_ token: TokenSyntax) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    if continueRegex(token.tokenKind, start, end) { return }
    while let string = strings.last, string.isInText {
      if continueString(token.tokenKind, start, end) { return }
      endString()
    }
    if startRegex(token.tokenKind, start, end) { return }
    if !strings.isEmpty, continueInterpolation(token.tokenKind, start, end) { return }
    addPlain(token.tokenKind, start, end)
  }

  mutating func continueRegex(_ kind: TokenKind, _ start: Int, _ end: Int) -> Bool {
    guard let open = regex else { return false }
    let fits =
      switch kind {
      case .regexPoundDelimiter: open.slashes == 2
      case .regexSlash: open.slashes < 2
      case .regexLiteralPattern: open.slashes == 1
      default: false
      }
    guard fits, open.end == start, !open.isClosed else {
      endRegex()
      return false
    }
    regex = (open.start, end, open.slashes + (kind == .regexSlash ? 1 : 0), open.slashes == 2)
    return true
  }

  mutating func startRegex(_ kind: TokenKind, _ start: Int, _ end: Int) -> Bool {
    switch kind {
    case .regexPoundDelimiter, .regexSlash: break
    default: return false
    }
    regex = (start, end, kind == .regexSlash ? 1 : 0, false)
    return true
  }

  mutating func endRegex() {
    guard let regex else { return }
    emit(regex.start, regex.end, "regex")
    self.regex = nil
  }

  mutating func continueString(_ kind: TokenKind, _ start: Int, _ end: Int) -> Bool {
    guard var string = strings.popLast() else { return false }
    var fits = true
    switch kind {
    case .rawStringPoundDelimiter where string.isClosing && start == string.piece.end: string.piece.end = end
    case _ where string.isClosing: fits = false
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
    if fits, string.isClosing, !string.isRaw || isPounds(kind) { endString() }
    return fits
  }

  func isPounds(_ kind: TokenKind) -> Bool {
    if case .rawStringPoundDelimiter = kind { true } else { false }
  }

  mutating func endString() {
    guard let string = strings.popLast() else { return }
    emit(string.piece.start, string.piece.end, string.piece.isFirst ? "stringLiteral" : "stringTail")
  }

  mutating func continueInterpolation(_ kind: TokenKind, _ start: Int, _ end: Int) -> Bool {
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

  mutating func addPlain(_ kind: TokenKind, _ start: Int, _ end: Int) {
    switch kind {
    case .rawStringPoundDelimiter: rawStart = start
    case .stringQuote, .multilineStringQuote, .singleQuote:
      strings.append(
        StringState(quote: kind, isRaw: rawStart != nil, piece: Piece(start: rawStart ?? start, end: end)))
      rawStart = nil
    case .keyword, .identifier, .dollarIdentifier, .wildcard: emit(start, end, "word")
    case .poundAvailable, .poundUnavailable:
      emit(start, start + 1, "pound")
      emit(start + 1, end, "word")
    case .colonColon:
      emit(start, start + 1, "colon")
      emit(start + 1, end, "colon")
    case .backtick: emit(start, end, "unknown")
    case .endOfFile: break
    default: emit(start, end, String("\(kind)".prefix { $0 != "(" }))
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
  var listing = Listing()
  listing.text = "# \(path)\n"
  let tree = [UInt8](data).withUnsafeBufferPointer { Parser.parse(source: $0) }
  for token in tree.tokens(viewMode: .sourceAccurate) where token.presence == .present { listing.add(token) }
  listing.finish()
  FileHandle.standardOutput.write(Data(listing.text.utf8))
}
