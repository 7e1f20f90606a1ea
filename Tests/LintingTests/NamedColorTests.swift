import Linting
import Testing

/// Names of the system's palette: what else they may name, and which token they may stand for.
@Suite struct NamedColorTests {
  private func findings(_ code: String, tokens: String = "") throws -> [Finding] {
    try LintedCode(["Place.swift": Array(("import UIKit\n" + code).utf8), "Tokens.swift": Array(tokens.utf8)]).findings
      .filter { $0.rule == "named-color" }
  }

  @Test(arguments: [
    ("enum Tint { case red } ; class Badge { var iconColor: Tint = .red }", "badge.iconColor = .red", 0),
    ("class Badge { var iconColor: UIColor = .clear }", "badge.iconColor = .red", 1),
    ("class A { var iconColor: UIColor } ; class B { var iconColor: Tint }", "badge.iconColor = .red", 1),
    ("struct Badge { let iconColor: String }", "badge.iconColor = .red", 1),
    ("", "badge.iconColor = .red", 1),
    // A property of the system's own is what it is, whatever else has its name.
    ("enum Tint { case red } ; class Badge { var tintColor: Tint }", "view.backgroundColor = .red", 1),
  ])
  func propertiesOfOtherTypes(declaration: String, code: String, count: Int) throws {
    #expect(try findings("func f() { \(code) }", tokens: declaration).count == count)
  }

  @Test(arguments: [
    ("extension UIColor { static let surface = UIColor(hex: \"#FFFFFF\") }", [".surface"]),
    (
      "extension UIColor { static let surface = UIColor(hex: \"#FFFFFF\"); static let paper = UIColor(hex: \"#FFFFFF\") }",
      []
    ),
    (
      "extension UIColor { static let surface = UIColor(light: .init(hex: \"#FFFFFF\"), dark: .init(hex: \"#000000\")) }",
      []
    ),
    ("extension UIColor { static let surface = UIColor(hex: \"#FEFEFE\") }", []),
  ])
  func whiteIsTheOnlyWhiteToken(tokens: String, replacements: [String]) throws {
    let found = try findings("func f() { view.backgroundColor = .white }", tokens: "import UIKit\n" + tokens)
    #expect(found.count == 1)
    #expect(found.flatMap(\.suggestions).map(\.replacement) == replacements)
    #expect(found.flatMap(\.suggestions).allSatisfy { !$0.isSafe })
  }
}
