import TestSupport
import Testing

@testable import SwiftOutline

/// What holds for any bytes.
@Suite struct LexerPropertyTests {
  private static let pieces: [String] = [
    "\"", "\"\"\"", "#\"", "\"#", "#", "\\(", "\\#(", "(", ")", "\\", "/", "#/", "/#", "/*", "*/", "//", "\n", "\r",
    "\r\n",
    " ", "\t", "a", "1.5", "0x", "`", "'", "$", "<#", "#>", "+", ".", "?", "!", "=", "-", ">", "<<<<<<< ", ">>>>>>> ",
    "\n>>>> ", "{", "}", "[", "]", "try?", "func ", "é", "한", "😀", "“", "”", "\0", "\u{A0}", "\u{FEFF}", "→", "\u{301}",
  ]

  @Test func tokensAreInOrderAndBalanced() {
    var chance = FixedChance(state: 3)
    for round in 0..<3000 {
      let bytes = round % 3 == 0 ? randomBytes(&chance) : randomPieces(&chance)
      let source = Lexer.lex(bytes)
      var end: UInt32 = 0
      var depth = 0
      for token in source.tokens {
        #expect(token.start >= end && token.end >= token.start)
        #expect(token.flags.contains(.spaceBefore) == (token.start > end || end == 0))
        switch token.kind {
        case .stringHead: depth += 1
        case .stringTail: depth -= 1
        default: break
        }
        #expect(depth >= 0)
        end = token.end
      }
      #expect(depth == 0)
      #expect(end == UInt32(bytes.count))
      #expect(source.tokens.last?.kind == .endOfFile)
      #expect(gapsHoldOnlyTrivia(bytes, source.tokens))
    }
  }

  /// What lies between two tokens lexes to nothing on its own.
  private func gapsHoldOnlyTrivia(_ bytes: [UInt8], _ tokens: [Token]) -> Bool {
    zip([0] + tokens.map { Int($0.end) }, tokens).allSatisfy { end, next in
      // In a gap on its own a conflict marker stands at the start of a line, as it did in the file.
      Lexer.lex(Array(bytes[end..<Int(next.start)])).tokens.count == 1
    }
  }

  private func randomBytes(_ chance: inout FixedChance) -> [UInt8] {
    (0..<Int(chance.next() % 64)).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
  }

  private func randomPieces(_ chance: inout FixedChance) -> [UInt8] {
    (0..<Int(chance.next() % 40)).flatMap { _ in
      Array(Self.pieces[Int(chance.next() % UInt64(Self.pieces.count))].utf8)
    }
  }

  /// Each of these took quadratic time in one lexer or another.
  @Test(arguments: [
    "(", "/*", "\"\\(", "#\"\\#(", "\"\"\"\n\\(", "#\"\"\"\\#(", "#", "#/\n", "##/\n#/\n", "(/a ", "( /\\/ ", "+/**/",
    "<#", "+<#",
    "<<<<<<< \n", ">>>> \n", "“", "`", "\\", "'\\(", "//sym-lint\n", "0x", ".+", "\u{301}", "try?/a ",
  ])
  func takesLinearTime(piece: String) {
    let short = Array(String(repeating: piece, count: 2_000).utf8)
    let long = Array(String(repeating: piece, count: 20_000).utf8)
    #expect(Lexer.lex(short).tokens.last?.end == UInt32(short.count))
    #expect(Lexer.lex(long).tokens.last?.end == UInt32(long.count))
    let ratio = timeRatio(of: { _ = Lexer.lex(long) }, to: { _ = Lexer.lex(short) }, below: 40)
    #expect(ratio < 40)
  }
}
