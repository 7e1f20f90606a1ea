/// Text of CSS, by its parts.
enum PartedText {
  /// The parts of a text between separators, empty ones too; parentheses hold together. Nil where they do not match.
  static func parts(of text: String, at separators: Set<UInt8>) -> [String]? {
    var parts: [String] = []
    var part: [UInt8] = []
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard depth >= 0 else { return nil }
      if depth == 0, separators.contains(byte) {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      } else {
        part.append(byte)
      }
    }
    parts.append(String(decoding: part, as: UTF8.self))
    return depth == 0 ? parts : nil
  }
}
