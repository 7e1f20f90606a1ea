extension LexerInput {
  /// The number that starts at `start`. A malformed one takes with it the letters that follow.
  ///
  /// After a period (`tuple.0.1`) a number is a whole one.
  func number(from start: Int, afterPeriod: Bool) -> Lexeme {
    if self[start] == UInt8(ascii: "0") {
      switch self[start &+ 1] {
      case UInt8(ascii: "x"): return hexNumber(from: start &+ 2)
      case UInt8(ascii: "o"), UInt8(ascii: "b"): return Lexeme(end: endOfWord(from: start &+ 2), kind: .integerLiteral)
      default: break
      }
    }
    var offset = endOfDigits(from: start)
    if self[offset] == .period {
      guard self[offset &+ 1].isDigit, !afterPeriod else { return Lexeme(end: offset, kind: .integerLiteral) }
      offset = endOfDigits(from: offset &+ 1)
    } else if self[offset] | 0x20 != UInt8(ascii: "e") {
      return Lexeme(end: endOfWord(from: offset), kind: .integerLiteral)
    }
    guard self[offset] | 0x20 == UInt8(ascii: "e") else { return Lexeme(end: offset, kind: .floatLiteral) }
    return Lexeme(end: endOfExponent(from: offset), kind: .floatLiteral)
  }

  private func hexNumber(from digits: Int) -> Lexeme {
    guard self[digits].isHexDigit else { return Lexeme(end: endOfWord(from: digits), kind: .integerLiteral) }
    let point = endOfHexDigits(from: digits)
    switch self[point] {
    case .period: return hexNumber(withPointAt: point)
    case UInt8(ascii: "p"), UInt8(ascii: "P"): return Lexeme(end: endOfExponent(from: point), kind: .floatLiteral)
    default: return Lexeme(end: endOfWord(from: point), kind: .integerLiteral)
    }
  }

  /// `0xff.8p3` is a float, `0xff.description` is not, and neither is `0xff.fpValue`, for all that it starts like one.
  private func hexNumber(withPointAt point: Int) -> Lexeme {
    let integer = Lexeme(end: point, kind: .integerLiteral)
    guard self[point &+ 1].isHexDigit || point &+ 1 >= count else { return integer }
    let exponent = endOfHexDigits(from: point &+ 1)
    guard self[exponent] | 0x20 == UInt8(ascii: "p") else {
      let isFractionForSure = self[exponent &+ 1].isDigit || exponent &+ 1 >= count
      return isFractionForSure ? Lexeme(end: exponent, kind: .integerLiteral) : integer
    }
    let next = self[exponent &+ 1]
    let isSigned = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
    if !isSigned, !next.isDigit, exponent &+ 1 < count, !self[point &+ 1].isDigit { return integer }
    return Lexeme(end: endOfExponent(from: exponent), kind: .floatLiteral)
  }

  /// Where the exponent whose `e` or `p` is at `offset` ends.
  private func endOfExponent(from offset: Int) -> Int {
    let sign = self[offset &+ 1]
    let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    return endOfWord(from: offset &+ (isSigned ? 2 : 1))
  }

  private func endOfDigits(from offset: Int) -> Int {
    var offset = offset
    while self[offset].isDigit || self[offset] == .underscore { offset &+= 1 }
    return offset
  }

  private func endOfHexDigits(from offset: Int) -> Int {
    var offset = offset
    while self[offset].isHexDigit || self[offset] == .underscore { offset &+= 1 }
    return offset
  }
}
