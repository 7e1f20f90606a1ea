import Testing

@testable import SwiftOutline

@Suite struct LexerStringTests {
  @Test(arguments: [
    #""""#, #""a""#, #""\"""#, #""\\""#, ##"#"""#"##, ##"#""#"##, ##"#"a"b"#"##, ##"#"\(x)"#"##, ##"#"\#""#"##,
    ###"##"a"#b"##"###, "\"\"\"\na \"b\" \"\"\n\"\"\"", "#\"\"\"\n\"\"\"\n\"\"\"#", "'a'", "\"a // b /* c\"",
    "\"\"\"\n a \\\n b\n \"\"\"", "\"\\u{1F600}\"", "\"한글\"",
  ])
  func readsWholeLiterals(literal: String) {
    #expect(tokens(literal) == ["\(literal) stringLiteral"])
    #expect(tokens("f(\(literal))").dropFirst(2) == ["\(literal) stringLiteral", ") rightParen"])
    #expect(!Lexer.lex(Array(literal.utf8)).tokens[0].flags.contains(.unterminated))
  }

  @Test(arguments: [
    (#""a\(b)c""#, [#""a\( stringHead"#, "b identifier", #")c" stringTail"#]),
    (#""\(a)\(b)""#, [#""\( stringHead"#, "a identifier", #")\( stringMiddle"#, "b identifier", #")" stringTail"#]),
    (
      #""\(f(x))""#,
      [#""\( stringHead"#, "f identifier", "( leftParen", "x identifier", ") rightParen", #")" stringTail"#]
    ),
    (
      #""\("\(a)")""#,
      [#""\( stringHead"#, #""\( stringHead"#, "a identifier", #")" stringTail"#, #")" stringTail"#]
    ),
    (##"#"\#(a)"#"##, [##"#"\#( stringHead"##, "a identifier", ##")"# stringTail"##]),
    (
      "\"\"\"\n\\(a /* ) */ +\n b)\n\"\"\"",
      ["\"\"\"\n\\( stringHead", "a identifier", "+ binaryOperator", "b identifier", ")\n\"\"\" stringTail"]
    ),
    (
      #""\({ ")" }())""#,
      [
        #""\( stringHead"#, "{ leftBrace", #"")" stringLiteral"#, "} rightBrace", "( leftParen", ") rightParen",
        #")" stringTail"#,
      ]
    ),
    (#""\(/a/)""#, [#""\( stringHead"#, "/a/ regexLiteral", #")" stringTail"#]),
  ])
  func readsInterpolations(source: String, expected: [String]) { #expect(tokens(source) == expected) }

  @Test(arguments: [
    ("\"a\nb", ["\"a stringLiteral", "b identifier"]),
    ("\"a\r\nb", ["\"a stringLiteral", "b identifier"]),
    ("\"a\\\nb", ["\"a\\ stringLiteral", "b identifier"]),
    ("\"a", ["\"a stringLiteral"]),
    ("#\"a\"\nb", ["#\"a\" stringLiteral", "b identifier"]),
    ("\"\"\"\na\n\"\"", ["\"\"\"\na\n\"\" stringLiteral"]),
    ("\"a\\(b\nc)", ["\"a\\( stringHead", "b identifier", " stringTail", "c identifier", ") rightParen"]),
    (
      "\"\\(\"\\(a\n}",
      [
        "\"\\( stringHead", "\"\\( stringHead", "a identifier", " stringTail", " stringTail",
        "} rightBrace",
      ]
    ),
    ("\"\\(a)b\nc", ["\"\\( stringHead", "a identifier", ")b stringTail", "c identifier"]),
    ("\"\"\"\n\\(a", ["\"\"\"\n\\( stringHead", "a identifier", " stringTail"]),
  ])
  func endsWhatNothingCloses(source: String, expected: [String]) {
    #expect(tokens(source) == expected)
    let unterminated = Lexer.lex(Array(source.utf8)).tokens.filter { $0.flags.contains(.unterminated) }
    #expect(unterminated.allSatisfy { $0.kind == .stringLiteral || $0.kind == .stringTail })
    #expect(!unterminated.isEmpty)
  }
}
