import Linting
import Testing

/// Design tokens behind an instance that the code has at hand.
@Suite struct ThemeTests {
  private static let theme = """
    import SwiftUI
    struct Theme {
      let primary = Color(red: 0.2, green: 0.4, blue: 0.6)
      var spacing: CGFloat { 16 }
      var other = Color(red: 0.4, green: 0.4, blue: 0.6)
    }
    extension EnvironmentValues { @Entry var theme = Theme() }
    """
  private static let raw = "Color(red: 0.2, green: 0.4, blue: 0.6)"

  private func replacements(
    _ code: String, theme: String = theme, rule: String = "raw-color"
  ) throws -> [String] {
    let files = ["Place.swift": Array(("import SwiftUI\n" + code).utf8), "Theme.swift": Array(theme.utf8)]
    return try LintedCode(files).findings.filter { $0.file == "Place.swift" && $0.rule == rule }
      .flatMap(\.suggestions).map { $0.replacement + ($0.isSafe ? "!" : "") }
  }

  @Test(arguments: [
    ("@Environment(\\.theme) var theme", ["theme.primary!"]),
    ("@Environment(\\.theme) private var colors: Theme", ["colors.primary!"]),
    ("@Environment(Theme.self) private var theme", ["theme.primary!"]),
    ("@EnvironmentObject var theme: Theme", ["theme.primary!"]),
    ("@State private var theme = Theme()", ["theme.primary!"]),
    ("@StateObject private var theme = Theme()", ["theme.primary!"]),
    ("@ObservedObject var theme: Theme", ["theme.primary!"]),
    ("@ObservedObject var theme: Theme = .init()", ["theme.primary!"]),
    ("@ObservedObject var theme: Theme?", []),
    ("let theme: Theme", ["theme.primary!"]),
    ("@Environment(Theme.self) private var theme: Theme?", []),
    ("var theme: Theme?", []), ("@Environment(\\.palette) var theme", []), ("", []),
  ])
  func propertiesOfTheTypeAround(property: String, expected: [String]) throws {
    let code = "struct Badge: View { \(property)\nvar body: some View { Text(a).foregroundStyle(\(Self.raw)) } }"
    #expect(try replacements(code) == expected)
  }

  @Test(arguments: [
    // Another thing of that name, or no instance.
    ("struct A: View { let theme: Theme; func f(theme: Int) -> Color { tint(\(raw)) } }", []),
    ("struct A: View { let theme: Theme; static func f() { tint(\(raw)) } }", []),
    ("struct A: View { let theme: Theme; static subscript(i: Int) -> Int { tint(\(raw)) } }", []),
    ("struct A: View { let theme: Theme; subscript(i: Int) -> Int { tint(\(raw)) } }", ["theme.primary!"]),
    ("struct A { let theme: Theme } ; struct B { struct A {} } ; extension B.A { func f() { tint(\(raw)) } }", []),
    ("struct A: View { let theme: Theme; let x = tint(\(raw)) }", []),
    ("struct A: View { let theme: Theme; struct B { func f() { tint(\(raw)) } } }", []),
    ("class A { let theme: Theme; func f() { run { tint(\(raw)) } } }", []),
    ("class A { let theme: Theme; func f() { tint(\(raw)) } }", ["theme.primary!"]),
    ("struct A { let theme: Theme }; extension A { func f() { tint(\(raw)) } }", ["theme.primary!"]),
    // What may be set to something else.
    ("struct A { let theme: Theme; func f() { tint(Color(red: 0.4, green: 0.4, blue: 0.6)) } }", []),
  ])
  func whereTheNameMeansIt(code: String, expected: [String]) throws {
    #expect(try replacements(code) == expected)
  }

  @Test(arguments: [("let theme = Theme.shared;", ["theme.primary!"]), ("", ["Theme.shared.primary!"])])
  func sharedInstances(property: String, expected: [String]) throws {
    let theme = Self.theme + "\nextension Theme { static let shared = Theme() }"
    let code = "struct A: View { \(property) func f() { tint(\(Self.raw)) } }"
    #expect(try replacements(code, theme: theme) == expected)
  }

  @Test func numbers() throws {
    let code = "struct A: View { let theme: Theme; var body: some View { Text(a).padding(16) } }"
    #expect(try replacements(code, rule: "raw-spacing") == ["theme.spacing!"])
  }

