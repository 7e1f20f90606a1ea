import DesignTokens
import Testing

/// Constants that hold instances of the project's own types, and modifiers of views that are types.
struct SwiftRecordTests {
  private static let style = """
    struct TextStyle { let size: CGFloat; let weight: Font.Weight; var lineHeight: CGFloat = 20
      var font: Font { .system(size: size, weight: weight) } }

    """

  @Test(arguments: [
    (
      style + "enum Typo { static let h1 = TextStyle(size: 28, weight: .bold); static let title = h1 }",
      [
        "font: Font Typo.h1.font, TextStyle Typo.h1 = system/28/bold",
        "font: Font Typo.title.font, TextStyle Typo.title = system/28/bold",
      ]
    ),
    // Implicit, in an extension of the type, and with more than one type of font.
    (
      style + """
        extension TextStyle { static let h1: TextStyle = .init(size: 28, weight: .bold, lineHeight: 36)
          var uiFont: UIFont { UIFont.systemFont(ofSize: size, weight: weight) } }
        """,
      ["font: Font TextStyle.h1.font, TextStyle TextStyle.h1, UIFont TextStyle.h1.uiFont = system/28/bold"]
    ),
    // An initializer that only hands on, one that calls another, and parts that are cases of enums.
    (
      """
      enum Face: String { case bold = "Pretendard-Bold"; var name: String { rawValue } }
      struct AppFont { let face: Face; let points: CGFloat
        init(_ face: Face, _ points: CGFloat = 15) { self.face = face; self.points = points }
        init(big face: Face) { self.init(face, 40) }
        var font: Font { .custom(face.name, size: points) } }
      enum Typo { static let h1 = AppFont(.bold, 28); static let body = AppFont(.bold); static let big = AppFont(big: .bold) }
      """,
      [
        "font: Font Typo.h1.font, AppFont Typo.h1 = Pretendard/28/bold",
        "font: Font Typo.body.font, AppFont Typo.body = Pretendard/15/bold",
        "font: Font Typo.big.font, AppFont Typo.big = Pretendard/40/bold",
      ]
    ),
    // Stored fonts, behind one property or several.
    (
      """
      class TypoStyle { let font: UIFont; let kern: CGFloat
        init(font: UIFont, kern: CGFloat = 0) { self.font = font; self.kern = kern }
        static let title = TypoStyle(font: .systemFont(ofSize: 24, weight: .bold), kern: -0.2) }
      """, ["font: UIFont TypoStyle.title.font, TypoStyle TypoStyle.title = system/24/bold"]
    ),
    (
      """
      struct FontProperty { let size: CGFloat; let weight: Font.Weight }
      enum Typography { case h1
        var property: FontProperty { switch self { case .h1: FontProperty(size: 28, weight: .bold) } }
        var font: Font { .system(size: property.size, weight: property.weight) } }
      """, ["font: Font Typography.h1.font = system/28/bold"]
    ),
    // A pair of colors is one token, whatever its type is.
    (
      """
      struct ColorSet { let light: Color; let dark: Color
        var color: Color { Color(light: light, dark: dark) } }
      enum Palette { static let bg = ColorSet(light: Color(hex: 0x111111), dark: Color(hex: 0xEEEEEE)) }
      """, ["color: Color Palette.bg.color, ColorSet Palette.bg = #111111FF / #EEEEEEFF"]
    ),
    (
      """
      struct ColorPair { let light: Color; let dark: Color }
      enum Palette { static let bg = ColorPair(light: Color(hex: 0x111111), dark: Color(hex: 0xEEEEEE)) }
      """, ["color: ColorPair Palette.bg = #111111FF / #EEEEEEFF"]
    ),
    (
      """
      struct ColorSet { let light: Color; let dark: Color
        var color: Color { Color(light: light, dark: dark) } }
      enum Palette { static let bg = ColorSet(light: .white, dark: Color(hex: 0x111111))
        static let veil = ColorSet(light: Color.black.opacity(0.2), dark: .white.opacity(0.2)) }
      """,
      [
        "color: Color Palette.bg.color, ColorSet Palette.bg = #FFFFFFFF / #111111FF",
        "color: Color Palette.veil.color, ColorSet Palette.veil = #00000033 / #FFFFFF33",
      ]
    ),
    // Shades are a palette; themes take each other's place, so a token is what both have, behind the one that is shown.
    (
      """
      struct Shades { let s50: Color; let s500: Color }
      enum Palette { static let red = Shades(s50: Color(hex: 0x111111), s500: Color(hex: 0x222222)) }
      """, ["color: Color Palette.red.s50 = #111111FF", "color: Color Palette.red.s500 = #222222FF"]
    ),
    (
      """
      struct Theme { let ink: Color; let paper: Color
        static let light = Theme(ink: Color(hex: 0x111111), paper: Color(hex: 0x222222))
        static let dark = Theme(ink: Color(hex: 0xEEEEEE), paper: Color(hex: 0x333333)) }
      """, ["color:  = #111111FF / #EEEEEEFF", "color:  = #222222FF / #333333FF"]
    ),
    // Behind an instance that something holds.
    (
      style + """
        struct Typography { let h1 = TextStyle(size: 28, weight: .bold) }
        enum DS { static let typography = Typography() }
        """, ["font: Font DS.typography.h1.font, TextStyle DS.typography.h1 = system/28/bold"]
    ),
    // Functions that hand a property on.
    (
      """
      struct AppFont { let size: CGFloat; var font: Font { .system(size: size) }
        static let h1 = AppFont(size: 28) }
      extension Font { static func app(_ style: AppFont) -> Font { style.font } }
      """, ["font: Font AppFont.h1.font, AppFont AppFont.h1, Font Font.app(.h1) .app(.h1) = system/28/regular"]
    ),
    // A weight of one framework as one of another.
    (
      style + """
        extension TextStyle { var uiFont: UIFont { .systemFont(ofSize: size, weight: .init(weight)) } }
        enum Typo { static let h1 = TextStyle(size: 28, weight: .bold) }
        """, ["font: Font Typo.h1.font, TextStyle Typo.h1, UIFont Typo.h1.uiFont = system/28/bold"]
    ),
    (
      """
      enum Face { case bold; var file: String { lookUp(self) } }
      struct AppFont { let face: Face; var font: Font { .custom(face.file, size: 15) } }
      enum Typo { static let h1 = AppFont(face: .bold) }
      """, []
    ),
    // What cannot be told: a part that is made elsewhere, a wrapped one, an initializer that does more.
    (style + "enum Typo { static let h1 = TextStyle(size: scale(28), weight: .bold) }", []),
    (
      """
      struct FontSpec { @ScaledMetric var size: CGFloat; var font: Font { .system(size: size) } }
      enum Typo { static let h1 = FontSpec(size: 28) }
      """, []
    ),
    (
      """
      struct FontSpec { let size: CGFloat; init(size: CGFloat) { if size > 3 { self.size = size } else { self.size = 3 } }
        var font: Font { .system(size: size) } }
      enum Typo { static let h1 = FontSpec(size: 28) }
      """, []
    ),
    // What a component shows is no token of a design system.
    (
      """
      struct BadgeItem { let title: String; let color: Color }
      enum Badges { static let new = BadgeItem(title: "New", color: Color(hex: 0x111111)) }
      """, []
    ),
  ])
  func palettes(code: String, expected: [String]) {
    #expect(SwiftFixtures.lines([code]) == expected)
  }

