import Testing

@testable import SwiftOutline

@Suite struct LexerTriviaTests {
  @Test(arguments: [
    "a b", "a\tb", "a\u{0B}b", "a\u{0C}b", "a\u{A0}b", "a\nb", "a\r\nb", "a\rb", "a\0b", "a/**/b", "a/* /* */ */b",
    "a // b\nb", "\u{FEFF}a b", "a \u{FEFF}b", "a\u{2028}b", "a\u{7F}b", "a /* open \n */ b", "a/*/*/b*/*/b",
    "a\n<<<<<<< x\nc\n=======\nd\n>>>>>>> y\nb", "a\n>>>> ORIGINAL\nc\n<<<<\n\nb",
  ])
  func skipsTrivia(source: String) { #expect(tokens(source) == ["a identifier", "b identifier"]) }

  @Test(arguments: [
    [0x61, 0xFF, 0x62], [0x61, 0x80, 0x80, 0x62], [0x61, 0xC3, 0x62], [0x61, 0xED, 0xA0, 0x80, 0x62],
    [0x61, 0xC0, 0x80, 0x62], [0x61, 0xF4, 0x90, 0x80, 0x80, 0x62],
  ])
  func skipsInvalidBytes(bytes: [UInt8]) {
    let tokens = Lexer.lex(bytes).tokens
    #expect(tokens.map(\.kind) == [.identifier, .identifier, .endOfFile])
    #expect(tokens[1].start == UInt32(bytes.count - 1))
  }

  @Test(arguments: [
    ("a", [true], [true], [true]),
    ("a b", [true, false], [true, true], [true, true]),
    ("a.b", [true, false, false], [true, false, false], [false, false, true]),
    ("a\nb", [true, true], [true, true], [true, true]),
    ("a\rb", [true, true], [true, true], [true, true]),
    ("a/*\n*/b", [true, true], [true, true], [true, true]),
    ("a/* */b", [true, false], [true, true], [true, true]),
    ("a//\n(b)", [true, true, false, false], [true, true, false, false], [true, false, false, true]),
  ])
  func flagsTheGaps(source: String, startsLine: [Bool], spaceBefore: [Bool], spaceAfter: [Bool]) {
    let tokens = Lexer.lex(Array(source.utf8)).tokens.dropLast()
    #expect(tokens.map { $0.flags.contains(.startsLine) } == startsLine)
    #expect(tokens.map { $0.flags.contains(.spaceBefore) } == spaceBefore)
    #expect(tokens.map { $0.flags.contains(.spaceAfter) } == spaceAfter)
  }

  @Test(arguments: [
    ("// sym-lint:disable\na", [0..<19]), ("a // x", []), ("a /* sym-lint */ b // sym-lint", [2..<16, 19..<30]),
    ("\"// sym-lint\"", []), ("//sym-lin\n//t", []), ("// --sym-lint", [0..<13]), ("sym-lint", []),
    ("// SYM-Lint:x", [0..<13]),
  ])
  func recordsDirectiveComments(source: String, ranges: [Range<Int>]) {
    #expect(Lexer.lex(Array(source.utf8)).directiveComments == ranges)
  }

  @Test func endsEachFile() {
    let empty = Lexer.lex([]).tokens
    #expect(empty.map(\.kind) == [.endOfFile])
    #expect(empty[0].flags.contains(.startsLine))
    let open = Lexer.lex(Array("a /* b".utf8)).tokens
    #expect(open.map(\.kind) == [.identifier, .endOfFile])
    #expect(open[1].start == 6)
  }
}
