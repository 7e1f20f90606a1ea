import Testing

/// How YAML scalars read.
struct YAMLScalarTests {
  @Test(arguments: [
    ("", "null"), ("~", "null"), ("Null", "null"), ("nULL", #""nULL""#),
    ("true", "true"), ("FALSE", "false"), ("yes", #""yes""#), ("off", #""off""#), ("n", #""n""#),
    ("0", "0"), ("-17", "-17"), ("+3", "+3"), ("010", "010"), ("0x1F", "0x1F"), ("0o17", "0o17=15.0"),
    ("0x", #""0x""#), ("0b1", #""0b1""#), ("1_000", #""1_000""#), ("-0x1", #""-0x1""#), ("1:30", #""1:30""#),
    ("1.", "1."), (".5", ".5"), ("-.5e-3", "-.5e-3"), ("1e3", "1e3"), (".", #"".""#), ("1e", #""1e""#),
    ("1.10", "1.10"), ("2024-01-01", #""2024-01-01""#), (".inf", ".inf=inf"), ("-.Inf", "-.Inf=-inf"),
    (".nan", ".nan=nan"), ("-.nan", #""-.nan""#), ("+", #""+""#), ("12e456", "12e456"),
  ])
  func plainScalarsFollowTheCoreSchema(source: String, value: String) {
    #expect(yaml(source) == value)
  }

  @Test(arguments: [
    ("a:b", #""a:b""#), ("a#b", #""a#b""#), ("a # b", #""a""#), ("-a", #""-a""#), ("?a", #""?a""#), (":a", #"":a""#),
    ("one\n two\n\n three", #""one two\nthree""#), ("a\n\tb", #""a b""#), ("a,b]", #""a,b]""#),
    ("é", #""é""#), ("100%", #""100%""#),
    ("a: *.swift", "1:4: '*' starts an alias and there is no anchor '&.swift'; write '*.swift' in quotes"),
  ])
  func plainScalars(source: String, value: String) { #expect(yaml(source) == value) }

  @Test(arguments: [
    (#""a\tb\x41\u00e9\U0001F600\/\e\_""#, "a\tbA\u{E9}\u{1F600}/\u{1B}\u{A0}"),
    ("\"a\n  b\n\n  c\"", "a b\nc"), ("\"a  \\\n   b\"", "a  b"), ("\"a\\ \n b\"", "a  b"), ("\"a\\\n\n b\"", "a\nb"),
    ("'it''s'", "it's"), (#"'\n'"#, #"\n"#), ("'a\n\n b'", "a\nb"), ("''", ""), ("\"\"", ""),
  ])
  func quotedScalars(source: String, text: String) { #expect(yaml(source) == text.debugDescription) }

  @Test(arguments: [
    ("|\n a\n  b\n", "a\n b\n"), ("|-\n a\n", "a"), ("|+\n a\n\n", "a\n\n"), ("|\n\n a\n\n", "\na\n"),
    ("|2\n    a\n   b\n", "  a\n b\n"), ("|2-\n   a", " a"), ("|-2\n   a", " a"), ("|\n a", "a\n"), ("|\n", ""),
    ("|\n a # b\n", "a # b\n"), ("| # note\n a\n", "a\n"), ("|\n\ta\n", "\ta\n"), ("|\r\n a\r\n b\r\n", "a\nb\n"),
    (">\n a\n b\n\n c\n", "a b\nc\n"), (">\n a\n  b\n c\n", "a\n b\nc\n"), (">-\n a\n\n\n b\n", "a\n\nb"),
    (">+\n\n a\n\n", "\na\n\n"), (">\n a\n\n  b\n\n c\n", "a\n\n b\n\nc\n"),
  ])
  func blockScalars(source: String, text: String) { #expect(yaml(source) == text.debugDescription) }
}
