import Testing

/// Definitions and raw values that are not what they seem.
struct DoubtfulValueTests {
  /// What code gives other values is no constant.
  @Test(arguments: [
    ("enum Spacing { static var m: CGFloat = 16 }", "func f() { Spacing.m = 20 }", false),
    ("enum Spacing { static var m: CGFloat = 16 }", "func f() { Spacing.m += 4 }", false),
    ("enum Spacing { static var m: CGFloat = 16 }", "func f() { switch a { case .b: Spacing.m = 20 } }", false),
    ("enum Spacing { static var m: CGFloat = 16 ; static func f() { m = 20 } }", "", false),
    ("enum Spacing { static var m: CGFloat = 16 ; static func f() { Self.m = 20 } }", "", false),
    ("enum Spacing { static var m: CGFloat = 16 }", "func f() { if Spacing.m == 16 {} }", true),
    ("enum Spacing { static var m: CGFloat = 16 }", "func f() { Other.m = 20 ; let m = 20 ; x.m = 3 }", true),
    ("enum Spacing { static var m: CGFloat = 16 }", "func f(_ a: Spacing.m = 20) { let b: Spacing.m = 3 }", true),
    ("enum Spacing { static let m: CGFloat = 16 }", "func f() { Spacing.m = 20 }", true),
    ("enum Spacing { static var m: CGFloat = 16 ; static var big = m }", "func f() { Spacing.m = 20 }", false),
    ("enum Spacing { static var m: CGFloat { 16 } }", "func f() { Spacing.m = 20 }", true),
    (
      "class SpacingTheme { var m: CGFloat = 16 ; static let shared = SpacingTheme() }",
      "func f() { SpacingTheme.shared.m = 20 }", false
    ),
    (
      "class SpacingTheme { var m: CGFloat = 16 ; static let shared = SpacingTheme() ; func f() { self.m = 20 } }", "",
      false
    ),
  ])
  func whatIsSetIsNoConstant(tokens: String, code: String, isSafe: Bool) throws {
    let found = try LintedCode.suggestions(
      "func show() { use(Text(a).padding(16)) }\n" + code, tokens: tokens, rule: "raw-spacing")
    #expect(!found.isEmpty && found.contains { $0.hasSuffix("!") } == isSafe, "\(found)")
    if !isSafe { #expect(found.allSatisfy { $0.contains("is set to other values") }, "\(found)") }
  }

  /// The frameworks take a channel above 1 for 1. What was meant is told, and never put in unasked.
  @Test(arguments: [
    ("Color(red: 26, green: 51, blue: 77)", "", ["Color.ink (the system takes channels above 1 for 1)"]),
    (".init(red: 26, green: 51, blue: 77)", "", ["Color.ink (the system takes channels above 1 for 1)"]),
    ("Color(red: 26, green: 51, blue: 77, opacity: 1)", "", ["Color.ink (the system takes channels above 1 for 1)"]),
    // Where it comes to the same.
    ("Color(red: 255, green: 0, blue: 255)", "", ["Color.pink!"]),
    // Initializers of the project's.
    (
      "Color(red: 26, green: 51, blue: 77)",
      "extension Color { init(red: Int, green: Int, blue: Int) { self.init(red: Double(red) / 255, green: 0, blue: 0) } }",
      ["Color.ink!"]
    ),
    (
      "Color(red: 26, green: 51, blue: 77)",
      "extension Color { init(red: Int, green: Int, blue: Int, opacity: Int = 100) { self.init(.clear) } }",
      ["Color.ink!"]
    ),
    (
      "Color(red: 26, green: 51, blue: 77, opacity: 1)",
      "extension Color { init(red: Int, green: Int, blue: Int) { self.init(.clear) } }",
      ["Color.ink (the system takes channels above 1 for 1)"]
    ),
    ("Color(r: 26, g: 51, b: 77)", "", ["Color.ink!"]),
    ("Color(red: 26, green: 51, blue: 77, alpha: 1)", "", ["Color.ink!"]),
  ])
  func channelsAboveOne(raw: String, more: String, expected: [String]) throws {
    let tokens = """
      extension Color {
        static let ink = Color(red: 26 / 255, green: 51 / 255, blue: 77 / 255)
        static let pink = Color(red: 1, green: 0, blue: 1)
      }
      \(more)
      """
    let code = "import SwiftUI\nfunc show() { use(Text(a).foregroundStyle(\(raw))) }"
    #expect(try LintedCode.suggestions(code, tokens: tokens, rule: "raw-color") == expected)
  }

  @Test(arguments: [
    ("UIColor(red: 26, green: 51, blue: 77, alpha: 1)", false), ("UIColor(red: 26, green: 51, blue: 77)", true),
  ])
  func theFrameworksInitializersAreToldByTheirLabels(raw: String, isSafe: Bool) throws {
    let tokens =
      "extension UIColor { static let ink = UIColor(red: 26 / 255, green: 51 / 255, blue: 77 / 255, alpha: 1) }"
    let code = "import UIKit\nfunc show() { view.backgroundColor = \(raw) }"
    let found = try LintedCode.suggestions(code, tokens: tokens, rule: "raw-color")
    #expect(found.count == 1 && found[0].hasSuffix("!") == isSafe, "\(found)")
  }

  @Test func aTokenOfSuchChannelsIsDoubtful() throws {
    let code =
      "import SwiftUI\nfunc show() { use(Text(a).foregroundStyle(Color(red: 26 / 255, green: 51 / 255, blue: 77 / 255))) }"
    let tokens = "extension Color { static let ink = Color(red: 26, green: 51, blue: 77) }"
    #expect(
      try LintedCode.suggestions(code, tokens: tokens, rule: "raw-color") == [
        "Color.ink (has channels above 1, which the system takes for 1)"
      ])
  }

