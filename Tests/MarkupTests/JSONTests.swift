import Markup
import Testing

/// How JSON reads, strictly and relaxed.
struct JSONTests {
  @Test(arguments: [
    ("null", "null"), (" true ", "true"), ("[]", "[]"), ("{}", "{}"),
    ("[1, [2, {\"a\": 3}], {}]", "[1, [2, {a: 3}], {}]"),
    ("\u{FEFF}[1]\r\n", "[1]"), ("{\"a\": {\"b\": []}, \"\": null}", "{a: {b: []}, : null}"),
    ("-0.5e+3", "-0.5e+3"), ("1E5", "1E5"), ("0", "0"), ("1e400", "1e400"), ("0.1", "0.1"),
    ("123456789012345678901", "123456789012345678901"),
    (#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00""#, "\"\\/\u{8}\u{C}\n\r\t\u{E9}\u{1F600}".debugDescription),
    ("\"\u{7F}é\"", "\u{7F}é".debugDescription),
    ("{\"caf\u{E9}\": 1, \"cafe\u{301}\": 2}", "{caf\u{E9}: 1, cafe\u{301}: 2}"),
  ])
  func strictJSON(source: String, value: String) { #expect(json(source) == value) }

  @Test(arguments: ["0.1", "0.2075", "123.456", "9007199254740991", "0.000000000000001", "1234567.89012", "-5.05"])
  func numbersRoundAsSwiftDoes(text: String) throws {
    #expect(try MarkupNode.json(Array(text.utf8)).number() == Double(text))
  }

  @Test(arguments: [
    ("", "1:1: the file is empty; a JSON value is expected"), ("1 2", "1:3: unexpected text after the JSON value"),
    ("[1,]", "1:3: a comma before ']'; remove it"), ("{\"a\": 1,}", "1:8: a comma before '}'; remove it"),
    ("[1 2]", "1:4: expected ',' or the ']' of line 1, column 1"),
    ("{\"a\":\n1", "2:2: the file ends before the '}' of line 1, column 1"),
    ("[", "1:2: the file ends where a value is expected"),
    ("[,1]", "1:2: a value is missing before ','"), ("{\"a\":}", "1:6: a value is missing before '}'"),
    ("{,}", "1:2: a key is missing before ','"),
    ("{\"a\" 1}", "1:6: expected ':' after the key 'a'"), ("{a: 1}", "1:2: write the key \"a\" in double quotes"),
    ("{1: 1}", "1:2: expected a key in double quotes"),
    ("{\"a\": 1,\n \"\\u0061\": 2}", "2:2: the key 'a' is already set at line 1, column 2"),
    ("'a'", "1:1: JSON strings stand in double quotes"),
    ("// a\n1", "1:1: JSON has no comments; remove it"), ("+1", "1:1: a JSON number cannot start with '+'"),
    (".5", "1:1: a JSON number needs a digit before its '.'"),
    ("01", "1:1: a JSON number cannot start with a zero before another digit"),
    ("1.", "1:1: this is not a complete JSON number"), ("-", "1:1: this is not a complete JSON number"),
    ("1e", "1:1: this is not a complete JSON number"),
    ("12px", "1:1: '12px' is not a JSON number; write text in double quotes"),
    ("0x1F", "1:1: '0x1F' is not a JSON number; write text in double quotes"),
    ("NaN", "1:1: NaN is not a number that JSON can hold"),
    ("red", "1:1: expected a JSON value, not 'red'; write text in double quotes"),
    ("nulls", "1:1: expected a JSON value, not 'nulls'; write text in double quotes"),
    ("\"a", "1:1: this string is never closed"),
    ("\"a\nb\"", "1:1: this string is not closed on its line; write a line break as \\n"),
    ("\"\u{1}\"", "1:2: a control character in a string; write it as \\u and four digits"),
    (#""\q""#, #"1:2: unknown escape '\q'; write '\\' for a backslash"#),
    (#""\u12""#, "1:2: this escape needs 4 hexadecimal digits"),
    (#""\uD83D""#, "1:2: half of a surrogate pair is not a character"),
    (#""\uDE00\uD83D""#, "1:2: half of a surrogate pair is not a character"),
    (#""\"#, "1:1: this string is never closed"),
  ])
  func strictErrors(source: String, error: String) { #expect(json(source) == error) }

  @Test(arguments: [
    ("// a\n{a: 1, /* b\n */ $b_1: 'it\\'s', \"c\": [1,],}", #"{a: 1, $b_1: "it\'s", c: [1]}"#),
    ("[+1, .5, 1., -.5e1, 0x1F, -0xff]", "[+1, .5, 1., -.5e1, 0x1F, -0xff]"),
    ("'a\\\nb\\x41\\v\\0\\q'", "abA\u{B}\u{0}q".debugDescription), (#"'\uD83D'"#, "\u{FFFD}".debugDescription),
    ("\u{A0}[\u{2028}1\u{B}]", "[1]"), ("{é: 1}", "{é: 1}"),
    ("{a: 1, 'a': 2}", "1:8: the key 'a' is already set at line 1, column 2"),
    ("[1,,2]", "1:4: a value is missing before ','"), ("[,]", "1:2: a value is missing before ','"),
    ("/* a", "1:1: this comment is never closed"), ("/a", "1:1: expected '//' or '/*'"),
    ("01", "1:1: a JSON number cannot start with a zero before another digit"),
    ("0x", "1:1: '0x' is not a JSON number; write text in double quotes"),
    ("#a", "1:1: JSON has no comments; remove it"),
    ("'\\1'", "1:2: unknown escape '\\1'; write '\\\\' for a backslash"),
  ])
  func relaxedJSON(source: String, value: String) { #expect(json(source, .relaxed) == value) }

  @Test func nodesKnowTheirPlace() throws {
    let root = try MarkupNode.json(Array("{\r\n  \"é\": [15, \"x\"]\r\n}".utf8))
    let entry = try #require(root.entry(named: "é"))
    #expect(entry.keyPosition == MarkupPosition(offset: 5, line: 2, column: 3))
    #expect(entry.keyEndOffset == 9)
    #expect(entry.value.position == MarkupPosition(offset: 11, line: 2, column: 9))
    #expect(try entry.value.items()[1].position == MarkupPosition(offset: 16, line: 2, column: 14))
    #expect(entry.value.endOffset == 20)
    #expect(root.endOffset == 23)
  }
}
