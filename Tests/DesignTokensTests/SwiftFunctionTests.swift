import DesignTokens
import Testing

/// Functions of the project's, followed to what they give.
struct SwiftFunctionTests {
  private static let pretendard = """
    enum PretendardType: String { case bold = "Pretendard-Bold", regular = "Pretendard-Regular" }
    extension Font {
      static func pretendard(size: CGFloat, type: PretendardType = .regular) -> Font {
        .custom(type.rawValue, size: size)
      }
    }
    """

  /// Fonts by functions of a size and the case of an enum, in the forms that teams write them.
  @Test(arguments: [
    (pretendard, "Font.pretendard(size: 20, type: .bold)"),
    (
      """
      enum Face { case bold; var name: String { switch self { case .bold: return "Pretendard-Bold" } } }
      extension Font { static func pretendard(_ face: Face, size: CGFloat) -> Font { return .custom(face.name, size: size) } }
      """, "Font.pretendard(.bold, size: 20)"
    ),
    (
      """
      extension UIFont {
        enum Family { case Bold, Regular }
        static func pretendard(size: CGFloat, family: Family) -> UIFont {
          return UIFont(name: "Pretendard-\\(family)", size: size) ?? UIFont.systemFont(ofSize: size)
        }
      }
      """, "UIFont.pretendard(size: 20, family: .Bold)"
    ),
    (
      """
      extension UIFont {
        enum Kind: String { case bold = "-Bold" }
        static func pretendard(_ kind: Kind, size: CGFloat = 20) -> UIFont {
          if let font = UIFont(name: "Pretendard\\(kind.rawValue)", size: size) { return font }
          return UIFont.systemFont(ofSize: size)
        }
      }
      """, "UIFont.pretendard(.bold)"
    ),
    (
      """
      enum Pretendard: String {
        case bold = "Pretendard-Bold"
        func of(size: CGFloat) -> UIFont { return UIFont(name: self.rawValue, size: size)! }
      }
      """, "Pretendard.bold.of(size: 20)"
    ),
    (
      """
      enum Pretendard: String {
        case bold = "Pretendard-Bold"
        func of(size: CGFloat) -> UIFont { return UIFont(name: rawValue, size: size)! }
      }
      extension UIFont { static func brand(_ type: Pretendard, _ size: CGFloat) -> UIFont { type.of(size: size) } }
      """, "UIFont.brand(.bold, 20)"
    ),
    (
      """
      extension Font {
        static func pretendard(_ size: CGFloat, weight: Font.Weight = .regular) -> Font {
          switch weight {
          case .bold: return Font.custom("Pretendard-Bold", size: size)
          default: return Font.custom("Pretendard-Regular", size: size)
          }
        }
      }
      """, "Font.pretendard(20, weight: .bold)"
    ),
    (
      """
      extension Font {
        private static func pretendard(size fontSize: CGFloat, weight: Font.Weight) -> Font {
          let familyName = "Pretendard"
          var weightString: String
          switch weight {
          case .bold: weightString = "Bold"
          case .medium: weightString = "Medium"
          default: weightString = "Regular"
          }
          return Font.custom("\\(familyName)-\\(weightString)", size: fontSize)
        }
      }
      """, "Font.pretendard(size: 20, weight: .bold)"
    ),
    (
      "extension Font { static func pretendard(_ w: Font.Weight, size: CGFloat) -> Font { .custom(\"Pretendard\", size: size).weight(w) } }",
      "Font.pretendard(.bold, size: 20)"
    ),
    (
      """
      extension UIFont {
        static func pretendard(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
          guard let font = UIFont(name: "Pretendard-Bold", size: size) else { return .systemFont(ofSize: size) }
          return font
        }
      }
      """, "UIFont.pretendard(ofSize: 20, weight: .bold)"
    ),
    (
      """
      enum Family { case pretendard(weight: Weight)
        enum Weight { case bold; var value: String { switch self { case .bold: return "Pretendard-Bold" } } }
        var fontName: String { switch self { case .pretendard(let weight): return weight.value } }
      }
      """, "Font.custom(Family.pretendard(weight: .bold).fontName, size: 20)"
    ),
    (
      "extension Font { static func heading(_ size: CGFloat) -> Font { .custom(\"Pretendard-Bold\", size: size) } }",
      "Font.heading(20)"
    ),
    (
      """
      enum Face { case bold, custom(String); var name: String { switch self { case .bold: "Pretendard-Bold"; case .custom(let name): name } } }
      extension Font { static func pretendard(_ face: Face, size: CGFloat) -> Font { .custom(face.name, size: size) } }
      """, "Font.pretendard(.custom(\"Pretendard-Bold\"), size: 20)"
    ),
  ])
  func fonts(helper: String, call: String) {
    let lines = SwiftFixtures.lines([helper, "enum Style { static let title = \(call) }"])
    #expect(lines.count == 1 && lines[0].hasSuffix("Style.title = Pretendard/20/bold"), "\(lines)")
  }

