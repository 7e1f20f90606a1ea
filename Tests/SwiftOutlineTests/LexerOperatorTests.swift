import Testing

@testable import SwiftOutline

@Suite struct LexerOperatorTests {
  @Test(arguments: [
    ("a + b", "+ binaryOperator"), ("a+b", "+ binaryOperator"), ("a +b", "+ prefixOperator"),
    ("a+ b", "+ postfixOperator"), ("(+)", "+ binaryOperator"), ("f(-x)", "- prefixOperator"),
    ("a+/**/b", "+ postfixOperator"), ("a/**/+b", "+ prefixOperator"), ("x^.y", "^ postfixOperator"),
    ("(^.y)", "^ prefixOperator"), ("a\u{A0}+b", "+ prefixOperator"), ("a = b", "= equal"), ("a=b", "= equal"),
    ("a == b", "== binaryOperator"), ("f() -> Int", "-> arrow"), ("f(&x)", "& prefixAmpersand"),
    ("a & b", "& binaryOperator"), ("a ? b : c", "? infixQuestion"), ("a?.b", "? postfixQuestion"),
    ("a!.b", "! exclamation"), ("!a", "! prefixOperator"), ("a ?? b", "?? binaryOperator"), (".b", ". period"),
    ("a ..< b", "..< binaryOperator"), ("a → b", "→ binaryOperator"), ("a */ b", "*/ unknown"),
    ("a →\u{301} b", "→\u{301} binaryOperator"), ("a as? B", "? postfixQuestion"), ("a+<#b#>", "+ binaryOperator"),
  ])
  func classifiesByWhatStandsAround(source: String, expected: String) {
    let name = expected.split(separator: " ")[0]
    #expect(tokens(source).first { $0.hasPrefix("\(name) ") } == expected)
  }

  @Test(arguments: [
    ("a+//b\nc", ["a identifier", "+ postfixOperator", "c identifier"]),
    ("a+/*b*/c", ["a identifier", "+ postfixOperator", "c identifier"]),
    ("a+.b", ["a identifier", "+ postfixOperator", ". period", "b identifier"]),
    ("a.+.b", ["a identifier", ".+. binaryOperator", "b identifier"]),
    ("a??.b", ["a identifier", "? postfixQuestion", "? postfixQuestion", ". period", "b identifier"]),
    (
      "A<B<C>>?",
      [
        "A identifier", "< binaryOperator", "B identifier", "< binaryOperator", "C identifier",
        ">>? postfixOperator",
      ]
    ),
  ])
  func cutsRuns(source: String, expected: [String]) { #expect(tokens(source) == expected) }

  @Test(arguments: [
    "/a/", "/a\\/b/", "/[)]/", "/(a)/", "/a b/", "#/a/b/#", "##/a/#b/##", "#/\n a\n/#", "/\\ /", "#/a#/#",
  ])
  func readsRegexes(literal: String) {
    for (before, count) in [("x = ", 2), ("f(", 2), ("return ", 1), ("", 0), ("try? ", 2), ("a + ", 2)] {
      #expect(Array(tokens("\(before)\(literal)").dropFirst(count)) == ["\(literal) regexLiteral"])
    }
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "(a)/b/c", "x = a / b", "func /(a: Int, b: Int)", "operator /^/", "f(/, /)", "a[0] / b / c",
    "self / b / c", "` / b", "a::/ b /", "x = /a)/", "x = /a /", "x = /a", "x = a /* b / c */",
  ])
  func readsDivisions(source: String) {
    #expect(!tokens(source).contains { $0.hasSuffix("regexLiteral") })
  }

  @Test(arguments: [
    ("x = ^/a/", ["^ prefixOperator", "/a/ regexLiteral"]),
    ("#/a\nb", ["#/a regexLiteral", "b identifier"]),
    ("#/\na/", ["#/ regexLiteral", "a identifier", "/ postfixOperator"]),
    ("#/a/", ["#/a/ regexLiteral"]),
    ("x = / a", ["= equal", "/ a regexLiteral"]),
  ])
  func endsRegexes(source: String, expected: [String]) { #expect(tokens(source).suffix(expected.count) == expected) }

  @Test func marksUnterminatedRegexes() {
    #expect(Lexer.lex(Array("#/a\n".utf8)).tokens[0].flags.contains(.unterminated))
    #expect(!Lexer.lex(Array("#/a/#\n".utf8)).tokens[0].flags.contains(.unterminated))
  }
}
