import Markup
import SwiftOutline

/// A reference to a token, as written.
struct TokenReference: Hashable, Sendable {
  /// What stands between the braces, or the JSON pointer.
  var text: String
  var isPointer: Bool
}

/// A text that refers to tokens: pieces of plain text with the references between them.
struct ReferringText: Sendable {
  enum Piece: Sendable {
    case plain(String)
    case reference(TokenReference)
  }

  var pieces: [Piece] = []

  /// The one reference that is the whole text.
  var whole: TokenReference? {
    if pieces.count == 1, case .reference(let reference) = pieces[0] { reference } else { nil }
  }

  var hasReferences: Bool {
    pieces.contains { if case .reference = $0 { true } else { false } }
  }

  /// - Parameter readsDollars: Whether `$a.b` is a reference too, as Tokens Studio had it once.
  init(_ text: String, readsDollars: Bool) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }) else {
      pieces = [.plain(text)]
      return
    }
    let bytes = Array(text.utf8)
    var plain = 0
    var index = 0
    func take(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while index < bytes.count {
      var found: (name: Range<Int>, end: Int)?
      if bytes[index] == UInt8(ascii: "{") {
        if let close = bytes[index...].firstIndex(of: UInt8(ascii: "}")) { found = (index + 1..<close, close + 1) }
        if found == nil { break }
      } else if bytes[index] == UInt8(ascii: "$"), readsDollars {
        var end = index + 1
        while end < bytes.count, Self.isPathByte(bytes[end]) { end += 1 }
        while end > index + 1, !bytes[end - 1].isPartOfName { end -= 1 }
        if end > index + 1 { found = (index + 1..<end, end) }
      }
      guard let found else {
        index += 1
        continue
      }
      if plain < index { pieces.append(.plain(take(plain..<index))) }
      pieces.append(.reference(TokenReference(text: Self.trimmed(take(found.name)), isPointer: false)))
      index = found.end
      plain = index
    }
    if plain < bytes.count { pieces.append(.plain(take(plain..<bytes.count))) }
    if pieces.isEmpty { pieces = [.plain(text)] }
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    byte.isPartOfName || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  static func trimmed(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.first == 0x20 || bytes.last == 0x20 || bytes.first == 0x09 || bytes.last == 0x09 else { return text }
    let start = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.endIndex
    let rest = text[start...]
    let end = rest.utf8.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { rest.utf8.index(after: $0) } ?? rest.startIndex
    return String(rest[..<end])
  }
}

/// Lists what a value refers to.
struct ReferenceScan {
  let readsDollars: Bool
  private(set) var references: [TokenReference] = []

  init(readsDollars: Bool) {
    self.readsDollars = readsDollars
  }

  /// How deep a value may nest; what lies deeper is not read.
  static let depthLimit = 16

  mutating func scan(_ node: MarkupNode, depth: Int = 0) {
    guard depth < Self.depthLimit else { return }
    switch node.content {
    case .string(let text):
      for piece in ReferringText(text, readsDollars: readsDollars).pieces {
        if case .reference(let reference) = piece { references.append(reference) }
      }
    case .sequence(let items):
      for item in items { scan(item, depth: depth + 1) }
    case .mapping(let entries):
      if let pointer = node.pointer {
        references.append(TokenReference(text: pointer, isPointer: true))
      } else {
        for entry in entries { scan(entry.value, depth: depth + 1) }
      }
    default: return
    }
  }
}