  /// What an instance holds that a theme holds.
  @Test(arguments: [
    ("let colors = Palette()", "", ["theme.colors.brand!"]),
    ("var colors: Palette { Palette() }", "", ["theme.colors.brand!"]),
    ("let colors: Palette = .init()", "", ["theme.colors.brand!"]), ("var colors = Palette()", "", []),
    ("let colors: Palette", "", []), ("let colors: Palette? = Palette()", "", []),
    ("private let colors = Palette()", "", []),
    ("let all = Colors()", "struct Colors { let first = Palette() }", ["theme.all.first.brand!"]),
    ("let colors = Palette()", "extension Palette { static let shared = Palette() }", ["theme.colors.brand!"]),
    ("let colors = Palette(); let others = Palette(); ", "", []),
  ])
  func instancesInThemes(member: String, more: String, expected: [String]) throws {
    let theme = """
      import SwiftUI
      struct Palette { let brand = Color(red: 0.2, green: 0.4, blue: 0.6) }
      struct Theme { let text = Color(red: 0.1, green: 0.1, blue: 0.1); \(member) }
      \(more)
      extension EnvironmentValues { @Entry var theme = Theme() }
      """
    let code = """
      struct A: View { @Environment(\\.theme) private var theme
        var body: some View { Text(a).foregroundStyle(\(Self.raw)) } }
      """
    #expect(try replacements(code, theme: theme).prefix(1) == expected[...])
  }

  /// The colors of a type that is nothing else are definitions, whatever its name.
  @Test(arguments: [
    ("struct Light: Scheme { BOTH }", 0), ("final class Light: Scheme { init() {}; BOTH }", 0),
    ("extension Light: Scheme { BOTH }", 0), ("struct Light { BOTH }", 2), ("struct Light: Equatable { BOTH }", 2),
    ("struct Light { BOTH; let a: Color; let b: Color; let c: Color; let d: Color; let e: Color; let f: Color }", 0),
    ("struct Light { BOTH; let a: Color; let b: Color; let c: Color; let d: Color; let e: Color }", 2),
    ("struct Light: View { BOTH }", 2), ("final class Light: UIView { BOTH }", 2),
    ("struct Light: Scheme { var page: Color { Color(hex: 0x112233) } }", 1),
    ("struct Light: Scheme { BOTH; func draw() { use(Color(hex: 0x445566)) } }", 3),
    ("struct Light: Scheme { BOTH; let count = 3 }", 2),
  ])
  func setsOfColors(code: String, count: Int) throws {
    let both = "var page: Color { return Color(hex: 0x112233) }; let text = Color(hex: 0x332211)"
    let code = "import SwiftUI\n" + code.replacing("BOTH", with: both)
    #expect(try LintedCode(["Light.swift": Array(code.utf8)]).findings.count { $0.rule == "raw-color" } == count)
  }

  // MARK: One theme for each mode

  private static let themes = """
    import SwiftUI
    struct Theme {
      let ink: Color
      let paper: Color
      let size: CGFloat
      static let light = Theme(ink: Color(hex: "111111"), paper: .white, size: 8)
      static let dark = Theme(ink: Color(hex: "EEEEEE"), paper: Color(hex: "222222"), size: 8)
    }
    extension EnvironmentValues { @Entry var theme = Theme.light }
    """

