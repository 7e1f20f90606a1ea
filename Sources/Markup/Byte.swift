/// The bytes that YAML and JSON give a meaning, by name.
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let doubleQuote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let percent: UInt8 = 0x25
  static let ampersand: UInt8 = 0x26
  static let singleQuote: UInt8 = 0x27
  static let asterisk: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let colon: UInt8 = 0x3A
  static let questionMark: UInt8 = 0x3F
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D

  /// A space or a tab.
  var isBlank: Bool { self == .space || self == .tab }
  /// A line feed or a carriage return.
  var isBreak: Bool { self == .lineFeed || self == .carriageReturn }
  /// One of `0` … `9`.
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// A letter of ASCII.
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

  /// The value of a hexadecimal digit.
  var hexValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x37
    case 0x61...0x66: UInt32(self) - 0x57
    default: nil
    }
  }
}

extension [UInt8] {
  /// Adds the UTF-8 of a scalar.
  mutating func append(scalar: Unicode.Scalar) {
    append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