  /// Design systems made of instances and functions are definitions.
  @Test(arguments: [
    (
      "enum Palette { static func ink(dark: Bool) -> Color { dark ? Color(hex: \"112233\") : Color(hex: \"445566\") } }",
      0
    ),
    (
      "func ink(_ scheme: Scheme) -> Color { return scheme == .dark ? Color(hex: \"112233\") : Color(hex: \"445566\") }",
      0
    ),
    (
      "extension Color { func ink(dark: Bool) -> Color { if !dark { Color(hex: \"112233\") } else { Color(hex: \"445566\") } } }",
      0
    ),
    // In a component it is a use, and what else decides is no parameter.
    (
      "struct Row: View { func ink(dark: Bool) -> Color { dark ? Color(hex: \"112233\") : Color(hex: \"445566\") } }", 2
    ),
    ("enum Palette { static func ink() -> Color { isDark ? Color(hex: \"112233\") : Color(hex: \"445566\") } }", 0),
    (
      "enum Palette { static func ink(a: Int) -> Color { isDark ? Color(hex: \"112233\") : Color(hex: \"445566\") } }",
      2
    ),
    ("enum Palette { static func ink(dark: Bool) -> Card { dark ? Card(Color(hex: \"112233\")) : Card(a) } }", 1),
    ("struct FontSystem { let body = Font.system(size: 15) ; var title: Font { .system(size: 22) } }", 0),
    ("struct FontSystem: View { let title = Font.system(size: 15) }", 1),
    ("extension FontSystem { var sample: some View { Text(a).font(.system(size: 15)) } }", 1),
    ("struct FontRow { let title = Font.system(size: 15) }", 1),
    ("struct Row { let title = Font.system(size: 15) }", 1),
    ("struct SpacingTokens { var insets = EdgeInsets(top: 8, leading: 4, bottom: 8, trailing: 4) }", 0),
    ("struct Card { var insets = EdgeInsets(top: 8, leading: 4, bottom: 8, trailing: 4) }", 4),
  ])
  func palettesOfInstancesAndFunctions(code: String, count: Int) throws {
    let found = try LintedCode(code + "\n", configuration: "preset: recommended\n").findings
    #expect(found.count == count, "\(found.map(\.text))")
  }

  /// What gives each case of an enum one value is a definition, and never becomes the token that it makes.
  @Test(arguments: [
    ("enum Wix { case brand ; var font: Font { .system(size: 18) } }", 0),
    ("enum Wix { case brand ; func font() -> Font { .system(size: 18) } }", 0),
    ("enum Palette { case a, b ; var color: Color { Color(red: 0.2, green: 0.4, blue: 0.6) } }", 0),
    ("private enum Palette { case a, b ; var color: Color { Color(red: 0.2, green: 0.4, blue: 0.6) } }", 1),
    // A state has no token.
    ("enum Status { case a, b ; var color: Color { Color(red: 0.2, green: 0.4, blue: 0.6) } }", 1),
  ])
  func oneValueForAllCasesIsADefinition(code: String, count: Int) throws {
    let findings = try LintedCode("import SwiftUI\n" + code).findings.filter { $0.rule != "local-token" }
    #expect(findings.count == count, "\(findings.map(\.message))")
    #expect(findings.allSatisfy { $0.suggestions.isEmpty })
  }

  /// A function that maps a parameter to design values defines them; one that builds something of each case uses them.
  @Test(arguments: [
    (
      "func inset(_ kind: Kind) -> UIEdgeInsets { switch kind { case .a: UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8) } }",
      0
    ),
    (
      "func section(_ kind: Kind) -> Section { switch kind { case .a: let s = Section(group: g) ; s.interGroupSpacing = 12 ; return s } }",
      1
    ),
    (
      "func inset(_ kind: Kind) -> UIEdgeInsets { switch kind { case .a: show { Text(a).padding(12) } ; return .zero } }",
      1
    ),
    ("func run(_ kind: Kind) -> Effect { switch kind { case .a: animate(.easeInOut(duration: 0.3)) } }", 1),
    (
      "func tint(_ kind: Kind) -> Color { switch kind { case .a: let alpha = 0.5 ; return Color(hex: \"FFFFFF\", opacity: alpha) } }",
      0
    ),
  ])
  func aSwitchOverAParameter(code: String, count: Int) throws {
    for owner in ["class Screen", "extension Screen"] {
      let found = try LintedCode("import UIKit\n\(owner) { \(code) }\n").findings
      #expect(found.count == count, "\(found.map(\.message))")
    }
  }

  /// Two colors are never shown by one name.
  @Test(arguments: [
    ("Color(.displayP3, red: 1, green: 0, blue: 0)", "color(display-p3 1 0 0)"),
    ("Color(.displayP3, red: 1, green: 0.2, blue: 0.1)", "color(display-p3 1 0.2 0.1)"),
    ("Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5)", "color(display-p3 1 0 0 / 0.5)"),
    ("Color(.displayP3, red: 1, green: 0, blue: 0, opacity: a)", "color(display-p3 1 0 0 / ??)"),
    ("Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5)", "#808080FF"),
    ("Color(red: 1, green: 0, blue: 0)", "#FF0000FF"),
  ])
  func widerColorsHaveNamesOfTheirOwn(raw: String, value: String) throws {
    let code = "import SwiftUI\nfunc f(a: Double) { show(\(raw)) }"
    let found = try LintedCode(code, onlyRules: ["raw-color"]).findings
    #expect(found.map(\.value) == [value] && found.allSatisfy { $0.message.contains(value) })
    let configuration = "rules: {raw-color: {allow: [\"\(value)\"]}}\n"
    #expect(try LintedCode(code, configuration: configuration).findings.isEmpty)
  }
}
