/// A replacement of one range of a file's bytes.
package struct TextEdit: Hashable, Sendable {
  /// UTF-8 offsets into the text before any edit.
  package var range: Range<Int>
  package var replacement: String

  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
