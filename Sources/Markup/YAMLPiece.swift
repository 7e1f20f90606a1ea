/// A node together with what decides whether it can be a key.
///
/// A class, as `YAMLMapping` is, because the reader calls itself for every level of a document: references keep its
/// stack frames small. For the same reason what a recursive function calls beside itself is not inlined.
final class YAMLPiece {
  let node: MarkupNode
  /// The text of a scalar, before it is taken for a number or a null.
  let keyText: String?
  /// Whether it begins and ends on the same line.
  let isOnOneLine: Bool
  /// Whether a `:` may follow without a space, as in JSON.
  let isClosed: Bool

  init(_ node: MarkupNode, keyText: String? = nil, isOnOneLine: Bool = true, isClosed: Bool = false) {
    self.node = node
    self.keyText = keyText
    self.isOnOneLine = isOnOneLine
    self.isClosed = isClosed
  }

  var isMapping: Bool {
    if case .mapping = node.content { true } else { false }
  }

  /// The same at another place, where an alias repeats it.
  func repeated(at position: MarkupPosition, endOffset: Int) -> YAMLPiece {
    let copy = MarkupNode(content: node.content, position: position, endOffset: endOffset)
    return YAMLPiece(copy, keyText: keyText)
  }
}

/// A mapping that is being read.
final class YAMLMapping {
  private(set) var entries: [MarkupEntry] = []
  private var seen = SeenKeys()

  /// Checks what can be told of a key before its value is read.
  @inline(never)
  func check(_ key: YAMLPiece) throws(MarkupError) {
    let start = key.node.position
    guard let text = key.keyText else { throw MarkupError("a key must be text, not a list or mapping", at: start) }
    if text == "<<", !key.isClosed {
      throw MarkupError("merge keys are not supported; repeat the keys", at: start)
    }
    if let index = seen.firstIndex(of: text, in: entries) {
      throw duplicateKeyError(text, at: start, first: entries[index].keyPosition)
    }
  }

  @inline(never)
  func add(_ key: YAMLPiece, _ value: YAMLPiece) {
    entries.append(
      MarkupEntry(
        key: key.keyText ?? "", keyPosition: key.node.position, keyEndOffset: key.node.endOffset, value: value.node))
  }
}

/// Complains about a key that goes on over a line, where none may.
@inline(never)
func checkOneLine(_ key: YAMLPiece) throws(MarkupError) {
  guard key.isOnOneLine || key.keyText == nil else {
    throw MarkupError("a key must be on one line", at: key.node.position)
  }
}
