extension UInt8 {
  /// Whether it may be part of a name in Swift: a letter or digit of ASCII, an underscore, or a byte of any character
  /// beyond.
  @inlinable @inline(__always)
  public var isPartOfName: Bool {
    let letter = self | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || self >= 0x80
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") || self == UInt8(ascii: "_")
  }
}
