import Markup
import Testing

/// What the YAML reader refuses, where, and what it says.
struct YAMLErrorTests {
  @Test(arguments: [
    ("a:\n\tb: 1", "2:2: a tab in the indentation; indent with spaces"),
    ("a: 1\n\tb: 2", "2:2: a tab in the indentation; indent with spaces"),
    ("-\t- a", "1:3: a tab in the indentation; indent with spaces"),
    ("a: |\n\t\nb: 1", "2:1: a tab in the indentation; indent with spaces"),
    ("a:\n   b: 1\n  c: 2", "3:3: wrong indentation: 2 spaces fit no key or item above"),
    (
      "a:\n  b: 1\n    c: 2",
      "3:5: a key cannot stand here: this line continues the text of line 2; check the indentation"
    ),
    ("a: 'b'\n   c: 2", "2:4: wrong indentation: 3 spaces fit no key or item above"),
    ("- a\nb: 1", "2:1: expected the next item of the list; an item starts with '- '"),
    ("a: 1\n- b", "2:1: expected a key as on the lines before, not a list item"),
    ("a: 1\nb", "2:1: expected a key; 'b' has no ':' after it"),
    ("a: 1\nb:2", "2:1: missing space after ':' in 'b:2'"),
    ("a:1\nb: 2", "1:1: missing space after ':' in 'a:1'"),
    ("-a\nb: 2", "1:1: missing space after '-' in '-a'"),
    ("a: b: c", "1:4: a mapping starts on the line below its key; write a value that holds ': ' in quotes"),
    ("a: - b", "1:4: a list starts on the line below its key"),
    ("--- a: 1", "1:5: a list or mapping starts on the line after '---'"),
    ("a: 1\na: 2", "2:1: the key 'a' is already set at line 1, column 1"),
    ("{a: 1, 'a': 2}", "1:8: the key 'a' is already set at line 1, column 2"),
    ("? a\n: b", "1:1: '? ' keys are not supported; write 'key: value'"),
    ("[a]: 1", "1:1: a key must be text, not a list or mapping"),
    ("\"a\n b\": 1", "1:1: a key must be on one line"),
    (": a", "1:1: a key is missing before ':'"),
    ("<<: *a", "1:1: merge keys are not supported; repeat the keys"),
    ("a: !!str b", "1:4: tags are not supported; remove '!' or write the value in quotes"),
    ("a: @b", "1:4: a value cannot start with '@'; write it in quotes"),
    ("a: `b`", "1:4: a value cannot start with '`'; write it in quotes"),
    ("a: %b", "1:4: a value cannot start with '%'; write it in quotes"),
    ("a: *", "1:4: '*' needs a name right after it; write a value that starts with it in quotes"),
    ("a: **/b", "1:4: '*' starts an alias and there is no anchor '&*/b'; write '**/b' in quotes"),
    ("&a [*a]", "1:5: the alias '*a' stands inside the value that it names"),
    ("&a *b", "1:4: an alias cannot have an anchor"),
    ("&a &b c", "1:4: a value can have only one anchor"),
    ("&a\n&b c", "2:1: a value can have only one anchor"),
    ("&a - b", "1:4: an anchor of a list stands on the line before it"),
    ("\"a", "1:1: this quote is never closed"),
    ("a: 'b\nc'", "2:1: the text in quotes opened at line 1 must stay indented deeper than its key"),
    ("\"a\n---\n\"", "2:1: a document marker inside the quotes opened at line 1, column 1"),
    (#""\.""#, #"1:2: unknown escape '\.'; write '\\' for a backslash, or use single quotes"#),
    (#""\xZZ""#, "1:2: this escape needs 2 hexadecimal digits"),
    (#""\uD83D\uDE00""#, #"1:2: this escape is not a character; write one beyond U+FFFF as '\U' with 8 digits"#),
    ("'a' b", "1:5: unexpected text after the value"),
    ("'a'#b", "1:4: a comment needs a space before its '#'"),
    ("[a", "1:1: this bracket is never closed"),
    ("[a]]", "1:4: unexpected text after the value"),
    ("[a\n b: c", "1:2: a key must be on one line"),
    ("[,]", "1:2: a value is missing before ','"),
    ("[a,,b]", "1:4: a value is missing before ','"),
    ("{a: 1 'b': 2}", "1:10: expected ',' or '}'"),
    ("['a' 'b']", "1:6: expected ',' or ']'"),
    ("[a}", "1:3: expected ',' or ']'"),
    ("a: [\nb]", "2:1: inside the brackets opened at line 1, indent deeper than the key or item before them"),
    ("[-]", "1:2: a list item cannot stand here; write '-' in quotes"),
    ("a: ]", "1:4: nothing is open that ']' could close"),
    ("a: | b", "1:6: unexpected text after the block indicator; the text starts on the next line"),
    ("a: |0", "1:5: unexpected text after the block indicator; the text starts on the next line"),
    ("|\n   \n a", "2:4: a blank line with more spaces than the text below it; remove its spaces"),
    ("[|]", "1:2: a block of text cannot stand here; use quotes"),
    ("a\n---\nb", "2:1: a second document; the file may hold only one"),
    ("a\n...\nb", "3:1: a second document; the file may hold only one"),
    ("a # b\nc", "2:1: unexpected text after the value; check the indentation"),
    ("%TAG ! x\n---\n", "1:1: the only directive is '%YAML 1.2'; a value that starts with '%' goes in quotes"),
    ("%YAML 2.0\n---\n", "1:7: the YAML version must be 1.2"),
    ("%YAML 1.2\na", "2:1: a directive needs '---' on a line after it"),
    ("a: b\u{0}", "1:5: a control character; in double quotes write it as an escape"),
    ("#FF0000: a\nb: #x\nc: ,", "3:4: a value cannot start with ','; write it in quotes"),
    ("a: &x\n&y &z b: 1", "2:4: a value can have only one anchor"),
  ])
  func errorsSayWhereAndWhat(source: String, error: String) { #expect(yaml(source) == error) }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xE9], "1:4: invalid UTF-8 here; save the file as UTF-8"),
      ([0xFF, 0xFE, 0x61, 0], "1:1: the file is UTF-16; save it as UTF-8"),
      ([0x61, 0, 0x3A, 0], "1:1: the file is UTF-16; save it as UTF-8"),
      ([0, 0, 0, 0x61], "1:1: the file is UTF-32; save it as UTF-8"),
    ] as [([UInt8], String)])
  func otherEncodingsAreNamed(bytes: [UInt8], error: String) {
    #expect(throws: MarkupError.self) { try MarkupNode.yaml(bytes) }
    #expect(yaml(bytes) == error)
    #expect(json(bytes) == error)
  }
}
