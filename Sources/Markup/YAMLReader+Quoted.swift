extension YAMLReader {
  /// Reads a scalar in single or double quotes.
  @inline(never)
  mutating func readQuoted(parent: Int) throws(MarkupError) -> YAMLPiece {
    let start = position
    let quote = byte()
    var text: [UInt8] = []
    // What an escape wrote is not trimmed at the end of a line.
    var kept = 0
    offset += 1
    while !isAtEnd {
      let next = byte()
      if next == quote {
        offset += 1
        guard quote == .singleQuote, byte() == quote else {
          let value = String(decoding: text, as: UTF8.self)
          return scalarPiece(.string(value), text: value, from: start, isClosed: true)
        }
        text.append(quote)
        offset += 1
      } else if next == .backslash, quote == .doubleQuote {
        if byte(1).isBreak {
          offset += 1
          try foldLines(into: &text, parent: parent, start: start, isEscaped: true)
        } else {
          text.append(scalar: try readEscape())
        }
        kept = text.count
      } else if next.isBreak {
        while text.count > kept, let last = text.last, last.isBlank { text.removeLast() }
        try foldLines(into: &text, parent: parent, start: start, isEscaped: false)
        kept = text.count
      } else {
        text.append(next)
        offset += 1
      }
    }
    throw MarkupError("this quote is never closed", at: start)
  }

  /// Turns the line breaks here into a space, or into one line feed fewer than there are.
  private mutating func foldLines(
    into text: inout [UInt8], parent: Int, start: MarkupPosition, isEscaped: Bool
  ) throws(MarkupError) {
    var breaks = 0
    while byte().isBreak {
      crossLine()
      breaks += 1
      beginLine()
      if isAtAnyMarker {
        throw failure("a document marker inside the quotes opened at line \(start.line), column \(start.column)")
      }
      skipBlanksInLine()
    }
    if isAtEnd { return }
    guard indent > parent else {
      throw failure("the text in quotes opened at line \(start.line) must stay indented deeper than its key")
    }
    if breaks > 1 {
      text.append(contentsOf: repeatElement(.lineFeed, count: breaks - 1))
    } else if !isEscaped {
      text.append(.space)
    }
  }

  private mutating func readEscape() throws(MarkupError) -> Unicode.Scalar {
    let letter = byte(1)
    switch letter {
    case UInt8(ascii: "x"): return try readHexEscape(digits: 2)
    case UInt8(ascii: "u"): return try readHexEscape(digits: 4)
    case UInt8(ascii: "U"): return try readHexEscape(digits: 8)
    default: break
    }
    guard let scalar = yamlEscape(letter) else {
      let escape = String(decoding: characterBytes(), as: UTF8.self)
      throw failure("unknown escape \(inQuotes(escape)); write '\\\\' for a backslash, or use single quotes")
    }
    offset += 2
    return scalar
  }

  /// The backslash here with the whole character after it.
  private func characterBytes() -> ArraySlice<UInt8> {
    var end = min(offset + 2, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return bytes[offset..<end]
  }

  private mutating func readHexEscape(digits: Int) throws(MarkupError) -> Unicode.Scalar {
    var value: UInt32 = 0
    for index in 2..<(2 + digits) {
      guard let digit = byte(index).hexValue else {
        throw failure("this escape needs \(digits) hexadecimal digits")
      }
      value = value << 4 | digit
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw failure("this escape is not a character; write one beyond U+FFFF as '\\U' with 8 digits")
    }
    offset += 2 + digits
    return scalar
  }
}

/// What a backslash and one letter mean in double quotes.
private func yamlEscape(_ letter: UInt8) -> Unicode.Scalar? {
  switch letter {
  case UInt8(ascii: "0"): "\u{0}"
  case UInt8(ascii: "a"): "\u{7}"
  case UInt8(ascii: "b"): "\u{8}"
  case UInt8(ascii: "t"), .tab: "\t"
  case UInt8(ascii: "n"): "\n"
  case UInt8(ascii: "v"): "\u{B}"
  case UInt8(ascii: "f"): "\u{C}"
  case UInt8(ascii: "r"): "\r"
  case UInt8(ascii: "e"): "\u{1B}"
  case .space, .doubleQuote, .slash, .backslash: Unicode.Scalar(letter)
  case UInt8(ascii: "N"): "\u{85}"
  case UInt8(ascii: "_"): "\u{A0}"
  case UInt8(ascii: "L"): "\u{2028}"
  case UInt8(ascii: "P"): "\u{2029}"
  default: nil
  }
}
