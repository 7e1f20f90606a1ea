import DesignTokens
import Linting
import TestSupport
import Testing

/// What `tokens check` finds between documents, and between them and code.
@Suite struct TokenSourceAgreementTests {
  // MARK: Two documents

  /// The same palette, once as the format module has it and once as another tool does.
  @Test(arguments: [
    (
      "dtcg",
      ##"{"color": {"$type": "color", "ink": {"$value": "#111111"}, "sky": {"$value": "#0000FF"}, "sun": {"$value": "#FFFF00"}}}"##
    ),
    (
      "tokens-studio",
      ##"{"color": {"ink": {"value": "#111111", "type": "color"}, "sky": {"value": "#0000FF", "type": "color"}, "sun": {"value": "#FFFF00", "type": "color"}}}"##
    ),
    (
      "style-dictionary",
      ##"{"color": {"ink": {"value": "#111111"}, "sky": {"value": "#0000FF"}, "sun": {"value": "#FFFF00"}}}"##
    ),
    (
      "figma",
      ##"{"collections": [{"name": "color", "modes": [{"name": "Mode 1", "variables": [{"name": "ink", "type": "color", "value": "#111111"}, {"name": "sky", "type": "color", "value": "#0000FF"}, {"name": "sun", "type": "color", "value": "#FFFF00"}]}]}]}"##
    ),
  ])
  func documentsAreCompared(format: String, other: String) throws {
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": """
      tokens:
        - dtcg: a.json
          access: "Color.{name}"
        - \(format): b.json
          access: "Color.{name}"
      """,
      "a.json":
        ##"{"color": {"$type": "color", "ink": {"$value": "#111112"}, "sky": {"$value": "#0000FF"}, "sea": {"$value": "#00FFFF"}}}"##,
      "b.json": other, "A.swift": "let a = 1",
    ])
    #expect(
      found == [
        "differs 'Color.ink' is #111112FF, and 'Color.ink' is #111111FF",
        "missing 'Color.sea' (#00FFFFFF) is not in 'b.json'", "missing 'Color.sun' (#FFFF00FF) is not in 'a.json'",
      ])
  }

  @Test func documentsThatCompleteEachOtherAreNotMissingAnything() throws {
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": "tokens:\n  - dtcg: a.json\n    access: A.{name}\n  - dtcg: b.json\n    access: A.{name}\n",
      "a.json": ##"{"base": {"$type": "color", "gray": {"$value": "#111112"}, "blue": {"$value": "#0000FF"}}}"##,
      "b.json": ##"{"text": {"$type": "color", "main": {"$value": "#FF0000"}, "blue": {"$value": "#0000FF"}}}"##,
      "A.swift": "let a = 1",
    ])
    #expect(found.isEmpty, "\(found)")
  }

  /// A group that repeats the name of its set says no more than that.
  @Test(arguments: [
    ("", "{color.base}", []),
    // Where references go through it, it is a part of their names.
    (
      "", "{light.color.paper}",
      [
        "missing 'light.color.paper' (#FFFFFFFF) has no token in code",
        "missing 'light.color.ink' (#FFFFFFFF) has no token in code",
      ]
    ),
    // One that stands beside another is no repetition.
    (
      #", "other": {"small": {"value": "1", "type": "sizing"}}"#, "{color.base}",
      [
        "missing 'light.color.ink' (#111111FF) has no token in code", "missing 'other.small' (1) has no token in code",
      ]
    ),
  ])
  func setsWithAGroupOfTheirName(beside: String, reference: String, expected: [String]) throws {
    let light = #"{"color": {"ink": {"value": "\#(reference)", "type": "color"}}}"#
    let paper =
      reference.contains("paper")
      ? light.replacing(
        "{\"color\": {", with: "{\"color\": {\"paper\": {\"value\": \"#FFFFFF\", \"type\": \"color\"}, ") : light
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": "tokens:\n  - tokens-studio: a.json\n  - swift: A.swift\n",
      "a.json": ##"""
      {"global": {"color": {"base": {"value": "#111111", "type": "color"}}},
       "light": {"light": \##(paper)\##(beside)},
       "dark": {"dark": {"color": {"ink": {"value": "#EEEEEE", "type": "color"}}}},
       "$themes": [{"name": "light", "selectedTokenSets": {"global": "enabled", "light": "enabled"}},
                   {"name": "dark", "selectedTokenSets": {"global": "enabled", "dark": "enabled"}}]}
      """##,
      "A.swift": """
      extension Color {
        static let base = Color(hex: "#111111")
        static let ink = Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: "#EEEEEE") : UIColor(hex: "#111111") })
      }
      """,
    ])
    #expect(found.filter { $0.hasPrefix("missing") } == expected, "\(found)")
    #expect(!expected.isEmpty || found.isEmpty)
  }

  /// What rounding makes of one color is no difference.
  @Test(arguments: [
    ("hsl(120, 100%, 5%)", "#001A00", true), ("hsl(120, 100%, 5%)", "#001900", true), ("#001900", "#001A00", false),
  ])
  func roundedColors(document: String, code: String, isSame: Bool) throws {
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": "tokens:\n  - style-dictionary: a.json\n  - swift: A.swift\n",
      "a.json": #"{"color": {"ink": {"value": "\#(document)"}}}"#,
      "A.swift": "extension Color { static let ink = Color(hex: \"\(code)\") }",
    ])
    #expect(found.isEmpty == isSame, "\(found)")
  }

  /// A last name with a number is enough where no other token of its kind has it.
  @Test(arguments: [
    (#""space-01": {"value": "4px"}"#, "enum DesignSystem { enum Spacing { static let space01: CGFloat = 4 } }", []),
    (
      #""space-01": {"value": "4px"}"#, "enum DesignSystem { enum Spacing { static let space01: CGFloat = 6 } }",
      ["differs 'space.space-01' is 4, and 'DesignSystem.Spacing.space01' is 6"]
    ),
    (
      #""small": {"value": "4px"}"#, "enum DesignSystem { enum Spacing { static let narrowSpace: CGFloat = 4 } }",
      [
        "missing 'DesignSystem.Spacing.narrowSpace' (4) is in no document",
        "missing 'space.small' (4) has no token in code",
      ]
    ),
    (
      #""space-01": {"value": "4px"}, "page": {"space-01": {"value": "8px"}}"#,
      "enum DesignSystem { enum Spacing { static let space01: CGFloat = 4 } }",
      [
        "missing 'DesignSystem.Spacing.space01' (4) is in no document",
        "missing 'space.page.space-01' (8) has no token in code",
        "missing 'space.space-01' (4) has no token in code",
      ]
    ),
  ])
  func lastNames(document: String, code: String, expected: [String]) throws {
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": "tokens:\n  - style-dictionary: a.json\n  - swift: A.swift\n",
      "a.json": #"{"space": {\#(document)}}"#, "A.swift": code,
    ])
    #expect(found.sorted() == expected.sorted())
  }

  /// Generators write the whole path as one name.
  @Test(arguments: [
    (
      ##"{"color": {"brand": {"value": "#1F252E"}}}"##,
      "class StyleDictionary { static let colorBrand = UIColor(red: 0.122, green: 0.145, blue: 0.180, alpha: 1) }", []
    ),
    (#"{"spacing": {"1": {"value": "8px"}}}"#, "enum DesignTokensSpacing { static let spacing1 = CGFloat(8.00) }", []),
    (
      #"{"size": {"border": {"radius": {"l": {"value": "10px"}}}}}"#,
      "enum DesignTokensBorder { static let borderRadiusL = CGFloat(10.00) }", []
    ),
    (
      #"{"size": {"spacing": {"0_5": {"value": "2px"}}}}"#,
      "class StyleDictionary { static let sizeSpacing05 = CGFloat(2) }", []
    ),
    (
      #"{"size": {"global": {"100": {"value": "8px"}}}}"#,
      "enum DesignTokensSpacings { static let global100 = CGFloat(8.00) }", []
    ),
    // Nothing is no token in code.
    (
      #"{"spacing": {"none": {"value": "0px"}, "1": {"value": "8px"}}}"#,
      "enum Spacing { static let spacingNone = CGFloat(0), spacing1 = CGFloat(8) }", []
    ),
    (
      #"{"spacing": {"1": {"value": "8px"}}}"#, "enum DesignTokensSpacing { static let spacing1 = CGFloat(9.00) }",
      ["differs 'spacing.1' is 8, and 'DesignTokensSpacing.spacing1' is 9"]
    ),
    // What is generated, and what a team calls it.
    (
      ##"{"color": {"brand": {"main": {"value": "#1F252E"}}}}"##,
      "class StyleDictionary { static let colorBrandMain = UIColor(hex: \"#1F252E\") }\n"
        + "enum AppColors { static let brandMain = StyleDictionary.colorBrandMain }", []
    ),
  ])
  func generatedNames(document: String, code: String, expected: [String]) throws {
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": "tokens:\n  - style-dictionary: a.json\n  - swift: A.swift\n", "a.json": document,
      "A.swift": code,
    ])
    #expect(found == expected)
  }

  /// A palette of instances, none of which code can name.
  @Test(arguments: [
    (
      "",
      [
        "unreachable 'color.bg.accent' (#111111FF) is 'AcmeColors.bgAccent' in code, to which no expression leads",
        "remark no expression leads to an instance of 'AcmeColors', which has 2 design tokens; 'access' can name one: {AcmeColors: …}",
      ]
    ),
    ("enum Acme { static let colors = AcmeColors() }", ["missing 'Acme.colors.bgOther' (#222222FF) is in no document"]),
  ])
  func palettesWithoutAnInstance(holder: String, expected: [String]) throws {
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": "tokens:\n  - style-dictionary: a.json\n  - swift: A.swift\n",
      "a.json": ##"{"color": {"bg": {"accent": {"value": "#111111"}}}}"##,
      "A.swift": """
      public class AcmeColors {
        public let bgAccent = UIColor(hex: "#111111"), bgOther = UIColor(hex: "#222222")
      }
      \(holder)
      """,
    ])
    #expect(found.sorted() == expected.sorted())
  }

  // MARK: Appearances

  /// A set for the light mode alone leaves the dark one to what it lies over.
  @Test(arguments: ["tokens-studio", "dtcg"])
  func lightOverADarkBase(format: String) throws {
    func document(_ color: String) -> String {
      ##"{"color": {"paper": {"\##(format == "dtcg" ? "$" : "")value": "\##(color)", "\##(format == "dtcg" ? "$" : "")type": "color"}}}"##
    }
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": "tokens:\n  - \(format): [base.json, light.json]\n  - swift: A.swift\n",
      "base.json": document("#111111"), "light.json": document("#EEEEEE"),
      "A.swift":
        "extension Color { static let paper = Color(light: Color(hex: \"#EEEEEE\"), dark: Color(hex: \"#111111\")) }",
    ])
    #expect(found.isEmpty, "\(found)")
  }

  /// What Figma itself exports has a file for each mode, whatever that is called.
  @Test func figmasOwnExports() throws {
    func document(_ mode: String, _ color: String) -> String {
      ##"""
      {"ink": {"$type": "color", "$value": "\##(color)",
        "$extensions": {"com.figma.codeSyntax": {"iOS": "Color.brandInk"}}},
       "corner": {"$type": "number", "$value": 8, "$extensions": {"com.figma.scopes": ["CORNER_RADIUS"]}},
       "$extensions": {"com.figma.modeName": "\##(mode)"}}
      """##
    }
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "tokens:\n  - dtcg: [a.tokens.json, b.tokens.json]\n    access: \"Theme.{name}\"\n",
      "a.tokens.json": document("Dark", "#EEEEEE"), "b.tokens.json": document("Light", "#111111"),
      "A.swift": "let a = 1",
    ])
    let tokens = try Linter().tokens(LintRequest(paths: ["."], workingFolder: folder.path)).tokens
    #expect(tokens.map(\.category) == [.color, .radius])
    #expect(tokens.first?.values.any.normalForm == "#111111FF" && tokens.first?.values.dark?.normalForm == "#EEEEEEFF")
    #expect(tokens.first?.spellings.first?.expression == "Color.brandInk")
  }

  @Test func eachAppearanceThatDiffersIsTold() throws {
    let set = { (dark: String, contrast: String) in
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x11", "green": "0x11", "blue": "0x11", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components": {"red": "\(dark)", "green": "0xEE", "blue": "0xEE", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}], "color": {"color-space": "srgb", "components": {"red": "\(contrast)", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}]}
      """
    }
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": "tokens:\n  - assets: A.xcassets\n  - dtcg: a.json\n",
      "A.xcassets/ink.colorset/Contents.json": set("0xEE", "0x00"),
      "a.json": ##"""
      {"color": {"$type": "color", "ink": {"$value": "#111111", "$extensions": {"mode": {
        "light": "#111111", "dark": "#DDEEEE", "high-contrast": "#220000"}}}}}
      """##,
      "A.swift": "let a = 1",
    ])
    #expect(
      found == [
        "differs 'color.ink' is #220000FF in high contrast, and 'Color.ink' is #000000FF [highContrast]",
        "differs 'color.ink' is #DDEEEEFF in dark mode, and 'Color.ink' is #EEEEEEFF [dark]",
      ])
  }

  // MARK: Names that lead nowhere

  @Test(arguments: [
    (
      "",
      [
        "unreachable neither code nor 'access' says how Swift writes 'color.gray-900' (#111111FF)",
        "unreachable neither code nor 'access' says how Swift writes 'color.✓' (#222222FF)",
      ]
    ),
    ("access: 'Color.{path.tail:camel}'", ["unreachable no Swift name comes of 'color.✓' (#222222FF)"]),
    (
      "access: 'Color.{name:kebab}'",
      [
        "unreachable 'Color.gray-900' is no name that Swift can write",
        "unreachable no Swift name comes of 'color.✓' (#222222FF)",
      ]
    ),
  ])
  func namesMustBeSwift(access: String, expected: [String]) throws {
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": "tokens:\n  - dtcg: a.json\n    \(access)\n",
      "a.json": ##"{"color": {"$type": "color", "gray-900": {"$value": "#111111"}, "✓": {"$value": "#222222"}}}"##,
      "A.swift": "let a = 1",
    ])
    #expect(found == expected)
  }

  @Test func namesMustTellTokensApart() throws {
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": "tokens:\n  - dtcg: a.json\n    access: 'T.{name}'\n",
      "a.json": ##"""
      {"$type": "color", "brand": {"main": {"$value": "#111111"}, "copy": {"main": {"$value": "#111111"}}},
       "text": {"main": {"$value": "#222222"}}}
      """##,
      "A.swift": "let a = 1",
    ])
    #expect(
      found.filter { $0.hasPrefix("unreachable '") } == [
        "unreachable 'text.main' (#222222FF) and 'brand.main' (#111111FF) are both 'T.main' in Swift"
      ])
  }

  /// Shadows are compared as a whole with each other, and never with a number.
  @Test func compositesAreCompared() throws {
    func shadow(_ blur: Int) -> String {
      """
      {"shadow": {"card": {"$type": "shadow", "$value": {"color": "#000000", "offsetX": {"value": 0, "unit": "px"},
        "offsetY": {"value": 2, "unit": "px"}, "blur": {"value": \(blur), "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}}}
      """
    }
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": "tokens:\n  - swift: DS.swift\n  - dtcg: a.json\n  - dtcg: b.json\n", "a.json": shadow(8),
      "b.json": shadow(9), "DS.swift": "enum Shadow { static let card: CGFloat = 8 }",
    ])
    #expect(found == ["differs 'shadow.card' is 0 2 8 0 #000000FF, and 'shadow.card' is 0 2 9 0 #000000FF"])
  }

  /// Who reads the report as data is told which token a row is about.
  @Test func brokenTokensHaveNames() throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "tokens:\n  - dtcg: a.json\n  - assets: A.xcassets\n", "A.swift": "let a = 1",
      "a.json": ##"{"color": {"$type": "color", "ink": {"$value": "{gone}"}}}"##,
      "A.xcassets/sea.colorset/Contents.json": ##"{"colors": [{"color": {"color-space": "cmyk"}}]}"##,
    ])
    let report = try Linter().tokenDrifts(LintRequest(paths: ["."], workingFolder: folder.path))
    #expect(report.drifts.map { "\($0.kind.rawValue) \($0.name)" } == ["remark sea", "broken color.ink"])
  }

  @Test func colorsBeyondTheGamutAreNoDuplicates() throws {
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": "tokens:\n  - dtcg: a.json\n    access: A.{name}\n", "A.swift": "let a = 1",
      "a.json": ##"""
      {"color": {"$type": "color", "pink": {"$value": "#FF00FF"}, "hot": {"$value":
        {"colorSpace": "display-p3", "components": [1, 0, 1]}}, "same": {"$value": "#f0f"}}}
      """##,
    ])
    #expect(found == ["duplicate 'A.same' has the value of 'A.pink', #FF00FFFF"])
  }

  /// A category has several words, and a team puts its own before them.
  @Test(arguments: [
    (
      ##""space": {"$type": "dimension", "small": {"$value": "24px"}}"##,
      ["'space.small' is 24, and 'Spacing.small' is 25"]
    ),
    (
      ##""font": {"$type": "typography", "title": {"$value": {"fontFamily": "Inter", "fontSize": "20px", "fontWeight": 700}}}"##,
      ["'font.title' is Inter/20/bold, and 'DSFont.title' is Inter/21/bold"]
    ),
    (
      ##""colors": {"$type": "color", "accent": {"$value": "#040404"}}"##,
      ["'colors.accent' is #040404FF, and 'AppColor.accent' is #040405FF"]
    ),
    // A component's own, and one that stands beside the token of the name.
    (##""button": {"$type": "dimension", "space": {"small": {"$value": "24px"}}}"##, []),
    (
      ##""space": {"$type": "dimension", "small": {"$value": "24px"}}, "spacing": {"$type": "dimension", "small": {"$value": "25px"}}"##,
      []
    ),
  ])
  func namesJoinByTheirCategory(document: String, expected: [String]) throws {
    let found = try LintedFolder.drifts([
      ".sym-lint.yml": "tokens:\n  - swift: DS.swift\n  - dtcg: a.json\n", "a.json": "{\(document)}",
      "DS.swift": """
      import SwiftUI
      enum AppColor { static let accent = Color(red: 4 / 255, green: 4 / 255, blue: 5 / 255) }
      enum Spacing { static let small: CGFloat = 25 }
      enum DSFont { static let title = Font.custom("Inter-Bold", size: 21) }
      """,
    ])
    #expect(found.filter { $0.hasPrefix("differs") } == expected.map { "differs " + $0 }, "\(found)")
  }
}
