import Testing

@testable import DesignTokens

@Suite struct ColorSpaceTests {
  private typealias Row = (space: ColorSpace, components: [Double], hex: String)

  private static let conversions: [Row] = [
    (.srgb, [1, 0.5, 0], "#FF8000FF"), (.srgb, [0.2, 0.4, 0.6], "#336699FF"),
    (.srgbLinear, [1, 1, 1], "#FFFFFFFF"), (.srgbLinear, [0.5, 0.25, 0.125], "#BC8963FF"),
    (.srgbLinear, [0.0031308, 0, 1], "#0A00FFFF"),
    (.displayP3, [1, 1, 1], "#FFFFFFFF"), (.displayP3, [0.5, 0.5, 0.5], "#808080FF"),
    (.displayP3, [1, 0, 0], "#FF0000FF"), (.displayP3, [0.9176, 0.2003, 0.1386], "#FF0000FF"),
    (.displayP3Linear, [0.2158605, 0.2158605, 0.2158605], "#808080FF"),
    (.a98RGB, [0, 1, 0], "#00FF00FF"), (.a98RGB, [0.5, 0.5, 0.5], "#818181FF"),
    (.prophotoRGB, [1, 1, 1], "#FFFFFFFF"), (.prophotoRGB, [0, 0, 0], "#000000FF"),
    (.rec2020, [1, 1, 1], "#FFFFFFFF"),
    (.xyzD65, [0.950456, 1, 1.089058], "#FFFFFFFF"), (.xyzD65, [0.4124, 0.2126, 0.0193], "#FF0000FF"),
    (.xyzD50, [0.964296, 1, 0.825105], "#FFFFFFFF"),
    (.hsl, [0, 100, 50], "#FF0000FF"), (.hsl, [120, 100, 25], "#008000FF"), (.hsl, [240, 50, 75], "#9F9FDFFF"),
    (.hsl, [330, 100, 50], "#FF0080FF"), (.hsl, [-30, 100, 50], "#FF0080FF"), (.hsl, [390, 100, 50], "#FF8000FF"),
    (.hsl, [0, 0, 50], "#808080FF"),
    (.hwb, [0, 0, 0], "#FF0000FF"), (.hwb, [60, 20, 20], "#CCCC33FF"), (.hwb, [90, 60, 60], "#808080FF"),
    (.hsb, [0, 1, 1], "#FF0000FF"), (.hsb, [0.5, 1, 1], "#00FFFFFF"), (.hsb, [0.6, 0.5, 0.8], "#668FCCFF"),
    (.hsb, [1, 1, 1], "#FF0000FF"), (.hsb, [0.3, 0, 0.4], "#666666FF"),
    (.lab, [100, 0, 0], "#FFFFFFFF"), (.lab, [54.29, 80.81, 69.89], "#FF0000FF"), (.lab, [0, 0, 0], "#000000FF"),
    (.lch, [54.29, 106.84, 40.86], "#FF0000FF"),
    (.oklab, [1, 0, 0], "#FFFFFFFF"), (.oklab, [0.62796, 0.22486, 0.12585], "#FF0000FF"),
    (.oklch, [0.62796, 0.25768, 29.23], "#FF0000FF"), (.oklch, [0.45201, 0.31321, 264.05], "#0000FFFF"),
    (.grayGamma22, [0.6, 0, 0], "#9A9A9AFF"), (.grayGamma22, [1, 0, 0], "#FFFFFFFF"),
  ]

  @Test func convertsToSRGB() {
    for row in Self.conversions {
      let color = Color(row.space, row.components[0], row.components[1], row.components[2])
      #expect(color.hex == row.hex, "\(row.space) \(row.components)")
    }
  }

  @Test func displayP3RedIsOutsideSRGB() {
    let red = Color(.displayP3, 1, 0, 0)
    #expect(abs(red.red - 1.0931) < 1e-4)
    #expect(abs(red.green + 0.2267) < 1e-4)
    #expect(abs(red.blue + 0.1501) < 1e-4)
    #expect(!red.levels.isInGamut)
    #expect(red.levels != Color(red: 1, green: 0, blue: 0).levels)
    #expect(red.levels.clamped == Color(red: 1, green: 0, blue: 0).levels)
  }

  @Test func levelsAreRoundedNeverTruncated() {
    #expect((0...255).allSatisfy { ColorLevels.level((Double($0) / 255 * 1000).rounded() / 1000) == $0 })
    #expect(ColorLevels.level(.nan) == 0)
    #expect(ColorLevels.level(.infinity) > 255)
    #expect(ColorLevels.level(-1e300) < 0)
    #expect(ColorLevels.level(0.5) == 128)
  }

  @Test(.enabled(if: SharedChecks.exists("colour/colour_vectors.tsv")))
  func sharedVectors() throws {
    let rows = SharedChecks.rows("colour/colour_vectors.tsv")
    #expect(rows.count == 300)
    for row in rows {
      let space = try #require(ColorSpace(rawValue: row[0]))
      let numbers = row[1...6].compactMap { Double($0) }
      try #require(numbers.count == 6)
      let color = Color(space, numbers[0], numbers[1], numbers[2])
      for (found, expected) in zip([color.red, color.green, color.blue], numbers[3...]) {
        #expect(abs(found - expected) < 1e-6 * max(1, abs(expected)), "\(row)")
      }
      #expect(row[7] == "-" || color.hex == row[7].uppercased() + "FF", "\(row)")
      #expect(color.levels.isInGamut == (row[8] == "1"), "\(row)")
    }
  }
}
