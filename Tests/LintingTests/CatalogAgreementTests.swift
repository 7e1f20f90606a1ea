import DesignTokens
import Linting
import TestSupport
import Testing

/// What `tokens check` finds in asset catalogs, and between them and code.
struct CatalogAgreementTests {
  @Test func assetsMustBeThere() throws {
    let set = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.000"}}}]}
      """
    let found = try LintedFolder.drifts([
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
    let found = try LintedFolder.drifts([
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
    let found = try LintedFolder.drifts([
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
    #expect(try LintedFolder.drifts(files) == [])
    let folder = try TemporaryFolder(files)
    let result = try Linter().lint(LintRequest(paths: ["."], workingFolder: folder.path))
    #expect(result.findings.map { $0.suggestions.map(\.replacement) } == [["Asset.gray.color"]])
  }

  /// A color of the system is a token of its name, of which no number is told.
  @Test func systemColorsAreComparedByName() throws {
    let system = ##"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"##
    let found = try LintedFolder.drifts([
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
}
