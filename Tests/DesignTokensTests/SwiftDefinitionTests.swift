import DesignTokens
import Testing

/// Each shape of a definition in one file, and the tokens it makes.
struct SwiftDefinitionTests {
  @Test(arguments: [
    // Namespaces of numbers.
    ("enum Spacing { static let md: CGFloat = 16 }", ["spacing: CGFloat Spacing.md = 16"]),
    ("enum Spacing { static let md = 16.0 }", ["spacing: CGFloat Spacing.md = 16"]),
    ("struct DS { enum Radius { static let card: CGFloat = 8 } }", ["radius: CGFloat DS.Radius.card = 8"]),
    ("extension CGFloat { static let spacingM: CGFloat = 16 }", ["spacing: CGFloat CGFloat.spacingM .spacingM = 16"]),
    ("public let sidePadding: CGFloat = 20", ["spacing: CGFloat sidePadding = 20"]),
    (
      "enum Metric { static let buttonHeight: CGFloat = 48; static let cornerRadius = 12.0 }",
      ["size: CGFloat Metric.buttonHeight = 48", "radius: CGFloat Metric.cornerRadius = 12"]
    ),
    ("enum Opacity { static var dimmed: Double { 0.4 } }", ["opacity: CGFloat Opacity.dimmed = 0.4"]),
    ("private enum Metric { static let gap: CGFloat = 4 }", ["spacing: CGFloat Metric.gap = 4 (file)"]),
    (
      "struct CardView { enum Layout { static let gap: CGFloat = 4 } }",
      ["spacing: CGFloat CardView.Layout.gap = 4 (file)"]
    ),
    (
      "struct Card { private enum Metric { static let gap: CGFloat = 4 } }",
      ["spacing: CGFloat Card.Metric.gap = 4 (file)"]
    ),
    ("struct Card { private enum Metric { static let gap: CGFloat = 4 } }; struct Row {}", []),
    // Numbers that are none.
    ("struct Client { static let timeout = 15; static let maxRetries = 3 }", []),
    ("enum Limits { static let maxSize: Int = 100 }", []),
    ("struct Palette { static let count = 3 }", []),
    ("enum Duration: Int { case oneHour = 3600 }", []),
    // Enums of numbers.
    (
      "enum Spacing: CGFloat { case sm = 8, lg = 24 }",
      ["spacing: CGFloat Spacing.sm.rawValue = 8", "spacing: CGFloat Spacing.lg.rawValue = 24"]
    ),
    (
      "enum Spacing: CGFloat { case sm = 8; var value: CGFloat { rawValue } }",
      ["spacing: CGFloat Spacing.sm.value = 8"]
    ),
    (
      "enum Spacing { case sm, md; var value: CGFloat { switch self { case .sm: 8; case .md: return 16 } } }",
      ["spacing: CGFloat Spacing.sm.value = 8", "spacing: CGFloat Spacing.md.value = 16"]
    ),
    // Arithmetic and aliases.
    (
      "enum Spacing { static let base: CGFloat = 8; static let lg = base * 2; static let xl = -(Spacing.lg + 4) }",
      ["spacing: CGFloat Spacing.base = 8", "spacing: CGFloat Spacing.lg = 16", "spacing: CGFloat Spacing.xl = -20"]
    ),
    ("enum Spacing { static let a: CGFloat = b; static let b: CGFloat = a }", []),
  ])
  func numbers(code: String, expected: [String]) {
    #expect(SwiftFixtures.lines([code]) == expected)
  }

