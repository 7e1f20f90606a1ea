import DesignTokens
import Testing

/// Cases whose values come of several parts, or that carry cases of other enums.
struct EnumPartsTests {
  @Test(arguments: [
    // A name for a family in the body of a property.
    (
      """
      enum AppFont { case title, body
        private var face: KitFontConvertible {
          let brand = KitFamily.Brand.self
          switch self {
          case .title: return brand.bold
          case .body: return brand.regular } }
        var size: CGFloat { switch self { case .title: 24; case .body: 15 } }
        var font: Font { face.swiftUIFont(size: size) } }
      """, ["Font AppFont.title.font = Brand/24/bold", "Font AppFont.body.font = Brand/15/regular"]
    ),
    // Parts in a tuple.
    (
      """
      enum AppFont { case title, note
        var spec: (weight: Face, size: CGFloat) { switch self { case .title: (.bold, 24); case .note: return (.light, 12) } }
        var font: Font { .custom("Brand-\\(spec.weight.rawValue)", size: spec.size) } }
      enum Face: String { case bold = "Bold", light = "Light" }
      """, ["Font AppFont.title.font = Brand/24/bold", "Font AppFont.note.font = Brand/12/light"]
    ),
    (
      """
      enum AppFont { case title, note, small
        var spec: (weight: Face, size: CGFloat, ratio: CGFloat) {
          switch self { case .title: (.bold, 24, 1.4); default: (.light, 12, 1.2) } } }
      enum Face: String { case bold = "Bold", light = "Light" }
      enum Brand {
        static func font(_ style: AppFont) -> Font { Font(uiFont(style)) }
        static func uiFont(_ style: AppFont) -> UIFont {
          guard let font = UIFont(name: "Brand-\\(style.spec.weight)", size: style.spec.size) else { return .systemFont(ofSize: 1) }
          return font } }
      """,
      [
        "Font Brand.font(.title) = Brand/24/bold", "Font Brand.font(.note) = Brand/12/light",
        "Font Brand.font(.small) = Brand/12/light", "UIFont Brand.uiFont(.title) = Brand/24/bold",
        "UIFont Brand.uiFont(.note) = Brand/12/light", "UIFont Brand.uiFont(.small) = Brand/12/light",
      ]
    ),
    (
      """
      enum AppFont { case title
        var spec: (weight: Face, size: CGFloat) { switch self { case .title: made() } }
        var font: Font { .custom("Brand", size: spec.size) } }
      """, []
    ),
    // What cases carry.
    (
      """
      enum AppFont {
        enum Face { case bold, light; var name: String { switch self { case .bold: return "Brand-Bold"
          case .light: return "Brand-Light" } } }
        case title(weight: Face = .light), note(weight: Face)
        var weight: Face { switch self { case let .title(weight), let .note(weight): return weight } }
        var size: CGFloat { switch self { case .title: return 24
          case .note: return 12 } }
        var font: UIFont { UIFont(name: weight.name, size: size) ?? .init() } }
      extension UIFont { static func set(_ style: AppFont) -> UIFont { style.font }
        static let usual = AppFont.title(weight: .bold).font }
      """,
      [
        "UIFont AppFont.note(weight: .bold).font, UIFont UIFont.set(.note(weight: .bold)) .set(.note(weight: .bold)) = Brand/12/bold",
        "UIFont AppFont.note(weight: .light).font, UIFont UIFont.set(.note(weight: .light)) .set(.note(weight: .light)) = Brand/12/light",
        "UIFont AppFont.title(weight: .bold).font, UIFont UIFont.set(.title(weight: .bold)) .set(.title(weight: .bold)) = Brand/24/bold",
        "UIFont AppFont.title(weight: .light).font, UIFont UIFont.set(.title(weight: .light)) .set(.title(weight: .light)) = Brand/24/light",
        "UIFont UIFont.usual .usual = Brand/24/bold",
      ]
    ),
    (
      """
      enum AppFont { case title, note(Face)
        enum Face { case bold, light }
        private var face: KitFontConvertible {
          switch self {
          case .title: return KitFamily.Brand.heavy
          case .note(let face):
            switch face {
            case .bold: return KitFamily.Brand.bold
            case .light: return KitFamily.Brand.light } } }
        private var size: CGFloat { switch self { case .title: 24; case .note: 12 } }
        var font: Font { face.swiftUIFont(size: size) } }
      """,
      [
        "Font AppFont.note(.bold).font = Brand/12/bold", "Font AppFont.note(.light).font = Brand/12/light",
        "Font AppFont.title.font = Brand/24/heavy",
      ]
    ),
    // What a case carries may be anything.
    (
      """
      enum AppFont { case title, custom(CGFloat)
        var size: CGFloat { switch self { case .title: 24; case .custom(let size): size } }
        var font: Font { .custom("Brand", size: size) } }
      """, ["Font AppFont.title.font = Brand/24/regular"]
    ),
  ])
  func fonts(code: String, expected: [String]) {
    let fonts = SwiftFixtures.lines([code]).filter { $0.hasPrefix("font:") }.sorted()
    #expect(fonts == expected.map { "font: " + $0 }.sorted())
  }

  /// Colors by a function over enums in enums.
  @Test(arguments: [
    (
      """
      enum InkColor { case text(Self.Text), line(Line), plain
        enum Text { case brand, body }
        enum Line { case thin } }
      extension Color { static func kit(_ ink: InkColor) -> Color { switch ink {
        case .text(let text): switch text {
          case .brand: return Color(hex: 0x0A1B2C)
          case .body: return Color(hex: 0x112233) }
        case .line(let line): return line == .thin ? made() : made()
        case .plain: return Color(hex: 0x445566) } } }
      """,
      [
        "Color Color.kit(.plain) .kit(.plain) = #445566FF",
        "Color Color.kit(.text(.body)) .kit(.text(.body)) = #112233FF",
        "Color Color.kit(.text(.brand)) .kit(.text(.brand)) = #0A1B2CFF",
      ]
    ),
    (
      """
      enum InkColor { case text(Text), line(Int)
        enum Text { case brand, body, note } }
      extension Color { static func kit(_ ink: InkColor) -> Color { switch ink {
        case .text(.brand), .text(.note): return Color(hex: 0x0A1B2C)
        case .text(_): return Color(hex: 0x112233)
        case .line(let level): return Color(white: Double(level) / 100) } } }
      """,
      [
        "Color Color.kit(.text(.body)) .kit(.text(.body)) = #112233FF",
        "Color Color.kit(.text(.brand)) .kit(.text(.brand)) = #0A1B2CFF",
        "Color Color.kit(.text(.note)) .kit(.text(.note)) = #0A1B2CFF",
      ]
    ),
    (
      """
      enum InkColor { case text(Text)
        enum Text { case brand(Int), body } }
      extension Color { static func kit(_ ink: InkColor) -> Color { switch ink {
        case .text(.brand(1)): return Color(hex: 0x0A1B2C)
        case .text(_): return Color(hex: 0x112233) } } }
      """, []
    ),
    (
      """
      enum InkColor { case text(Int) }
      extension Color { static func kit(_ ink: InkColor) -> Color { switch ink {
        case .text(let level): return Color(white: Double(level) / 100) } } }
      """, []
    ),
  ])
  func colors(code: String, expected: [String]) {
    #expect(SwiftFixtures.lines([code]).sorted() == expected.map { "color: " + $0 }.sorted())
  }
}
