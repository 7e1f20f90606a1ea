/// The name that the client has for a document, byte for byte as the client spells it.
struct DocumentURI: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The URI of a file.
  init(path: String) {
    var text = "file://"
    for byte in path.utf8 {
      if Self.isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    self.text = text
  }

  // Swift compares strings by what they mean: composed and decomposed Hangul would be one document.
  static func == (left: DocumentURI, right: DocumentURI) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  /// The absolute path of a `file` URI; `nil` for documents that are no files.
  var path: String? {
    let scheme = "file://"
    guard text.utf8.count > scheme.utf8.count, text.prefix(scheme.count).lowercased() == scheme else { return nil }
    let rest = text.utf8.dropFirst(scheme.utf8.count)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let path = Self.decoded(rest[slash...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
    return path.utf8.contains(0) ? nil : path
  }

  /// The last component of whatever it names.
  var name: String {
    let end = text.utf8.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") }
    return Self.decoded(end.map { text.utf8[$0...].dropFirst() } ?? text.utf8[...])
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }

  /// The text with its `%41` turned into what they stand for.
  private static func decoded(_ text: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(hexValue),
        let low = rest.dropFirst().first.flatMap(hexValue)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