  @Test(arguments: [
    (
      "extension Color { static let blue50 = Color(hex: 0x3969EF) }",
      ["color: Color Color.blue50 .blue50 = #3969EFFF"]
    ),
    (
      "extension Color { static var blue50: Color { .init(hex: \"3969EF\") } }",
      ["color: Color Color.blue50 .blue50 = #3969EFFF"]
    ),
    (
      "extension ShapeStyle where Self == Color { static var brand: Color { Color(hex: 0x112233) } }",
      ["color: Color Color.brand .brand, ShapeStyle Color.brand .brand = #112233FF"]
    ),
    (
      "extension Color { enum Theme { static var text: Color { return Color(white: 0.2) } } }",
      ["color: Color Color.Theme.text = #333333FF"]
    ),
    (
      "extension UIColor { class var ink: UIColor { get { UIColor(red: 31/255, green: 37/255, blue: 46/255, alpha: 1) } } }",
      ["color: UIColor UIColor.ink .ink = #1F252EFF"]
    ),
    (
      "struct Palette { static let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) }",
      ["color: Color Palette.red = #FF0000FF"]
    ),
    (
      "extension Color { static let a = Color(hex: 0x102030).opacity(0.5); static let b = a.opacity(0.5) }",
      ["color: Color Color.a .a = #10203080", "color: Color Color.b .b = #10203040"]
    ),
    (
      "extension UIColor { static let a = UIColor(hex: 0x102030).withAlphaComponent(0.1) }",
      ["color: UIColor UIColor.a .a = #1020301A"]
    ),
    (
      "extension Color { static let bg = Color(light: Color(hex: 0xFFFFFF), dark: .ink); static let ink = Color(hex: 0x111111) }",
      ["color: Color Color.bg .bg = #FFFFFFFF / #111111FF", "color: Color Color.ink .ink = #111111FF"]
    ),
    (
      "extension UIColor { static let bg = UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0x111111) : UIColor(hex: 0xFFFFFF) } }",
      ["color: UIColor UIColor.bg .bg = #FFFFFFFF / #111111FF"]
    ),
    // White and black, but not what the project calls so; alone they are the system's.
    (
      """
      extension UIColor {
        static let bg = UIColor { $0.userInterfaceStyle == .dark ? .black : UIColor(hex: 0xEEEEEE) }
        static let veil = UIColor { $0.userInterfaceStyle == .dark ? UIColor.white.withAlphaComponent(0.2) : .white }
        static let plain = UIColor.white
        static let odd = UIColor { $0.userInterfaceStyle == .dark ? .purple : UIColor(hex: 0xEEEEEE) }
      }
      """,
      [
        "color: UIColor UIColor.bg .bg = #EEEEEEFF / #000000FF",
        "color: UIColor UIColor.veil .veil = #FFFFFFFF / #FFFFFF33",
      ]
    ),
    (
      """
      extension Color {
        static let white = Color(hex: 0xFEFEFE)
        static let bg = Color(light: .white, dark: .black)
      }
      """, ["color: Color Color.white .white = #FEFEFEFF", "color: Color Color.bg .bg = #FEFEFEFF / #000000FF"]
    ),
    (
      """
      extension UIColor {
        static let bg = UIColor(dynamicProvider: { traits in
          switch traits.userInterfaceStyle {
          case .dark: return UIColor(hex: 0x111111)
          default: return UIColor(hex: 0xFFFFFF)
          }
        })
      }
      """, ["color: UIColor UIColor.bg .bg = #FFFFFFFF / #111111FF"]
    ),
    (
      """
      extension UIColor {
        static let bg = UIColor { traits in
          switch traits.userInterfaceStyle {
          case .dark: return UIColor(hex: 0x111111)
          case _: return UIColor(hex: 0xFFFFFF)
          }
        }
      }
      """, ["color: UIColor UIColor.bg .bg = #FFFFFFFF / #111111FF"]
    ),
    (
      """
      extension Color {
        static let bg = Color(uiColor: UIColor { traits in
          if traits.userInterfaceStyle == .dark { return UIColor(hex: 0x111111) }
          return UIColor(hex: 0xFFFFFF)
        })
      }
      """, ["color: Color Color.bg .bg = #FFFFFFFF / #111111FF"]
    ),
    // One token of two types.
    (
      "extension UIColor { static let ink = UIColor(hex: 0x111111) }; extension Color { static let ink = Color(UIColor.ink) }",
      ["color: UIColor UIColor.ink .ink, Color Color.ink .ink = #111111FF"]
    ),
    // A switch over a parameter.
    (
      """
      enum Palette { static func color(_ shade: Shade) -> Color { switch shade {
        case .tint10: return Color(hex: 0x101010)
        case .tint20: return Color(hex: 0x202020)
      } } }
      """,
      ["color: Color Palette.color(.tint10) = #101010FF", "color: Color Palette.color(.tint20) = #202020FF"]
    ),
    // The kinds of a thing are no palette.
    (
      """
      enum FileIcon { static func iconColor(fileType: FileType?) -> Color { switch fileType {
        case .swift: return Color(hex: 0x101010)
        default: return Color(hex: 0x202020)
      } } }
      """, []
    ),
    // Instances.
    (
      "extension Color { static let theme = Theme() }; struct Theme { let primary = Color(hex: 0x112233) }",
      ["color: Color Color.theme.primary = #112233FF"]
    ),
    ("struct Theme { let primary = Color(hex: 0x112233) }", []),
    ("struct Card: View { @State private var tint: Color = Color(hex: 0x112233) }", []),
  ])
  func colors(code: String, expected: [String]) {
    #expect(SwiftFixtures.lines([code]) == expected)
  }

