/// One Unicode scalar of the source, or the bytes that stand where one should.
struct LexerCharacter {
  /// `nil` for bytes that are not valid UTF-8, and at the end of the file.
  var value: UInt32?
  /// Offset just past it.
  var end: Int
}

extension LexerInput {
  /// The character at `offset`. Bytes that no character starts with are taken together, up to one that could start one.
  func character(at offset: Int) -> LexerCharacter {
    guard offset < count else { return LexerCharacter(value: nil, end: offset) }
    let lead = self[offset]
    if lead < 0x80 { return LexerCharacter(value: UInt32(lead), end: offset &+ 1) }
    guard lead.startsCharacter else {
      var end = offset &+ 1
      while end < count, !self[end].startsCharacter { end &+= 1 }
      return LexerCharacter(value: nil, end: end)
    }
    let length = (~lead).leadingZeroBitCount
    var value = UInt32(lead & (0x7F >> UInt8(length)))
    for index in 1..<length {
      let byte = self[offset &+ index]
      guard byte & 0xC0 == 0x80 else { return LexerCharacter(value: nil, end: offset &+ index) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return LexerCharacter(value: value.isScalar(ofLength: length) ? value : nil, end: offset &+ length)
  }

  /// Where the characters from `offset` on that may continue an identifier end.
  @inline(__always)
  func endOfWord(from offset: Int) -> Int {
    var offset = offset
    while true {
      let lanes = word(at: offset).lanesOfWordBytes ^ UInt64(repeating: 0x80)
      guard lanes == 0 else {
        offset &+= lanes.firstLane
        break
      }
      offset &+= 8
    }
    return self[offset] < 0x80 ? offset : endOfWordPastUnicode(from: offset)
  }

  @inline(never)
  private func endOfWordPastUnicode(from offset: Int) -> Int {
    var offset = offset
    while true {
      let character = character(at: offset)
      guard let value = character.value, value.continuesIdentifier else { return offset }
      offset = character.end
    }
  }
}

extension UInt8 {
  fileprivate var startsCharacter: Bool { self < 0x80 || (self >= 0xC2 && self < 0xF5) }
}

/// Unicode scalars by what they may be in Swift source.
extension UInt32 {
  /// Whether the value is a Unicode scalar whose shortest encoding has `length` bytes.
  fileprivate func isScalar(ofLength length: Int) -> Bool {
    switch self {
    case 0x80..<0x800: length == 2
    case 0x800..<0xD800, 0xE000..<0x10000: length == 3
    case 0x10000..<0x11_0000: length == 4
    default: false
    }
  }

  var continuesIdentifier: Bool {
    switch self {
    case 0..<0x80: UInt8(self).isLetter || UInt8(self).isDigit || self == 0x5F || self == 0x24
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
      0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F,
      0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
      0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    case 0x10000..<0xF0000: self & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  var startsIdentifier: Bool {
    switch self {
    case 0..<0x80: UInt8(self).isLetter || self == 0x5F
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: continuesIdentifier
    }
  }

  var startsOperator: Bool {
    switch self {
    case 0..<0x80: UInt8(self).isOperator
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017, 0x2020...0x2027,
      0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
      0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      true
    default: false
    }
  }

  var continuesOperator: Bool {
    switch self {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: startsOperator
    }
  }
}
