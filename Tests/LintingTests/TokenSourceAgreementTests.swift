import DesignTokens
import Linting
import TestSupport
import Testing

/// What `tokens check` finds between sources of every kind, and what a configuration says of modes.
@Suite struct TokenSourceAgreementTests {
  private static func drifts(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let report = try Linter().tokenDrifts(LintRequest(paths: ["."], workingFolder: folder.path))
    #expect(report.problems.isEmpty, "\(report.problems)")
    return report.drifts.map { "\($0.kind.rawValue) \($0.message)" + ($0.appearance.map { " [\($0)]" } ?? "") }
  }

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
    let found = try Self.drifts([
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
    let found = try Self.drifts([
      ".sym-lint.yml": "tokens:\n  - dtcg: a.json\n    access: A.{name}\n  - dtcg: b.json\n    access: A.{name}\n",
      "a.json": ##"{"base": {"$type": "color", "gray": {"$value": "#111112"}, "blue": {"$value": "#0000FF"}}}"##,
      "b.json": ##"{"text": {"$type": "color", "main": {"$value": "#FF0000"}, "blue": {"$value": "#0000FF"}}}"##,
      "A.swift": "let a = 1",
    ])
    #expect(found.isEmpty, "\(found)")
  }

  // MARK: Appearances

  @Test func eachAppearanceThatDiffersIsTold() throws {
    let set = { (dark: String, contrast: String) in
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x11", "green": "0x11", "blue": "0x11", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components": {"red": "\(dark)", "green": "0xEE", "blue": "0xEE", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}], "color": {"color-space": "srgb", "components": {"red": "\(contrast)", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}]}
      """
    }
    let found = try Self.drifts([
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
    let found = try Self.drifts([
      ".sym-lint.yml": "tokens:\n  - dtcg: a.json\n    \(access)\n",
      "a.json": ##"{"color": {"$type": "color", "gray-900": {"$value": "#111111"}, "✓": {"$value": "#222222"}}}"##,
      "A.swift": "let a = 1",
    ])
    #expect(found == expected)
  }

  @Test func namesMustTellTokensApart() throws {
    let found = try Self.drifts([
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

  @Test func assetsMustBeThere() throws {
    let set = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.000"}}}]}
      """
    let found = try Self.drifts([
      "A.xcassets/ink.colorset/Contents.json": set,
      "Colors.swift": #"extension Color { static let ink = Color("ink"), sky = Color("skye") }"#,
      "Other.swift": #"extension Color { static let sea = Color("sea", bundle: .other) }"#,
    ])
    #expect(found == ["broken 'Color.sky': there is no color 'skye' in the asset catalogs"])
  }

  /// What is wrong in a catalog is told with its place, and fails nothing.
  @Test(arguments: [
    (
      ##"{"idiom": "universal", "color": {"color-space": "cmyk", "components": {"c": "1"}}}"##,
      "'ink': unknown color space `cmyk`"
    ),
    (
      ##"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": {"red": "0x11", "green": "0x22", "blue": "0x33"}}}"##,
      "'ink': no color for the light appearance"
    ),
    (
      ##"{"idiom": "universal", "color": {"components": {"red": "1", "green": "0", "blue": "1"}}}"##,
      "'ink': a bare `1` may mean 1/255; it is taken as `1.0`"
    ),
    (
      ##"{"idiom": "universal", "color": {"components": {"red": "0,5", "green": "0", "blue": "1"}}}"##,
      "'ink': `0,5` is no color component"
    ),
    (
      ##"{"idiom": "universal", "color": {"components": {"red": "300", "green": "10", "blue": "10"}}}"##,
      "'ink': `300` is outside 0…255"
    ),
    (
      ##"{"idiom": "iphone", "color": {"components": {"red": "0x11"##
        + ##"", "green": "0", "blue": "0"}}}, {"idiom": "ipad", "color": {"components": {"red": "0x22", "green": "0", "blue": "0"}}}"##,
      "'ink': has another value on iPad: no fix to it is safe"
    ),
  ])
  func catalogsAreChecked(entries: String, message: String) throws {
    let files = [
      ".sym-lint.yml": "tokens:\n  - assets: A.xcassets\n", "A.swift": "let a = 1",
      "A.xcassets/ink.colorset/Contents.json": "{\"colors\": [\n\(entries)]}",
      "A.xcassets/B/sea.colorset/Contents.json":
        ##"{"colors": [{"color": {"components": {"red": "0x11", "green": "0x22", "blue": "0x33"}}}]}"##,
    ]
    let folder = try TemporaryFolder(files)
    let request = LintRequest(paths: ["."], workingFolder: folder.path)
    let report = try Linter().tokenDrifts(request)
    #expect(report.drifts.map { "\($0.kind.rawValue) \($0.message)" } == ["remark \(message)"])
    #expect(report.drifts.allSatisfy { $0.definition.line == 2 && $0.definition.column > 1 && !$0.isFailure })
    #expect(try Linter().review(request).warnings.map(\.message) == [message])
  }

