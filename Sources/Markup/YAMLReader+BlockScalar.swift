/// What the first line of a block scalar says: `|2-`.
private struct BlockScalarHeader {
  var isFolded = false
  /// The digit that sets the indentation.
  var digit: Int?
  /// `+` or `-`.
  var chomping: UInt8?
}

/// One line of a block scalar's text.
private struct BlockScalarLine {
  var range: Range<Int>
  /// Whether it starts with a blank, so that folding leaves the breaks around it alone.
  var isDeeper: Bool
}

extension YAMLReader {
  /// Reads a literal or folded block of text.
  @inline(never)
  mutating func readBlockScalar(parent: Int) throws(MarkupError) -> YAMLPiece {
    let start = position
    let header = try readBlockScalarHeader()
    if byte().isBreak { crossLine() }
    var end = offset
    let least = max(parent, -1) + 1
    let width = if let digit = header.digit { max(parent, 0) + digit } else { try blockScalarIndent(least: least) }
    var lines: [BlockScalarLine] = []
    while let next = try readBlockScalarLine(width: width) {
      lines.append(next)
      if !next.range.isEmpty { end = next.range.upperBound }
    }
    let text = header.isFolded ? folded(lines) : literal(lines)
    let value = String(decoding: chomped(text, lines, header.chomping), as: UTF8.self)
    anchors.nodes += 1
    return YAMLPiece(
      MarkupNode(content: .string(value), position: start, endOffset: max(end, start.offset + 1)), keyText: value,
      isOnOneLine: false)
  }

  private mutating func readBlockScalarHeader() throws(MarkupError) -> BlockScalarHeader {
    var header = BlockScalarHeader(isFolded: byte() == UInt8(ascii: ">"))
    offset += 1
    while true {
      let next = byte()
      if next == .plus || next == .minus, header.chomping == nil {
        header.chomping = next
      } else if next.isDigit, next != .zero, header.digit == nil {
        header.digit = Int(next - .zero)
      } else {
        break
      }
      offset += 1
    }
    try expectLineEnd(after: "the block indicator; the text starts on the next line")
    return header
  }

  /// How far the first line of the text is indented, which goes for all of them.
  private func blockScalarIndent(least: Int) throws(MarkupError) -> Int {
    var index = offset
    var row = line
    var (widest, widestEnd, widestLine) = (0, offset, line)
    while true {
      let start = index
      while index < bytes.count, bytes[index] == .space { index += 1 }
      let spaces = index - start
      guard index < bytes.count, bytes[index].isBreak else {
        // No text, or text that belongs to what is around the block.
        if index == bytes.count { return max(least, widest, spaces) }
        if spaces < least { return max(least, widest) }
        guard widest <= spaces else {
          throw MarkupError(
            "a blank line with more spaces than the text below it; remove its spaces",
            at: MarkupPosition(offset: widestEnd, line: widestLine, column: widest + 1))
        }
        return spaces
      }
      if spaces > widest { (widest, widestEnd, widestLine) = (spaces, index, row) }
      index += bytes[index] == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] == .lineFeed ? 2 : 1
      row += 1
    }
  }

  /// Reads the next line of the text with its break; nil where the text is over.
  private mutating func readBlockScalarLine(width: Int) throws(MarkupError) -> BlockScalarLine? {
    if isAtEnd { return nil }
    var start = offset
    while start < bytes.count, bytes[start] == .space, start - offset < width { start += 1 }
    let isBlank = start == bytes.count || bytes[start].isBreak
    if !isBlank {
      if start - offset < width {
        try checkTabLine(from: start)
        return nil
      }
      if isAtAnyMarker { return nil }
    }
    offset = start
    skipToBreak()
    let text = BlockScalarLine(range: start..<offset, isDeeper: start < offset && bytes[start].isBlank)
    if !isAtEnd { crossLine() }
    return text
  }

  /// Complains about a line of nothing but blanks with a tab among its indentation.
  private func checkTabLine(from start: Int) throws(MarkupError) {
    var index = start
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    guard index > start, index == bytes.count || bytes[index].isBreak else { return }
    throw MarkupError(
      "a tab in the indentation; indent with spaces",
      at: MarkupPosition(offset: start, line: line, column: start - lineStart + 1))
  }

  private func literal(_ lines: [BlockScalarLine]) -> [UInt8] {
    var text: [UInt8] = []
    for line in lines {
      text.append(contentsOf: bytes[line.range])
      text.append(.lineFeed)
    }
    return text
  }

  /// The lines with a single break between two of text turned into a space.
  private func folded(_ lines: [BlockScalarLine]) -> [UInt8] {
    var text: [UInt8] = []
    var breaks = 0
    var previous: BlockScalarLine?
    for line in lines {
      if line.range.isEmpty {
        breaks += 1
        continue
      }
      if let previous {
        let isFolding = !previous.isDeeper && !line.isDeeper
        if isFolding, breaks == 0 { text.append(.space) }
        text.append(contentsOf: repeatElement(.lineFeed, count: isFolding ? breaks : breaks + 1))
      } else {
        text.append(contentsOf: repeatElement(.lineFeed, count: breaks))
      }
      text.append(contentsOf: bytes[line.range])
      breaks = 0
      previous = line
    }
    text.append(contentsOf: repeatElement(.lineFeed, count: breaks + (previous == nil ? 0 : 1)))
    return text
  }

  /// The text with the breaks at its end kept, dropped, or brought down to one.
  private func chomped(_ text: [UInt8], _ lines: [BlockScalarLine], _ chomping: UInt8?) -> [UInt8] {
    if chomping == .plus { return text }
    var text = text
    while text.last == .lineFeed { text.removeLast() }
    if chomping == nil, !text.isEmpty { text.append(.lineFeed) }
    return text
  }
}
