import DesignTokens
import Linting
import TestSupport
import Testing

/// The rules about uses of design tokens, and what makes one of several equal tokens the best.
@Suite struct TokenUseRulesTests {
  private static func findings(_ files: [String: String], rule: String) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let request = LintRequest(paths: ["."], workingFolder: folder.path, onlyRules: [rule])
    let result = try Linter().lint(request)
    #expect(result.problems.isEmpty, "\(result.problems)")
    return result.findings.map { finding in
      let best = finding.suggestions.map { suggestion in
        (suggestion.isSafe ? "→ " : "≈ ") + suggestion.replacement + (suggestion.note.map { " (\($0))" } ?? "")
      }
      return ([finding.message] + best).joined(separator: " ")
    }
  }

  // MARK: Roles

  /// What the configuration says of roles, the use, and what is wrong with it.
  @Test(
    arguments: [
      ("", ".background(Color.ink)", []),
      ("text: ink", ".background(Color.ink)", ["Color.ink is a text color used for a surface"]),
      ("text: Color.ink*", ".background(Color.inkPale)", ["Color.inkPale is a text color used for a surface"]),
      ("text: '**/ink*'", ".foregroundColor(Color.ink)", []),
      ("{text: ink, surface: ink}", ".background(Color.ink)", []),
      ("surface: text*", ".background(Color.textMain)", []),
      ("surface: text*", ".foregroundColor(Color.textMain)", ["Color.textMain is a surface color used for text"]),
      ("icon: brand", ".background(Color.brand)", ["Color.brand is an icon color used for a surface"]),
      ("", ".background(Color.textMain)", ["Color.textMain is a text color used for a surface"]),
      ("", ".background(Color.textFieldFill)", []), ("", ".overlay(Color.textMain)", []),
      ("", ".tint(.textMain)", []),
    ] as [(String, String, [String])])
  func rolesComeFromConfigurationOrName(roles: String, use: String, expected: [String]) throws {
    let found = try Self.findings(
      [
        ".sym-lint.yml": roles.isEmpty ? "" : "roles: \(roles.hasPrefix("{") ? roles : "{\(roles)}")\n",
        "Colors.swift": """
        extension Color {
          static let ink = Color(hex: 0x111111), inkPale = Color(hex: 0x222222), textMain = Color(hex: 0x333333)
          static let brand = Color(hex: 0x444444), textFieldFill = Color(hex: 0x555555)
        }
        """, "View.swift": "struct Screen: View { var body: some View { Text(title)\(use) } }",
      ], rule: "wrong-role-token")
    #expect(found == expected)
  }

  @Test(arguments: [
    ("", "Color.alpha", "Color.bravo"), ("roles: {text: alpha, surface: bravo}\n", "Color.alpha", "Color.bravo"),
    ("roles: {text: bravo, surface: alpha}\n", "Color.bravo", "Color.alpha"),
  ])
  func equalTokensAreRankedByRole(configuration: String, text: String, surface: String) throws {
    let files = [
      ".sym-lint.yml": configuration,
      "Colors.swift": "extension Color { static let alpha = Color(hex: 0x1F252E), bravo = Color(hex: 0x1F252E) }",
      "View.swift":
        #"func view() -> some View { Text(title).foregroundColor(Color(hex: "1F252E")).background(Color(hex: "1F252E")) }"#,
    ]
    let folder = try TemporaryFolder(files)
    let findings = try Linter().lint(LintRequest(paths: ["."], workingFolder: folder.path)).findings
    #expect(findings.count == 2)
    #expect(findings.first?.suggestions.first?.token == text)
    if !configuration.isEmpty { #expect(findings.last?.suggestions.first?.token == surface) }
  }

  // MARK: Palettes

  @Test(arguments: [
    ("", ["Palette.gray900 is a token of the palette ≈ Color.ink (is one of 2 tokens that fit)"]),
    (
      "primitives: Palette.*\n",
      [
        "Palette.gray900 is a token of the palette ≈ Color.ink (is one of 2 tokens that fit)",
        "Palette.coral is a token of the palette",
      ]
    ),
    ("primitives: [coral]\n", ["Palette.coral is a token of the palette"]),
    (
      "primitives: ['Design/**']\n",
      [
        "Palette.gray900 is a token of the palette ≈ Color.ink (is one of 2 tokens that fit)",
        "Palette.coral is a token of the palette",
      ]
    ),
  ])
  func primitivesAreForTokensOnly(configuration: String, expected: [String]) throws {
    let found = try Self.findings(
      [
        ".sym-lint.yml": configuration,
        "Design/Palette.swift": """
        enum Palette { static let gray900 = Color(hex: 0x1F252E), coral = Color(hex: 0xFF7E7E) }
        """,
        "Colors.swift": "extension Color { static let ink = Palette.gray900 }",
        "View.swift": """
        struct Screen: View {
          var body: some View { Text(title).foregroundColor(Palette.gray900).background(Palette.coral) }
        }
        """,
      ], rule: "primitive-token")
    #expect(found == expected)
  }

  // MARK: Deprecated tokens

  /// How a source deprecates `old`, and what is offered.
  @Test(arguments: [
    (#"@available(*, deprecated, renamed: "ink")"#, "0x1F252E", "→ Color.ink"),
    (#"@available(*, deprecated, renamed: "Color.ink")"#, "0x1F252E", "→ Color.ink"),
    (#"@available(*, deprecated, message: "Use Color.ink instead.")"#, "0x1F252E", "→ Color.ink"),
    (
      #"@available(*, deprecated, renamed: "ink")"#, "0x000000",
      "≈ Color.ink (takes its place, with #1F252EFF for #000000FF)"
    ),
    ("@available(*, deprecated)", "0x1F252E", "≈ Color.ink (is one of 2 tokens that fit)"),
  ])
  func swiftTokensAreReplaced(attribute: String, value: String, expected: String) throws {
    let found = try Self.findings(
      [
        "Colors.swift": """
        extension Color {
          \(attribute)
          static let old = Color(hex: \(value))
          static let ink = Color(hex: 0x1F252E), night = Color(hex: 0x1F252E)
        }
        """, "View.swift": "let view = Text(title).foregroundColor(Color.old)",
      ], rule: "deprecated-token")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Color.old is a deprecated token \(expected)") == true, "\(found)")
  }

  @Test(arguments: [
    (
      "dtcg",
      ##"{"color": {"$type": "color", "old": {"$value": "#111111", "$deprecated": "use {color.ink}"}, "ink": {"$value": "#222222"}}}"##
    ),
    (
      "dtcg",
      ##"{"color": {"$type": "color", "old": {"$value": "#111111", "$deprecated": "color.ink is newer"}, "ink": {"$value": "#222222"}}}"##
    ),
    (
      "tokens-studio",
      ##"{"color": {"old": {"value": "#111111", "type": "color", "deprecated": "ink"}, "ink": {"value": "#222222", "type": "color"}}}"##
    ),
    (
      "style-dictionary",
      ##"{"color": {"old": {"value": "#111111", "deprecated": true, "deprecated_comment": "Use {color.ink}."}, "ink": {"value": "#222222"}}}"##
    ),
    (
      "figma",
      ##"{"variableCollections": {"c": {"id": "c", "name": "color", "modes": [{"modeId": "m", "name": "Mode"}], "defaultModeId": "m"}}, "variables": {"1": {"id": "1", "name": "color/old", "variableCollectionId": "c", "resolvedType": "COLOR", "description": "Deprecated: use {color.ink}", "valuesByMode": {"m": {"r": 0.0667, "g": 0.0667, "b": 0.0667, "a": 1}}}, "2": {"id": "2", "name": "color/ink", "variableCollectionId": "c", "resolvedType": "COLOR", "valuesByMode": {"m": {"r": 0.1333, "g": 0.1333, "b": 0.1333, "a": 1}}}}}"##
    ),
  ])
  func documentTokensAreReplaced(format: String, document: String) throws {
    let found = try Self.findings(
      [
        ".sym-lint.yml": "tokens:\n  - \(format): tokens.json\n    access: \"AppColor.{name}\"\n",
        "tokens.json": document,
        "View.swift": "let view = Text(title).foregroundColor(AppColor.old)",
      ], rule: "deprecated-token")
    #expect(
      found == [
        "AppColor.old is a deprecated token ≈ AppColor.ink (takes its place, with #222222FF for #111111FF)"
      ])
  }

  // MARK: Preferred sources

  @Test(arguments: [
    ("- swift: Colors.swift\n  - dtcg: tokens.json", "≈ Color.alpha"),
    ("- swift: Colors.swift\n  - dtcg: tokens.json\n    prefer: true", "→ Color.bravo"),
    ("- swift: Colors.swift\n    prefer: true\n  - dtcg: tokens.json", "≈ Color.alpha"),
  ])
  func documentsCanBePreferred(sources: String, expected: String) throws {
    let found = try Self.findings(
      [
        ".sym-lint.yml": "tokens:\n  \(sources)\n",
        "Colors.swift": "extension Color { static let alpha = Color(hex: 0x1F252E), bravo = Color(hex: 0x1F252E) }",
        "tokens.json": ##"{"color": {"$type": "color", "bravo": {"$value": "#1F252E"}}}"##,
        "View.swift": #"func view() -> some View { Text(title).foregroundStyle(Color(hex: "1F252E")) }"#,
      ], rule: "raw-color")
    #expect(found.first?.hasPrefix("raw color #1F252EFF \(expected)") == true, "\(found)")
  }
}
