/// What stands before a block node and so decides what it may be.
enum BlockPlace {
  case document
  case afterMarker
  case mappingValue
  case sequenceItem
}

/// Where the content of a block node starts.
private struct Opening {
  var position: MarkupPosition
  var column: Int
  var startsLine: Bool
  var isTabbed: Bool
}

extension YAMLReader {
  /// Reads the node that belongs to the indicator before it, or to the document.
  ///
  /// `parent` is the column of the collection around it, -1 for the document itself.
  mutating func readBlockNode(parent: Int, place: BlockPlace) throws(MarkupError) -> MarkupNode {
    let start = position
    let comment = place == .mappingValue || place == .sequenceItem ? commentedValue() : nil
    skipBlanks()
    guard holdsNode(parent: parent, place: place) else {
      return emptyPiece(at: start, commentedValue: comment).node
    }
    var opening = self.opening
    guard byte() == .ampersand else {
      return try readBlockContent(opening, parent: parent, place: place, anchor: nil).node
    }
    let first = try readAnchor()
    let anchorLine = line
    skipBlanks()
    guard line != anchorLine else {
      return try readBlockContent(opening, parent: parent, place: place, anchor: first).node
    }
    var piece = emptyPiece(at: start)
    if holdsNode(parent: parent, place: place) {
      opening = self.opening
      let second = byte() == .ampersand ? try readAnchorOfKey() : nil
      piece = try readBlockContent(opening, parent: parent, place: place, anchor: second)
      if second != nil, !piece.node.isMapping {
        throw MarkupError("a value can have only one anchor", at: opening.position)
      }
    }
    close(first, with: piece)
    return piece.node
  }

  private mutating func readAnchorOfKey() throws(MarkupError) -> YAMLAnchors.Opening {
    let anchor = try readAnchor()
    let anchorLine = line
    skipBlanks()
    guard line == anchorLine else { throw failure("a value can have only one anchor") }
    return anchor
  }

  /// Whether the content here belongs to the node asked for and not to a collection farther out.
  private func holdsNode(parent: Int, place: BlockPlace) -> Bool {
    if isAtEnd || isAtAnyMarker { return false }
    if !startsLine || indent > parent { return true }
    return place == .mappingValue && indent == parent && !isTabbed && isAt(.minus)
  }

  private var opening: Opening {
    Opening(position: position, column: column, startsLine: startsLine, isTabbed: isTabbed)
  }

  /// Complains where a list or mapping may not start.
  private func check(_ opening: Opening, at place: BlockPlace, isList: Bool) throws(MarkupError) {
    if opening.isTabbed {
      throw MarkupError("a tab in the indentation; indent with spaces", at: opening.position)
    }
    if opening.startsLine || place == .sequenceItem { return }
    let message =
      switch (place, isList) {
      case (.afterMarker, _): "a list or mapping starts on the line after '---'"
      case (_, true): "a list starts on the line below its key"
      case (_, false): "a mapping starts on the line below its key; write a value that holds ': ' in quotes"
      }
    throw MarkupError(message, at: opening.position)
  }

  private mutating func readBlockContent(
    _ opening: Opening, parent: Int, place: BlockPlace, anchor: YAMLAnchors.Opening?
  ) throws(MarkupError) -> YAMLPiece {
    if isAt(.minus) {
      if anchor != nil { throw failure("an anchor of a list stands on the line before it") }
      try check(opening, at: place, isList: true)
      return try readBlockSequence(opening, parent: parent)
    }
    if byte() == UInt8(ascii: "|") || byte() == UInt8(ascii: ">") {
      let piece = try readBlockScalar(parent: parent)
      close(anchor, with: piece)
      return piece
    }
    if anchor != nil, byte() == .asterisk { throw failure("an alias cannot have an anchor") }
    let piece = try readInlineNode(parent: parent, inFlow: false)
    close(anchor, with: piece)
    let end = offset
    skipBlanksInLine()
    if isAt(.colon) {
      try check(opening, at: place, isList: false)
      return try readBlockMapping(opening, firstKey: piece)
    }
    offset = end
    try expectLineEnd(after: "the value")
    return piece
  }

  private mutating func readBlockSequence(_ opening: Opening, parent: Int) throws(MarkupError) -> YAMLPiece {
    try descend()
    defer { depth -= 1 }
    var items: [MarkupNode] = []
    var end = offset
    var hasMore = true
    while hasMore {
      offset += 1
      let item = try readBlockNode(parent: opening.column, place: .sequenceItem)
      end = item.endOffset
      items.append(item)
      hasMore = try continues(opening)
      if hasMore { hasMore = try continuesSequence(isAligned: opening.column == parent) }
    }
    return collection(.sequence(items), opening, end: end)
  }

  private mutating func readBlockMapping(_ opening: Opening, firstKey: YAMLPiece) throws(MarkupError) -> YAMLPiece {
    try descend()
    defer { depth -= 1 }
    var entries: [MarkupEntry] = []
    var seen = SeenKeys()
    var key = firstKey
    while true {
      var entry = try startEntry(key, among: entries, &seen)
      offset += 1
      entry.value = try readBlockNode(parent: opening.column, place: .mappingValue)
      entries.append(entry)
      guard try continues(opening) else {
        return collection(.mapping(entries), opening, end: entry.value.endOffset)
      }
      key = try readBlockKey()
    }
  }

  /// Whether the collection that opened there goes on with the content here.
  private mutating func continues(_ opening: Opening) throws(MarkupError) -> Bool {
    skipBlanks()
    if isAtEnd || isAtAnyMarker { return false }
    if isTabbed { throw tabFailure() }
    if indent > opening.column {
      throw failure("wrong indentation: \(indent) spaces fit no key or item above")
    }
    return indent == opening.column
  }

  private func continuesSequence(isAligned: Bool) throws(MarkupError) -> Bool {
    if isAt(.minus) { return true }
    if isAligned { return false }
    throw failure("expected the next item of the list; an item starts with '- '")
  }

  private mutating func readBlockKey() throws(MarkupError) -> YAMLPiece {
    let start = position
    var anchor: YAMLAnchors.Opening?
    if byte() == .ampersand {
      anchor = try readAnchorOfKey()
      if byte() == .asterisk { throw failure("an alias cannot have an anchor") }
    }
    if isAt(.minus) { throw failure("expected a key as on the lines before, not a list item") }
    let key = isPlainStart ? readPlainKey() : try readInlineNode(parent: start.column - 1, inFlow: false)
    close(anchor, with: key)
    skipBlanksInLine()
    guard isAt(.colon) else { throw missingColon(after: key, at: start) }
    return key
  }

  private func missingColon(after key: YAMLPiece, at start: MarkupPosition) -> MarkupError {
    guard let text = key.keyText else { return MarkupError("expected a key", at: start) }
    if text.utf8.contains(.colon) {
      return MarkupError("missing space after ':' in \(inQuotes(text))", at: start)
    }
    return MarkupError("expected a key; \(inQuotes(text)) has no ':' after it", at: start)
  }

  private mutating func collection(
    _ content: MarkupNode.Content, _ opening: Opening, end: Int
  ) -> YAMLPiece {
    anchors.nodes += 1
    return YAMLPiece(
      node: MarkupNode(content: content, position: opening.position, endOffset: end), keyText: nil,
      isOnOneLine: false, isClosed: false)
  }
}

extension MarkupNode {
  fileprivate var isMapping: Bool {
    if case .mapping = content { true } else { false }
  }
}
