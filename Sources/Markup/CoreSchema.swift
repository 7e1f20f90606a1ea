/// What a plain YAML scalar means by the core schema of YAML 1.2.
func coreSchemaContent(of text: String) -> MarkupNode.Content {
  switch text {
  case "", "~", "null", "Null", "NULL": .null
  case "true", "True", "TRUE": .boolean(true)
  case "false", "False", "FALSE": .boolean(false)
  default: coreSchemaNumber(text).map { .number(text: text, value: $0) } ?? .string(text)
  }
}

/// The value of a number as the core schema spells one.
private func coreSchemaNumber(_ text: String) -> Double? {
  let bytes = Array(text.utf8)
  guard let first = bytes.first, first.isDigit || first == .minus || first == .plus || first == .dot else {
    return nil
  }
  if let number = radixNumber(bytes) { return number }
  let isSigned = first == .minus || first == .plus
  switch String(decoding: bytes.dropFirst(isSigned ? 1 : 0), as: UTF8.self) {
  case ".inf", ".Inf", ".INF": return first == .minus ? -.infinity : .infinity
  case ".nan", ".NaN", ".NAN": return isSigned ? nil : .nan
  default: return endOfDecimal(in: bytes[...], needsDigitsAroundDot: false) == bytes.count ? Double(text) : nil
  }
}

/// The value of `0x1F` or `0o17`.
private func radixNumber(_ bytes: [UInt8]) -> Double? {
  guard bytes.count > 2, bytes[0] == .zero else { return nil }
  let radix: UInt32
  switch bytes[1] {
  case UInt8(ascii: "x"): radix = 16
  case UInt8(ascii: "o"): radix = 8
  default: return nil
  }
  var value = 0.0
  for byte in bytes[2...] {
    guard let digit = byte.hexValue, digit < radix else { return nil }
    value = value * Double(radix) + Double(digit)
  }
  return value
}

/// Where a decimal number that starts at the beginning of `bytes` ends; nil where there is none.
///
/// JSON wants a digit on both sides of the dot; YAML and JSON5 on one.
func endOfDecimal(in bytes: ArraySlice<UInt8>, needsDigitsAroundDot: Bool) -> Int? {
  var index = bytes.startIndex
  func skipDigits() -> Int {
    let start = index
    while index < bytes.endIndex, bytes[index].isDigit { index += 1 }
    return index - start
  }
  if index < bytes.endIndex, bytes[index] == .minus || bytes[index] == .plus { index += 1 }
  let whole = skipDigits()
  var fraction = 0
  if index < bytes.endIndex, bytes[index] == .dot {
    index += 1
    fraction = skipDigits()
    if needsDigitsAroundDot, whole == 0 || fraction == 0 { return nil }
  }
  guard whole + fraction > 0 else { return nil }
  if index < bytes.endIndex, bytes[index] | 0x20 == UInt8(ascii: "e") {
    index += 1
    if index < bytes.endIndex, bytes[index] == .minus || bytes[index] == .plus { index += 1 }
    guard skipDigits() > 0 else { return nil }
  }
  return index
}
