/// 128 bits that tell contents apart.
///
/// Each block of 16 bytes is folded in by a product of 64 times 64 bits, as in wyhash. Whoever does not know the seed
/// cannot make two contents that look the same.
struct ContentDigest: Hashable, Sendable {
  var high: UInt64
  var low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  init(_ bytes: [UInt8], seed: UInt64) {
    high = seed ^ 0xA076_1D64_78BD_642F
    low = seed ^ 0xE703_7ED1_A0B4_28DB
    unsafe bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 16 <= bytes.count {
        fold(
          unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian,
          unsafe bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self).littleEndian)
        offset += 16
      }
      var last: (UInt64, UInt64) = (0, 0)
      for index in offset..<bytes.count {
        let byte = UInt64(unsafe bytes[index]) << (UInt64(index & 7) * 8)
        if index - offset < 8 { last.0 |= byte } else { last.1 |= byte }
      }
      fold(last.0, last.1)
    }
    fold(UInt64(bytes.count), seed)
  }

  private mutating func fold(_ first: UInt64, _ second: UInt64) {
    low = Self.product(low ^ first, second ^ 0x8EBC_6AF0_9C88_C6E3)
    high = Self.product(high ^ second, first ^ 0x5899_65CC_7537_4CC3) ^ low
  }

  private static func product(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let full = first.multipliedFullWidth(by: second)
    return full.high ^ full.low
  }

  /// 32 hexadecimal digits.
  var text: String {
    [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
