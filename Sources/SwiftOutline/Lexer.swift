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

/// The lexical grammar of Swift 6, as swift-syntax reads it.
///
/// Any bytes are lexed, in time linear in their number. Every `stringHead` has its `stringTail`: where nothing closes
/// an interpolation, an empty, `unterminated` one stands at the end of the line or file that cuts it off.
package enum Lexer {
  /// The tokens of a file. A file of 4 GiB or more, whose offsets a token cannot hold, has none.
  package static func lex(_ bytes: [UInt8]) -> LexedSource {
    guard bytes.count < Int(UInt32.max) else { return lex([]) }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      lex(unsafe LexerInput(buffer))
    }
  }

  private static func lex(_ input: LexerInput) -> LexedSource {
    var scanner = TokenScanner(input)
    var tokens: [Token] = []
    // Real code has a token for every five or six bytes: one allocation does, and no more than that is copied twice.
    var capacity = input.count / 4 + 4 * TokenSink.slack
    var finished = false
    while !finished {
      tokens = unsafe [Token](unsafeUninitializedCapacity: capacity) { buffer, count in
        var sink = unsafe TokenSink(buffer, startingWith: tokens)
        finished = scanner.scan(into: &sink)
        count = sink.count
      }
      capacity *= 2
    }
    return LexedSource(tokens: tokens, directiveComments: scanner.directiveComments)
  }
}
