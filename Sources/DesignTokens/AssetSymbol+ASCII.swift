/// The cut of names that are plain ASCII, as nearly all are, by their bytes.
extension AssetSymbol {
  /// The words of a name; nil where it holds anything but ASCII.
  static func words(ofASCII name: String) -> [String]? {
    let words = unsafe name.utf8.withContiguousStorageIfAvailable { bytes -> [String]? in
      guard unsafe bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      var words: [String] = []
      unsafe forEachWord(in: bytes) { range in
        words.append(unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self))
      }
      return words
    }
    return words ?? nil
  }

  private static func forEachWord(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void) {
    var start = 0
    for index in bytes.indices {
      let current = Class(unsafe bytes[index])
      guard current != .other else {
        if start < index { body(start..<index) }
        start = index + 1
        continue
      }
      guard start < index else { continue }
      let previous = Class(unsafe bytes[index - 1])
      let next = index + 1 < bytes.count ? Class(unsafe bytes[index + 1]) : .other
      if isBoundary(previous, current, next) {
        body(start..<index)
        start = index
      }
    }
    if start < bytes.count { body(start..<bytes.count) }
  }

  private static func isBoundary(_ previous: Class, _ current: Class, _ next: Class) -> Bool {
    if (previous == .digit) != (current == .digit) { return true }
    if previous == .lower { return current == .upper }
    return previous == .upper && current == .upper && next == .lower
  }

  private enum Class {
    case lower, upper, digit, other

    @inline(__always)
    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      default: self = .other
      }
    }
  }
}
