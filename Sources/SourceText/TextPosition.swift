/// A place in a text as editors name it: the line, and how far into it, both from 0.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  /// In the code units of the encoding that goes with the position.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension TextPosition: Comparable {
  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// The code units that a column counts.
package enum ColumnEncoding: Hashable, Sendable {
  case utf8, utf16, utf32
}