  @Test func catalogsMayNameAColorTwiceOrNotAtAll() throws {
    let set = ##"{"colors": [{"color": {"components": {"red": "0x11", "green": "0x22", "blue": "0x33"}}}]}"##
    let found = try Self.drifts([
      "A.xcassets/ink.colorset/Contents.json": set, "A.xcassets/More/ink.colorset/Contents.json": set,
      "A.xcassets/gone.colorset/readme.txt": "",
      "A.xcassets/AccentColor.colorset/Contents.json": ##"{"colors": [{"idiom": "universal"}]}"##,
      "A.swift": "let a = 1",
    ])
    #expect(found.count == 2, "\(found)")
    #expect(found.contains("remark the color set has no contents"))
    #expect(found.contains("remark 'ink' is already defined in A.xcassets/More/ink.colorset/Contents.json"))
  }

  /// What Swift and a catalog call by one name is one token, in whatever type Swift keeps it.
  @Test func namesOfCatalogsAreThoseOfSwift() throws {
    let found = try Self.drifts([
      ".sym-lint.yml": "tokens:\n  - swift: DS.swift\n  - assets: A.xcassets\n  - dtcg: a.json\n",
      "a.json":
        ##"{"color": {"$type": "color", "ink": {"$value": "#112233"}}, "sea": {"$type": "color", "$value": "#000001"}}"##,
      "A.xcassets/ink.colorset/Contents.json": Self.set("0x12"),
      "A.xcassets/sea.colorset/Contents.json": Self.set("0x13"),
      "DS.swift": """
      extension UIColor { static let ink = UIColor(hex: 0x112233) }
      enum AppTheme { static let sea = UIColor(hex: 0x000002) }
      """,
    ])
    #expect(
      found == [
        "differs 'UIColor.ink' is #112233FF, and 'Color.ink' is #122233FF",
        "differs 'AppTheme.sea' is #000002FF, and 'Color.sea' is #132233FF",
        "differs 'sea' is #000001FF, and 'Color.sea' is #132233FF",
      ])
  }

  private static func set(_ red: String) -> String {
    ##"{"colors": [{"color": {"components": {"red": "\##(red)", "green": "0x22", "blue": "0x33"}}}]}"##
  }

  /// What a component takes from a catalog for itself is a use of it: no duplicate, and no choice for others.
  @Test func usesOfAnAssetAreNoOtherTokens() throws {
    let files = [
      "A.xcassets/gray.colorset/Contents.json": Self.set("0x11"),
      "Cell.swift": """
      import UIKit
      final class Cell: UIView {
        static let tint = Asset.gray.color
        enum Asset { static let g = UIColor(named: "gray")! }
      }
      struct Other {
        func show() { view.tintColor = UIColor(red: 0x11 / 255, green: 0x22 / 255, blue: 0x33 / 255, alpha: 1) }
      }
      """,
    ]
    #expect(try Self.drifts(files) == [])
    let folder = try TemporaryFolder(files)
    let result = try Linter().lint(LintRequest(paths: ["."], workingFolder: folder.path))
    #expect(result.findings.map { $0.suggestions.map(\.replacement) } == [["Asset.gray.color"]])
  }

  /// A color of the system is a token of its name, of which no number is told.
  @Test func systemColorsAreComparedByName() throws {
    let system = ##"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"##
    let found = try Self.drifts([
      ".sym-lint.yml": "tokens:\n  - swift: DS.swift\n  - assets: A.xcassets\n  - dtcg: a.json\n",
      "a.json": ##"{"color": {"$type": "color", "link": {"$value": "#007AFF"}}}"##,
      "A.xcassets/link.colorset/Contents.json": system, "A.xcassets/accent.colorset/Contents.json": system,
      "DS.swift": #"extension UIColor { static let button = UIColor(named: "accent") }"#,
    ])
    #expect(
      found == [
        "duplicate 'Color.link' has the value of 'UIColor.button', system:systemBlue",
        "missing 'UIColor.button' (system:systemBlue) is in no document",
        "remark 'color.link' is #007AFFFF, and 'Color.link' is system:systemBlue: nothing tells whether they are the same",
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
    let found = try Self.drifts([
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
    let found = try Self.drifts([
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
    let found = try Self.drifts([
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

  // MARK: Modes

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