  private static let modifier = """
    enum AppFont { case h1
      var size: CGFloat { switch self { case .h1: 28 } }
      var font: Font { .system(size: size) } }
    extension View { func appFont(_ style: AppFont) -> some View { modifier(AppFontModifier(style: style)) } }

    """
  private static let font = "font: Font AppFont.h1.font = system/28/regular"
  private static let applied = "font: View .appFont(.h1) = system/28/regular"

  @Test(arguments: [
    // In the forms that teams write them: memberwise, with locals, with an initializer.
    (
      modifier + "struct AppFontModifier: ViewModifier { let style: AppFont; "
        + "func body(content: Content) -> some View { content.font(style.font).lineSpacing(4) } }", [font, applied]
    ),
    (
      modifier + """
        struct AppFontModifier: ViewModifier { var style: AppFont
          func body(content: Content) -> some View {
            let uiFont = UIFont.systemFont(ofSize: style.size)
            let space = 30 - uiFont.lineHeight
            return content.font(style.font).lineSpacing(space).padding(.vertical, space / 2) } }
        """, [font, applied]
    ),
    (
      modifier + """
        private struct AppFontModifier: ViewModifier { private let font: Font
          init(style: AppFont) { font = style.font }
          func body(content: Content) -> some View { content.font(font) } }
        """, [font, applied]
    ),
    // What sets more than a text style, or another view's, is none.
    (
      modifier + "struct AppFontModifier: ViewModifier { let style: AppFont; "
        + "func body(content: Content) -> some View { content.font(style.font).foregroundColor(.red) } }", [font]
    ),
    (
      modifier + "struct AppFontModifier: ViewModifier { let style: AppFont; "
        + "func body(content: Content) -> some View { Text(style.name).font(style.font) } }", [font]
    ),
    // Styles that are instances, by the name of their own type or another's.
    (
      style + """
        enum Typo { static let h1 = TextStyle(size: 28, weight: .bold) }
        extension TextStyle { static let body = TextStyle(size: 15, weight: .regular) }
        struct Typeset: ViewModifier { let style: TextStyle
          func body(content: Content) -> some View { content.font(style.font).lineSpacing(style.lineHeight - style.size) } }
        extension View { func typeset(_ style: TextStyle) -> some View { self.modifier(Typeset(style: style)) } }
        """,
      [
        "font: Font Typo.h1.font, TextStyle Typo.h1 = system/28/bold",
        "font: Font TextStyle.body.font, TextStyle TextStyle.body = system/15/regular",
        "font: View .typeset(Typo.h1) = system/28/bold", "font: View .typeset(.body) = system/15/regular",
      ]
    ),
  ])
  func modifiers(code: String, expected: [String]) {
    #expect(SwiftFixtures.lines([code]).filter { $0.hasPrefix("font:") } == expected)
  }

