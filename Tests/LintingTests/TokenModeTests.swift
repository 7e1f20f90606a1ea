import DesignTokens
import Linting
import TestSupport
import Testing

/// Which appearances the modes of documents are, and what a token with several is for a single color.
struct TokenModeTests {
  private static let resolver = ##"""
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"color": {"$type": "color", "ink": {"$value": "#000001"}}}]}},
     "modifiers": {
       "time": {"contexts": {
         "Noon": [{"color": {"$type": "color", "paper": {"$value": "#FFFFF1"}}}],
         "Midnight": [{"color": {"$type": "color", "paper": {"$value": "#000011"}}}]}},
       "brand": {"default": "Acme", "contexts": {
         "Acme": [{"color": {"$type": "color", "logo": {"$value": "#FF0000"}}}],
         "Zenith": [{"color": {"$type": "color", "logo": {"$value": "#0000FF"}}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/time"}, {"$ref": "#/modifiers/brand"}]}
    """##
  private static let figma = ##"""
    {"collections": [
      {"name": "Time", "modes": [
        {"name": "Noon", "variables": [{"name": "color/paper", "type": "color", "value": "#FFFFF1"}]},
        {"name": "Midnight", "variables": [{"name": "color/paper", "type": "color", "value": "#000011"}]}]},
      {"name": "Brand", "modes": [
        {"name": "Acme", "variables": [{"name": "color/logo", "type": "color", "value": "#FF0000"}]},
        {"name": "Zenith", "variables": [{"name": "color/logo", "type": "color", "value": "#0000FF"}]}]}]}
    """##
  private static let studio = ##"""
    {"noon": {"color": {"paper": {"value": "#FFFFF1", "type": "color"}}},
     "midnight": {"color": {"paper": {"value": "#000011", "type": "color"}}},
     "acme": {"color": {"logo": {"value": "#FF0000", "type": "color"}}},
     "zenith": {"color": {"logo": {"value": "#0000FF", "type": "color"}}},
     "$themes": [
       {"id": "1", "name": "Noon", "group": "Time", "selectedTokenSets": {"noon": "enabled"}},
       {"id": "2", "name": "Midnight", "group": "Time", "selectedTokenSets": {"midnight": "enabled"}},
       {"id": "3", "name": "Acme", "group": "Brand", "selectedTokenSets": {"acme": "enabled"}},
       {"id": "4", "name": "Zenith", "group": "Brand", "selectedTokenSets": {"zenith": "enabled"}}]}
    """##

  private static func values(_ format: String, _ document: String, _ settings: String) throws -> [String] {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "tokens:\n  - \(format): t.json\n    \(settings)\n", "t.json": document, "A.swift": "let a = 1",
    ])
    let tokens = try Linter().tokens(LintRequest(paths: ["."], workingFolder: folder.path)).tokens
    return tokens.filter { !$0.name.hasSuffix("ink") }.map { token in
      token.name + " "
        + ([token.values.any] + [token.values.dark].compactMap { $0 }).map(\.normalForm).joined(separator: "/")
    }.sorted()
  }

  @Test(arguments: [("dtcg", resolver), ("figma", figma), ("tokens-studio", studio)])
  func modesAreMapped(format: String, document: String) throws {
    #expect(
      try Self.values(format, document, "modes: {light: noon, dark: Midnight}\n    contexts: {brand: zenith}")
        == ["color.logo #0000FFFF", "color.paper #FFFFF1FF/#000011FF"])
  }

  @Test func aFolderOfSetsIsMapped() throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "tokens:\n  - dtcg: sets/*.json\n    modes: {dark: [midnight]}\n", "A.swift": "let a = 1",
      "sets/all.json": ##"{"color": {"$type": "color", "paper": {"$value": "#FFFFF1"}}}"##,
      "sets/midnight.json": ##"{"color": {"$type": "color", "paper": {"$value": "#000011"}}}"##,
    ])
    let tokens = try Linter().tokens(LintRequest(paths: ["."], workingFolder: folder.path)).tokens
    #expect(tokens.map { $0.values.any.normalForm } == ["#FFFFF1FF"])
    #expect(tokens.map { $0.values.dark?.normalForm } == ["#000011FF"])
  }

  @Test(arguments: [
    ("modes: {dark: Midnite}", "there is no mode, theme, context or set 'Midnite'"),
    ("contexts: {label: Acme}", "there is no collection, group of themes or modifier 'label'"),
  ])
  func unknownModesAreProblems(settings: String, message: String) throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "tokens:\n  - dtcg: t.json\n    \(settings)\n", "t.json": Self.resolver, "A.swift": "let a = 1",
    ])
    let problems = try Linter().lint(LintRequest(paths: ["."], workingFolder: folder.path)).problems
    #expect(problems.map(\.message) == [message])
  }

  // MARK: Half of an adaptive token

  /// A raw color, and what is said of a token with a light and a dark value.
  @Test(arguments: [
    (#"Color(hex: "FFFFF1")"#, "≈ .paper (differs in dark mode)"),
    (#"Color(hex: "000011")"#, nil),
    (
      #"Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: "000011") : UIColor(hex: "FFFFF1") })"#,
      "→ .paper"
    ),
  ])
  func aSingleColorIsNeverSafelyAnAdaptiveToken(raw: String, expected: String?) throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": """
      tokens:
        - dtcg: t.json
          access: Color.{name}
          modes: {light: Noon, dark: Midnight}
      """,
      "t.json": Self.resolver, "A.swift": "func view() -> some View { Text(title).foregroundColor(\(raw)) }",
    ])
    let request = LintRequest(paths: ["."], workingFolder: folder.path, onlyRules: ["raw-color"])
    let suggestions = try Linter().lint(request).findings.flatMap(\.suggestions).filter { $0.kind == .exact }
    let found = suggestions.map { ($0.isSafe ? "→ " : "≈ ") + $0.replacement + ($0.note.map { " (\($0))" } ?? "") }
    #expect(found == (expected.map { [$0] } ?? []))
  }
}
