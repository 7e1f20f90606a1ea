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
  var startsLine: Bool
  var isTabbed: Bool

  var column: Int { position.column - 1 }
}

extension YAMLReader {
  /// Reads the node that belongs to the indicator before it, or to the document.
  ///
  /// `parent` is the column of the collection around it, -1 for the document itself.
  mutating func readBlockNode(parent: Int, place: BlockPlace) throws(MarkupError) -> YAMLPiece {
    if let missing = missingBlockNode(parent: parent, place: place) { return missing }
    let opening = self.opening
    guard byte() == .ampersand else {
      return try readBlockContent(opening, parent: parent, place: place, anchor: nil)
    }
    let anchor = try readAnchor()
    let anchorLine = line
    let missing = missingBlockNode(parent: parent, place: place)
    if missing == nil, line == anchorLine {
      return try readBlockContent(opening, parent: parent, place: place, anchor: anchor)
    }
    let piece = if let missing { missing } else { try readAnchoredNode(parent: parent, place: place) }
    close(anchor, with: piece)
    return piece
  }

  /// Goes on to the content of a block node; answers a null where it has none.
  @inline(never)
  private mutating func missingBlockNode(parent: Int, place: BlockPlace) -> YAMLPiece? {
    let start = position
    let comment = place == .mappingValue || place == .sequenceItem ? commentedValue() : nil
    skipBlanks()
    if holdsNode(parent: parent, place: place) { return nil }
    return emptyPiece(at: start, commentedValue: comment)
  }

  /// Reads the node below the line of its anchor. If it starts with another anchor, that is the one of its first key.
  @inline(never)
  private mutating func readAnchoredNode(parent: Int, place: BlockPlace) throws(MarkupError) -> YAMLPiece {
    let opening = self.opening
    guard byte() == .ampersand else {
      return try readBlockContent(opening, parent: parent, place: place, anchor: nil)
    }
    let anchor = try readAnchorOfKey()
    let piece = try readBlockContent(opening, parent: parent, place: place, anchor: anchor)
    guard piece.isMapping else { throw MarkupError("a value can have only one anchor", at: opening.position) }
    return piece
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
    Opening(position: position, startsLine: startsLine, isTabbed: isTabbed)
  }

  /// Complains where a list or mapping may not start.
  @inline(never)
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
      end = item.node.endOffset
      items.append(item.node)
      hasMore = try continues(opening)
      if hasMore { hasMore = try continuesSequence(isAligned: opening.column == parent) }
    }
    return collection(.sequence(items), opening, end: end)
  }

  private mutating func readBlockMapping(_ opening: Opening, firstKey: YAMLPiece) throws(MarkupError) -> YAMLPiece {
    try descend()
    defer { depth -= 1 }
    let mapping = YAMLMapping()
    var key = firstKey
    while true {
      try checkOneLine(key)
      try mapping.check(key)
      offset += 1
      let value = try readBlockNode(parent: opening.column, place: .mappingValue)
      mapping.add(key, value)
      guard try continues(opening) else {
        return collection(.mapping(mapping.entries), opening, end: value.node.endOffset)
      }
      key = try readBlockKey()
    }
  }

  /// Whether the collection that opened there goes on with the content here.
  @inline(never)
  private mutating func continues(_ opening: Opening) throws(MarkupError) -> Bool {
    skipBlanks()
    if isAtEnd || isAtAnyMarker { return false }
    if isTabbed { throw tabFailure() }
    if indent > opening.column {
      throw failure("wrong indentation: \(indent) spaces fit no key or item above")
    }
    return indent == opening.column
  }

  @inline(never)
  private func continuesSequence(isAligned: Bool) throws(MarkupError) -> Bool {
    if isAt(.minus) { return true }
    if isAligned { return false }
    throw failure("expected the next item of the list; an item starts with '- '")
  }

  @inline(never)
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

  @inline(never)
  private mutating func collection(
    _ content: MarkupNode.Content, _ opening: Opening, end: Int
  ) -> YAMLPiece {
    anchors.nodes += 1
    return YAMLPiece(
      MarkupNode(content: content, position: opening.position, endOffset: end), isOnOneLine: false)
  }
}
