import Linting
import Testing

/// Values that only one theme, state, choice or kind of thing has are for nobody else, unless someone says so.
struct OwnedTokenTests {
  /// What is suggested; with `!` where it is safe.
  private func suggestions(_ line: String, tokens: String, rule: String) throws -> [String] {
    // What speaks against one is in brackets behind it.
    try LintedCode.suggestions(
      "import UIKit\nfunc show() { \(line) }", tokens: "import UIKit\n" + tokens, rule: rule
    ).map { String($0.prefix { $0 != " " || $0 == "(" }) }
  }

  @Test(arguments: [
    // What people may choose.
    (
      "enum SpacingScale: Int { case small, large; static var current: Self { get { read() } set { write(newValue) } }\n"
        + "var spacing: CGFloat { switch self { case .small: 15; case .large: 18 } } }",
      ["SpacingScale.large.spacing"]
    ),
    (
      "enum SpacingScale: Int { case small, large\nvar spacing: CGFloat { switch self { case .small: 15; case .large: 18 } } }",
      ["SpacingScale.large.spacing!"]
    ),
    (
      "enum SpacingSetting: Int { case small, large\nvar spacing: CGFloat { switch self { case .small: 15; case .large: 18 } } }",
      []
    ),
    // States.
    (
      "enum FieldSpacing { case normal, focused\nvar spacing: CGFloat { switch self { case .normal: 18; case .focused: 20 } } }",
      ["FieldSpacing.normal.spacing"]
    ),
  ])
  func lengths(tokens: String, expected: [String]) throws {
    #expect(try suggestions("stack.spacing = 18", tokens: tokens, rule: "raw-spacing") == expected)
  }

  @Test(arguments: [
    ("enum DisplayedMessageType { static let font: UIFont = .systemFont(ofSize: 18); case simple(String) }", false),
    ("enum AccountKind { static let font: UIFont = .systemFont(ofSize: 18) }", false),
    ("enum FontType { static let body: UIFont = .systemFont(ofSize: 18) }", true),
  ])
  func fontsOfKinds(tokens: String, isSafe: Bool) throws {
    let found = try suggestions("label.font = .systemFont(ofSize: 18)", tokens: tokens, rule: "raw-font")
    #expect(found.count == 1 && found.first?.hasSuffix("!") == isSafe, "\(found)")
  }

  @Test(arguments: [
    ("final class IceTheme: AppTheme { static let instance = IceTheme(); let ink = UIColor(hex: \"#111111\") }", false),
    (
      "final class IceTheme: AppTheme { static let instance = IceTheme(); let other = UIColor(hex: \"#111111\") }", true
    ),
    ("final class IceTheme { static let instance = IceTheme(); let ink = UIColor(hex: \"#111111\") }", true),
  ])
  func colorsOfOneTheme(other: String, isSafe: Bool) throws {
    let tokens = """
      protocol AppTheme { var ink: UIColor { get } }
      final class WaveTheme: AppTheme { static let instance = WaveTheme(); let ink = UIColor(hex: "#222222") }
      \(other)
      """
    let found = try suggestions("view.backgroundColor = UIColor(hex: \"#222222\")", tokens: tokens, rule: "raw-color")
    #expect(found == ["WaveTheme.instance.ink" + (isSafe ? "!" : "")])
  }

  /// An argument that only the project understands may change the color.
  @Test(arguments: [
    ("UIColor(hex: \"#222222\")", ["Palette.ink!"]), ("UIColor(hex: \"#222222\", fallback: .red)", ["Palette.ink!"]),
    ("UIColor(hex: \"#222222\", 0.4)", ["Palette.dim!"]), ("UIColor(hex: \"#222222\", percent: 40)", []),
    ("UIColor(hex: \"#222222\", dark: \"#EEEEEE\")", []), ("UIColor(\"#222222\", \"#EEEEEE\")", []),
    ("UIColor(0x222222, 0xEEEEEE)", []), ("\"#222222\".color(0.4)", ["Palette.dim!"]),
    ("\"#222222\".color(of: theme)", []), ("UIColor(34, 34, 34)", ["Palette.ink!"]),
    ("UIColor(34, 34, 34, 0.4)", ["Palette.dim!"]), ("UIColor(0x222222, 0.4)", ["Palette.dim!"]),
    ("UIColor(0x222222, 1)", []), ("UIColor(hex: \"#222222\", 0)", []),
  ])
  func otherArguments(color: String, expected: [String]) throws {
    let tokens = """
      enum Palette {
        static let ink = UIColor(hex: "#222222"), dim = UIColor(hex: "#222222", 0.4)
        static let pair = UIColor(hex: "#202122", dark: "#FFFFFF"), navy = UIColor(hex: "#000022")
        static let unknown = UIColor(hex: "#222222", percent: 40)
      }
      """
    #expect(try suggestions("view.backgroundColor = \(color)", tokens: tokens, rule: "raw-color") == expected)
  }

  @Test(arguments: [
    ("UIColor(hex: \"#101112\", 0.4)", ["UIColor #10111266"]),
    ("UIColor(hex: \"#101112\", withAlpha: 0.4)", ["UIColor #10111266"]),
    ("UIColor(hex: \"#202122\", dark: \"#FFFFFF\")", ["UIColor #202122FF #FFFFFFFF"]),
    ("UIColor(hex: \"#202122\", percent: 40)", []), ("UIColor(\"#202122\", \"#FFFFFF\")", []),
    ("UIColor(0, 122, 255)", ["UIColor #007AFFFF"]),
    ("UIColor(hex: \"#202122\", fallback: .black)", ["UIColor #202122FF"]),
    ("Color(light: \"#202122\", dark: \"#FFFFFF\")", ["Color #202122FF #FFFFFFFF"]),
  ])
  func otherArgumentsOfTokens(value: String, expected: [String]) throws {
    let tokens = try LintedCode("enum Palette { static let ink = \(value) }").tokens
    #expect(
      tokens.map { token in
        let dark = token.values.dark.map { " " + $0.normalForm } ?? ""
        return "\(token.spellings[0].type) \(token.values.any.normalForm)\(dark)"
      } == expected)
  }
}
