import Testing

@testable import SwiftOutline

/// The tokens of a source, each as `text kind`, the closing `endOfFile` left out.
func tokens(_ source: String) -> [String] {
  let bytes = Array(source.utf8)
  return Lexer.lex(bytes).tokens.dropLast().map { token in
    "\(String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)) \(token.kind)"
  }
}

@Suite struct LexerTests {
  @Test(arguments: [
    (
      "a _ $0 $x `in` `a b`",
      [
        "a identifier", "_ wildcard", "$0 dollarIdentifier", "$x dollarIdentifier",
        "`in` identifier", "`a b` identifier",
      ]
    ),
    ("한글 é_1 a\u{301}", ["한글 identifier", "é_1 identifier", "a\u{301} identifier"]),
    ("`a\nb", ["` unknown", "a identifier", "b identifier"]),
    ("`$` $", ["`$` identifier", "$ dollarIdentifier"]),
    ("<#T##Int#> <# a", ["<#T##Int#> identifier", "< prefixOperator", "# pound", "a identifier"]),
    ("“hi” “no ”", ["“hi” identifier", "“no ” identifier"]),
    ("“a\n”", ["“ identifier", "a identifier", "” unknown"]),
  ])
  func readsNames(source: String, expected: [String]) { #expect(tokens(source) == expected) }

  @Test(arguments: [
    "1_000", "0b10_1", "0o17", "0xFF_ff", "0xZZ", "12abc", "0b12", "1", "0x",
  ])
  func readsIntegers(source: String) { #expect(tokens(source) == ["\(source) integerLiteral"]) }

  @Test(arguments: [
    "1.5", "1e5", "1E-5", "1_0.2_5e+1_0", "0x1p3", "0xF.8p-3", "0x1.fp3", "1e", "1.5e+x",
  ])
  func readsFloats(source: String) { #expect(tokens(source) == ["\(source) floatLiteral"]) }

  @Test(arguments: [
    ("1.method", ["1 integerLiteral", ". period", "method identifier"]),
    ("1...2", ["1 integerLiteral", "... binaryOperator", "2 integerLiteral"]),
    ("1.", ["1 integerLiteral", ". period"]),
    ("t.0.1", ["t identifier", ". period", "0 integerLiteral", ". period", "1 integerLiteral"]),
    ("0xff.description", ["0xff integerLiteral", ". period", "description identifier"]),
    ("0xff.fpValue", ["0xff integerLiteral", ". period", "fpValue identifier"]),
    ("1.5x", ["1.5 floatLiteral", "x identifier"]),
    ("-1", ["- prefixOperator", "1 integerLiteral"]),
  ])
  func tellsNumbersFromWhatFollows(source: String, expected: [String]) { #expect(tokens(source) == expected) }

  @Test(arguments: [
    (
      "#if a\n#elseif b\n#else\n#endif",
      ["#if poundIf", "a identifier", "#elseif poundElseif", "b identifier", "#else poundElse", "#endif poundEndif"]
    ),
    ("#sourceLocation", ["#sourceLocation poundSourceLocation"]),
    (
      "#Preview #iffy # if", ["# pound", "Preview identifier", "# pound", "iffy identifier", "# pound", "if keywordIf"]
    ),
    ("@a(\\.b)", ["@ at", "a identifier", "( leftParen", "\\ backslash", ". period", "b identifier", ") rightParen"]),
    ("#!/usr/bin/swift -x\na", ["#!/usr/bin/swift -x shebang", "a identifier"]),
    (" #!", ["# pound", "! exclamation"]),
    ("a::b", ["a identifier", ": colon", ": colon", "b identifier"]),
    ("{[,;]}", ["{ leftBrace", "[ leftBracket", ", comma", "; semicolon", "] rightBracket", "} rightBrace"]),
  ])
  func readsPunctuation(source: String, expected: [String]) { #expect(tokens(source) == expected) }

  @Test(arguments: [
    ("associatedtype", Token.Kind.keywordAssociatedtype), ("class", .keywordClass), ("deinit", .keywordDeinit),
    ("enum", .keywordEnum), ("extension", .keywordExtension), ("fileprivate", .keywordFileprivate),
    ("func", .keywordFunc), ("import", .keywordImport), ("init", .keywordInit), ("inout", .keywordInout),
    ("internal", .keywordInternal), ("let", .keywordLet), ("operator", .keywordOperator),
    ("precedencegroup", .keywordPrecedencegroup), ("private", .keywordPrivate), ("protocol", .keywordProtocol),
    ("public", .keywordPublic), ("rethrows", .keywordRethrows), ("static", .keywordStatic),
    ("struct", .keywordStruct), ("subscript", .keywordSubscript), ("typealias", .keywordTypealias),
    ("var", .keywordVar), ("break", .keywordBreak), ("case", .keywordCase), ("catch", .keywordCatch),
    ("continue", .keywordContinue), ("default", .keywordDefault), ("defer", .keywordDefer), ("do", .keywordDo),
    ("else", .keywordElse), ("fallthrough", .keywordFallthrough), ("for", .keywordFor), ("guard", .keywordGuard),
    ("if", .keywordIf), ("in", .keywordIn), ("repeat", .keywordRepeat), ("return", .keywordReturn),
    ("throw", .keywordThrow), ("switch", .keywordSwitch), ("where", .keywordWhere), ("while", .keywordWhile),
    ("Any", .keywordAny), ("as", .keywordAs), ("false", .keywordFalse), ("is", .keywordIs), ("nil", .keywordNil),
    ("self", .keywordSelf), ("Self", .keywordSelfType), ("super", .keywordSuper), ("throws", .keywordThrows),
    ("true", .keywordTrue), ("try", .keywordTry),
  ])
  func reservesKeywords(word: String, kind: Token.Kind) {
    #expect(tokens(word) == ["\(word) \(kind)"])
    #expect(tokens("\(word)x") == ["\(word)x identifier"])
    #expect(tokens("\(word)_group_x") == ["\(word)_group_x identifier"])
    #expect(tokens(word.uppercased()) == ["\(word.uppercased()) identifier"])
  }

  @Test(arguments: ["async", "await", "some", "get", "open", "any", "actor", "precedencegroups", "associatedtypx"])
  func leavesOtherWordsToTheParser(word: String) { #expect(tokens(word) == ["\(word) identifier"]) }
}
