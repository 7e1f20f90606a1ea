/// The number that a Swift integer or float literal in `range` stands for; nil when it is not finite or no number.
package func parseNumber(_ bytes: [UInt8], _ range: Range<Int>) -> FoldedNumber? {
  guard let first = range.first, range.upperBound <= bytes.count else { return nil }
  if bytes[first] == UInt8(ascii: "0"), range.count > 2, let radix = radix(of: bytes[first + 1]) {
    return parseInteger(bytes, first + 2..<range.upperBound, radix: radix)
  }
  return parseDecimal(bytes, range)
}

private func radix(of byte: UInt8) -> Double? {
  switch byte {
  case UInt8(ascii: "x"): 16
  case UInt8(ascii: "o"): 8
  case UInt8(ascii: "b"): 2
  default: nil
  }
}

private func parseInteger(_ bytes: [UInt8], _ range: Range<Int>, radix: Double) -> FoldedNumber? {
  var value = 0.0
  for index in range {
    let byte = bytes[index]
    if byte == UInt8(ascii: "_") { continue }
    let digit: UInt8
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
    default: return nil
    }
    guard Double(digit) < radix else { return nil }
    value = value * radix + Double(digit)
  }
  return value.isFinite ? FoldedNumber(value: value, decimals: 0, isInteger: true) : nil
}

private func parseDecimal(_ bytes: [UInt8], _ range: Range<Int>) -> FoldedNumber? {
  var text = ""
  var decimals = 0
  var isFraction = false
  var hasExponent = false
  for index in range {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "_"): continue
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if isFraction, !hasExponent { decimals += 1 }
    case UInt8(ascii: "."): isFraction = true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): hasExponent = true
    case UInt8(ascii: "+"), UInt8(ascii: "-"): break
    default: return nil
    }
    text.unicodeScalars.append(Unicode.Scalar(byte))
  }
  guard let value = Double(text), value.isFinite else { return nil }
  return FoldedNumber(value: value, decimals: hasExponent ? nil : decimals, isInteger: !isFraction && !hasExponent)
}
