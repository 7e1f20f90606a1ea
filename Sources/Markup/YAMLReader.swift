extension MarkupNode {
  /// Reads a YAML 1.2 document in the strict subset that ARCHITECTURE.md names.
  package static func yaml(_ bytes: [UInt8]) throws(MarkupError) -> MarkupNode {
    try checkUTF8(bytes)
    try checkYAMLText(bytes)
    var reader = YAMLReader(bytes)
    return try reader.readDocument()
  }
}

/// The limits that keep a hostile document from exhausting its reader.
enum YAMLLimit {
  static let bytes = 1 << 20
  static let depth = 256
  /// How many nodes aliases may add to a document.
  static let aliasedNodes = 10_000
}

/// Throws where `bytes` are too many or hold a control character.
private func checkYAMLText(_ bytes: [UInt8]) throws(MarkupError) {
  guard bytes.count <= YAMLLimit.bytes else {
    throw MarkupError("the file is larger than 1 MB", at: MarkupPosition(offset: 0, line: 1, column: 1))
  }
  for (offset, byte) in bytes.enumerated() where byte < .space && byte != .tab && !byte.isBreak {
    throw MarkupError(
      "a control character; in double quotes write it as an escape", at: position(of: offset, in: bytes))
  }
}

/// A reader that goes through a YAML document once, from its first byte to its last.
///
/// It stands at `offset`; what it reads it leaves behind. A key is told from a value by the `:` found after it,
/// so that nothing is read twice.
struct YAMLReader {
  let bytes: [UInt8]
  var offset: Int
  var line = 1
  var lineStart: Int
  /// How many spaces the current line starts with. Meaningful where the content is the first on its line.
  var indent = 0
  /// Whether the content at `offset` is the first on its line.
  var startsLine = false
  /// Whether a tab stands before the content at `offset`.
  var isTabbed = false
  /// Where `skipBlanks` last stopped.
  private var contentOffset = -1
  var depth = 0
  var anchors = YAMLAnchors()

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = byteOrderMarkLength(in: bytes)
    lineStart = offset
  }

  /// The byte `ahead` of the current one; zero past the end, for no document holds a zero.
  func byte(_ ahead: Int = 0) -> UInt8 {
    let index = offset + ahead
    return index < bytes.count ? bytes[index] : 0
  }

  var isAtEnd: Bool { offset >= bytes.count }
  /// How far into its line the reader stands, in bytes.
  var column: Int { offset - lineStart }
  var position: MarkupPosition { MarkupPosition(offset: offset, line: line, column: column + 1) }

  /// Whether the byte `ahead` ends a word: a blank, a line break, or the end.
  func isGap(_ ahead: Int) -> Bool {
    let next = byte(ahead)
    return next.isBlank || next.isBreak || next == 0
  }

  /// Whether `indicator` stands here on its own, as the `-` of an item or the `:` of a key does.
  func isAt(_ indicator: UInt8) -> Bool { byte() == indicator && isGap(1) }

  /// Whether `---` or `...` stands here.
  func isAtMarker(_ indicator: UInt8) -> Bool {
    offset == lineStart && byte() == indicator && byte(1) == indicator && byte(2) == indicator && isGap(3)
  }

  var isAtAnyMarker: Bool { isAtMarker(.minus) || isAtMarker(.dot) }

  @inline(never)
  func failure(_ message: String) -> MarkupError { MarkupError(message, at: position) }

  /// Steps over the line break here.
  mutating func crossLine() {
    offset += byte() == .carriageReturn && byte(1) == .lineFeed ? 2 : 1
    line += 1
    lineStart = offset
  }

  mutating func skipBlanksInLine() {
    while byte().isBlank { offset += 1 }
  }

  mutating func skipToBreak() {
    while !isAtEnd, !byte().isBreak { offset += 1 }
  }

  /// Measures the indentation of the line that starts here and steps over it.
  mutating func beginLine() {
    while byte() == .space { offset += 1 }
    indent = column
    startsLine = true
    isTabbed = false
  }

  /// Goes on to the next content, over blanks, line breaks and comments.
  mutating func skipBlanks() {
    if offset == lineStart {
      beginLine()
    } else if offset != contentOffset {
      startsLine = false
      isTabbed = false
    }
    while true {
      switch byte() {
      case .space: offset += 1
      case .tab:
        isTabbed = true
        offset += 1
      case .hash where offset == lineStart || bytes[offset - 1].isBlank: skipToBreak()
      case .lineFeed, .carriageReturn:
        crossLine()
        beginLine()
      default:
        contentOffset = offset
        return
      }
    }
  }

  /// Checks that nothing but a comment follows on the line.
  mutating func expectLineEnd(after what: String) throws(MarkupError) {
    let end = offset
    skipBlanksInLine()
    if isAtEnd || byte().isBreak { return }
    if byte() == .hash {
      if offset > end { return skipToBreak() }
      throw failure("a comment needs a space before its '#'")
    }
    throw failure("unexpected text after \(what)")
  }

  /// Counts one more collection around what is read next.
  @inline(never)
  mutating func descend() throws(MarkupError) {
    guard depth < YAMLLimit.depth else {
      throw failure("nested more than \(YAMLLimit.depth) levels deep")
    }
    depth += 1
    anchors.deepest = max(anchors.deepest, depth)
  }
}
