/// One value of a YAML or JSON document, with where it stands.
package struct MarkupNode: Sendable, Hashable {
  package var content: Content
  /// Where the value starts.
  package var position: MarkupPosition
  /// UTF-8 offset just past the value's last byte.
  package var endOffset: Int
  /// What a missing value was most likely meant to be: `#FF0000` where the source says `color: #FF0000`,
  /// which YAML takes for a comment.
  package var commentedValue: String?

  package init(content: Content, position: MarkupPosition, endOffset: Int, commentedValue: String? = nil) {
    self.content = content
    self.position = position
    self.endOffset = endOffset
    self.commentedValue = commentedValue
  }

  package enum Content: Sendable, Hashable {
    case null
    case boolean(Bool)
    /// A number as written; `Double(text)` or the core schema gives its value.
    case number(text: String, value: Double)
    case string(String)
    case sequence([MarkupNode])
    /// In source order, without duplicate keys.
    case mapping([MarkupEntry])
  }
}

/// One `key: value` of a mapping.
package struct MarkupEntry: Sendable, Hashable {
  package var key: String
  package var keyPosition: MarkupPosition
  /// UTF-8 offset just past the key, quotes included.
  package var keyEndOffset: Int
  package var value: MarkupNode

  package init(key: String, keyPosition: MarkupPosition, keyEndOffset: Int, value: MarkupNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.keyEndOffset = keyEndOffset
    self.value = value
  }
}

/// A place in a document. Line and column are 1-based, columns count UTF-8 bytes.
package struct MarkupPosition: Sendable, Hashable {
  package var offset: Int
  package var line: Int
  package var column: Int

  package init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}

/// Why a document cannot be read.
package struct MarkupError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong and, where there is one, the way out.
  package var message: String
  package var position: MarkupPosition

  package init(_ message: String, at position: MarkupPosition) {
    self.message = message
    self.position = position
  }

  /// `line:column: message`.
  package var description: String { "\(position.line):\(position.column): \(message)" }
}