  /// Constants of a raw value, of which a function makes what it is.
  @Test(arguments: [
    ("", ["spacing: CGFloat CGFloat.ds(.m) .ds(.m) = 16", "spacing: CGFloat CGFloat.ds(.xl) .ds(.xl) = 32"]),
    (", Hashable", ["spacing: CGFloat CGFloat.ds(.m) .ds(.m) = 16", "spacing: CGFloat CGFloat.ds(.xl) .ds(.xl) = 32"]),
  ])
  func constantsOfARawValue(more: String, expected: [String]) {
    let code = """
      public struct DSSpacing: RawRepresentable\(more) { public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let m = DSSpacing(rawValue: 16)
        public static let xl: DSSpacing = .init(rawValue: 32) }
      public extension CGFloat { static func ds(_ spacing: DSSpacing) -> CGFloat { return spacing.rawValue } }
      """
    #expect(SwiftFixtures.lines([code]) == expected)
  }

  /// What is written alike for two types cannot be told apart.
  @Test func constantsOfTwoRawValues() {
    let types = ["Spacing", "Radius"].map { name in
      """
      struct DS\(name): RawRepresentable { let rawValue: CGFloat
        static let m = DS\(name)(rawValue: \(name.count)); static let \(name.lowercased()) = DS\(name)(rawValue: 24) }
      extension CGFloat { static func ds(_ value: DS\(name)) -> CGFloat { value.rawValue } }
      """
    }
    #expect(
      SwiftFixtures.lines(types) == ["spacing: CGFloat CGFloat.ds(.spacing) .ds(.spacing) = 24"])
  }

  /// What a style sets as a modifier is no property of it.
  @Test func stylesThatAreModifiers() {
    let code = """
      struct Typography { let size: CGFloat
        static let large = Typography(size: 18) }
      extension Typography: ViewModifier {
        func body(content: Content) -> some View { content.font(.custom("Brand", size: size)) } }
      """
    #expect(SwiftFixtures.lines([code]).filter { $0.hasPrefix("font:") } == [])
  }

  /// Modifiers without parameters, by the text that they set.
  @Test(arguments: [
    ("func title() -> some View { font(.system(size: 20)).lineSpacing(4) }", "View .title() = system/20/regular"),
    ("func title() -> some View { return self.font(Typo.h1).tracking(-0.5) }", "View .title() = system/28/bold"),
    ("func title() -> some View { self.font(.system(size: 20)).fontWeight(.bold) }", "View .title() = system/20/bold"),
    ("func title() -> some View { font(.system(size: 20)).bold() }", "View .title() = system/20/bold"),
    ("func title() -> some View { font(.system(size: 20)).foregroundColor(.red) }", nil),
    ("func title() -> some View { font(.system(size: 20)).bold().fontWeight(.regular) }", nil),
    ("func title() -> some View { font(.system(size: 20)).fontWeight(pick()) }", nil),
    ("func title() -> some View { Text(name).font(.system(size: 20)) }", nil),
    ("func title() -> some View { font(isPad ? .largeTitle : .title) }", nil),
    ("func title<T>() -> some View { font(.system(size: 20)) }", nil),
    ("func title() throws -> some View { font(.system(size: 20)) }", nil),
  ])
  func modifiersWithoutParameters(function: String, expected: String?) {
    let code = "enum Typo { static let h1 = Font.system(size: 28, weight: .bold) }\nextension View { \(function) }"
    let found = SwiftFixtures.lines([code]).filter { !$0.contains("Typo.h1") }
    #expect(found == (expected.map { ["font: " + $0] } ?? []))
  }

  /// Types of modifiers whose instances all set the same.
  @Test(arguments: [
    ("struct Title: ViewModifier { BODY }", ["View .modifier(Title()) = system/20/bold"]),
    (
      "struct Title: ViewModifier { BODY } ; extension View { func title() -> some View { self.modifier(Title()) } }",
      ["View .title(), View .modifier(Title()) = system/20/bold"]
    ),
    (
      "struct Title: ViewModifier { BODY } ; extension View { func head() -> some View { modifier(Title()).lineSpacing(2) } }",
      ["View .modifier(Title()) = system/20/bold", "View .head() = system/20/bold"]
    ),
    ("enum Styles { struct Title: ViewModifier { BODY } }", ["View .modifier(Styles.Title()) = system/20/bold"]),
    (
      "struct Title: ViewModifier { private let points: CGFloat = 20; func body(content: Content) -> some View { "
        + "content.font(.system(size: points, weight: .bold)) } }", ["View .modifier(Title()) = system/20/bold"]
    ),
    ("public struct Title: ViewModifier { public init() {} ; BODY }", ["View .modifier(Title()) = system/20/bold"]),
    ("private struct Title: ViewModifier { BODY }", ["View .modifier(Title()) = system/20/bold (file)"]),
    ("struct Title<T>: ViewModifier { BODY }", []), ("class Title: ViewModifier { BODY }", []),
    ("struct Title: ViewModifier { init(_ a: Int) {} ; BODY }", []),
    ("struct Title: ViewModifier { let size: CGFloat; BODY }", []),
    ("struct Title: ViewModifier { var isOn = true; BODY }", []),
    (
      "struct Title: ViewModifier { @ScaledMetric var size = 20; func body(content: Content) -> some View { "
        + "content.font(.system(size: size)) } }", []
    ),
    (
      "struct Title: ViewModifier { func body(content: Content) -> some View { content.font(.system(size: 20)).padding() } }",
      []
    ),
  ])
  func modifierTypes(code: String, expected: [String]) {
    let body = "func body(content: Content) -> some View { content.font(.system(size: 20, weight: .bold)) }"
    #expect(SwiftFixtures.lines([code.replacing("BODY", with: body)]) == expected.map { "font: " + $0 })
  }

  /// Classes that are made by the initializers of others.
  @Test(arguments: [
    (
      "final class BrandPalette: BasePalette {}",
      ["color: UIColor Brand.main.tint, BrandPalette Brand.main = #112233FF"]
    ),
    (
      "class MidPalette: BasePalette { let gap = 3 } ; final class BrandPalette: MidPalette {}",
      ["color: UIColor Brand.main.tint, BrandPalette Brand.main = #112233FF"]
    ),
    ("final class BrandPalette: BasePalette { override var tint: UIColor { get { other() } set {} } }", []),
    ("final class BrandPalette: BasePalette { init(tint: Int) { super.init(tint: make(tint)) } }", []),
    (
      "struct BrandPalette { let tint: UIColor } ; class BrandPalette: BasePalette {}",
      ["color: UIColor Brand.main.tint, BrandPalette Brand.main = #112233FF"]
    ),
    ("final class BrandPalette: OtherPalette {}", []), ("final class BrandPalette: BrandPalette {}", []),
    ("class APalette: BrandPalette {} ; class BrandPalette: APalette {}", []),
  ])
  func inheritedInitializers(code: String, expected: [String]) {
    let base = "class BasePalette { var tint: UIColor; init(tint: UIColor) { self.tint = tint } }"
    let constant = "enum Brand { static let main = BrandPalette(tint: UIColor(hex: 0x112233)) }"
    #expect(SwiftFixtures.lines([base, code, constant]) == expected)
  }

  /// The types, their extensions and their constants may stand in different files.
  @Test func acrossFiles() {
    let files = [
      "struct TextStyle { let size: CGFloat }", "extension TextStyle { var font: Font { .system(size: size) } }",
      "enum Typo { static let h1 = TextStyle(size: 28) }",
    ]
    #expect(SwiftFixtures.lines(files) == ["font: Font Typo.h1.font, TextStyle Typo.h1 = system/28/regular"])
  }

  /// Nothing is taken for a token that may fail, is not there at once, or of which it is not sure what makes it.
  @Test(arguments: [
    "struct TextStyle { let size: CGFloat; init?(size: CGFloat) { self.size = size } var font: Font { .system(size: size) } }",
    "struct TextStyle { let size: CGFloat; init(size: CGFloat) throws { self.size = size } var font: Font { .system(size: size) } }",
    "struct TextStyle { let size: CGFloat; var font: Font { get async { .system(size: size) } } }",
    "struct TextStyle { let size: CGFloat; var font: Font { get throws { .system(size: size) } } }",
    "struct TextStyle { let size: CGFloat; init(size: CGFloat) { self = .other } var font: Font { .system(size: size) } }",
    "struct TextStyle { let size: CGFloat; var font: Font { .system(size: size) } } ; extension TextStyle { init(size: Int) { self.init(size: CGFloat(size * 2)) } }",
    "struct TextStyle { let size: CGFloat; init(size: CGFloat) { self.size = size } ; init(size: Int) { self.size = CGFloat(size * 2) } ; var font: Font { .system(size: size) } }",
  ])
  func doubtfulTypes(type: String) {
    let constant = "enum Typo { static let h1 = TextStyle(size: 28) }"
    #expect(SwiftFixtures.lines([type, constant]) == [])
  }

  /// Of two types of one name nothing tells which is meant.
  @Test func typesOfOneName() {
    let types = ["bold", "light"].map {
      "struct TextStyle { let size: CGFloat; var font: Font { .system(size: size, weight: .\($0)) } }"
    }
    let constant = "enum Typo { static let h1 = TextStyle(size: 28) }"
    #expect(
      SwiftFixtures.lines([types[0], constant]) == ["font: Font Typo.h1.font, TextStyle Typo.h1 = system/28/bold"])
    #expect(SwiftFixtures.lines(types + [constant]) == [])
  }

  /// Constants that name each other, and types without end.
  @Test(arguments: [
    "enum Typo { static let a: TextStyle = b; static let b: TextStyle = a }",
    "struct TextStyle { let style: TextStyle; var font: Font { style.font } }; enum Typo { static let a = TextStyle(style: a) }",
    "struct AppFont { let size: CGFloat; var font: Font { other } ; var other: Font { self.font } }; enum Typo { static let a = AppFont(size: 3) }",
  ])
  func circles(code: String) {
    #expect(SwiftFixtures.lines([Self.style + code]).isEmpty)
  }
}
