import Linting
import TestSupport
import Testing

/// Attributes of text beside a font tell styles of one font apart.
@Suite struct TextAttributeTests {
  private static let tokens = #"""
    {"type": {"$type": "typography",
     "tight": {"$value": {"fontFamily": "Brand", "fontWeight": 600, "fontSize": {"value": 20, "unit": "px"},
       "lineHeight": 1.2, "letterSpacing": {"value": -0.4, "unit": "px"}}},
     "loose": {"$value": {"fontFamily": "Brand", "fontWeight": 600, "fontSize": {"value": 20, "unit": "px"},
       "lineHeight": 1.5}}}}
    """#

  private func replacements(_ body: String) throws -> [String] {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "tokens:\n  - dtcg: design/type.tokens.json\n    access: {UIFont: \"AppFont.{name}\"}\n",
      "design/type.tokens.json": Self.tokens,
      "A.swift": "import UIKit\nfunc show() {\n\(body)\n}\n",
    ])
    let result = try Linter().lint(LintRequest(paths: ["A.swift"], workingFolder: folder.path))
    return result.findings.filter { $0.rule == "raw-font" }.flatMap(\.suggestions).map {
      $0.replacement + ($0.isSafe ? "!" : "")
    }
  }

  private static let raw = "UIFont(name: \"Brand-SemiBold\", size: 20)!"
  private static let font = ".font: " + raw

  @Test(arguments: [
    ("let p = NSMutableParagraphStyle()\np.lineSpacing = 10\nuse([\(font), .paragraphStyle: p])", ["AppFont.loose!"]),
    (
      """
      let p = NSMutableParagraphStyle()
      p.minimumLineHeight = 24
      p.maximumLineHeight = 24
      p.alignment = .center
      use([\(font), .paragraphStyle: p, .kern: -0.4])
      """, ["AppFont.tight!"]
    ),
    (
      """
      let p: NSParagraphStyle = { let s = NSMutableParagraphStyle(); s.lineSpacing = 10; return s }()
      use([\(font), .paragraphStyle: p])
      """, ["AppFont.loose!"]
    ),
    // What something in between may have changed.
    (
      "let p = NSMutableParagraphStyle()\np.lineSpacing = 10\nadjust(p)\nuse([\(font), .paragraphStyle: p])",
      ["AppFont.loose", "AppFont.tight"]
    ),
    (
      "let p = NSMutableParagraphStyle()\nif a { p.lineSpacing = 10 }\nuse([\(font), .paragraphStyle: p])",
      ["AppFont.loose", "AppFont.tight"]
    ),
    (
      String(repeating: "a()\n", count: 500) + "let p = NSMutableParagraphStyle()\np.lineSpacing = 10\n"
        + String(repeating: "a()\n", count: 20) + "p.lineSpacing = 3\nuse([\(font), .paragraphStyle: p])",
      ["AppFont.loose", "AppFont.tight"]
    ),
    ("use([\(font), .paragraphStyle: style()])", ["AppFont.loose", "AppFont.tight"]),
    // Entries that are set one by one.
    ("var a: [K: Any] = [:]\na[.font] = \(raw)\na[.kern] = -0.4", ["AppFont.tight!"]),
    ("a.b?[NSAttributedString.Key.kern] = -0.4\na.b?[NSAttributedString.Key.font] = \(raw)", ["AppFont.tight!"]),
    (
      "let p = NSMutableParagraphStyle()\np.lineSpacing = 10\na[.font] = \(raw)\na[.paragraphStyle] = p",
      ["AppFont.loose!"]
    ),
    ("var a: [K: Any] = [.kern: -0.4]\na[.font] = \(raw)", ["AppFont.tight!"]),
    ("var a: [K: Any] = [\(font)]\na[.kern] = -0.4", ["AppFont.tight!"]),
    ("a[.font] = \(raw)\na[.kern] = -0.4\na[.kern] = 2", ["AppFont.loose", "AppFont.tight"]),
    ("a[.font] = \(raw)\nb[.kern] = -0.4", ["AppFont.loose", "AppFont.tight"]),
    (
      "var text = AttributedString(a)\ntext.font = UIFont(name: \"Brand-SemiBold\", size: 20)\ntext.kern = -0.4",
      ["AppFont.tight!"]
    ),
  ])
  func stylesOfOneFont(body: String, expected: [String]) throws {
    #expect(try replacements(body).sorted() == expected)
  }

  /// Fonts that scale with different text styles are different.
  @Test(arguments: [
    ("UIFontMetrics(forTextStyle: .title1)", true), ("UIFontMetrics(forTextStyle: .body)", false),
    ("UIFontMetrics.default", false), ("metrics", nil),
  ])
  func metrics(metrics: String, isSafe: Bool?) throws {
    let code = """
      import UIKit
      extension UIFont {
        static let title = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 24))
      }
      """
    let place = "import UIKit\nfunc f() { label.font = \(metrics).scaledFont(for: .systemFont(ofSize: 24)) }"
    let found = try LintedCode(["Place.swift": Array(place.utf8), "Fonts.swift": Array(code.utf8)]).findings
      .filter { $0.rule == "raw-font" }
    #expect(found.count == 1 && found[0].suggestions.first?.isSafe == isSafe)
  }
}
