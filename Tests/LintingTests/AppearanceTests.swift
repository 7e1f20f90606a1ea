import Linting
import Testing

/// Expressions that choose between two colors by the appearance, and colors of one appearance alone.
struct AppearanceTests {
  private static let tokens = """
    extension Color {
      static let ink = Color(light: Color(hex: "000000"), dark: Color(hex: "FFFFFF"))
      static let sea = Color(light: Color(hex: "112233"), dark: Color(hex: "445566"))
      static let brand = Color(hex: "FF7E7E")
    }
    extension UIColor { static let fog = UIColor { $0.userInterfaceStyle == .dark ? .black : UIColor(hex: "CCDDEE") } }
    """

  /// Each finding as `text → replacement!`, without the mark where it is not safe, and with `-` where no token fits.
  private func findings(_ code: String, tokens: String = tokens) throws -> [String] {
    let files = [
      "Place.swift": Array(("import SwiftUI\n" + code).utf8), "Tokens.swift": Array(("import SwiftUI\n" + tokens).utf8),
    ]
    return try LintedCode(files, onlyRules: ["raw-color"]).findings.filter { $0.file == "Place.swift" }.map { finding in
      let shown = finding.suggestions.map { $0.replacement + ($0.isSafe ? "!" : "") }.joined(separator: " ")
      return finding.text + " → " + (shown.isEmpty ? "-" : shown)
    }
  }

