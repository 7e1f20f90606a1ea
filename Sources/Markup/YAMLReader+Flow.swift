extension YAMLReader {
  /// Reads `[a, b]`.
  mutating func readFlowSequence(parent: Int) throws(MarkupError) -> YAMLPiece {
    let start = position
    try descend()
    defer { depth -= 1 }
    var items: [MarkupNode] = []
    offset += 1
    while try !closesFlow(.closeBracket, parent: parent, start: start) {
      items.append(try readFlowItem(parent: parent, start: start).node)
      try expectSeparator(.closeBracket, parent: parent, start: start)
    }
    return flowPiece(.sequence(items), from: start)
  }

  /// Reads `{a: 1, b: 2}`.
  mutating func readFlowMapping(parent: Int) throws(MarkupError) -> YAMLPiece {
    let start = position
    try descend()
    defer { depth -= 1 }
    let mapping = YAMLMapping()
    offset += 1
    while try !closesFlow(.closeBrace, parent: parent, start: start) {
      let key = try readFlowNode(parent: parent)
      try mapping.check(key)
      try skipFlowBlanks(.closeBrace, parent: parent, start: start)
      let hasValue = isAtFlowColon(after: key)
      let value =
        hasValue ? try readFlowValue(.closeBrace, parent: parent, start: start) : emptyPiece(at: position)
      mapping.add(key, value)
      try expectSeparator(.closeBrace, parent: parent, start: start)
    }
    return flowPiece(.mapping(mapping.entries), from: start)
  }

  /// Reads an item of a flow sequence, which may be a pair: `[a: 1]`.
  private mutating func readFlowItem(parent: Int, start: MarkupPosition) throws(MarkupError) -> YAMLPiece {
    let key = try readFlowNode(parent: parent)
    let end = offset
    skipBlanksInLine()
    guard isAtFlowColon(after: key) else {
      offset = end
      return key
    }
    try descend()
    defer { depth -= 1 }
    let mapping = YAMLMapping()
    try checkOneLine(key)
    try mapping.check(key)
    let value = try readFlowValue(.closeBracket, parent: parent, start: start)
    mapping.add(key, value)
    anchors.nodes += 1
    return YAMLPiece(
      MarkupNode(
        content: .mapping(mapping.entries), position: key.node.position, endOffset: value.node.endOffset))
  }

  private mutating func readFlowNode(parent: Int) throws(MarkupError) -> YAMLPiece {
    if byte() == .ampersand { return try readAnchoredFlowNode(parent: parent) }
    return try readInlineNode(parent: parent, inFlow: true)
  }

  @inline(never)
  private mutating func readAnchoredFlowNode(parent: Int) throws(MarkupError) -> YAMLPiece {
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
  ) throws(MarkupError) -> YAMLPiece {
    offset += 1
    let colon = position
    let comment = commentedValue()
    try skipFlowBlanks(closer, parent: parent, start: start)
    if byte() == .comma || byte() == closer { return emptyPiece(at: colon, commentedValue: comment) }
    return try readFlowNode(parent: parent)
  }

  /// Whether the collection ends here; steps over its bracket then.
  @inline(never)
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
  @inline(never)
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
  @inline(never)
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

  @inline(never)
  private mutating func flowPiece(_ content: MarkupNode.Content, from start: MarkupPosition) -> YAMLPiece {
    anchors.nodes += 1
    return YAMLPiece(
      MarkupNode(content: content, position: start, endOffset: offset), isOnOneLine: line == start.line,
      isClosed: true)
  }
}
