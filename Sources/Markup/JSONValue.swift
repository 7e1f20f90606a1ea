/// A JSON value whose members keep their order.
package indirect enum JSONValue: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Sendable, Hashable {
    package var name: String
    package var value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral items: JSONValue...) { self = .array(items) }

  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(name: $0, value: $1) })
  }

  /// Members without a value are left out.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// The text in one line.
  package var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: nil)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text over several lines, with a line break at its end. What lies deeper than `depth` stays in one line.
  ///
  /// - Parameter level: How deep the value itself lies in what it is a part of.
  package func indentedText(depth: Int = Int.max, from level: Int = 0) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: Indent(level: level, depth: depth))
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  /// The text in one line, behind other bytes.
  func write(to bytes: inout [UInt8]) { write(to: &bytes, indent: nil) }

  private struct Indent {
    var level: Int
    var depth: Int

    var inner: Indent? { level + 1 < depth ? Indent(level: level + 1, depth: depth) : nil }
  }

  private func write(to bytes: inout [UInt8], indent: Indent?) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += Self.text(of: value).utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let items):
      Self.write(items, "[", "]", to: &bytes, indent) { $0.write(to: &$1, indent: indent?.inner) }
    case .object(let members):
      Self.write(members, "{", "}", to: &bytes, indent) { member, bytes in
        Self.write(member.name, to: &bytes)
        bytes += ": ".utf8
        member.value.write(to: &bytes, indent: indent?.inner)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], _ open: String, _ close: String, to bytes: inout [UInt8], _ indent: Indent?,
    item write: (Item, inout [UInt8]) -> Void
  ) {
    bytes += open.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { bytes += (indent == nil ? ", " : ",").utf8 }
      if let indent { breakLine(&bytes, indent.level + 1) }
      write(item, &bytes)
    }
    if let indent, !items.isEmpty { breakLine(&bytes, indent.level) }
    bytes += close.utf8
  }

  private static func breakLine(_ bytes: inout [UInt8], _ level: Int) {
    bytes.append(0x0A)
    bytes += repeatElement(0x20, count: level * 2)
  }

  /// A minimal decimal; JSON has no infinities.
  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map(String.init) ?? value.description
  }

  static func write(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { text in
      if unsafe text.contains(where: isEscaped) {
        unsafe writeEscaped(text, to: &bytes)
      } else {
        unsafe bytes.append(contentsOf: text)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte, or what it begins, may have to be escaped.
  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xC2
  }

  private static func writeEscaped(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var index = 0
    while index < text.count {
      let byte = unsafe text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0..<0x20, 0x7F: writeCode(byte, to: &bytes)
      case 0xC2 where unsafe index < text.count && text[index] < 0xA0:
        // Control characters that some terminals take for the beginning of a command.
        unsafe writeCode(text[index], to: &bytes)
        index += 1
      default: bytes.append(byte)
      }
    }
  }

  private static func writeCode(_ code: UInt8, to bytes: inout [UInt8]) {
    bytes += "\\u00".utf8 + [hex[Int(code >> 4)], hex[Int(code & 15)]]
  }

  private static let hex = Array("0123456789abcdef".utf8)
}
