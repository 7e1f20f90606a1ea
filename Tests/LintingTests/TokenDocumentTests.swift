import DesignTokens
import Linting
import TestSupport
import Testing

/// Token documents that a configuration names, from the files to what the linter knows.
@Suite struct TokenDocumentTests {
  private static let palette = """
    import SwiftUI
    extension Color {
      static let ink = Color(red: 0x1F / 255.0, green: 0x25 / 255.0, blue: 0x2E / 255.0)
      static let accent = Color(red: 1, green: 0.1, blue: 0)
    }
    """

  private static func request(_ folder: TemporaryFolder) -> LintRequest {
    LintRequest(paths: ["."], workingFolder: folder.path)
  }

  @Test func documentsJoinTheTokensOfCode() throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": """
      tokens:
        - swift: Palette.swift
        - dtcg: tokens/**/*.json
          module: Design
          access:
            CGFloat: Spacing.{name}
            UIColor: UIColor.{path.tail:camel}
      """,
      "Palette.swift": Self.palette,
      "tokens/deep/app.tokens.json": ##"""
      {"color": {"$type": "color", "dark blue": {"$value": "#001122"}},
       "spacing": {"$type": "dimension", "medium": {"$value": {"value": 16, "unit": "px"}}}}
      """##,
    ])
    let tokens = try Linter().tokens(Self.request(folder)).tokens
    let blue = tokens.first { $0.name == "UIColor.darkBlue" }
    #expect(blue?.aliases == ["color.dark blue"] && blue?.module == "Design")
    #expect(blue?.definition.path == folder.path + "/tokens/deep/app.tokens.json")
    #expect(tokens.first { $0.name == "Spacing.medium" }?.values.any == .number(16))
  }

  @Test func theSameNameAndValueInCodeIsOneToken() throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "tokens:\n  - swift: Palette.swift\n  - style-dictionary: t.json5\n",
      "Palette.swift": Self.palette,
      "t.json5": "{ color: { ink: { value: '#1F252E', comment: 'Body text' } } }",
    ])
    let tokens = try Linter().tokens(Self.request(folder)).tokens
    #expect(tokens.map(\.name) == ["Color.ink", "Color.accent"])
    #expect(tokens[0].aliases == ["color.ink"] && tokens[0].summary == "Body text")
  }

  @Test(arguments: [
    (##"{"a": {"$value": "#fff", "$type"}}"##, "t.json:1:33: "),
    (#"{"a": {"$value": "{a}"}}"#, "t.json:1:2: 'a' refers to itself: a cycle"),
    ("", "t.json:1:1: the file is empty"),
  ])
  func brokenDocumentsAreProblems(source: String, expected: String) throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "tokens:\n  - dtcg: t.json\n", "t.json": source, "A.swift": "let a = 1",
    ])
    let problems = try Linter().lint(Self.request(folder)).problems.map(\.description)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(expected) == true, "\(problems)")
  }

  @Test(arguments: [
    ("dtcg: gone.json", "no token file matches 'gone.json'"),
    ("figma: none/*.json", "no token file matches 'none/*.json'"),
    ("dtcg: t.json\n    access: X.{nam}", "'{nam}' is none of"),
    ("dtcg: t.json\n    access: X", "the access template 'X' is the same for all tokens: put {name} or {path} into it"),
    ("dtcg: t.json\n    access: {Colr: 'X.{name}'}", "no token of a document is a 'Colr'; did you mean 'Color'?"),
  ])
  func settingsThatNameNothingAreProblems(setting: String, expected: String) throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "tokens:\n  - \(setting)\n", "t.json": "{}", "A.swift": "let a = 1",
    ])
    let problems = try Linter().lint(Self.request(folder)).problems.map(\.description)
    let line = setting.contains("access") ? 3 : 2
    #expect(problems.contains { $0.hasPrefix(".sym-lint.yml:\(line):") && $0.contains(expected) }, "\(problems)")
  }

  /// What a fix would write for a color, and whether unasked.
  @Test(arguments: [
    ("{name}", ##"{"a": {"ink": {"$value": "#010203"}}}"##, ["ink!"]),
    ("T.{name}", ##"{"a": {"ink": {"$value": "#010203"}}, "b": {"ink": {"$value": "#010203"}}}"##, ["T.ink!"]),
    (
      "T.{name}", ##"{"a": {"ink": {"$value": "#010203"}}, "b": {"ink": {"$value": "#040506"}}}"##,
      ["T.ink (has another value in t.json)"]
    ),
    ("T.{path:kebab}", ##"{"a": {"ink": {"$value": "#010203"}}}"##, []),
    ("{path:raw}", ##"{"a": {"ink b": {"$value": "#010203"}}}"##, []),
    ("T.{name}", ##"{"a": {"self": {"$value": "#010203"}}}"##, ["T.`self`!"]),
    // What code defines by the name is what the name means.
    ("Color.{name}", ##"{"a": {"code": {"$value": "#010203"}}}"##, ["Color.code (has another value in Palette.swift)"]),
  ])
  func onlyWhatIsMeantIsWritten(access: String, tokens: String, expected: [String]) throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "tokens:\n  - swift: Palette.swift\n  - dtcg: t.json\n    access: '\(access)'\n",
      "Palette.swift": "import SwiftUI\nextension Color { static let code = Color(hex: \"AABBCC\") }",
      "t.json": #"{"$type": "color", "# + tokens.dropFirst(),
      "A.swift": "struct A { let a = Color(red: 1 / 255.0, green: 2 / 255.0, blue: 3 / 255.0) }",
    ])
    let found = try Linter().lint(Self.request(folder)).findings.flatMap(\.suggestions)
    #expect(found.map { $0.replacement + ($0.isSafe ? "!" : $0.note.map { " (\($0))" } ?? "") } == expected)
  }

  @Test func resolversReadFilesInTheFolderOnly() throws {
    let folder = try TemporaryFolder([
      "app/.sym-lint.yml": "tokens:\n  - dtcg: app.resolver.json\n",
      "app/app.resolver.json": """
      {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "in.json"}, {"$ref": "../out.json"}]}},
       "resolutionOrder": [{"$ref": "#/sets/a"}]}
      """,
      "app/in.json": ##"{"a": {"$type": "color", "$value": "#123456"}}"##,
      "out.json": ##"{"b": {"$type": "color", "$value": "#123456"}}"##, "app/A.swift": "let a = 1",
    ])
    let request = LintRequest(paths: ["."], workingFolder: folder.path + "/app")
    #expect(try Linter().tokens(request).tokens.map(\.name) == ["a"])
    #expect(
      try Linter().lint(request).problems.map(\.description)
        == ["app.resolver.json:1:72: '../out.json' lies outside of the project"])
  }

  @Test func driftsAreFound() throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "tokens:\n  - swift: Palette.swift\n  - tokens-studio: studio\n",
      "Palette.swift": Self.palette,
      "studio/core.json": ##"""
      {"color": {
        "ink": {"value": "#1F252E", "type": "color"}, "copy": {"value": "#1F252E", "type": "color"},
        "accent": {"value": "#FF0000", "type": "color"},
        "gone": {"value": "{nothing}", "type": "color"}}}
      """##,
    ])
    let report = try Linter().tokenDrifts(Self.request(folder))
    #expect(report.problems.isEmpty)
    #expect(
      report.drifts.map { "\($0.definition.line) \($0.kind) \($0.message)" } == [
        "2 missing 'color.copy' (#1F252EFF) has no token in code",
        "2 duplicate 'color.copy' has the value of 'color.ink', #1F252EFF",
        "3 differs 'color.accent' is #FF0000FF, and 'Color.accent' is #FF1A00FF",
        "4 broken 'color.gone': there is no token 'nothing'",
      ])
  }
}
