extension YAMLReader {
  /// Reads `[a, b]`.
  mutating func readFlowSequence(parent: Int) throws(MarkupError) -> YAMLPiece {
    let start = position
    try descend()
    defer { depth -= 1 }
    var items: [MarkupNode] = []
    offset += 1
    while try !closesFlow(.closeBracket, parent: parent, start: start) {
      items.append(try readFlowItem(parent: parent, start: start))
      try expectSeparator(.closeBracket, parent: parent, start: start)
    }
    return flowPiece(.sequence(items), from: start)
  }

  /// Reads `{a: 1, b: 2}`.
  mutating func readFlowMapping(parent: Int) throws(MarkupError) -> YAMLPiece {
    let start = position
    try descend()
    defer { depth -= 1 }
    var entries: [MarkupEntry] = []
    var seen = SeenKeys()
    offset += 1
    while try !closesFlow(.closeBrace, parent: parent, start: start) {
      var key = try readFlowNode(parent: parent)
      key.isOnOneLine = true
      var entry = try startEntry(key, among: entries, &seen)
      try skipFlowBlanks(.closeBrace, parent: parent, start: start)
      if isAtFlowColon(after: key) {
        entry.value = try readFlowValue(.closeBrace, parent: parent, start: start)
      } else {
        entry.value = emptyPiece(at: position).node
      }
      entries.append(entry)
      try expectSeparator(.closeBrace, parent: parent, start: start)
    }
    return flowPiece(.mapping(entries), from: start)
  }

  /// Reads an item of a flow sequence, which may be a pair: `[a: 1]`.
  private mutating func readFlowItem(parent: Int, start: MarkupPosition) throws(MarkupError) -> MarkupNode {
    let key = try readFlowNode(parent: parent)
    let end = offset
    skipBlanksInLine()
    guard isAtFlowColon(after: key) else {
      offset = end
      return key.node
    }
    try descend()
    defer { depth -= 1 }
    var seen = SeenKeys()
    var entry = try startEntry(key, among: [], &seen)
    entry.value = try readFlowValue(.closeBracket, parent: parent, start: start)
    anchors.nodes += 1
    return MarkupNode(content: .mapping([entry]), position: key.node.position, endOffset: entry.value.endOffset)
  }

  private mutating func readFlowNode(parent: Int) throws(MarkupError) -> YAMLPiece {
    guard byte() == .ampersand else { return try readInlineNode(parent: parent, inFlow: true) }
    let anchor = try readAnchor()
    let start = position
    try skipFlowBlanks(0, parent: parent, start: start)
    if byte() == .asterisk { throw failure("an alias cannot have an anchor") }
    let isEmpty = isFlowIndicator(byte()) && byte() != .openBracket && byte() != .openBrace
    let piece = isEmpty ? emptyPiece(at: start) : try readInlineNode(parent: parent, inFlow: true)
    close(anchor, with: piece)
    return piece
  }

  /// Whether a `:` that separates `key` from its value stands here.
  private func isAtFlowColon(after key: YAMLPiece) -> Bool {
    byte() == .colon && (key.isClosed || isGap(1) || isFlowIndicator(byte(1)))
  }

  private mutating func readFlowValue(
    _ closer: UInt8, parent: Int, start: MarkupPosition
  ) throws(MarkupError) -> MarkupNode {
    offset += 1
    let colon = position
    let comment = commentedValue()
    try skipFlowBlanks(closer, parent: parent, start: start)
    if byte() == .comma || byte() == closer { return emptyPiece(at: colon, commentedValue: comment).node }
    return try readFlowNode(parent: parent).node
  }

  /// Whether the collection ends here; steps over its bracket then.
  private mutating func closesFlow(
    _ closer: UInt8, parent: Int, start: MarkupPosition
  ) throws(MarkupError) -> Bool {
    try skipFlowBlanks(closer, parent: parent, start: start)
    if byte() == .comma { throw failure("a value is missing before ','") }
    guard byte() == closer else { return false }
    offset += 1
    return true
  }

  /// Steps over a comma; stays at the closing bracket.
  private mutating func expectSeparator(
    _ closer: UInt8, parent: Int, start: MarkupPosition
  ) throws(MarkupError) {
    try skipFlowBlanks(closer, parent: parent, start: start)
    if byte() == .comma {
      offset += 1
    } else if byte() != closer {
      let name = String(decoding: [closer], as: UTF8.self)
      throw failure("expected ',' or '\(name)'")
    }
  }

  /// Goes on to the next content between the brackets opened at `start`.
  private mutating func skipFlowBlanks(
    _ closer: UInt8, parent: Int, start: MarkupPosition
  ) throws(MarkupError) {
    skipBlanks()
    if isAtEnd { throw MarkupError("this bracket is never closed", at: start) }
    if isAtAnyMarker { throw failure("a document marker inside brackets opened at line \(start.line)") }
    guard startsLine, indent <= parent else { return }
    // Strictly, the last bracket is to be indented too, but nobody takes it for anything else.
    if byte() == closer, indent == parent, !isTabbed { return }
    if isTabbed { throw tabFailure() }
    throw failure("inside the brackets opened at line \(start.line), indent deeper than the key or item before them")
  }

  private mutating func flowPiece(_ content: MarkupNode.Content, from start: MarkupPosition) -> YAMLPiece {
    anchors.nodes += 1
    return YAMLPiece(
      node: MarkupNode(content: content, position: start, endOffset: offset), keyText: nil,
      isOnOneLine: line == start.line, isClosed: true)
  }
}
