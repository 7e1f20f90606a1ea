extension JSONReader {
  /// Reads a string in double quotes, or in single ones where the dialect has them.
  mutating func readString() throws(MarkupError) -> String {
    let start = position
    let quote = bytes[offset]
    offset += 1
    let textStart = offset
    while offset < bytes.count {
      let next = bytes[offset]
      if next == quote {
        defer { offset += 1 }
        return String(decoding: bytes[textStart..<offset], as: UTF8.self)
      }
      if next == .backslash {
        return try readEscapedString(Array(bytes[textStart..<offset]), quote: quote, start: start)
      }
      if next < .space { throw controlFailure(start) }
      offset += 1
    }
    throw unclosedFailure(start)
  }

  /// Reads the rest of a string from its first escape on.
  private mutating func readEscapedString(
    _ head: [UInt8], quote: UInt8, start: MarkupPosition
  ) throws(MarkupError) -> String {
    var text = head
    while offset < bytes.count {
      let next = bytes[offset]
      if next == quote {
        offset += 1
        return String(decoding: text, as: UTF8.self)
      }
      if next == .backslash {
        try readEscape(into: &text)
      } else if next < .space {
        throw controlFailure(start)
      } else {
        text.append(next)
        offset += 1
      }
    }
    throw unclosedFailure(start)
  }

  private func unclosedFailure(_ start: MarkupPosition) -> MarkupError {
    MarkupError("this string is never closed", at: start)
  }

  private func controlFailure(_ start: MarkupPosition) -> MarkupError {
    if bytes[offset].isBreak {
      return MarkupError("this string is not closed on its line; write a line break as \\n", at: start)
    }
    return failure("a control character in a string; write it as \\u and four digits")
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(MarkupError) {
    guard let letter = peek(1) else {
      offset += 1
      return
    }
    if letter == UInt8(ascii: "u") { return text.append(scalar: try readUnicodeEscape()) }
    if let meaning = jsonEscape(letter) {
      text.append(meaning)
      offset += 2
    } else if isRelaxed {
      try readRelaxedEscape(letter, into: &text)
    } else {
      throw escapeFailure()
    }
  }

  /// Reads an escape that only JSON5 has: a line that goes on, `\x41`, `\v`, `\0`, or a character as itself.
  private mutating func readRelaxedEscape(_ letter: UInt8, into text: inout [UInt8]) throws(MarkupError) {
    switch letter {
    case .lineFeed, .carriageReturn:
      offset += 1
      crossLine()
    case UInt8(ascii: "x"):
      guard let value = hexadecimal(digits: 2), let scalar = Unicode.Scalar(value) else { throw escapeFailure() }
      text.append(scalar: scalar)
      offset += 4
    case .zero where peek(2)?.isDigit != true:
      text.append(0)
      offset += 2
    case UInt8(ascii: "v"):
      text.append(0x0B)
      offset += 2
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0..<0x20: throw escapeFailure()
    default:
      text.append(letter)
      offset += 2
    }
  }

  /// Reads `\u0041`, or two of them where they are a surrogate pair.
  private mutating func readUnicodeEscape() throws(MarkupError) -> Unicode.Scalar {
    guard let unit = hexadecimal(digits: 4) else { throw failure("this escape needs 4 hexadecimal digits") }
    if let scalar = Unicode.Scalar(unit) {
      offset += 6
      return scalar
    }
    if unit < 0xDC00, peek(6) == .backslash, peek(7) == UInt8(ascii: "u"),
      let low = hexadecimal(digits: 4, after: 8), low >= 0xDC00, low <= 0xDFFF,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      offset += 12
      return scalar
    }
    guard takesHalfPairs else { throw failure("half of a surrogate pair is not a character") }
    offset += 6
    return "\u{FFFD}"
  }

  /// The value of the digits that stand `after` bytes on.
  private func hexadecimal(digits: Int, after: Int = 2) -> UInt32? {
    var value: UInt32 = 0
    for index in after..<(after + digits) {
      guard let digit = peek(index)?.hexValue else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private func escapeFailure() -> MarkupError {
    var end = min(offset + 2, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let text = String(decoding: bytes[offset..<end], as: UTF8.self)
    return failure("unknown escape \(inQuotes(text)); write '\\\\' for a backslash")
  }
}

/// What a backslash and one letter mean in every dialect.
private func jsonEscape(_ letter: UInt8) -> UInt8? {
  switch letter {
  case .doubleQuote, .backslash, .slash: letter
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): .lineFeed
  case UInt8(ascii: "r"): .carriageReturn
  case UInt8(ascii: "t"): .tab
  default: nil
  }
}
