import Testing

@testable import DesignTokens

@Suite struct HexColorTests {
  @Test(arguments: [
    ("#FF7E7E", "#FF7E7EFF"), ("ff7e7e", "#FF7E7EFF"), ("#F0a", "#FF00AAFF"), ("0xFF_7E7E", "#FF7E7EFF"),
    ("0XAbCdEf", "#ABCDEFFF"), ("000", "#000000FF"), ("#FFFFFFFF", "#FFFFFFFF"), ("#8888", "#88888888"),
  ])
  func readsWhatIsCertain(text: String, expected: String) {
    #expect(HexColor.parse(text)?.color?.hex == expected)
  }

  @Test(arguments: [
    "", "#", "##FFFFFF", "#FF", "#FFFFF", "#FFFFFFF", "#FFFFFFFFF", "#GGGGGG", "FF FF FF", "0x", "0x_FFFFFF",
    "#FF_FFFF",
    "#ＦＦＦＦＦＦ", "-FFFFFF", "red", String(repeating: "F", count: 10_000),
  ])
  func refusesTheRest(text: String) {
    #expect(HexColor.parse(text) == nil)
  }

  @Test func eightDigitsNeedAnOrder() throws {
    #expect(HexColor.parse("#11223344", order: .rgba)?.color?.hex == "#11223344")
    #expect(HexColor.parse("#11223344", order: .argb)?.color?.hex == "#22334411")
    #expect(HexColor.parse("#11223344")?.color == nil)
    #expect(HexColor.parse("#1234", order: .argb)?.color?.hex == "#22334411")
    guard case .ambiguous(let rgba, let argb) = try #require(HexColor.parse("11223344")) else {
      Issue.record("not ambiguous")
      return
    }
    #expect([rgba.hex, argb.hex] == ["#11223344", "#22334411"])
  }

  @Test(
    arguments: [
      ("0x1F252E", "#1F252EFF"), ("0xFF", "#0000FFFF"), ("0x0066_ccff", nil), ("0x00FF00FF", nil), ("0", "#000000FF"),
      ("2041134", "#1F252EFF"), ("16_777_215", "#FFFFFFFF"), ("16777216", nil), ("0b11", "#000003FF"), ("0x", nil),
      ("0x123456789", nil), ("_1", nil), ("0o17", "#00000FFF"), ("1.5", nil),
    ] as [(String, String?)])
  func readsIntegerLiterals(text: String, expected: String?) {
    #expect(HexColor.parse(integerLiteral: text)?.color?.hex == expected)
  }

  @Test func integerLiteralWithAnAlpha() {
    #expect(HexColor.parse(integerLiteral: "0x0066_ccff", order: .rgba)?.color?.hex == "#0066CCFF")
    #expect(HexColor.parse(integerLiteral: "0xFF_1F252E", order: .argb)?.color?.hex == "#1F252EFF")
  }

  @Test func printsTheNormalForm() {
    #expect(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5).hex == "#FF800080")
    #expect(Color(white: 1).hexWithUnknownAlpha == "#FFFFFF??")
    #expect(Color(red: 2, green: -1, blue: .nan).hex == "#FF0000FF")
  }
}