  /// A pair, and what is suggested for all of it in a view with the color scheme of the environment.
  @Test(arguments: [
    (#"scheme == .dark ? Color(hex: "FFFFFF") : Color(hex: "000000")"#, "Color.ink!"),
    (#"scheme == .light ? Color(hex: "000000") : Color(hex: "FFFFFF")"#, "Color.ink!"),
    (#"scheme != .dark ? Color(hex: "112233") : Color(hex: "445566")"#, "Color.sea!"),
    (#"self.scheme == .dark ? Color(uiColor: UIColor(hex: "445566")) : Color(hex: "112233")"#, "Color.sea!"),
    (#"if scheme == .dark { Color(hex: "445566") } else { Color(hex: "112233") }"#, "Color.sea!"),
    (#"switch scheme { case .dark: Color(hex: "445566") default: Color(hex: "112233") }"#, "Color.sea!"),
    // White and black may be meant as such.
    (#"scheme == .dark ? Color.white : Color(hex: "000000")"#, "Color.ink"),
    // What asks anything else may ask something else, or only once.
    (#"isDark ? Color(hex: "445566") : Color(hex: "112233")"#, "Color.sea"),
    (#"theme.style == .dark ? Color(hex: "445566") : Color(hex: "112233")"#, "Color.sea"),
    (#"traits.userInterfaceStyle == .dark ? UIColor(hex: "000000") : UIColor(hex: "CCDDEE")"#, "UIColor.fog"),
  ])
  func aPairIsOneFinding(pair: String, expected: String) throws {
    let code = "struct V: View { @Environment(\\.colorScheme) var scheme; func f() { let c = \(pair); use(c) } }"
    #expect(try findings(code) == ["\(pair) → \(expected)"])
  }

  /// The appearance may choose inside of the constructor, too.
  @Test(arguments: [
    (#"Color(hex: scheme == .dark ? "445566" : "112233")"#, "Color.sea!"),
    (#"Color(hex: (scheme != .dark ? "112233" : "445566"))"#, "Color.sea!"),
    (#"Color(hex: scheme == .dark ? 0x445566 : 0x112233)"#, "Color.sea!"),
    (#"Color(white: scheme == .dark ? 1 : 0)"#, "Color.ink!"),
    (
      #"Color(red: scheme == .dark ? 1 : 0, green: scheme == .dark ? 1 : 0, blue: scheme == .dark ? 1 : 0)"#,
      "Color.ink!"
    ),
    (#"Color(red: scheme == .dark ? 1 : 0, green: scheme == .dark ? 1 : 0, blue: isDark ? 1 : 0)"#, "-"),
    (#"Color(hex: isDark ? "445566" : "112233")"#, "Color.sea"),
    (#"UIColor(hex: traits.userInterfaceStyle == .dark ? "000000" : "CCDDEE")"#, "UIColor.fog"),
    (#"Color(uiColor: UIColor(hex: scheme == .dark ? "000000" : "CCDDEE"))"#, "Color(uiColor: UIColor.fog)"),
    (#"UIColor { UIColor(hex: $0.userInterfaceStyle == .dark ? "000000" : "CCDDEE") }"#, "UIColor.fog!"),
    (#"Color(hex: scheme == .dark ? "445566" : "ABCDEF")"#, "-"),
    (#"Color(hex: isOn ? "445566" : "112233")"#, "-"),
  ])
  func aConstructorOfBothIsOneFinding(raw: String, expected: String) throws {
    let code = "struct V: View { @Environment(\\.colorScheme) var scheme; func f() { let c = \(raw); use(c) } }"
    #expect(try findings(code) == ["\(raw) → \(expected)"])
  }

  /// As definitions they are the same two colors.
  @Test(arguments: [
    (#"Color(hex: scheme == .dark ? "445566" : "112233")"#, "#112233FF/#445566FF"),
    (#"Color(hex: isDark ? 0x445566 : 0x112233)"#, "#112233FF/#445566FF"),
    (#"UIColor(hex: dark ? "445566" : "112233")"#, "#112233FF/#445566FF"),
  ])
  func definitionsOfBoth(value: String, expected: String) throws {
    let type = value.prefix { $0 != "(" }
    let tokens = "import SwiftUI\nextension \(type) { static var sea: \(type) { \(value) } }"
    let found = try LintedCode(["Tokens.swift": Array(tokens.utf8)]).tokens
    #expect(found.map { $0.values.any.normalForm + "/" + ($0.values.dark?.normalForm ?? "") } == [expected])
  }

  /// Without a token of both colors each is a raw color of its own.
  @Test(arguments: [
    (
      #"scheme == .dark ? Color(hex: "FFFFFF") : Color(hex: "ABCDEF")"#,
      [#"Color(hex: "FFFFFF") → -"#, #"Color(hex: "ABCDEF") → -"#]
    ),
    (
      #"scheme == .dark ? Color(hex: "000000") : Color(hex: "FFFFFF")"#,
      [#"Color(hex: "000000") → Color.ink"#, #"Color(hex: "FFFFFF") → -"#]
    ),
    (
      #"scheme == .dark ? Color(hex: "FFFFFF") : Color(hex: "000000") as Color?"#,
      [#"Color(hex: "FFFFFF") → -"#, #"Color(hex: "000000") → Color.ink"#]
    ),
    (#"scheme == .dark ? Color.white : Color(hex: "FF7E7E")"#, [#"Color(hex: "FF7E7E") → Color.brand!"#]),
    (
      #"isOn ? Color(hex: "FFFFFF") : Color(hex: "000000")"#,
      [#"Color(hex: "FFFFFF") → -"#, #"Color(hex: "000000") → Color.ink"#]
    ),
    (
      #"style == .plain ? Color(hex: "FFFFFF") : Color(hex: "000000")"#,
      [#"Color(hex: "FFFFFF") → -"#, #"Color(hex: "000000") → Color.ink"#]
    ),
    (
      #"isOn ? (scheme == .dark ? Color(hex: "FFFFFF") : Color(hex: "000000")) : Color(hex: "FF7E7E")"#,
      [
        #"scheme == .dark ? Color(hex: "FFFFFF") : Color(hex: "000000") → Color.ink!"#,
        #"Color(hex: "FF7E7E") → Color.brand!"#,
      ]
    ),
  ])
  func otherwiseEachHalfIs(code: String, expected: [String]) throws {
    let code = "struct V: View { @Environment(\\.colorScheme) var scheme; func f() { let c = \(code); use(c) } }"
    #expect(try findings(code) == expected)
  }

  /// Where the name of the property is another thing, or the view shows another scheme than it sees, people decide.
  @Test(arguments: [
    ("func f(scheme: Scheme) { let c = PAIR; use(c) }", "Color.ink"),
    ("func f() { let scheme = other; let c = PAIR; use(c) }", "Color.ink"),
    ("static func f() { let c = PAIR; use(c) }", "Color.ink"),
    ("func f() { let c = PAIR; Text(a).foregroundColor(c).environment(\\.colorScheme, .dark) }", "Color.ink"),
    ("func f() { let c = PAIR; Text(a).foregroundColor(c).environment(\\.font, .body) }", "Color.ink!"),
  ])
  func thePropertyMustBeMeant(member: String, expected: String) throws {
    let pair = #"scheme == .dark ? Color(hex: "FFFFFF") : Color(hex: "000000")"#
    let code = "struct V: View { @Environment(\\.colorScheme) var scheme; \(member.replacing("PAIR", with: pair)) }"
    #expect(try findings(code) == ["\(pair) → \(expected)"])
  }

  /// Statements are left as they are: with a `return` in them, or where no value is wanted.
  @Test(arguments: [
    #"func f() -> Color { if scheme == .dark { return Color(hex: "FFFFFF") } else { return Color(hex: "000000") } }"#,
    #"var body: some View { if scheme == .dark { Color(hex: "FFFFFF") } else { Color(hex: "000000") } }"#,
  ])
  func statementsAreNoPairs(member: String) throws {
    let code = "struct V: View { @Environment(\\.colorScheme) var scheme; \(member) }"
    #expect(try findings(code).map { $0.prefix(20) } == [#"Color(hex: "FFFFFF")"#, #"Color(hex: "000000")"#])
  }

  @Test func aCommentSilencesThePairOnce() throws {
    let pair = #"scheme == .dark ? Color(hex: "FFFFFF") : Color(hex: "000000")"#
    let code = "func f() { let c = \(pair) // sym-lint:disable:this raw-color\n}"
    #expect(try findings(code) == [])
  }

  // MARK: One appearance alone

  @Test(arguments: [
    (#"Color(hex: "445566")"#, "raw color #445566FF; it is the dark value of Color.sea"),
    (#"Color(hex: "112233")"#, "raw color #112233FF"), (#"Color(hex: "123456")"#, "raw color #123456FF"),
    (#"UIColor(hex: "000000")"#, "raw color #000000FF"),
  ])
  func theDarkValueIsMentioned(raw: String, message: String) throws {
    let files = [
      "Place.swift": Array("import SwiftUI\nfunc f() { let c = \(raw); use(c) }".utf8),
      "Tokens.swift": Array(("import SwiftUI\n" + Self.tokens).utf8),
    ]
    let findings = try LintedCode(files, onlyRules: ["raw-color"]).findings.filter { $0.file == "Place.swift" }
    #expect(findings.map(\.message) == [message])
    #expect(findings.allSatisfy { $0.suggestions.allSatisfy { !$0.isSafe } })
  }
}
