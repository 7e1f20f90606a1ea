import DesignTokens
import Testing

/// Names followed across files and into asset catalogs.
struct SwiftResolutionTests {
  private static let gray = SwiftFixtures.assets([("gray900", "#1F252E")])

  @Test(arguments: [
    (
      [
        "extension Color { static let gray900 = Color(hex: 0x111111) }",
        "enum Theme { static let title: Color = .gray900 }",
      ],
      ["color: Color Color.gray900 .gray900 = #111111FF", "color: Color Theme.title = #111111FF"]
    ),
    (
      [
        "enum Palette { static let ink = Color(hex: 0x111111) }", "typealias P = Palette",
        "extension Color { static let text = P.ink }",
      ],
      ["color: Color Palette.ink = #111111FF", "color: Color Color.text .text = #111111FF"]
    ),
    (
      [
        "struct Core { static let g = Color(hex: 0x111111) }", "class Colors { let bg = Core.g }",
        "extension Color { static let ds = Colors() }",
      ],
      ["color: Color Core.g = #111111FF", "color: Color Color.ds.bg = #111111FF"]
    ),
  ])
  func acrossFiles(files: [String], expected: [String]) {
    #expect(SwiftFixtures.lines(files) == expected)
  }

  @Test(arguments: [
    (
      "extension Color { static let gray900 = Color(\"gray900\", bundle: .module) }",
      "color: Color Color.gray900 .gray900 = #1F252EFF"
    ),
    (
      "extension UIColor { static let ink = UIColor(named: \"gray900\")! }",
      "color: UIColor UIColor.ink .ink = #1F252EFF"
    ),
    ("extension Color { static let ink = Color(.gray900) }", "color: Color Color.ink .ink = #1F252EFF"),
    (
      "extension UIColor { static let ink = UIColor(resource: .gray900) }",
      "color: UIColor UIColor.ink .ink = #1F252EFF"
    ),
    ("enum C { static let ink = DSAsset.Colors.gray900.swiftUIColor }", "color: Color C.ink = #1F252EFF"),
    ("enum C { static let ink = R.color.gray900()! }", "color: Color C.ink = #1F252EFF"),
    (
      "enum Asset { static let gray900 = ColorAsset(name: \"gray900\") }",
      "color: Color Asset.gray900.swiftUIColor, UIColor Asset.gray900.color, NSColor Asset.gray900.color = #1F252EFF"
    ),
    (
      "enum Colors: String { case gray900; var color: Color { Color(rawValue) } }",
      "color: Color Colors.gray900.color = #1F252EFF"
    ),
  ])
  func assets(code: String, expected: String) {
    #expect(SwiftFixtures.lines([code], assets: Self.gray) == [expected])
  }

  @Test func chainOfOneNameIsOneToken() {
    let lines = SwiftFixtures.lines(
      [
        "enum Asset { static let gray900 = ColorAsset(name: \"gray900\") }",
        "extension UIColor { static let gray900 = Asset.gray900.color }",
      ], assets: Self.gray)
    #expect(
      lines == [
        "color: UIColor UIColor.gray900 .gray900, Color Asset.gray900.swiftUIColor, UIColor Asset.gray900.color, "
          + "NSColor Asset.gray900.color = #1F252EFF"
      ])
  }

  @Test func assetWithoutSwiftToken() {
    #expect(
      SwiftFixtures.lines([], assets: Self.gray) == [
        "color: Color Color.gray900 .gray900, UIColor UIColor.gray900 .gray900, NSColor NSColor.gray900 .gray900, "
          + "ShapeStyle Color.gray900 .gray900 = #1F252EFF"
      ])
  }

  @Test func accessPath() {
    #expect(
      SwiftFixtures.lines(
        ["struct Theme { let primary = Color(hex: 0x112233) }"], access: ["Theme": "Theme.current"]) == [
          "color: Color Theme.current.primary = #112233FF"
        ])
  }

  @Test func semanticTokensAreAliases() {
    let tokens = SwiftFixtures.resolve([
      "enum P { static let ink = Color(hex: 0x111111) }; enum Theme { static let text = P.ink }"
    ]).tokens
    #expect(tokens.map(\.isAlias) == [false, true])
  }
}
