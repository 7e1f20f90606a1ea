extension YAMLReader {
  /// Reads a plain scalar, which may go on over lines deeper than `parent`.
  @inline(never)
  mutating func readPlain(parent: Int, inFlow: Bool) throws(MarkupError) -> YAMLPiece {
    let start = position
    let first = readPlainLine(inFlow: inFlow)
    var text: [UInt8] = []
    while let breaks = goOn(parent: parent, inFlow: inFlow) {
      if text.isEmpty { text.append(contentsOf: bytes[first]) }
      text.append(contentsOf: breaks == 1 ? [.space] : Array(repeating: .lineFeed, count: breaks - 1))
      text.append(contentsOf: bytes[readPlainLine(inFlow: inFlow)])
    }
    let value = text.isEmpty ? String(decoding: bytes[first], as: UTF8.self) : String(decoding: text, as: UTF8.self)
    let piece = scalarPiece(coreSchemaContent(of: value), text: value, from: start, isClosed: false)
    if !piece.isOnOneLine, !inFlow { try checkNoKey(after: String(decoding: bytes[first], as: UTF8.self), at: start) }
    return piece
  }

  /// Reads a plain scalar that may only be a key, so that it never goes on over a line.
  mutating func readPlainKey() -> YAMLPiece {
    let start = position
    let text = String(decoding: bytes[readPlainLine(inFlow: false)], as: UTF8.self)
    return scalarPiece(coreSchemaContent(of: text), text: text, from: start, isClosed: false)
  }

  /// Reads plain text to its end on this line, blanks after it left out.
  private mutating func readPlainLine(inFlow: Bool) -> Range<Int> {
    let start = offset
    var end = offset
    scan: while !isAtEnd {
      let next = byte()
      if next.isBreak { break scan }
      if next.isBlank {
        offset += 1
        continue
      }
      if next == .colon, isGap(1) || inFlow && isFlowIndicator(byte(1)) { break scan }
      if next == .hash, offset > end { break scan }
      if inFlow, isFlowIndicator(next) { break scan }
      offset += 1
      end = offset
    }
    offset = end
    return start..<end
  }

  /// Goes to the line on which the plain text here continues and answers the number of breaks crossed;
  /// stays and answers nil where it does not continue.
  private mutating func goOn(parent: Int, inFlow: Bool) -> Int? {
    let before = (offset, line, lineStart)
    skipBlanksInLine()
    var breaks = 0
    while byte().isBreak {
      crossLine()
      breaks += 1
      beginLine()
      skipBlanksInLine()
    }
    let isMore = breaks > 0 && !isAtEnd && indent > parent && byte() != .hash && !isAtAnyMarker
    if isMore, !inFlow || !isFlowIndicator(byte()) && !(byte() == .colon && (isGap(1) || isFlowIndicator(byte(1)))) {
      return breaks
    }
    (offset, line, lineStart) = before
    return nil
  }

  /// Complains about a `key:` inside text of several lines.
  private func checkNoKey(after first: String, at start: MarkupPosition) throws(MarkupError) {
    var index = offset
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    guard index < bytes.count, bytes[index] == .colon else { return }
    if first.utf8.contains(.colon) {
      throw MarkupError("missing space after ':' in \(inQuotes(first))", at: start)
    }
    if first.utf8.first == .minus {
      throw MarkupError("missing space after '-' in \(inQuotes(first))", at: start)
    }
    throw MarkupError(
      "a key cannot stand here: this line continues the text of line \(start.line); check the indentation",
      at: MarkupPosition(offset: lineStart + indent, line: line, column: indent + 1))
  }
}
