import Testing

@testable import DesignTokens

@Suite struct NormalFormTests {
  @Test(arguments: [
    (15, "15"), (0.5, "0.5"), (-8, "-8"), (16.25, "16.25"), (0, "0"), (-0.0, "0"), (1e16, "10000000000000000"),
    (0.00001, "0.00001"), (1.5e-7, "0.00000015"), (-2.5e-5, "-0.000025"), (1234567.125, "1234567.125"),
    (1e20, "100000000000000000000"), (1.2345e17, "123450000000000000"), (1e300, "1e+300"), (1e-300, "1e-300"),
  ])
  func decimals(value: Double, expected: String) {
    #expect(NumberFormat.decimal(value) == expected)
  }

  @Test(arguments: [(0.1 + 0.2, "0.3"), (16.0 / 3, "5.3333"), (8, "8"), (1e18, "1000000000000000000")])
  func roundedDecimals(value: Double, expected: String) {
    #expect(NumberFormat.rounded(value) == expected)
  }

  @Test(arguments: [(128.0 / 255, "0.5"), (0.5, "0.5"), (0.123, "0.123"), (26.0 / 255, "0.1"), (51.0 / 255, "0.2")])
  func alphas(value: Double, expected: String) {
    #expect(NumberFormat.alpha(value) == expected)
    #expect(Double(NumberFormat.alpha(value)).map(ColorLevels.level) == ColorLevels.level(value))
  }

  @Test func everyAlphaLevelReadsBack() {
    for level in 0...255 {
      let text = NumberFormat.alpha(Double(level) / 255)
      #expect(Double(text).map(ColorLevels.level) == Int16(level))
      #expect(text.utf8.count <= 5)
    }
  }

  @Test(arguments: [
    (Color(red: 1, green: 0, blue: 0), "#FF0000FF"), (Color(red: 1, green: 0, blue: 0, alpha: 2), "#FF0000FF"),
    (Color(.displayP3, 1, 0, 0), "color(display-p3 1 0 0)"), (Color(.displayP3, 1, 1, 1), "#FFFFFFFF"),
    (Color(.displayP3, 0, 1, 0, alpha: 0.25), "color(display-p3 0 1 0 / 0.25)"),
    (Color(.xyzD65, 0, 1, 0), "color(xyz-d65 0 1 0)"),
  ])
  func colors(color: Color, expected: String) {
    #expect(color.normalForm == expected)
    if let wide = Color(wideForm: expected) { #expect(wide.levels == color.levels) }
  }

  @Test(arguments: [
    (FontValue(size: 15), "system/15/regular"), (FontValue(size: 15, weight: .bold), "system/15/bold"),
    (FontValue(family: "Pretendard", size: 16.5, weight: .semibold), "Pretendard/16.5/semibold"),
    (FontValue(size: 15, weight: .bold, design: "rounded"), "system-rounded/15/bold"),
    (FontValue(size: 15, weight: .bold, isItalic: true), "system/15/bold-italic"),
    (FontValue(size: 15, isItalic: true), "system/15/regular-italic"),
  ])
  func fonts(font: FontValue, expected: String) {
    #expect(font.normalForm == expected)
  }

  @Test(arguments: [
    ("Pretendard-SemiBold", "Pretendard/12/semibold"), ("Pretendard-Semibold", "Pretendard/12/semibold"),
    ("AvenirNext-DemiBold", "AvenirNext/12/semibold"), ("AvenirNext-DemiBoldItalic", "AvenirNext/12/semibold-italic"),
    ("Inter-ExtraBold", "Inter/12/heavy"), ("Inter-ExtraLight", "Inter/12/ultraLight"),
    ("Inter-UltraLight", "Inter/12/ultraLight"), ("Inter-Thin", "Inter/12/thin"), ("Inter-Black", "Inter/12/black"),
    ("Avenir-Heavy", "Avenir/12/heavy"), ("Avenir-Book", "Avenir/12/regular"),
    ("Avenir-BookOblique", "Avenir/12/regular-italic"),
    ("Lato-Regular", "Lato/12/regular"), ("Lato-Italic", "Lato/12/regular-italic"), ("Arial-BoldMT", "Arial/12/bold"),
    ("HelveticaNeue-CondensedBold", "HelveticaNeue-Condensed/12/bold"), ("HelveticaNeue", "HelveticaNeue/12/regular"),
    ("Gilroy-Medium-Italic", "Gilroy/12/medium-italic"), ("HiraginoSans-W3", "HiraginoSans-W3/12/regular"),
    ("Noto-Sans-Light", "Noto-Sans/12/light"), ("-Bold", "/12/bold"), ("", "/12/regular"),
  ])
  func postScriptNames(name: String, expected: String) {
    #expect(FontValue(postScriptName: name, size: 12).normalForm == expected)
  }
}
