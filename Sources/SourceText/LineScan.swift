/// One pass over a text that finds its lines, eight bytes at a time.
struct LineScan {
  private(set) var lineStarts = [0]
  private(set) var isASCII = true

  init(_ bytes: [UInt8]) {
    lineStarts.reserveCapacity(bytes.count / 32)
    var highBits: UInt64 = 0
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        let word = unsafe UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        highBits |= word
        if word.mayHoldLineEnd { addLines(endingIn: offset..<offset + 8, of: bytes) }
        offset += 8
      }
      for byte in bytes[offset...] { highBits |= UInt64(byte) }
      addLines(endingIn: offset..<buffer.count, of: bytes)
    }
    isASCII = highBits & 0x8080_8080_8080_8080 == 0
  }

  private mutating func addLines(endingIn range: Range<Int>, of bytes: [UInt8]) {
    for offset in range {
      let isLineEnd =
        switch bytes[offset] {
        case 0x0A: true
        case 0x0D: offset + 1 == bytes.count || bytes[offset + 1] != 0x0A
        default: false
        }
      if isLineEnd { lineStarts.append(offset + 1) }
    }
  }
}

extension UInt64 {
  /// Whether a byte of the word is LF or CR; now and then true when none is.
  fileprivate var mayHoldLineEnd: Bool {
    let lineFeeds = self ^ 0x0A0A_0A0A_0A0A_0A0A
    let carriageReturns = self ^ 0x0D0D_0D0D_0D0D_0D0D
    let ones: UInt64 = 0x0101_0101_0101_0101
    let found = (lineFeeds &- ones) & ~lineFeeds | (carriageReturns &- ones) & ~carriageReturns
    return found & 0x8080_8080_8080_8080 != 0
  }
}
