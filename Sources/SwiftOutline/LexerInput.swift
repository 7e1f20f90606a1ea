/// The bytes being lexed. Reading past their end gives NUL, which no token holds outside a literal.
@safe
struct LexerInput {
  private let base: UnsafePointer<UInt8>?
  let count: Int

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    unsafe base = buffer.baseAddress
    count = buffer.count
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count), let base = unsafe base else { return 0 }
    return unsafe base[offset]
  }

  /// The eight bytes from `offset` on, the first of them lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard offset &+ 8 <= count, offset >= 0, let base = unsafe base else { return lastWord(at: offset) }
    return unsafe UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(self[offset &+ index]) << UInt64(8 &* index) }
    return word
  }

  /// Whether the file goes on with the ASCII `text` at `offset`.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { text in
      guard offset >= 0, offset &+ text.count <= count else { return false }
      for index in 0..<text.count where unsafe self[offset &+ index] != text[index] { return false }
      return true
    }
  }

  /// Offset of the first `byte` from `offset` on, or the end.
  @inline(__always)
  func first(_ byte: UInt8, from offset: Int) -> Int {
    first(byte, or: byte, or: byte, or: byte, from: offset)
  }

  /// Offset of the line feed or carriage return that ends the line of `offset`, or the end.
  @inline(__always)
  func endOfLine(from offset: Int) -> Int {
    first(.lineFeed, or: .carriageReturn, or: .lineFeed, or: .carriageReturn, from: offset)
  }

  /// Whether any of some bytes stands in a range. None of them is NUL.
  func contains(_ first: UInt8, or second: UInt8, in range: Range<Int>) -> Bool {
    self.first(first, or: second, or: first, or: second, from: range.lowerBound, to: range.upperBound)
      < range.upperBound
  }

  /// Offset of the first of some bytes from `offset` on, or the end. None of them is NUL.
  @inline(__always)
  func first(_ first: UInt8, or second: UInt8, or third: UInt8, or fourth: UInt8, from offset: Int) -> Int {
    self.first(first, or: second, or: third, or: fourth, from: offset, to: count)
  }

  /// Offset of the first of some bytes from `offset` on, or `end` or more. None of them is NUL.
  @inline(__always)
  func first(
    _ first: UInt8, or second: UInt8, or third: UInt8, or fourth: UInt8, from offset: Int, to end: Int
  ) -> Int {
    var offset = offset
    while offset < end {
      let word = word(at: offset)
      let found =
        word.lanes(equalTo: first) | word.lanes(equalTo: second) | word.lanes(equalTo: third)
        | word.lanes(equalTo: fourth)
      if found != 0 { return offset &+ found.firstLane }
      offset &+= 8
    }
    return end
  }
}

/// Eight bytes at once, lane by lane: a lane that passes a test has its high bit set in the result.
extension UInt64 {
  @inline(__always)
  init(repeating byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// Exact up to the first lane found; lanes above it may be wrong.
  @inline(__always)
  func lanes(equalTo byte: UInt8) -> UInt64 {
    let difference = self ^ UInt64(repeating: byte)
    return (difference &- UInt64(repeating: 0x01)) & ~difference & UInt64(repeating: 0x80)
  }

  /// The lanes that hold a letter, a digit, `_` or `$`. Exact in every lane.
  @inline(__always)
  var lanesOfWordBytes: UInt64 {
    let low = self & UInt64(repeating: 0x7F)
    let folded = low | UInt64(repeating: 0x20)
    let letters = (folded &+ UInt64(repeating: 0x80 - 0x61)) & ~(folded &+ UInt64(repeating: 0x80 - 0x7B))
    let digits = (low &+ UInt64(repeating: 0x80 - 0x30)) & ~(low &+ UInt64(repeating: 0x80 - 0x3A))
    let underscores = ~((low ^ UInt64(repeating: .underscore)) &+ UInt64(repeating: 0x7F))
    let dollars = ~((low ^ UInt64(repeating: .dollar)) &+ UInt64(repeating: 0x7F))
    return (letters | digits | underscores | dollars) & ~self & UInt64(repeating: 0x80)
  }

  /// The index of the first lane whose high bit is set; 8 when there is none.
  @inline(__always)
  var firstLane: Int { trailingZeroBitCount >> 3 }
}

/// The bytes that Swift's lexical grammar names.
extension UInt8 {
  @inline(__always) static var tab: UInt8 { 0x09 }
  @inline(__always) static var lineFeed: UInt8 { 0x0A }
  @inline(__always) static var carriageReturn: UInt8 { 0x0D }
  @inline(__always) static var space: UInt8 { 0x20 }
  @inline(__always) static var doubleQuote: UInt8 { 0x22 }
  @inline(__always) static var pound: UInt8 { 0x23 }
  @inline(__always) static var dollar: UInt8 { 0x24 }
  @inline(__always) static var singleQuote: UInt8 { 0x27 }
  @inline(__always) static var leftParen: UInt8 { 0x28 }
  @inline(__always) static var asterisk: UInt8 { 0x2A }
  @inline(__always) static var hyphen: UInt8 { 0x2D }
  @inline(__always) static var period: UInt8 { 0x2E }
  @inline(__always) static var slash: UInt8 { 0x2F }
  @inline(__always) static var colon: UInt8 { 0x3A }
  @inline(__always) static var lessThan: UInt8 { 0x3C }
  @inline(__always) static var greaterThan: UInt8 { 0x3E }
  @inline(__always) static var backslash: UInt8 { 0x5C }
  @inline(__always) static var underscore: UInt8 { 0x5F }
  @inline(__always) static var backquote: UInt8 { 0x60 }
  @inline(__always) static var leftBrace: UInt8 { 0x7B }
  @inline(__always) static var rightBrace: UInt8 { 0x7D }

  var isDigit: Bool { self &- 0x30 < 10 }
  var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// One of `/ = - + * % < > ! & | ^ ~ . ?`.
  @inline(__always)
  var isOperator: Bool {
    // A bit for each ASCII character: those below `@`, and those from it on.
    let low: UInt64 = 0xF000_EC62_0000_0000
    let high: UInt64 = 0x5000_0000_4000_0000
    return self < 0x80 && ((self < 0x40 ? low : high) >> UInt64(self & 0x3F)) & 1 != 0
  }
}
