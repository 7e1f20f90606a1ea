import DesignTokens
import SwiftOutline

extension RuleSet {
  /// The bodies of a file that hold a raw value, or a part of a definition. It may be some too many, and never too few.
  func bodies(of source: LexedSource, _ bytes: [UInt8]) -> BodyInterest {
    let (index, tokens) = (index, source.tokens)
    let hints = SwiftBodyHints(tokens, bytes)
    return BodyInterest(
      wants: { position in
        let token = tokens[position]
        let range = Int(token.start)..<Int(token.end)
        switch token.kind {
        case .identifier:
          let isQuoted = token.flags.contains(.backquoted)
          return index.mayMatch(bytes, isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range)
            || bytes.endInColor(range) || hints.labelsDigits(position)
            || hints.setsStyle(position)
        case .stringLiteral: return range.count > 2 && bytes[range.lowerBound + 1] == UInt8(ascii: "#")
        case .binaryOperator: return hints.shiftsBits(position)
        case .integerLiteral, .floatLiteral: return hints.mayBeSize(position)
        // What a body declares for itself takes parameters too.
        case .keywordFunc, .keywordStruct, .keywordClass, .keywordEnum: return true
        case let kind: return kind.isKeyword && index.mayMatch(bytes, range)
        }
      }, wantsProperties: hints.mayHoldTokens)
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
