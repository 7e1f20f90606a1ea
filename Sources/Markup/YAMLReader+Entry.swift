extension YAMLReader {
  /// Makes an entry of a key, still without its value.
  func startEntry(
    _ key: YAMLPiece, among entries: [MarkupEntry], _ seen: inout SeenKeys
  ) throws(MarkupError) -> MarkupEntry {
    let start = key.node.position
    guard let text = key.keyText else { throw MarkupError("a key must be text, not a list or mapping", at: start) }
    guard key.isOnOneLine else { throw MarkupError("a key must be on one line", at: start) }
    if text == "<<", key.isPlain {
      throw MarkupError("merge keys are not supported; repeat the keys", at: start)
    }
    if let index = seen.firstIndex(of: text, in: entries) {
      throw duplicateKeyError(text, at: start, first: entries[index].keyPosition)
    }
    return MarkupEntry(
      key: text, keyPosition: start, keyEndOffset: key.node.endOffset,
      value: MarkupNode(content: .null, position: start, endOffset: key.node.endOffset))
  }

  /// A null that the source leaves out.
  mutating func emptyPiece(at position: MarkupPosition, commentedValue: String? = nil) -> YAMLPiece {
    anchors.nodes += 1
    let node = MarkupNode(
      content: .null, position: position, endOffset: position.offset, commentedValue: commentedValue)
    return YAMLPiece(node: node, keyText: nil, isOnOneLine: true, isClosed: false)
  }

  /// The first word of the comment on the rest of the line, where it looks like a value: `#FF0000`, not `# red`.
  func commentedValue() -> String? {
    var start = offset
    while start < bytes.count, bytes[start].isBlank { start += 1 }
    guard start > offset, start + 1 < bytes.count, bytes[start] == .hash else { return nil }
    guard bytes[start + 1].isDigit || bytes[start + 1].isLetter else { return nil }
    let word = bytes[start...].prefix { !$0.isBlank && !$0.isBreak }
    return String(decoding: word.prefix(80), as: UTF8.self)
  }
}
