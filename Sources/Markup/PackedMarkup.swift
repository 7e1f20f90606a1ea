/// A document in a form that takes no parsing, for what a program carries along: ASCII but for the text in it.
///
/// A value is one letter, what that says of its size, and its content:
///
///     z           null
///     t, f        true, false
///     n SIZE …    a number as written
///     s SIZE …    text
///     l COUNT …   a list and its items
///     m COUNT …   a mapping; each entry is SIZE, the key, and the value
///
/// A SIZE counts UTF-8 bytes; it and COUNT are two bytes of seven bits, the high one first. Positions are left out.
extension MarkupNode {
  /// Nil where something in it is larger than a SIZE can say.
  package var packed: [UInt8]? {
    var writer = PackedWriter()
    return writer.write(self) ? writer.bytes : nil
  }

  /// Nil for what is no packed document.
  package init?(packed bytes: [UInt8]) {
    var reader = PackedReader(bytes: bytes)
    guard let node = reader.read(depth: 0), reader.offset == bytes.count else { return nil }
    self = node
  }
}

private struct PackedWriter {
  var bytes: [UInt8] = []

  mutating func write(_ node: MarkupNode) -> Bool {
    switch node.content {
    case .null: bytes.append(UInt8(ascii: "z"))
    case .boolean(let value): bytes.append(value ? UInt8(ascii: "t") : UInt8(ascii: "f"))
    case .number(let text, _): return write(UInt8(ascii: "n"), text)
    case .string(let text): return write(UInt8(ascii: "s"), text)
    case .sequence(let items):
      bytes.append(UInt8(ascii: "l"))
      guard write(size: items.count) else { return false }
      for item in items where !write(item) { return false }
    case .mapping(let entries):
      bytes.append(UInt8(ascii: "m"))
      guard write(size: entries.count) else { return false }
      for entry in entries where !(write(text: entry.key) && write(entry.value)) { return false }
    }
    return true
  }

  private mutating func write(_ letter: UInt8, _ text: String) -> Bool {
    bytes.append(letter)
    return write(text: text)
  }

  private mutating func write(text: String) -> Bool {
    guard write(size: text.utf8.count) else { return false }
    bytes += text.utf8
    return true
  }

  private mutating func write(size: Int) -> Bool {
    guard size < 1 << 14 else { return false }
    bytes.append(UInt8(size >> 7))
    bytes.append(UInt8(size & 0x7F))
    return true
  }
}

private struct PackedReader {
  let bytes: [UInt8]
  var offset = 0

  private static let nowhere = MarkupPosition(offset: 0, line: 1, column: 1)
  private static var depthLimit: Int { 64 }

  mutating func read(depth: Int) -> MarkupNode? {
    guard depth < PackedReader.depthLimit, offset < bytes.count else { return nil }
    offset += 1
    return content(bytes[offset - 1], depth).map {
      MarkupNode(content: $0, position: PackedReader.nowhere, endOffset: 0)
    }
  }

  private mutating func content(_ letter: UInt8, _ depth: Int) -> MarkupNode.Content? {
    switch letter {
    case UInt8(ascii: "z"): return .null
    case UInt8(ascii: "t"): return .boolean(true)
    case UInt8(ascii: "f"): return .boolean(false)
    case UInt8(ascii: "n"): return text().flatMap { text in Double(text).map { .number(text: text, value: $0) } }
    case UInt8(ascii: "s"): return text().map { .string($0) }
    case UInt8(ascii: "l"):
      guard let count = size() else { return nil }
      var items: [MarkupNode] = []
      for _ in 0..<count {
        guard let item = read(depth: depth + 1) else { return nil }
        items.append(item)
      }
      return .sequence(items)
    case UInt8(ascii: "m"):
      guard let count = size() else { return nil }
      var entries: [MarkupEntry] = []
      for _ in 0..<count {
        guard let key = text(), let value = read(depth: depth + 1) else { return nil }
        entries.append(MarkupEntry(key: key, keyPosition: PackedReader.nowhere, keyEndOffset: 0, value: value))
      }
      return .mapping(entries)
    default: return nil
    }
  }

  private mutating func text() -> String? {
    guard let size = size(), offset + size <= bytes.count else { return nil }
    offset += size
    return String(decoding: bytes[offset - size..<offset], as: UTF8.self)
  }

  private mutating func size() -> Int? {
    guard offset + 2 <= bytes.count else { return nil }
    offset += 2
    return Int(bytes[offset - 2]) << 7 | Int(bytes[offset - 1])
  }
}
