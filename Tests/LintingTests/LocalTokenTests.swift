import Linting
import Testing

/// Constants that repeat the value of a design token.
struct LocalTokenTests {
  @Test func aConstantDoesNotBecomeItself() throws {
    let code = "struct V { private enum Radius { static let card: CGFloat = 20 } }"
    let tokens = "enum Radius { static let card: CGFloat = 20 }"
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: "local-token").isEmpty)
  }

  /// A body stays around the value that it returns.
  @Test(arguments: [
    ("static let NAME = VALUE", "Color(hex: 0x112233)"), ("static var NAME: Color { VALUE }", "Color(hex: 0x112233)"),
    ("static var NAME: Color { get { return VALUE } }", "Color(hex: 0x112233)"),
    ("static var NAME: Color {\n  // ink\n  return VALUE\n}", "Color(hex: 0x112233)"),
    ("static let NAME: Color = { VALUE }()", "{ Color(hex: 0x112233) }()"),
  ])
  func localConstantsKeepTheirBodies(member: String, text: String) throws {
    for (name, note) in [("ink", nil), ("hover", "may have the same value by chance")] as [(String, String?)] {
      let code =
        "private extension Color { \(member.replacing("NAME", with: name).replacing("VALUE", with: "Color(hex: 0x112233)")) }"
      let files = [
        "Place.swift": Array(code.utf8),
        "Tokens.swift": Array("import SwiftUI\nenum Palette { static let ink = Color(hex: 0x112233) }".utf8),
      ]
      let found = try LintedCode(files).findings.filter { $0.file == "Place.swift" && $0.rule == "local-token" }
      #expect(found.map(\.text) == [text])
      #expect(found.first?.suggestions.map(\.replacement) == ["Palette.ink"])
      #expect(found.first?.suggestions.map(\.note) == [note])
    }
  }

  /// A constant repeats a token that is for the same, and of another file.
  @Test(arguments: [
    ("Size", "borderWidth", "enum Size { static let storeSeparatorHeight: CGFloat = 1.5 }", []),
    ("Size", "borderWidth", "enum Border { static let thin: CGFloat = 1.5 }", ["Border.thin"]),
    (
      "Size", "borderWidth", "enum Border { static let thin: CGFloat = 1.5, hair = 1.5 }",
      ["Border.thin", "Border.hair"]
    ),
    ("Metric", "avatarHeight", "enum Size { static let avatarHeight: CGFloat = 1.5 }", ["Size.avatarHeight"]),
  ])
  func constantsRepeatWhatIsForTheSame(type: String, name: String, tokens: String, expected: [String]) throws {
    let code = "struct V { private enum \(type) { static let \(name): CGFloat = 1.5 } }"
    let note = expected.count > 1 ? "is one of 2 tokens that fit" : "may have the same value by chance"
    let tokens = tokens.replacing("enum Size", with: "public enum Shared { enum Size").replacing(
      "enum Border", with: "public enum Shared { enum Border")
    let found = try LintedCode.suggestions(code, tokens: tokens + " }", rule: "local-token")
    #expect(found == expected.map { "Shared.\($0) (\(note))" })
  }
}
