/// Cuts names into words: at what no identifier holds, from lower to upper case, between letters and digits, and before the
/// last capital of a run that goes on in lower case.
enum NameWords {
  /// The words as they are written: `HTTPCode2` is `HTTP`, `Code`, `2`. Letters beyond ASCII count as lower case: they
  /// never begin a word.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    unsafe forEachWord(in: name) { bytes in words.append(unsafe String(decoding: bytes, as: UTF8.self)) }
    return words
  }

  static func lowercased(_ name: String) -> [String] {
    var words: [String] = []
    unsafe forEachWord(in: name) { bytes in
      let word = unsafe String(decoding: bytes, as: UTF8.self)
      let isLower = unsafe bytes.allSatisfy { $0 < 0x80 && Class($0) != .upper }
      words.append(isLower ? word : word.lowercased())
    }
    return words
  }

  private static func forEachWord(in name: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var name = name
    name.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        let current = Class(unsafe bytes[index])
        guard current != .other else {
          if start < index { unsafe body(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
          start = index + 1
          continue
        }
        guard start < index else { continue }
        let previous = Class(unsafe bytes[index - 1])
        let next = index + 1 < bytes.count ? Class(unsafe bytes[index + 1]) : .other
        if isBoundary(previous, current, next) {
          unsafe body(UnsafeBufferPointer(rebasing: bytes[start..<index]))
          start = index
        }
      }
      if start < bytes.count { unsafe body(UnsafeBufferPointer(rebasing: bytes[start...])) }
    }
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
      case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: self = .lower
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      default: self = .other
      }
    }
  }
}