  @Test(arguments: [
    // Palettes that are enums.
    (
      """
      enum AppFont {
        case title1, body
        var size: CGFloat { switch self { case .title1: 24; case .body: 15 } }
        var weight: PretendardType { switch self { case .title1: .bold; default: .regular } }
        var font: Font { .pretendard(size: size, type: weight) }
      }
      """,
      ["font: Font AppFont.title1.font = Pretendard/24/bold", "font: Font AppFont.body.font = Pretendard/15/regular"]
    ),
    (
      """
      enum AppFont { case title1
        var size: CGFloat { 24 } }
      extension Font { static func app(_ style: AppFont) -> Font { .pretendard(size: style.size, type: .bold) } }
      """,
      ["fontSize: CGFloat AppFont.title1.size = 24", "font: Font Font.app(.title1) .app(.title1) = Pretendard/24/bold"]
    ),
    // Modifiers of views.
    (
      """
      enum AppFont { case title1
        var size: CGFloat { 24 }
        var lineSpacing: CGFloat { 6 } }
      extension View { func appFont(_ style: AppFont) -> some View {
        font(.pretendard(size: style.size, type: .bold)).lineSpacing(style.lineSpacing) } }
      extension Text { func plain(_ style: AppFont) -> Text { foregroundColor(.red).font(.pretendard(size: 3)) } }
      """,
      [
        "fontSize: CGFloat AppFont.title1.size = 24", "lineHeight: CGFloat AppFont.title1.lineSpacing = 6",
        "font: View .appFont(.title1) = Pretendard/24/bold",
      ]
    ),
  ])
  func typePalettes(code: String, expected: [String]) {
    #expect(SwiftFixtures.lines([Self.pretendard, code]) == expected)
  }

