extension TokenScanner {
  /// The token that starts with the `#` at `offset`: a raw string, an extended regex, a directive, or the `#` alone.
  mutating func pound(from offset: Int, after context: LexerContext) -> Lexeme {
    if input[offset &+ 1] == UInt8(ascii: "!"), offset == 0 || input[offset &- 1] == 0 {
      return Lexeme(end: input.endOfLine(from: offset), kind: .shebang)
    }
    if offset >= poundRunEnd { poundRunEnd = input.endOfPounds(from: offset, limit: .max) }
    switch input[poundRunEnd] {
    case .doubleQuote: return rawString(pounds: poundRunEnd &- offset, quoteAt: poundRunEnd)
    case .slash: return extendedRegex(pounds: poundRunEnd &- offset, slashAt: poundRunEnd)
    default: return input.directive(from: offset)
    }
  }
}

extension LexerInput {
  fileprivate func directive(from offset: Int) -> Lexeme {
    let start = offset &+ 1
    var end = start
    while self[end].isLetter || self[end] == .underscore { end &+= 1 }
    switch end &- start {
    case 2 where has("if", at: start): return Lexeme(end: end, kind: .poundIf)
    case 4 where has("else", at: start): return Lexeme(end: end, kind: .poundElse)
    case 5 where has("endif", at: start): return Lexeme(end: end, kind: .poundEndif)
    case 6 where has("elseif", at: start): return Lexeme(end: end, kind: .poundElseif)
    case 14 where has("sourceLocation", at: start): return Lexeme(end: end, kind: .poundSourceLocation)
    default: return Lexeme(end: start, kind: .pound)
    }
  }
}

/// Where in a stretch of text the last closing delimiters with a given number of `#` stand. Asking it whether anything
/// closes a literal costs one look, however many literals nothing closes.
struct CloserIndex {
  private var range = 0..<0
  /// At index `n`, the offset of the last delimiter that `n` or more `#` follow.
  private var lastWithPounds: [Int] = []

  /// An index of no text.
  init() {}

  /// An index of the slashes in `range` that no backslash escapes.
  init(slashesOf input: LexerInput, in range: Range<Int>) {
    self.range = range
    collect(.slash, in: input)
  }

  /// Whether a delimiter with at least as many `#` stands at `offset` or after it.
  func hasCloser(pounds: Int, from offset: Int) -> Bool {
    pounds < lastWithPounds.count && lastWithPounds[pounds] >= offset
  }

  /// Whether the rest of the line of `offset` holds a quote with that many `#`. `#"""#` is a string of one line.
  mutating func closesOnItsLine(pounds: Int, from offset: Int, in input: LexerInput) -> Bool {
    if !range.contains(offset) {
      range = offset..<input.endOfLine(from: offset)
      lastWithPounds = []
      collect(.doubleQuote, in: input)
    }
    return hasCloser(pounds: pounds, from: offset)
  }

  private mutating func collect(_ delimiter: UInt8, in input: LexerInput) {
    var offset = range.lowerBound
    while true {
      offset = input.first(delimiter, from: offset)
      guard offset < range.upperBound else { break }
      let end = input.endOfPounds(from: offset &+ 1, limit: .max)
      if delimiter != .slash || !input.isEscaped(offset, since: range.lowerBound) {
        note(offset, pounds: end &- offset &- 1)
      }
      offset = end
    }
    // A delimiter with many `#` serves literals with fewer.
    for pounds in lastWithPounds.indices.dropLast().reversed() {
      lastWithPounds[pounds] = max(lastWithPounds[pounds], lastWithPounds[pounds + 1])
    }
  }

  private mutating func note(_ offset: Int, pounds: Int) {
    while lastWithPounds.count <= pounds { lastWithPounds.append(-1) }
    lastWithPounds[pounds] = offset
  }
}

extension LexerInput {
  /// Whether an odd number of backslashes stands before `offset`.
  fileprivate func isEscaped(_ offset: Int, since start: Int) -> Bool {
    var backslashes = 0
    while offset &- backslashes > start, self[offset &- backslashes &- 1] == .backslash { backslashes &+= 1 }
    return backslashes % 2 == 1
  }
}
