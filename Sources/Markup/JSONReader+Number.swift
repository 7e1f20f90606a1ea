extension JSONReader {
  /// Reads a number. Its text is kept, so that one too large for a `Double` does not fail the file.
  mutating func readNumber() throws(MarkupError) -> MarkupNode.Content {
    let start = offset
    if isRelaxed, let end = endOfHexadecimal() {
      let value = hexadecimalValue(to: end)
      offset = end
      try checkNumberEnd(from: start)
      return .number(text: String(decoding: bytes[start..<end], as: UTF8.self), value: value)
    }
    let unsigned = peek() == .minus || peek() == .plus ? offset + 1 : offset
    if unsigned + 1 < bytes.count, bytes[unsigned] == .zero, bytes[unsigned + 1].isDigit {
      throw failure("a JSON number cannot start with a zero before another digit")
    }
    guard let end = endOfDecimal(in: bytes[offset...], needsDigitsAroundDot: !isRelaxed) else {
      throw failure("this is not a complete JSON number")
    }
    offset = end
    try checkNumberEnd(from: start)
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return .number(text: text, value: exactValue(of: start..<end) ?? Double(text) ?? .nan)
  }

  /// Complains about text glued to a number, as in `12px`.
  private mutating func checkNumberEnd(from start: Int) throws(MarkupError) {
    guard let next = peek(), next.isLetter || next.isDigit || next == .dot || next == UInt8(ascii: "_") else { return }
    var end = offset
    while end < bytes.count, bytes[end].isLetter || bytes[end].isDigit || bytes[end] == .dot { end += 1 }
    offset = start
    let text = String(decoding: bytes[start..<max(end, start + 1)], as: UTF8.self)
    throw failure("\(inQuotes(text)) is not a JSON number; write text in double quotes")
  }

  private func endOfHexadecimal() -> Int? {
    var index = offset
    if bytes[index] == .minus || bytes[index] == .plus { index += 1 }
    guard index + 2 < bytes.count, bytes[index] == .zero, bytes[index + 1] | 0x20 == UInt8(ascii: "x"),
      bytes[index + 2].hexValue != nil
    else { return nil }
    index += 2
    while index < bytes.count, bytes[index].hexValue != nil { index += 1 }
    return index
  }

  private func hexadecimalValue(to end: Int) -> Double {
    let isNegative = bytes[offset] == .minus
    let digits = isNegative || bytes[offset] == .plus ? offset + 3 : offset + 2
    var value = 0.0
    for byte in bytes[digits..<end] { value = value * 16 + Double(byte.hexValue ?? 0) }
    return isNegative ? -value : value
  }

  /// The value of a number whose digits and power of ten are both exact as `Double`, so that one division
  /// rounds correctly; nil for the rest.
  private func exactValue(of range: Range<Int>) -> Double? {
    guard range.count <= 16 else { return nil }
    var mantissa: UInt64 = 0
    var decimals = 0
    var hasDot = false
    for byte in bytes[range] {
      if byte.isDigit {
        mantissa = mantissa &* 10 &+ UInt64(byte - .zero)
        if hasDot { decimals += 1 }
      } else if byte == .dot {
        hasDot = true
      } else if byte != .minus, byte != .plus {
        return nil
      }
    }
    guard mantissa < 1 << 53 else { return nil }
    var divisor: UInt64 = 1
    for _ in 0..<decimals { divisor &*= 10 }
    let value = Double(mantissa) / Double(divisor)
    return bytes[range.lowerBound] == .minus ? -value : value
  }
}
