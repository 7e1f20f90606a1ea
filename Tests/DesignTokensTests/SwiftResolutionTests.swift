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
    (
      [
        "class Tokens { let bg = Color(hex: 0x111111) }",
        "@dynamicMemberLookup class Colors { subscript(dynamicMember path: KeyPath<Tokens, Color>) -> Color { t[keyPath: path] } }",
        "extension Color { static let ds = Colors() }",
      ],
      ["color: Color Color.ds.bg = #111111FF"]
    ),
    (
      ["struct Theme { let theme = Theme(); let ink = Color(hex: 0x111111); static let theme = Theme() }"],
      ["color: Color Theme.theme.ink = #111111FF"]
    ),
  ])
  func acrossFiles(files: [String], expected: [String]) {
    #expect(SwiftFixtures.lines(files) == expected)
  }

  /// What Xcode makes of the assets stands last, for code that names them so.
  @Test(arguments: [
    (
      "extension Color { static let gray900 = Color(\"gray900\", bundle: .module) }",
      "color: Color Color.gray900 .gray900 = #1F252EFF"
    ),
    (
      "extension UIColor { static let ink = UIColor(named: \"gray900\")! }",
      "color: UIColor UIColor.ink .ink, UIColor UIColor.gray900 .gray900 = #1F252EFF"
    ),
    (
      "extension Color { static let ink = Color(.gray900) }",
      "color: Color Color.ink .ink, Color Color.gray900 .gray900 = #1F252EFF"
    ),
    (
      "extension UIColor { static let ink = UIColor(resource: .gray900) }",
      "color: UIColor UIColor.ink .ink, UIColor UIColor.gray900 .gray900 = #1F252EFF"
    ),
    (
      "enum C { static let ink = DSAsset.Colors.gray900.swiftUIColor }",
      "color: Color C.ink, Color Color.gray900 .gray900 = #1F252EFF"
    ),
    // What it is made with is what it is.
    (
      "enum C { static let ink = UIColor(named: \"gray900\")! }",
      "color: UIColor C.ink, UIColor UIColor.gray900 .gray900 = #1F252EFF"
    ),
    (
      "enum C { static let ink = UIColor(resource: .gray900) }",
      "color: UIColor C.ink, UIColor UIColor.gray900 .gray900 = #1F252EFF"
    ),
    ("enum C { static let ink = Color(.gray900) }", "color: Color C.ink, Color Color.gray900 .gray900 = #1F252EFF"),
    (
      "enum C { static let ink = NSColor.gray900 }",
      "color: NSColor C.ink, NSColor NSColor.gray900 .gray900 = #1F252EFF"
    ),
    (
      "enum C { static let ink: Color = .init(uiColor: UIColor(resource: .gray900)) }",
      "color: Color C.ink, Color Color.gray900 .gray900 = #1F252EFF"
    ),
    ("enum C { static let ink = R.color.gray900()! }", "color: Color C.ink, Color Color.gray900 .gray900 = #1F252EFF"),
    (
      "enum Asset { static let gray900 = ColorAsset(name: \"gray900\") }",
      "color: Color Asset.gray900.swiftUIColor, UIColor Asset.gray900.color, NSColor Asset.gray900.color, "
        + "Color Color.gray900 .gray900, UIColor UIColor.gray900 .gray900, NSColor NSColor.gray900 .gray900 = #1F252EFF"
    ),
    (
      "enum Colors: String { case gray900; var color: Color { Color(rawValue) } }",
      "color: Color Colors.gray900.color, Color Color.gray900 .gray900 = #1F252EFF"
    ),
  ])
  func assets(code: String, expected: String) {
    #expect(SwiftFixtures.lines([code], assets: Self.gray) == [expected])
  }

  /// Two colors of a catalog, one for each appearance; what the name of anything else hangs on is no color.
  @Test(arguments: [
    (#"static var bg: Color { Color(isDark ? "night" : "day") }"#, "#FFFFFFFF / #000000FF"),
    (#"static let bg = Color(style == .light ? "day" : "night", bundle: .module)"#, "#FFFFFFFF / #000000FF"),
    (#"static let bg = UIColor(named: isDark ? "night" : "day")!"#, "#FFFFFFFF / #000000FF"),
    (#"static let bg = isDark ? Color("night") : Color("day")"#, "#FFFFFFFF / #000000FF"),
    (#"static let bg = Color(isOn ? "night" : "day")"#, nil), (#"static let bg = Text(isDark ? "night" : "day")"#, nil),
    (#"static let bg = UIImage(named: isDark ? "night" : "day")"#, nil),
  ])
  func assetsOfBothAppearances(definition: String, expected: String?) {
    let assets = SwiftFixtures.assets([("day", "#FFFFFF"), ("night", "#000000")])
    let tokens = SwiftFixtures.resolve(["enum C { \(definition) }"], assets: assets).tokens
    let found = tokens.first { $0.name == "C.bg" }.map { SwiftFixtures.line($0).split(separator: " = ")[1] }
    #expect(found.map(String.init) == expected)
  }

  /// What takes its color from a catalog's accessor does not take the accessor's place.
  @Test(arguments: [
    ("final class Cell { static let tint = DSAsset.Colors.gray900.color }", "Cell.tint"),
    ("let ink = DSAsset.Colors.gray900.color", "ink"),
    (
      "enum NavColorType { case a; var tintColor: UIColor { switch self { case .a: return DSAsset.Colors.gray900.color } } }",
      "NavColorType.a.tintColor"
    ),
  ])
  func usesOfAnAsset(code: String, name: String) throws {
    let tokens = SwiftFixtures.resolve([code], assets: Self.gray).tokens
    #expect(tokens.map(\.name).sorted() == ["DSAsset.Colors.gray900.swiftUIColor", name].sorted())
    #expect(tokens.filter { $0.name == name }.map(\.origins) == [["gray900"]])
    let matcher = TokenMatcher(catalog: TokenCatalog(tokens))
    let place = TokenMatcher.Place(categories: [.color], type: "UIColor")
    let color = try #require(HexColor.parse("1F252E", order: .rgba)?.color)
    let suggestions = matcher.suggestions(for: .color(color), at: place)
    #expect(suggestions.map(\.replacement).first == "DSAsset.Colors.gray900.color")
    // A cell's own constant is no other choice for what is not that cell.
    if name == "Cell.tint" { #expect(suggestions.map(\.isSafe) == [true]) }
  }

  /// Images of catalogs are no colors.
  @Test(arguments: [
    "enum Asset { static let gray900 = ImageAsset(name: \"gray900\") }",
    "enum Images { static let gray900 = UIImage(named: \"gray900\") }",
    "enum Asset { static let icon = ImageAsset(name: \"icon\"); static let gray900 = ColorAsset(name: \"gray900\") }",
  ])
  func imagesAreNoColors(code: String) {
    let result = SwiftFixtures.resolve([code], assets: Self.gray)
    #expect(result.missingAssets.isEmpty)
    #expect(result.tokens.map(\.name) == [code.contains("ColorAsset") ? "Asset.gray900" : "Color.gray900"])
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
          + "NSColor Asset.gray900.color, Color Color.gray900 .gray900, NSColor NSColor.gray900 .gray900 = #1F252EFF"
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

/// Fonts that helpers make of an enum's properties.
struct SwiftFontHelperTests {
  @Test func helperOverAnEnum() {
    let lines = SwiftFixtures.lines([
      "enum Pretendard: String { case bold = \"Pretendard-Bold\" }",
      """
      enum BrandFont { case title
        var face: Pretendard { switch self { case .title: return .bold } }
        var size: CGFloat { switch self { case .title: 24 } }
      }
      extension Font {
        static func brand(_ font: BrandFont, size: CGFloat? = nil) -> Font {
          .custom(font.face.rawValue, size: size ?? font.size)
        }
      }
      """,
    ])
    #expect(
      lines == [
        "fontSize: CGFloat BrandFont.title.size = 24",
        "font: Font Font.brand(.title) .brand(.title) = Pretendard/24/bold",
      ])
  }

  @Test(arguments: [
    ("Packages/DS/Sources/DS/Spacing.swift", "DS"), ("Projects/DSKit/Sources/Theme/Spacing.swift", "DSKit"),
    ("App/ResourceKit/Sources/Font.swift", "ResourceKit"), ("App/Font.swift", nil),
    ("Sources/Kit/Sources/Theme/Font.swift", "Kit"),
  ])
  func modules(path: String, module: String?) throws {
    let source = try #require(SwiftFixtures.source("enum Spacing { static let md: CGFloat = 16 }", path: path))
    let token = try #require(TokenResolver(sources: [source]).resolve().tokens.first)
    #expect(token.module == module)
    #expect(token.visibility == .module)
  }
}

/// Accessors of assets that are generated at build time, told by their uses.
struct SwiftAssetUseTests {
  @Test(arguments: [
    ("view.tint = DSAsset.Colors.gray900.swiftUIColor", "Color DSAsset.Colors.gray900.swiftUIColor"),
    ("view.tint = R.color.gray900()!", "Color Color(R.color.gray900)"),
    ("view.tint = .gray900", "Color Color.gray900 .gray900"),
    ("view.image = DSAsset.Images.gray900.image", "Color Color.gray900 .gray900"),
  ])
  func access(code: String, spelling: String) throws {
    let line = try #require(
      SwiftFixtures.lines([code], assets: SwiftFixtures.assets([("gray900", "#1F252E")])).first)
    #expect(line.hasPrefix("color: \(spelling)"))
  }
}

extension SwiftAssetUseTests {
  /// A path through a catalog's name leads to that catalog, whatever another one holds.
  @Test func catalogsAreToldApart() {
    let assets = [("Blue", "blue700", "#344054"), ("Gray", "gray700", "#313438")].flatMap { catalog, name, color in
      SwiftFixtures.assets([(name, color)]).map { asset in
        var asset = asset
        asset.definition.path = "\(catalog).xcassets/\(name).colorset/Contents.json"
        return asset
      }
    }
    let code = """
      extension KitAsset.Blue { static var gray700: KitColors { Self.blue700 } }
      func show() { use(KitAsset.Blue.gray700.color, KitAsset.Blue.blue700.color, KitAsset.Gray.gray700.color) }
      """
    #expect(
      SwiftFixtures.lines([code], assets: assets) == [
        "color: Color KitAsset.Blue.blue700.swiftUIColor, UIColor KitAsset.Blue.blue700.color, "
          + "NSColor KitAsset.Blue.blue700.color = #344054FF",
        "color: Color KitAsset.Gray.gray700.swiftUIColor, UIColor KitAsset.Gray.gray700.color, "
          + "NSColor KitAsset.Gray.gray700.color = #313438FF",
      ])
  }
}

/// Sources that are made to exhaust whoever reads them.
struct SwiftHostileTests {
  @Test(arguments: [
    "extension Color { static let x = \(String(repeating: "a.", count: 20_000))b }",
    "enum Spacing { static let x: CGFloat = \(String(repeating: "1+", count: 20_000))1 }",
    "enum Spacing { \((0..<2_000).map { "static let t\($0): CGFloat = t\($0 + 1)" }.joined(separator: "\n")) }",
    "extension Color { static let x = y\(String(repeating: ".opacity(0.5)", count: 10_000)) }",
    "extension UIColor { init(hex: String) { let a = \(String(repeating: "1+", count: 20_000))1 >> 24 } }",
    String(repeating: "enum Theme { ", count: 3_000),
    "enum Spacing { static let a = Self.a; static let b = Spacing(); static let c = b.b.c; typealias Spacing = Spacing }",
    "typealias A = B.C; typealias B = A.C; extension Color { static let x = A.C.B }",
    "extension Color { static let x = Color(light: x, dark: x) }",
  ])
  func comesToAnEnd(code: String) {
    #expect(SwiftFixtures.lines([code]).isEmpty)
  }
}
