extension YAMLReader {
  /// A null that the source leaves out.
  @inline(never)
  mutating func emptyPiece(at position: MarkupPosition, commentedValue: String? = nil) -> YAMLPiece {
    anchors.nodes += 1
    let node = MarkupNode(
      content: .null, position: position, endOffset: position.offset, commentedValue: commentedValue)
    return YAMLPiece(node)
  }

  /// The first word of the comment on the rest of the line, where it looks like a value: `#FF0000`, not `# red`.
  @inline(never)
  func commentedValue() -> String? {
    var start = offset
    while start < bytes.count, bytes[start].isBlank { start += 1 }
    guard start > offset, start + 1 < bytes.count, bytes[start] == .hash else { return nil }
    guard bytes[start + 1].isDigit || bytes[start + 1].isLetter else { return nil }
    let word = bytes[start...].prefix { !$0.isBlank && !$0.isBreak }
    return String(decoding: word.prefix(80), as: UTF8.self)
  }
}