  @Test(arguments: [
    // Numbers.
    (
      "enum Spacing { static func step(_ n: CGFloat) -> CGFloat { let base: CGFloat = 4; return n * base }; static let m = step(3) }",
      ["spacing: CGFloat Spacing.m = 12"]
    ),
    // Dynamic providers with any labels.
    (
      """
      extension Color {
        static func adaptive(day: UInt, night: UInt) -> Color {
          Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: night) : UIColor(hex: day) })
        }
        static let ink = adaptive(day: 0x111111, night: 0xEEEEEE)
      }
      """, ["color: Color Color.ink .ink = #111111FF / #EEEEEEFF"]
    ),
    (
      """
      extension UIColor {
        convenience init(a: UIColor, b: UIColor) { self.init { traits in traits.userInterfaceStyle == .dark ? b : a } }
        static let ink = UIColor(a: UIColor(hex: 0x111111), b: UIColor(hex: 0xEEEEEE))
      }
      """, ["color: UIColor UIColor.ink .ink = #111111FF / #EEEEEEFF"]
    ),
    (
      """
      extension Color {
        init(day: Color, night: Color) { self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(night) : UIColor(day) }) }
        static let ink = Color(day: Color(hex: 0x111111), night: Color(hex: 0xEEEEEE))
      }
      """, ["color: Color Color.ink .ink = #111111FF / #EEEEEEFF"]
    ),
    // Cases with a payload.
    (
      """
      enum GrayColor { case dark, level(Int)
        var color: Color { switch self { case .dark: Color(hex: 0x111111); case .level(let n): Color(white: Double(n) / 100) } } }
      extension Color { static let ink = GrayColor.dark.color }
      """, ["color: Color GrayColor.dark.color = #111111FF", "color: Color Color.ink .ink = #111111FF"]
    ),
    (
      """
      enum SpacingScale { case small, custom(CGFloat)
        var spacing: CGFloat { switch self { case .small: 4; case .custom(let value): value } } }
      enum Spacing { static let odd = SpacingScale.custom(7).spacing }
      """, ["spacing: CGFloat SpacingScale.small.spacing = 4", "spacing: CGFloat Spacing.odd = 7"]
    ),
    // Generic helpers.
    (
      """
      func token<T>(_ value: T) -> T { value }
      extension Color { static let ink = token(Color(hex: 0x111111)) }
      """, ["color: Color Color.ink .ink = #111111FF"]
    ),
    // What binds something that may be missing gives either of two values.
    (
      "enum Spacing { static var m: CGFloat { guard let x = maybe() else { return 24 }; return 8 }; "
        + "static var l: CGFloat { if let x = maybe() { return 40 }; return 16 } }", []
    ),
    (
      """
      extension UIFont {
        static var a: UIFont { guard let f = UIFont(name: "Brand", size: 15) else { return .systemFont(ofSize: 15) }
          return .systemFont(ofSize: 20) }
        static var b: UIFont { if let f = UIFont(name: "Brand", size: 15) { return .systemFont(ofSize: 15) }
          return .systemFont(ofSize: 20) }
        static var c: UIFont { guard let f = UIFont(name: "Brand", size: 15) else { return .systemFont(ofSize: 15) }
          let g = f
          return g }
      }
      """, ["font: UIFont UIFont.c .c = Brand/15/regular"]
    ),
    // Names of names.
    (
      "enum Spacing { static var m: CGFloat { let a: CGFloat = 4; let b = a + a; return b * 2 } }",
      ["spacing: CGFloat Spacing.m = 16"]
    ),
    // What may be left out, and is not given.
    (
      """
      extension Font {
        static func app(_ size: CGFloat, _ weight: Font.Weight? = nil) -> Font { .system(size: size, weight: weight ?? .bold) }
        static let title = app(20)
        static let light = app(20, .light)
        static let odd = app(20, pick())
      }
      """, ["font: Font Font.title .title = system/20/bold", "font: Font Font.light .light = system/20/light"]
    ),
    // Of several that take the arguments, the one with the fewest left out; of several that are left, none.
    (
      "enum Spacing { static func step(_ n: CGFloat) -> CGFloat { n * 4 }; "
        + "static func step(_ n: Double) -> Double { n * 2 }; static let m = step(3) }", []
    ),
    (
      "enum Spacing { static func step(_ n: CGFloat, x: CGFloat = 2) -> CGFloat { n * x }; "
        + "static func step(_ n: CGFloat) -> CGFloat { n * 4 }; static let m = step(3) }",
      ["spacing: CGFloat Spacing.m = 12"]
    ),
    // A weight that depends on something.
    (
      "extension Font { static func f(_ s: CGFloat, b: Bool = false) -> Font { .system(size: s, weight: b ? .bold : .light) }; static let cap = f(12) }",
      []
    ),
    // What may be set to something else is not known.
    (
      """
      enum Mode { case a, b }
      enum Theme { static var mode = Mode.a
        static var ink: Color { switch mode { case .a: Color(hex: 0x111111); case .b: Color(hex: 0xEEEEEE) } } }
      """, []
    ),
  ])
  func others(code: String, expected: [String]) {
    #expect(SwiftFixtures.lines([code]) == expected)
  }

