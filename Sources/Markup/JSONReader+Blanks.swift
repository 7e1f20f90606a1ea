extension JSONReader {
  /// Goes on to the next content, over blanks and, where the dialect has them, comments.
  mutating func skipBlanks() throws(MarkupError) {
    while offset < bytes.count {
      switch bytes[offset] {
      case .space, .tab: offset += 1
      case .lineFeed, .carriageReturn: crossLine()
      case .slash where isRelaxed: try skipComment()
      case 0x0B, 0x0C, 0xC2, 0xE2, 0xEF:
        let length = isRelaxed ? widthOfRareBlank() : 0
        if length == 0 { return }
        offset += length
      default: return
      }
    }
  }

  /// Steps over the line break here.
  mutating func crossLine() {
    offset += bytes[offset] == .carriageReturn && peek(1) == .lineFeed ? 2 : 1
    line += 1
    lineStart = offset
  }

  private mutating func skipComment() throws(MarkupError) {
    switch peek(1) {
    case UInt8.slash:
      while let next = peek(), !next.isBreak { offset += 1 }
    case UInt8.asterisk:
      let start = position
      offset += 2
      while let next = peek() {
        if next == .asterisk, peek(1) == .slash {
          offset += 2
          return
        }
        if next.isBreak { crossLine() } else { offset += 1 }
      }
      throw MarkupError("this comment is never closed", at: start)
    default: throw failure("expected '//' or '/*'")
    }
  }

  /// How many bytes the blank here takes that only JSON5 has: a form feed, a no-break space, a byte order mark.
  private func widthOfRareBlank() -> Int {
    switch (bytes[offset], peek(1), peek(2)) {
    case (0x0B, _, _), (0x0C, _, _): 1
    case (0xC2, 0xA0, _): 2
    case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xEF, 0xBB, 0xBF): 3
    default: 0
    }
  }
}
