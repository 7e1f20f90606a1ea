import SwiftOutline

/// What tells, before a file is parsed, that the body of a function which names no value matters to the readers of
/// definitions all the same.
package struct SwiftBodyHints {
  private let tokens: [Token]
  private let bytes: [UInt8]

  private static let font = WordStems(["font"])
  private static let modifier = WordStems(["modifier"])
  private static let size = WordStems(["size"])

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

  /// Whether a name is that of a modifier which sets a font, or which is one of the project's: `font(`, `modifier(`,
  /// `modifier:`.
  package func setsStyle(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, case let next = tokens[index + 1].kind, next == .leftParen || next == .colon else {
      return false
    }
    let range = Int(tokens[index].start)..<Int(tokens[index].end)
    return next == .leftParen && range.count == 4 && Self.font.stand(in: bytes, range)
      || range.count == 8 && Self.modifier.stand(in: bytes, range)
  }

  /// Whether a number of two digits or more may be the size that a modifier of the project's sets a font of: the first
  /// argument behind a dot's name, a later one, or one labeled as a size.
  package func mayBeSize(_ index: Int) -> Bool {
    guard index > 2, tokens[index].end - tokens[index].start > 1 else { return false }
    switch tokens[index - 1].kind {
    case .leftParen: return tokens[index - 2].kind == .identifier && tokens[index - 3].kind == .period
    case .comma: return true
    case .colon:
      let label = tokens[index - 2]
      return label.kind == .identifier && Self.size.stand(in: bytes, Int(label.start)..<Int(label.end))
    default: return false
    }
  }

  /// Whether a name is the label of an argument that hands hex digits on: `hexString: text`, `value: text`.
  package func labelsDigits(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .colon else { return false }
    let quoted = tokens[index].flags.contains(.backquoted) ? 1 : 0
    return SwiftHexReader.isDigitsLabel(bytes, Int(tokens[index].start) + quoted..<Int(tokens[index].end) - quoted)
  }

  /// Whether a name may be that of a type whose instances hold design tokens, so that what they compute matters.
  package func mayHoldTokens(_ index: Int) -> Bool {
    guard index < tokens.count else { return false }
    let range = Int(tokens[index].start)..<Int(tokens[index].end)
    return SwiftNames.instanceHolderStems.stand(in: bytes, range)
  }
}
