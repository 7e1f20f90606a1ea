/// The text of a document that an editor has open, changed as the editor reports changes.
package struct DocumentText: Sendable {
  package private(set) var lines: LineTable

  package init(_ text: String) { lines = LineTable(Array(text.utf8)) }

  package init(bytes: [UInt8]) { lines = LineTable(bytes) }

  package var bytes: [UInt8] { lines.bytes }

  /// Replaces what stands between two positions. Positions outside the text are taken for the nearest inside it.
  package mutating func replace(
    from start: TextPosition, to end: TextPosition, in encoding: ColumnEncoding, with replacement: String
  ) {
    let first = lines.utf8Offset(of: start, in: encoding)
    let second = lines.utf8Offset(of: end, in: encoding)
    var bytes = lines.bytes
    bytes.replaceSubrange(min(first, second)..<max(first, second), with: replacement.utf8)
    lines = LineTable(bytes)
  }
}
