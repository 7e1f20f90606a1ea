import Linting
import TestSupport
import Testing

/// Fonts whose text style is spread over several modifiers, and tokens that are more than a font.
@Suite struct TextStyleTests {
  private static let configuration = """
    tokens:
      - dtcg: design/type.tokens.json
        access:
          View: ".typography(.{name})"
    """
  private static let styles = #"""
    {"type": {"$type": "typography",
     "title": {"$value": {"fontFamily": "Brand", "fontWeight": 600, "fontSize": {"value": 20, "unit": "px"},
       "letterSpacing": {"value": -0.4, "unit": "px"}}},
     "body": {"$value": {"fontFamily": "SF Pro", "fontSize": {"value": 15, "unit": "px"}, "lineHeight": 1.4}}}}
    """#

  private func finding(_ line: String, configuration: String = configuration) throws -> Finding? {
    try findings(line, configuration: configuration).first { $0.rule == "raw-font" }
  }

  private func findings(_ line: String, configuration: String = configuration) throws -> [Finding] {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": configuration, "design/type.tokens.json": Self.styles,
      "A.swift": "func show() { use(\(line)) }\n",
      "Type.swift": """
      import SwiftUI
      extension Font { static let title = Font.custom("Brand-SemiBold", size: 20) }
      """,
    ])
    return try Linter().lint(LintRequest(paths: ["A.swift"], workingFolder: folder.path)).findings
  }

  /// A token in place of the font and its kerning leaves no kerning to report; another spacing stays one.
  @Test(arguments: [
    ("Text(a).font(.custom(\"Brand-SemiBold\", size: 20)).kerning(-0.4)", ["raw-font"]),
    ("Text(a).font(.custom(\"Brand-SemiBold\", size: 20)).tracking(1)", ["raw-font", "raw-line-spacing"]),
    ("Text(a).lineSpacing(6).font(.system(size: 15))", ["raw-font"]),
    ("Text(a).font(.custom(\"Brand-SemiBold\", size: 21)).kerning(-0.4)", ["raw-font", "raw-line-spacing"]),
    (
      "Text(a).font(.custom(\"Brand-SemiBold\", size: 20)).lineSpacing(6).kerning(-0.4)",
      ["raw-font", "raw-line-spacing"]
    ),
    ("Text(a).font(.custom(\"Brand-SemiBold\", size: 20)).padding(3).kerning(-0.4)", ["raw-font", "raw-spacing"]),
  ])
  func aStyleIsOneFinding(line: String, rules: [String]) throws {
    let configuration = "preset: strict\n" + Self.configuration
    #expect(try findings(line, configuration: configuration).map(\.rule) == rules)
  }

  @Test(arguments: [
    (
      "Text(a).font(.custom(\"Brand\", size: 20)).fontWeight(.semibold).kerning(-0.4)",
      ".font(.custom(\"Brand\", size: 20)).fontWeight(.semibold).kerning(-0.4)", ".typography(.title)", false
    ),
    // Without its letter spacing it looks different.
    (
      "Text(a).font(.custom(\"Brand-SemiBold\", size: 20))", ".font(.custom(\"Brand-SemiBold\", size: 20))",
      ".typography(.title)", false
    ),
    // Another one stays where it is, for the token does not have it.
    (
      "Text(a).font(.custom(\"Brand-SemiBold\", size: 20)).tracking(1)",
      ".font(.custom(\"Brand-SemiBold\", size: 20))", ".typography(.title)", false
    ),
    (
      "Text(a).lineSpacing(6).font(.system(size: 15))", ".lineSpacing(6).font(.system(size: 15))",
      ".typography(.body)", false
    ),
    // What it has goes, whatever of another kind stays.
    (
      "Text(a).font(.custom(\"Brand-SemiBold\", size: 20)).kerning(-0.4).lineSpacing(6)",
      ".font(.custom(\"Brand-SemiBold\", size: 20)).kerning(-0.4)", ".typography(.title)", false
    ),
    (
      "Text(a).font(.system(size: 15)).tracking(1).lineSpacing(6)",
      ".font(.system(size: 15)).tracking(1).lineSpacing(6)", ".typography(.body).tracking(1)", false
    ),
  ])
  func aModifierTakesTheWholeStyle(line: String, text: String, replacement: String, isSafe: Bool) throws {
    let finding = try #require(try finding(line))
    #expect(finding.text == text)
    #expect(finding.suggestions.map(\.replacement) == [replacement])
    #expect(finding.suggestions.first?.isSafe == isSafe)
  }

  @Test(arguments: [
    "Text(a).font(.system(size: 15)).fontWeight(.bold)",
    "Text(a).font(.system(size: 15)).fontWeight(isOn ? .bold : .regular)",
    "Text(a).font(.system(size: 15)) /* on purpose */ .italic()",
    "Text(a).font(.system(size: 15, weight: .medium)).bold()",
  ])
  func whatIsNoStyleOfATokenStays(line: String) throws {
    let finding = try #require(try finding(line))
    #expect(finding.text.hasPrefix(".system(size: 15"))
    #expect(!finding.suggestions.contains { $0.replacement.contains("typography") })
  }

  /// A font cannot carry the spacing that belongs to its style; where the code sets another, it is another style.
  @Test(arguments: [
    ("[.font: UIFont(name: \"Brand-SemiBold\", size: 20), .kern: -0.4]", true),
    ("[.font: UIFont(name: \"Brand-SemiBold\", size: 20), .kern: 2]", false),
  ])
  func attributesTellStylesOfOneFontApart(line: String, isSafe: Bool) throws {
    let finding = try #require(
      try finding(
        line,
        configuration: """
          tokens:
            - dtcg: design/type.tokens.json
              access: {UIFont: "AppFont.{name}"}
          """))
    #expect(finding.suggestions.map(\.replacement) == ["AppFont.title"])
    #expect(finding.suggestions.first?.isSafe == isSafe)
  }
}