  @Test(arguments: [
    (
      "extension Font { static let title = Font.system(size: 24, weight: .bold) }",
      ["font: Font Font.title .title = system/24/bold"]
    ),
    (
      "extension Font { static let mono: Font = .system(size: 12, design: .monospaced).italic() }",
      ["font: Font Font.mono .mono = system-monospaced/12/regular-italic"]
    ),
    (
      "extension Font { static func title() -> Font { .custom(\"Pretendard-Bold\", size: 24) } }",
      ["font: Font Font.title() .title() = Pretendard/24/bold"]
    ),
    (
      "extension UIFont { class var body: UIFont { UIFont(name: \"Pretendard-Regular\", size: 16)! } }",
      ["font: UIFont UIFont.body .body = Pretendard/16/regular"]
    ),
    (
      "enum Face { case title; var font: UIFont { switch self { case .title: Fam.Inter.semiBold.font(size: 24) } } }",
      ["font: UIFont Face.title.font = Inter/24/semibold (file)"]
    ),
    (
      """
      enum Typography { case title, body
        var font: UIFont { switch self { case .title: .boldSystemFont(ofSize: 24); default: .systemFont(ofSize: 16) } }
      }
      extension UIFont { static func brand(_ style: Typography) -> UIFont { style.font } }
      """,
      [
        "font: UIFont Typography.title.font, UIFont UIFont.brand(.title) .brand(.title) = system/24/bold",
        "font: UIFont Typography.body.font, UIFont UIFont.brand(.body) .brand(.body) = system/16/regular",
      ]
    ),
    (
      """
      enum Typography { case title
        var size: CGFloat { switch self { case .title: 24 } }
        var name: String { switch self { case .title: "Inter-Bold" } }
        var font: Font { .custom(name, size: size) }
      }
      """,
      ["font: Font Typography.title.font = Inter/24/bold"]
    ),
    (
      "extension UIFont { static let a = UIFont.systemFont(ofSize: 15); static let b = UIFontMetrics.default.scaledFont(for: a) }",
      ["font: UIFont UIFont.a .a = system/15/regular", "font: UIFont UIFont.b .b = system/15/regular"]
    ),
  ])
  func fonts(code: String, expected: [String]) {
    #expect(SwiftFixtures.lines([code]) == expected)
  }

  @Test func positionsAndFacts() throws {
    let source = try #require(
      SwiftFixtures.source(
        """
        extension Color {
          /// The color of links.
          /// More.
          @available(*, deprecated, message: "old", renamed: "ink")
          static let link = Color(hex: 0x112233)
        }
        """))
    let token = try #require(TokenResolver(sources: [source]).resolve().tokens.first)
    #expect(token.summary == "The color of links.")
    #expect(token.deprecation == DesignToken.Deprecation(message: "old", replacement: "ink"))
    #expect(token.definition == DesignToken.Definition(path: "App/Tokens.swift", line: 5, column: 14))
  }

}