  /// Checks, messages and what is done once before the value have no part in it; whatever may change it has.
  @Test(arguments: [
    ("", "FONT", true), ("assert(size > 0)", "FONT", true), ("precondition(size > 0, \"size\")", "FONT", true),
    ("print(size)", "FONT", true), ("if !Fonts.areRegistered { Fonts.register() }", "FONT", true),
    ("if !areRegistered { areRegistered = true; register() } else { print(1) }", "FONT", true),
    ("guard size > 0 else { fatalError() }", "FONT", true),
    ("let font = FONT; assert(font != nil, \"no font\")", "font!", true),
    ("if size > 20 { return .systemFont(ofSize: size) }", "FONT", false),
    ("var size = size; change(&size)", "UIFont(name: \"Brand-SemiBold\", size: size)!", false),
    ("var size: CGFloat = 20; if isPad { size = 40 }", "UIFont(name: \"Brand-SemiBold\", size: size)!", false),
    ("var size: CGFloat = 20; if isPad { print(size) }", "UIFont(name: \"Brand-SemiBold\", size: size)!", true),
    (
      "var size: CGFloat = 20; let grow = { size = 40 }; grow()", "UIFont(name: \"Brand-SemiBold\", size: size)!", false
    ),
    ("run { size in print(size) }", "FONT", false), ("style.update()", "FONT", false),
    ("guard let name else { fatalError() }", "FONT", false), ("for size in sizes { print(size) }", "FONT", false),
  ])
  func statementsBeforeTheValue(statements: String, value: String, isKnown: Bool) {
    let made = "UIFont(name: \"Brand-SemiBold\", size: size)"
    let code = """
      extension UIFont {
        static func brandSemiBold(size: CGFloat) -> UIFont { \(statements.replacing("FONT", with: made))
          return \(value.replacing("FONT", with: made + "!")) }
        static var title: UIFont { UIFont.brandSemiBold(size: 20) }
        static var head: UIFont { .brandSemiBold(size: 20) }
      }
      """
    let expected = ["title", "head"].map { "font: UIFont UIFont.\($0) .\($0) = Brand/20/semibold" }
    // What cannot be read is no font of that name.
    #expect(SwiftFixtures.lines([code]) == (isKnown ? expected : []))
  }

  /// R.swift's names are those of the fonts.
  @Test(arguments: [
    ("R.font.publicSansSemiBold(size: 15)!", "PublicSans/15/semibold"),
    ("R.font.publicSansBold(size: 15) ?? .systemFont(ofSize: 15)", "PublicSans/15/bold"),
    ("R.font.interItalic(size: 15)!", "Inter/15/regular-italic"), ("R.font.lobster(size: 15)!", "Lobster/15/regular"),
    ("R.font.sf_bold(size: 15)!", nil), ("Q.font.publicSansBold(size: 15)!", nil),
  ])
  func fontsOfGeneratedResources(value: String, expected: String?) {
    let code = "extension UIFont { static var title: UIFont { \(value) } }"
    #expect(SwiftFixtures.lines([code]) == (expected.map { ["font: UIFont UIFont.title .title = \($0)"] } ?? []))
  }

  @Test func aFunctionOfStylesMayDoMore() {
    let code = """
      struct TypeStyle { let size: CGFloat; let face: Face
        enum Face { case book; var fontName: String { switch self { case .book: "Brand-Book" } } } }
      extension TypeStyle { static let bodyLarge = TypeStyle(size: 18, face: .book) }
      extension Font { static func brand(_ style: TypeStyle) -> Font {
        if !Fonts.areRegistered { Fonts.register() }
        return .custom(style.face.fontName, size: style.size) } }
      """
    #expect(
      SwiftFixtures.lines([code]).filter { $0.hasPrefix("font:") }
        == ["font: Font Font.brand(.bodyLarge) .brand(.bodyLarge) = Brand/18/regular"])
  }

  /// Functions that lead to each other, and to more of each other, come to an end.
  @Test func callsEnd() {
    var code = "extension Color { static func f0(_ a: Color) -> Color { Color(light: f1(a), dark: f1(a)) }\n"
    for index in 1..<30 {
      code += "static func f\(index)(_ a: Color) -> Color { Color(light: f\(index + 1)(a), dark: f\(index + 1)(a)) }\n"
    }
    code += "static func f30(_ a: Color) -> Color { f0(a) }\nstatic let ink = f0(Color(hex: 0x111111)) }"
    #expect(SwiftFixtures.lines([code]) == [])
  }
}
