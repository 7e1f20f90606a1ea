import DesignTokens
import SwiftOutline

extension RuleSet {
  /// The tokens without which the body of a function holds neither a raw value nor a part of a definition; nil where
  /// every body counts. It may name some too many, and never too few.
  func wantedTokens(of source: LexedSource, _ bytes: [UInt8]) -> [UInt32]? {
    let tokens = source.tokens
    let hints = SwiftBodyHints(tokens, bytes)
    var wanted: [UInt32] = []
    for position in tokens.indices {
      let token = tokens[position]
      let range = Int(token.start)..<Int(token.end)
      let isWanted: Bool
      switch token.kind {
      case .identifier:
        if range.count == 5, bytes[range.lowerBound] == UInt8(ascii: "a"), bytes[range].elementsEqual("actor".utf8),
          hints.mayHoldTokens(position + 1)
        {
          return nil
        }
        let isQuoted = token.flags.contains(.backquoted)
        isWanted =
          index.mayMatch(bytes, isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range)
          || bytes.endInColor(range) || hints.labelsDigits(position)
      case .stringLiteral: isWanted = range.count > 2 && bytes[range.lowerBound + 1] == UInt8(ascii: "#")
      case .binaryOperator: isWanted = hints.shiftsBits(position)
      case let kind where kind.isKeyword:
        if kind == .keywordStruct || kind == .keywordClass, hints.mayHoldTokens(position + 1) { return nil }
        isWanted = index.mayMatch(bytes, range)
      default: isWanted = false
      }
      if isWanted { wanted.append(UInt32(truncatingIfNeeded: position)) }
    }
    return wanted
  }
}

extension [UInt8] {
  /// Whether a name ends in the letters that `color` and `Color` share.
  func endInColor(_ name: Range<Int>) -> Bool {
    let end = name.upperBound
    return name.count >= 5 && self[end - 1] == UInt8(ascii: "r") && self[end - 2] == UInt8(ascii: "o")
      && self[end - 3] == UInt8(ascii: "l") && self[end - 4] == UInt8(ascii: "o")
  }
}
