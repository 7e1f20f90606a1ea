import Markup
import Testing

/// How YAML collections read, and where their parts stand.
struct YAMLStructureTests {
  @Test(arguments: [
    ("a: 1\nb:\n  c: 2\n", "{a: 1, b: {c: 2}}"), ("- 1\n- - 2\n  - 3\n-\n", "[1, [2, 3], null]"),
    ("a:\n- 1\n- 2\nb: 3", "{a: [1, 2], b: 3}"), ("- a: 1\n  b: 2\n- c", #"[{a: 1, b: 2}, "c"]"#),
    ("a:\n  - b: 1\n\n    c: 2\n  # note\n  - 3", "{a: [{b: 1, c: 2}, 3]}"), ("a:\nb:", "{a: null, b: null}"),
    ("1: a\ntrue: b\n\"c d\" : e\n'f': g", #"{1: "a", true: "b", c d: "e", f: "g"}"#),
    ("a: |\n  x\nb: >-\n  y\n  z\n", #"{a: "x\n", b: "y z"}"#), ("a:   # note\n  b", #"{a: "b"}"#),
    ("%YAML 1.2\n---\na\n...\n", #""a""#), ("--- |\n x\n", #""x\n""#), ("---\n- a\n", #"["a"]"#), ("# only\n", "null"),
    ("\u{FEFF}a: 1", "{a: 1}"), ("a: 1\r\nb: 2\r\n", "{a: 1, b: 2}"), ("a: 1\rb: 2\r", "{a: 1, b: 2}"),
    ("a: one\n  two: x", "2:3: a key cannot stand here: this line continues the text of line 1; check the indentation"),
  ])
  func blockCollections(source: String, value: String) { #expect(yaml(source) == value) }

  @Test(arguments: [
    ("[]", "[]"), ("{}", "{}"), ("[a, 'b', \"c\", 1,]", #"["a", "b", "c", 1]"#),
    ("{a: 1, b, c: , \"d\":2}", "{a: 1, b: null, c: null, d: 2}"),
    ("[a: 1, b]", #"[{a: 1}, "b"]"#), ("{a: [1, {b: 2}]}", "{a: [1, {b: 2}]}"), ("[a b\n  c, d]", #"["a b c", "d"]"#),
    ("a: [\n  1, # one\n  2,\n]\n", "{a: [1, 2]}"), ("- {\n    a: 1\n  }\n- b", #"[{a: 1}, "b"]"#),
    ("[http://x, a:b]", #"["http://x", "a:b"]"#),
    ("{a:1}", "{a:1: null}"), ("[-1, -a]", #"[-1, "-a"]"#), ("{\"a\"\n: 1}", "{a: 1}"),
  ])
  func flowCollections(source: String, value: String) { #expect(yaml(source) == value) }

  @Test(arguments: [
    ("a: &x 1\nb: *x", "{a: 1, b: 1}"), ("a: &x\n  b: 1\nc: *x\n", "{a: {b: 1}, c: {b: 1}}"),
    ("- &k a: 1\n- *k", #"[{a: 1}, "a"]"#),
    ("&x a: 1\n*x : 2", "2:1: the key 'a' is already set at line 1, column 4"), ("[&x [1], *x]", "[[1], [1]]"),
    ("a: &x\nb: *x", "{a: null, b: null}"),
    ("- &x 1\n- &x 2\n- *x", "[1, 2, 2]"),
  ])
  func anchorsAndAliases(source: String, value: String) { #expect(yaml(source) == value) }

  @Test func nodesKnowTheirPlace() throws {
    let root = try MarkupNode.yaml(Array("# é\ncolor:\n  - name: 'red' # x\n    size: 15\n".utf8))
    let color = try #require(root.entry(named: "color"))
    #expect(color.keyPosition == MarkupPosition(offset: 5, line: 2, column: 1))
    #expect(color.keyEndOffset == 10)
    let item = try color.value.items()[0]
    #expect(item.position == MarkupPosition(offset: 16, line: 3, column: 5))
    #expect(item["name"]?.position == MarkupPosition(offset: 22, line: 3, column: 11))
    #expect(item["name"]?.endOffset == 27)
    #expect(item["size"]?.position == MarkupPosition(offset: 42, line: 4, column: 11))
    #expect(item["size"]?.endOffset == 44)
    #expect(root.endOffset == 44)
  }

  @Test func keysThatLookAlikeStayApart() {
    #expect(yaml("caf\u{E9}: 1\ncafe\u{301}: 2") == "{caf\u{E9}: 1, cafe\u{301}: 2}")
  }
}