  /// A color of a theme has the values of both; which theme is shown is for people to know.
  @Test(arguments: [
    (#"scheme == .dark ? Color(hex: "EEEEEE") : Color(hex: "111111")"#, ["theme.ink"]),
    (#"scheme == .dark ? Color(hex: "222222") : Color(hex: "FFFFFF")"#, ["theme.paper"]),
    (#"Color(hex: "111111")"#, ["theme.ink"]), (#"Color(hex: "EEEEEE")"#, []),
  ])
  func themesForEachMode(raw: String, expected: [String]) throws {
    let code = """
      struct A: View { @Environment(\\.theme) var theme; @Environment(\\.colorScheme) var scheme
        func f() { let c = \(raw); use(c) } }
      """
    #expect(try replacements(code, theme: Self.themes) == expected)
  }

  /// A body may choose the theme for itself; only what is declared before and around a place is in sight there.
  @Test(arguments: [
    ("let theme = scheme == .dark ? Theme.dark : Theme.light; use(RAW)", ["theme.ink"]),
    ("let theme = scheme == .light ? Theme.light : Theme.dark; run { use(RAW) }", ["theme.ink"]),
    ("let theme = Theme.current(scheme); use(RAW)", ["theme.ink"]),
    ("let theme = Theme.chosen(by: scheme); use(RAW)", ["theme.ink"]),
    ("let theme = Theme.other(scheme); use(RAW)", []), ("let theme = Theme.swapped(scheme); use(RAW)", []),
    ("let theme = isOn ? Theme.dark : Theme.light; use(RAW)", []),
    ("let theme = scheme == .dark ? Palette.dark : Palette.light; use(RAW)", []),
    ("var theme = Theme.current(scheme); use(RAW)", []), ("use(RAW); let theme = Theme.current(scheme)", []),
    ("run { let theme = Theme.current(scheme); use(theme) }; use(RAW)", []), ("use(RAW)", []),
    // One theme of the two, whichever is shown.
    ("let theme = Theme.current(.dark); use(RAW)", []), ("let theme = Theme.current(.init(a)); use(RAW)", []),
    ("let theme = Theme.current(traits.style); use(RAW)", ["theme.ink"]),
    // What is nearer than the constant has its name.
    ("let theme = Theme.current(scheme); run { theme in use(RAW) }", []),
    ("let theme = Theme.current(scheme); if let theme = items.first { use(RAW) }", []),
    ("let theme = Theme.current(scheme); for theme in items { use(RAW) }", []),
    ("let theme = Theme.current(scheme); run { let theme = items.first; use(theme, RAW) }", []),
    ("run { theme in let theme = Theme.current(scheme); use(RAW) }", ["theme.ink"]),
  ])
  func themesOfABody(body: String, expected: [String]) throws {
    let theme = """
      import SwiftUI
      struct Theme { let ink: Color
        static let light = Theme(ink: Color(hex: "111111"))
        static let dark = Theme(ink: Color(hex: "EEEEEE"))
        static func current(_ scheme: ColorScheme) -> Theme { scheme == .dark ? .dark : .light }
        static func chosen(by scheme: ColorScheme) -> Theme { switch scheme { case .dark: return dark; default: return light } }
        static func other(_ scheme: ColorScheme) -> Theme { isOn ? .dark : .light }
        static func swapped(_ scheme: ColorScheme) -> Theme { scheme == .dark ? .light : .dark }
      }
      """
    let raw = #"Color(hex: "111111")"#
    let code = """
      struct A: View { @Environment(\\.colorScheme) var scheme
        func f() { \(body.replacing("RAW", with: raw)) } }
      """
    #expect(try replacements(code, theme: theme) == expected)
  }

  /// Of fonts and numbers both must have the same; which theme is shown is still for people to know.
  @Test(arguments: [
    ("raw-spacing", "Text(a).padding(8)", ["theme.spacing"]), ("raw-spacing", "Text(a).padding(24)", []),
    ("raw-spacing", "Text(a).padding(32)", []), ("raw-font", "Text(a).font(.system(size: 17))", ["theme.body"]),
    ("raw-font", "Text(a).font(.system(size: 31))", []), ("raw-font", "Text(a).font(.system(size: 33))", []),
  ])
  func whatBothThemesHave(rule: String, raw: String, expected: [String]) throws {
    let theme = """
      import SwiftUI
      struct Theme {
        let spacing: CGFloat; let inset: CGFloat; let body: Font; let title: Font
        static let light = Theme(spacing: 8, inset: 24, body: .system(size: 17), title: .system(size: 31))
        static let dark = Theme(spacing: 8, inset: 32, body: .system(size: 17), title: .system(size: 33))
      }
      """
    let code = "struct A: View { @Environment(Theme.self) var theme; var body: some View { \(raw) } }"
    #expect(try replacements(code, theme: theme, rule: rule) == expected)
  }

  @Test(arguments: [
    ("static var current: Theme { isDark ? .dark : .light }", ["Theme.current.ink"]),
    ("static var current: Theme { isDark ? dark : light }", ["Theme.current.ink"]),
    ("static var current: Theme { isOn ? .dark : .light }", []),
    // Of three any may be shown.
    (
      "static var current: Theme { isDark ? .dark : .light }; "
        + "static let sepia = Theme(ink: Color(hex: \"333333\"), paper: .white, size: 8)", []
    ),
    ("", []),
  ])
  func theThemeThatIsShown(member: String, expected: [String]) throws {
    let theme = Self.themes + "\nextension Theme { \(member) }"
    let code = #"func f() { let c = isDark ? Color(hex: "EEEEEE") : Color(hex: "111111"); use(c) }"#
    #expect(try replacements(code, theme: theme) == expected)
  }

  private static let themeProtocol = """
    import SwiftUI
    protocol Theme { var primary: Color { get } ; var accent: Color { get } }
    extension Theme { var primary: Color { Color(red: 0.2, green: 0.4, blue: 0.6) } }
    """

  /// A protocol's members are what all of its types have.
  @Test(arguments: [
    ("struct Plain: Theme { let accent = Color(red: 0.9, green: 0.4, blue: 0.6) }", ["theme.primary!"]),
    ("struct Plain: Theme { let primary = Color(red: 0.1, green: 0.4, blue: 0.6) }", []),
    ("struct Plain: Theme { let primary = Color(red: 0.2, green: 0.4, blue: 0.6) }", ["theme.primary!"]),
    ("struct Plain: Theme { var primary = Color(red: 0.2, green: 0.4, blue: 0.6) }", []),
  ])
  func protocols(implementation: String, expected: [String]) throws {
    let code = "struct A: View { let theme: any Theme; func f() { tint(\(Self.raw)) } }"
    #expect(try replacements(code, theme: Self.themeProtocol + "\n" + implementation) == expected)
  }

  @Test(arguments: [
    ("let theme: Theme", []), ("let theme: DarkTheme", []), ("let theme: LightTheme", ["theme.primary!"]),
  ])
  func subclasses(property: String, expected: [String]) throws {
    let theme = """
      import SwiftUI
      class Theme { var primary: Color { \(Self.raw) } }
      class DarkTheme: Theme { override var primary: Color { Color(red: 0.9, green: 0.4, blue: 0.6) } }
      class LightTheme: Theme {}
      """
    let code = "struct A: View { \(property); func f() { tint(\(Self.raw)) } }"
    #expect(try replacements(code, theme: theme) == expected)
  }
}
