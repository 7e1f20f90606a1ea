/// The tokens of one file, and the comments among its trivia that a tool may want to read.
package struct LexedSource: Sendable {
  /// In source order, closed by one `endOfFile`.
  package var tokens: [Token]
  /// UTF-8 ranges of the comments that hold the words `sym-lint`, in source order.
  package var directiveComments: [Range<Int>]

  package init(tokens: [Token], directiveComments: [Range<Int>]) {
    self.tokens = tokens
    self.directiveComments = directiveComments
  }
}
