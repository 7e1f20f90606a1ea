import DesignTokens
import Testing

/// Enums of hex digits, whose cases come to colors by whatever takes them.
struct HexEnumTests {
  private static let initializer = """
    extension UIColor { convenience init(rgb: Int, alpha: Double = 1) {
      self.init(red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
        blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha) } }
    """
  private static let ink = "UIColor Ink.deep.color = #0A1B2CFF"

  @Test(arguments: [
    ("enum Ink: Int { case deep = 0x0A1B2C; var color: UIColor { UIColor(rgb: rawValue) } }", [ink]),
    ("enum Ink: Int { case deep = 0x0A1B2C; var color: UIColor { .init(rgb: self.rawValue) } }", [ink]),
    ("enum Ink: UInt32 { case deep = 0x0A1B2C; var color: UIColor { UIColor(hex: rawValue) } }", [ink]),
    (
      """
      enum Ink { case deep
        var rgb: Int { switch self { case .deep: return 0x0A1B2C } }
        var alpha: Double { 0.5 }
        var color: UIColor { UIColor(rgb: rgb, alpha: alpha) } }
      """, ["UIColor Ink.deep.color = #0A1B2C80"]
    ),
    (
      """
      enum Ink { case deep
        var hex: UInt32 { switch self { case .deep: 0x0A1B2C } }
        var color: UIColor { UIColor(hex: self.hex) } }
      enum Theme { static let text: UIColor = Ink.deep.color }
      """, [ink, "UIColor Theme.text = #0A1B2CFF"]
    ),
    // What a protocol gives to those that conform to it.
    (
      """
      protocol ColorSource: RawRepresentable where RawValue == Int { var color: UIColor { get } }
      extension ColorSource { var color: UIColor { UIColor(rgb: digits, alpha: share) }
        var digits: Int { rawValue }
        var share: Double { 1 } }
      enum Ink: Int, ColorSource { case deep = 0x0A1B2C }
      enum VeilColor: Int { case dim = 0x0A1B2C }
      extension VeilColor: ColorSource { var share: Double { 0.5 } }
      enum Odd: Int, ColorSource { case dim = 0x0A1B2C; var share: Double { made() } }
      """, [ink, "UIColor VeilColor.dim.color = #0A1B2C80"]
    ),
    (
      """
      protocol ColorSource { var color: UIColor { get } }
      extension ColorSource where Self: One { var color: UIColor { UIColor(rgb: 0x0A1B2C) } }
      extension ColorSource where Self: Other { var color: UIColor { UIColor(rgb: 0x112233) } }
      enum Ink: Int, ColorSource { case deep }
      """, []
    ),
    (
      """
      protocol ColorSource { }
      extension ColorSource where Self: CaseIterable { var color: UIColor { UIColor(rgb: 0x0A1B2C) } }
      enum Ink: Int, ColorSource { case deep }
      """, []
    ),
    (
      """
      protocol ColorSource { }
      extension ColorSource { func color() -> UIColor where Self: CaseIterable { UIColor(rgb: 0x0A1B2C) } }
      enum Ink: Int, ColorSource { case deep }
      """, []
    ),
    // Initializers and functions that take the case itself.
    (
      """
      extension Color { enum Hex: UInt32 { case deep = 0x0A1B2C }
        init(hex: Hex) { self.init(hex: hex.rawValue) }
        static let ink: Color = .init(hex: .deep) }
      """, ["Color Color(hex: .deep) = #0A1B2CFF", "Color Color.ink .ink = #0A1B2CFF"]
    ),
    (
      """
      extension UIColor { static func hex(_ value: Int) -> UIColor {
        UIColor(red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
          blue: CGFloat(value & 0xFF) / 255, alpha: 1) } }
      enum Ink: Int { case deep = 0x0A1B2C; var color: UIColor { UIColor.hex(rawValue) } }
      """, [ink]
    ),
    // Numbers that are something else, or have digits too many.
    ("enum Ink: Int { case deep = 0x0A1B2C; var color: UIColor { UIColor(tag: rawValue) } }", []),
    ("enum Ink: Int { case deep = 0x800A1B2C; var color: UIColor { UIColor(rgb: rawValue) } }", []),
    ("enum Ink: Int { case deep = 0x0A1B2C; var color: UIColor { UIColor(rgb: rawValue, alpha: share()) } }", []),
    (
      """
      extension Color { init(argb: UInt32) { let alpha = Double((argb >> 24) & 0xFF) / 255; let red = argb >> 16 } }
      enum Ink: UInt32 { case deep = 0x800A1B2C; var color: Color { Color(argb: rawValue) } }
      """, ["Color Ink.deep.color = #0A1B2C80"]
    ),
    // A number says nothing of its leading zeros; the initializer that reads it does.
    (
      """
      extension Color { init(rgba: UInt32) { let red = (rgba >> 24) & 0xFF; let alpha = rgba & 0xFF } }
      enum Ink: UInt32 { case leaf = 0x00FF0080; var color: Color { Color(rgba: rawValue) } }
      """, ["Color Ink.leaf.color = #00FF0080"]
    ),
    (
      """
      extension Color { init(rgba: UInt32) { let red = (rgba >> 24) & 0xFF; let alpha = rgba & 0xFF }
        init(ink: Ink) { self.init(rgba: ink.rawValue) } }
      enum Ink: UInt32 { case leaf = 0x00FF0080 }
      """, ["Color Color(ink: .leaf) = #00FF0080"]
    ),
    (
      """
      extension Color { init(_ rgba: UInt32) { let red = (rgba >> 24) & 0xFF; let alpha = rgba & 0xFF }
        init(ink: Ink) { self.init(ink.rawValue) } }
      enum Ink: UInt32 { case leaf = 0x00FF0080 }
      """, ["Color Color(ink: .leaf) = #00FF0080"]
    ),
    (
      """
      extension Color { init(argb: UInt32) {
        let alpha = argb > 0xFFFFFF ? (argb >> 24) & 0xFF : 0xFF; let red = (argb >> 16) & 0xFF } }
      enum Ink: UInt32 { case deep = 0x0A1B2C; var color: Color { Color(argb: rawValue) } }
      """, ["Color Ink.deep.color = #0A1B2CFF"]
    ),
    (
      """
      extension Color { init(argb: UInt32) {
        guard argb > 0xFFFFFF else { self.init(six: argb); return }
        let alpha = (argb >> 24) & 0xFF; let red = (argb >> 16) & 0xFF } }
      enum Ink: UInt32 { case deep = 0x0A1B2C; var color: Color { Color(argb: rawValue) } }
      """, ["Color Ink.deep.color = #0A1B2CFF"]
    ),
    (
      """
      extension Color { init(rgba: UInt32) { let red = (rgba >> 24) & 0xFF; let alpha = rgba & 0xFF }
        init(rgb: UInt32) { self.init(rgba: (rgb << 8) | 0xFF) } }
      enum Ink: UInt32 { case deep = 0x0A1B2C; var color: Color { Color(rgb: rawValue) } }
      """, ["Color Ink.deep.color = #0A1B2CFF"]
    ),
  ])
  func colors(code: String, expected: [String]) {
    #expect(
      SwiftFixtures.lines([Self.initializer, code]).filter { $0.hasPrefix("color:") }.sorted()
        == expected.map { "color: " + $0 }.sorted())
  }

  /// Black and white of the system are the same in every appearance, and so is what an alpha makes of them.
  @Test(arguments: [
    ("extension Color { static let veil = Color.black.opacity(0.08) }", ["Color Color.veil .veil = #00000014"]),
    ("extension Color { static var mist: Color { .white.opacity(0.8) } }", ["Color Color.mist .mist = #FFFFFFCC"]),
    (
      "extension UIColor { static let veil = UIColor.black.withAlphaComponent(0.4) }",
      ["UIColor UIColor.veil .veil = #00000066"]
    ),
    ("extension Color { static let veil = Color.red.opacity(0.08) }", []),
    ("extension Color { static let veil = Color.primary.opacity(0.08) }", []),
    ("extension Color { static let ink = Color.black.opacity(1) }", []),
    ("extension Color { static let ink = Color.black }", []),
    (
      "extension Color { static let white = Color(hex: 0xFFFFF0); static let mist = Color.white.opacity(0.8) }",
      ["Color Color.white .white = #FFFFF0FF", "Color Color.mist .mist = #FFFFF0CC"]
    ),
  ])
  func translucentSystemColors(code: String, expected: [String]) {
    #expect(SwiftFixtures.lines([code]) == expected.map { "color: " + $0 })
  }

  /// Names of assets that are put together.
  @Test(arguments: [
    "static var ink: Color { asset(\"ink\") }\nprivate static func asset(_ name: String) -> Color { Color(\"app_\" + name, bundle: .module) }",
    "static var ink: Color { asset(#function) }\nprivate static func asset(_ name: String) -> Color { Color(\"app_\" + name) }",
    "static var ink: Color { asset(#function) }\nprivate static func asset(_ name: String) -> Color { Color(\"app_\\(name)\") }",
    "static var ink: Color { asset() }\nstatic func asset(_ name: String = #function) -> Color { Color(\"app_\" + name) }",
  ])
  func madeNames(members: String) {
    let assets = SwiftFixtures.assets([("app_ink", "#0A1B2C"), ("ink", "#FFFFFF")])
    let lines = SwiftFixtures.lines(["enum AppColor {\n\(members) }"], assets: assets)
    #expect(lines.first == "color: Color AppColor.ink, Color Color.appInk .appInk = #0A1B2CFF", "\(lines)")
    #expect(lines.count == 2)
  }
}
