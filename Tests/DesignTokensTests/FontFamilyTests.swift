import DesignTokens
import Testing

/// The families of fonts, as declarations tell them rather than the names that lead there.
struct FontFamilyTests {
  @Test(arguments: [
    // Constants that hold PostScript names.
    (
      """
      enum FontWeight: String { case bold = "Brand-Bold" }
      extension UIFont { static let title = UIFont(name: FontWeight.bold.rawValue, size: 16) }
      """, "UIFont UIFont.title .title = Brand/16/bold"
    ),
    (
      """
      enum FontWeight: String { case medium = "Brand-Medium" }
      enum Style { static let title = Font.custom(FontWeight.medium.rawValue, size: 16) }
      """, "Font Style.title = Brand/16/medium"
    ),
    (
      """
      enum FontName { static let heavy = "Brand-Heavy" }
      enum Style { static let title = Font.custom(FontName.heavy, size: 16) }
      """, "Font Style.title = Brand/16/heavy"
    ),
    (
      """
      enum Weight { case bold; var fontName: String { switch self { case .bold: "Brand-Bold" } } }
      enum Style { static let title = Font.custom(Weight.bold.fontName, size: 16) }
      """, "Font Style.title = Brand/16/bold"
    ),
    // Methods of enums, whose own names are no family's.
    (
      """
      enum FontFamily: String { case bold = "Brand-Bold"
        func font(size: CGFloat) -> UIFont { UIFont(name: rawValue, size: size)! } }
      enum Style { static let title = FontFamily.bold.font(size: 16) }
      """, "UIFont Style.title = Brand/16/bold"
    ),
    // What generators make of names that start with a number.
    ("enum Style { static let a = KitFamily.Core._3Light.font(size: 12) }", "UIFont Style.a = Core/12/light"),
    ("enum Style { static let a = KitFamily.Core._700.font(size: 12) }", "UIFont Style.a = Core/12/bold"),
    (
      "enum Style { static let a = KitFamily.Core._500Italic.font(size: 12) }", "UIFont Style.a = Core/12/medium-italic"
    ),
    (
      "enum Style { static let a = UIFont(font: KitFamily.Core._55Roman, size: 12) }",
      "UIFont Style.a = Core/12/regular"
    ),
    (
      """
      enum Style { case a
        var size: CGFloat { switch self { case .a: 12 } }
        var font: UIFont { KitFamily.Core._8Heavy.font(size: size) } }
      """, "UIFont Style.a.font = Core/12/heavy"
    ),
    // Other names of families.
    (
      "typealias Fonts = KitFamily.Core\nextension UIFont { static let a = Fonts.bold.font(size: 14) }",
      "UIFont UIFont.a .a = Core/14/bold"
    ),
    (
      "enum Theme { typealias Fonts = KitFamily.Core; static let a = UIFont(font: Fonts.bold, size: 14) }",
      "UIFont Theme.a = Core/14/bold"
    ),
    (
      """
      typealias Core = KitFamily.Core
      typealias Fonts = Core
      enum Style { case a
        var size: CGFloat { switch self { case .a: 14 } }
        var font: UIFont { Fonts.bold.font(size: size) } }
      """, "UIFont Style.a.font = Core/14/bold"
    ),
  ])
  func families(code: String, expected: String) {
    #expect(SwiftFixtures.lines([code]).filter { $0.hasPrefix("font:") } == ["font: " + expected])
  }

  /// No font is better than one of a family that there is not.
  @Test(arguments: [
    "enum Style { static let a = UIFont(name: FontWeight.bold.rawValue, size: 16) }",
    "enum FontWeight { case bold; var rawValue: String { made() } }\n"
      + "enum Style { static let a = UIFont(name: FontWeight.bold.rawValue, size: 16) }",
    "enum Style { static let a = Font.custom(AppFont.bold, size: 16) }",
    "enum Style { static let a = KitFamily.Core._3.font(size: 12) }",
    "typealias Fonts = KitFamily.Core\n#if os(macOS)\ntypealias Fonts = KitFamily.Other\n#endif\n"
      + "enum Style { static let a = Fonts.bold.font(size: 12) }",
  ])
  func unknownFamilies(code: String) {
    #expect(SwiftFixtures.lines([code]).filter { $0.hasPrefix("font:") } == [])
  }
}
