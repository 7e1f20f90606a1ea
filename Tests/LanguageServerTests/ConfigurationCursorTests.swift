import Linting
import SourceText
import Testing

@testable import LanguageServer

struct ConfigurationCursorTests {
  /// `|` is the cursor; the path of keys, then the key whose value it is at.
  @Test(arguments: [
    ("pre|", "", nil), ("preset: st|", "", "preset"), ("rules:\n  raw|", "rules", nil),
    ("rules:\n  raw-color:\n    sev|", "rules.raw-color", nil),
    ("rules:\n  raw-color:\n    severity: |", "rules.raw-color", "severity"),
    ("tokens:\n  - swift: x\n    acc|", "tokens", nil), ("tokens:\n  - sw|", "tokens", nil),
    ("preset: strict\nrules:\n  a: off\n|", "", nil),
    ("overrides:\n  - files: x\n    rules:\n      |", "overrides.rules", nil),
    ("rules: {raw-|", "rules", nil), ("rules: {raw-size: off, raw-color: |", "rules", "raw-color"),
    ("rules: {raw-color: {severity: er|", "rules.raw-color", "severity"),
    ("rules: {raw-color: {allow: [1, 2], |}}", "rules.raw-color", nil),
    ("include: [App, |", "", "include"), ("tokens:\n  - {swift: \"a, {b\", acc|", "tokens", nil),
    ("overrides:\n  - files: x\n    rules: {raw|", "overrides.rules", nil),
  ])
  func knowsWhereItIs(text: String, path: String, key: String?) throws {
    let bytes = Array(text.utf8)
    let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
    let lines = LineTable(bytes.filter { $0 != UInt8(ascii: "|") })
    let cursor = ConfigurationCursor(lines, offset: offset)
    #expect(cursor.path.joined(separator: ".") == path)
    #expect(cursor.key == key)
  }

  @Test(arguments: [
    ("preset", ["none", "recommended", "strict"]),
    ("rules.raw-color", ["true", "false", "off", "on", "warning", "error"]),
    ("previews", ["true", "false"]), ("overrides.preset", ["none", "recommended", "strict"]),
  ])
  func knowsTheValues(path: String, values: [String]) {
    let shape = ConfigurationKeys.document.shape(at: path.split(separator: ".").map(String.init)[...])
    #expect(Set(shape?.values ?? []) == Set(values))
  }
}
