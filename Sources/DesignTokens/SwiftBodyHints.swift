import SwiftOutline

/// What tells, before a file is parsed, that the body of a function which names no value matters to the readers of
/// definitions all the same.
package struct SwiftBodyHints {
  private let tokens: [Token]
  private let bytes: [UInt8]

  package init(_ tokens: [Token], _ bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
  }

  /// Whether an operator takes hex digits apart: `value >> 16`.
  package func shiftsBits(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.end - token.start == 2 && bytes[Int(token.start)] == UInt8(ascii: ">")
      && bytes[Int(token.start) + 1] == UInt8(ascii: ">")
  }

  /// Whether a name is the label of an argument that hands hex digits on: `hexString: text`, `value: text`.
  package func labelsDigits(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .colon else { return false }
    let range = Int(tokens[index].start)..<Int(tokens[index].end)
    return bytes[range].elementsEqual("value".utf8) || holds("hex", in: range) || holds("rgb", in: range)
  }

  /// Whether a name may be that of a type whose instances hold design tokens, so that what they compute matters.
  package func mayHoldTokens(_ index: Int) -> Bool {
    guard index < tokens.count else { return false }
    let range = Int(tokens[index].start)..<Int(tokens[index].end)
    return SwiftNames.instanceHolderStems.contains { holds($0, in: range) }
  }

  /// Whether a name holds a word of lower-case ASCII letters, in any case.
  private func holds(_ word: StaticString, in range: Range<Int>) -> Bool {
    word.withUTF8Buffer { word in
      guard range.count >= word.count else { return false }
      for start in range.lowerBound...range.upperBound - word.count {
        var length = 0
        while length < word.count, unsafe bytes[start + length] | 0x20 == word[length] { length += 1 }
        if length == word.count { return true }
      }
      return false
    }
  }
}
