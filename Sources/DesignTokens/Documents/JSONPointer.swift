/// A JSON pointer into the document that has it: `#/color/blue/$value/components/0`.
struct JSONPointer: Sendable {
  var segments: [String]

  /// `nil` for what is no pointer into the same document.
  init?(_ text: String) {
    guard text.utf8.starts(with: "#/".utf8) else { return nil }
    segments = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map(Self.unescaped)
  }

  /// What stands before a `$value`, and what behind; `nil` where the pointer goes to no value.
  var valueSplit: (token: [String], inner: [String])? {
    guard let index = segments.firstIndex(where: { $0 == "$value" || $0 == "value" }) else { return nil }
    return (Array(segments[..<index]), Array(segments[(index + 1)...]))
  }

  private static func unescaped(_ segment: Substring) -> String {
    var text: [UInt8] = []
    var bytes = Array(segment.utf8)[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "~"), bytes.first == UInt8(ascii: "1") || bytes.first == UInt8(ascii: "0") {
        text.append(bytes.removeFirst() == UInt8(ascii: "1") ? UInt8(ascii: "/") : UInt8(ascii: "~"))
      } else if byte == UInt8(ascii: "%"), bytes.count >= 2,
        let value = UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16)
      {
        text.append(value)
        bytes.removeFirst(2)
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
