extension YAMLReader {
  /// Reads an alias, a quoted or plain scalar, or a flow collection.
  mutating func readInlineNode(parent: Int, inFlow: Bool) throws(MarkupError) -> YAMLPiece {
    switch byte() {
    case .asterisk: return try readAlias()
    case .doubleQuote, .singleQuote: return try readQuoted(parent: parent)
    case .openBracket: return try readFlowSequence(parent: parent)
    case .openBrace: return try readFlowMapping(parent: parent)
    default:
      guard isPlainStart, !inFlow || !isFlowIndicator(byte(1)) || !isIndicatorOfEntry else { throw startFailure() }
      return try readPlain(parent: parent, inFlow: inFlow)
    }
  }

  private var isIndicatorOfEntry: Bool {
    byte() == .minus || byte() == .questionMark || byte() == .colon
  }

  /// Whether the byte here can start a plain scalar.
  var isPlainStart: Bool {
    switch byte() {
    case .minus, .questionMark, .colon: !isGap(1)
    case .comma, .openBracket, .closeBracket, .openBrace, .closeBrace, .hash, .ampersand, .asterisk, .singleQuote,
      .doubleQuote, .percent, UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "@"),
      UInt8(ascii: "`"), 0:
      false
    default: true
    }
  }

  /// The complaint about a byte that cannot start a value.
  @inline(never)
  func startFailure() -> MarkupError {
    let character = String(decoding: [byte()], as: UTF8.self)
    return switch byte() {
    case UInt8(ascii: "!"): failure("tags are not supported; remove '!' or write the value in quotes")
    case .ampersand: failure("a value can have only one anchor")
    case .questionMark: failure("'? ' keys are not supported; write 'key: value'")
    case .colon: failure("a key is missing before ':'")
    case .minus: failure("a list item cannot stand here; write '-' in quotes")
    case .hash: failure("a comment needs a space before its '#'; write a value that starts with '#' in quotes")
    case UInt8(ascii: "|"), UInt8(ascii: ">"): failure("a block of text cannot stand here; use quotes")
    case .closeBracket, .closeBrace: failure("nothing is open that '\(character)' could close")
    case 0: failure("the file ends where a value is expected")
    default: failure("a value cannot start with '\(character)'; write it in quotes")
    }
  }

  /// The piece for a scalar that was read from `start` up to here.
  @inline(never)
  mutating func scalarPiece(
    _ content: MarkupNode.Content, text: String, from start: MarkupPosition, isClosed: Bool
  ) -> YAMLPiece {
    anchors.nodes += 1
    return YAMLPiece(
      MarkupNode(content: content, position: start, endOffset: offset), keyText: text,
      isOnOneLine: line == start.line, isClosed: isClosed)
  }
}
