import Testing

/// That a token is what its definition says, of the type that is wanted, and meant for the place.
struct TokenMeaningTests {
  /// A call around a value makes it one of another type.
  @Test(arguments: [
    ("UIColor", "let a = Color(uiColor: PAIR)", "Color(uiColor: UIColor.ink) (is a UIColor)"),
    ("UIColor", "let a = [Color(PAIR)]", "Color(uiColor: UIColor.ink) (is a UIColor)"),
    ("UIColor", "let a = Color(uiColor: PAIR).opacity(0.5)", "Color(uiColor: UIColor.ink) (is a UIColor)"),
    ("UIColor", "let a = PAIR", "UIColor.ink!"),
    ("UIFont", "let a = Font(UIFont.systemFont(ofSize: 17, weight: .bold))", "Font(UIFont.strong) (is a UIFont)"),
    ("UIFont", "let a = UIFont.systemFont(ofSize: 17, weight: .bold)", "UIFont.strong!"),
  ])
  func wrappersAreOfTheirOwnType(type: String, code: String, expected: String) throws {
    let pair =
      "UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 0.9, alpha: 1) }"
    let tokens =
      type == "UIColor"
      ? "extension UIColor { static let ink = \(pair) }"
      : "extension UIFont { static let strong = UIFont.systemFont(ofSize: 17, weight: .bold) }"
    let code = "import UIKit\nstruct Card { \(code.replacing("PAIR", with: pair)) }"
    let rule = type == "UIColor" ? "raw-color" : "raw-font"
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: rule) == [expected])
  }

  @Test(arguments: [
    ("enum Spacing { static let margin: CGFloat = 15 }", ["Spacing.margin (is named for what lies around elements)"]),
    ("enum Margins: CGFloat { case wide = 15 }", ["Margins.wide.rawValue (is named for what lies around elements)"]),
    ("enum Spacing { static let gap: CGFloat = 15 }", ["Spacing.gap!"]),
    ("let cardPadding: CGFloat = 15", ["cardPadding (is named for 'card')"]),
  ])
  func aMarginIsNoStacksSpacing(tokens: String, expected: [String]) throws {
    let code = "struct Card { func show() { make(HStack(spacing: 15)) } }"
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: "raw-spacing") == expected)
  }

  /// What cannot be told of a definition, or is decided while the app runs, is no value.
  @Test(arguments: [
    (
      "enum Type { static func title(_ weight: Font.Weight = .semibold) -> Font { .system(size: 22, weight: weight) } }",
      "Font.system(size: 22)"
    ),
    ("enum Type { static let title: Font = .system(size: 22, weight: KitWeight.strong) }", "Font.system(size: 22)"),
    (
      """
      extension Font {
        private static func make(_ style: Kind) -> Font {
          switch style {
          case .big: return .system(size: 28, weight: .bold)
          case .small: return .system(size: 12)
          }
        }
        static var tiny: Font { make(.small) }
      }
      enum Kind { case big, small }
      """, "Font.system(size: 28, weight: .bold)"
    ),
    (
      """
      extension Font {
        static var title: Font {
          switch Look.theme {
          case .light, .dark: return .system(size: 22)
          case .rose: return .system(size: 24)
          }
        }
      }
      """, "Font.system(size: 22)"
    ),
  ])
  func unknownValuesAreNoTokens(tokens: String, value: String) throws {
    let code = "struct Card: View { func f() { use(Text(a).font(\(value))) } }"
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: "raw-font") == [])
    let known = "extension Font { static let known = \(value) }"
    #expect(try LintedCode.suggestions(code, tokens: known, rule: "raw-font") == [".known!"])
  }

  /// Swift infers an Int for a whole number, which is a length only where it is made one.
  @Test(arguments: [
    ("enum Spacing { static let m = 20 }", ["CGFloat(Spacing.m)!"]),
    ("enum Spacing { static let m = (4 + 6) * 2 }", ["CGFloat(Spacing.m)!"]),
    ("enum Spacing { static let base = 10 ; static let m = base * 2 }", ["CGFloat(Spacing.m)!"]),
    ("enum Spacing { static let m = Int(20) }", ["CGFloat(Spacing.m)!"]),
    ("extension CGFloat { static let spacing20 = 20 }", ["CGFloat(CGFloat.spacing20)!"]),
    ("enum Spacing { static let m = 20.0 }", ["Spacing.m!"]),
    ("enum Spacing { static let m: CGFloat = 20 }", ["Spacing.m!"]),
    ("enum Spacing { static let m = CGFloat(20) }", ["Spacing.m!"]),
    ("enum Spacing { static let m = 20 as CGFloat }", ["Spacing.m!"]),
    ("enum Spacing { static let base: CGFloat = 10 ; static let m = base * 2 }", ["Spacing.m!"]),
    // Integers that divide are no 20.5.
    ("enum Spacing { static let m = 40 / 2 }", []),
    ("enum Spacing { static let base = 41 ; static let m = base / 2 }", ["CGFloat(Spacing.m)!"]),
  ])
  func wholeNumbersAreInts(tokens: String, expected: [String]) throws {
    let code = "func f(stack: UIStackView) { stack.spacing = 20 }"
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: "raw-spacing") == expected)
  }

  /// A number is a length by the name of its type, or by its own.
  @Test(arguments: [
    ("enum Constant { static let space16 = 16 }", true), ("enum Constant { static let cardRadius = 16 }", true),
    ("enum Constant { static let pageOffset = 16 }", false), ("enum Constant { static let other = 16 }", false),
    ("enum Constant { static let space16: Int = 16 }", false), ("enum Cart { static let space16 = 16 }", false),
    ("enum Metric { static let countLabelCornerRadius: CGFloat = 16 }", true),
    ("enum Metric { static let eventTagImageViewWidth: CGFloat = 16 }", true),
    ("enum Metric { static let widthCount: CGFloat = 16 }", false),
    ("enum Metric { static let tagWidth: Int = 16 }", false),
  ])
  func lengthsGoByTheirNames(source: String, isToken: Bool) throws {
    #expect(try LintedCode(source).tokens.isEmpty != isToken)
  }

  /// What builds views of UIKit takes its colors, whatever SwiftUI's modifier of that name takes.
  @Test(arguments: [
    ("import UIKit", "UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 1)", ["UIColor.snow!"]),
    ("import SwiftUI", "UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 1)", ["UIColor.snow!"]),
    ("import UIKit", "c ?? UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 1)", ["UIColor.snow!"]),
    ("import UIKit", ".init(red: 1, green: 0.2, blue: 0.4, alpha: 1)", [".snow!"]),
    ("import SwiftUI", "Color(red: 1, green: 0.2, blue: 0.4)", ["Color(uiColor: UIColor.snow) (is a UIColor)"]),
  ])
  func anExpressionKnowsItsType(imported: String, raw: String, expected: [String]) throws {
    let tokens = "extension UIColor { static let snow = UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 1) }"
    let code = "\(imported)\nfunc f(c: UIColor?) { view.flex.backgroundColor(\(raw)) }"
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: "raw-color") == expected)
  }
}
