import Testing

@testable import DesignTokens

/// Two Lab colors and their CIEDE2000 difference.
private typealias DifferencePair = (first: (Double, Double, Double), second: (Double, Double, Double), expected: Double)

@Suite struct ColorDifferenceTests {
  /// Table 1 of Sharma, Wu, Dalal (2005).
  private static let published: [DifferencePair] = [
    ((50.0000, 2.6772, -79.7751), (50.0000, 0.0000, -82.7485), 2.0425),
    ((50.0000, 3.1571, -77.2803), (50.0000, 0.0000, -82.7485), 2.8615),
    ((50.0000, 2.8361, -74.0200), (50.0000, 0.0000, -82.7485), 3.4412),
    ((50.0000, -1.3802, -84.2814), (50.0000, 0.0000, -82.7485), 1.0000),
    ((50.0000, -1.1848, -84.8006), (50.0000, 0.0000, -82.7485), 1.0000),
    ((50.0000, -0.9009, -85.5211), (50.0000, 0.0000, -82.7485), 1.0000),
    ((50.0000, 0.0000, 0.0000), (50.0000, -1.0000, 2.0000), 2.3669),
    ((50.0000, -1.0000, 2.0000), (50.0000, 0.0000, 0.0000), 2.3669),
    ((50.0000, 2.4900, -0.0010), (50.0000, -2.4900, 0.0009), 7.1792),
    ((50.0000, 2.4900, -0.0010), (50.0000, -2.4900, 0.0010), 7.1792),
    ((50.0000, 2.4900, -0.0010), (50.0000, -2.4900, 0.0011), 7.2195),
    ((50.0000, 2.4900, -0.0010), (50.0000, -2.4900, 0.0012), 7.2195),
    ((50.0000, -0.0010, 2.4900), (50.0000, 0.0009, -2.4900), 4.8045),
    ((50.0000, -0.0010, 2.4900), (50.0000, 0.0010, -2.4900), 4.8045),
    ((50.0000, -0.0010, 2.4900), (50.0000, 0.0011, -2.4900), 4.7461),
    ((50.0000, 2.5000, 0.0000), (50.0000, 0.0000, -2.5000), 4.3065),
    ((50.0000, 2.5000, 0.0000), (73.0000, 25.0000, -18.0000), 27.1492),
    ((50.0000, 2.5000, 0.0000), (61.0000, -5.0000, 29.0000), 22.8977),
    ((50.0000, 2.5000, 0.0000), (56.0000, -27.0000, -3.0000), 31.9030),
    ((50.0000, 2.5000, 0.0000), (58.0000, 24.0000, 15.0000), 19.4535),
    ((50.0000, 2.5000, 0.0000), (50.0000, 3.1736, 0.5854), 1.0000),
    ((50.0000, 2.5000, 0.0000), (50.0000, 3.2972, 0.0000), 1.0000),
    ((50.0000, 2.5000, 0.0000), (50.0000, 1.8634, 0.5757), 1.0000),
    ((50.0000, 2.5000, 0.0000), (50.0000, 3.2592, 0.3350), 1.0000),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((61.2901, 3.7196, -5.3901), (61.4292, 2.2480, -4.9620), 1.8731),
    ((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((36.4612, 47.8580, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
  ]

  @Test func publishedPairs() {
    #expect(Self.published.count == 34)
    for (number, pair) in Self.published.enumerated() {
      let first = LabColor(lightness: pair.first.0, a: pair.first.1, b: pair.first.2)
      let second = LabColor(lightness: pair.second.0, a: pair.second.1, b: pair.second.2)
      #expect(abs(first.difference(to: second) - pair.expected) < 1e-4, "pair \(number + 1)")
      #expect(abs(second.difference(to: first) - pair.expected) < 1e-4, "pair \(number + 1), turned round")
    }
  }

  @Test(arguments: [
    ("#007AFF", "#0A84FF", 3.5329), ("#000000", "#FFFFFF", 100.0), ("#000000", "#010101", 0.1571),
    ("#123", "#112233", 0),
  ])
  func differenceOfHexColors(first: String, second: String, expected: Double) throws {
    let a = try #require(HexColor.parse(first)?.color)
    let b = try #require(HexColor.parse(second)?.color)
    #expect(abs(a.difference(to: b) - expected) < 1e-3)
  }

  @Test(arguments: [("#767676", 4.542), ("#777777", 4.478), ("#FFFFFF", 1.0), ("#000000", 21.0)])
  func contrastOnWhite(hex: String, expected: Double) throws {
    let color = try #require(HexColor.parse(hex)?.color)
    #expect(abs(color.contrast(to: Color(white: 1)) - expected) < 1e-3)
  }

  /// The quick way out of a comparison may never throw a near color away.
  @Test func boundIsNeverAboveTheDifference() {
    for _ in 0..<20_000 {
      let level = { Int16.random(in: -60...300) }
      let first = ColorLevels(red: level(), green: level(), blue: level())
      let reach: Int16 = .random(in: 1...40)
      let step = { Int16.random(in: -reach...reach) }
      let second = ColorLevels(red: first.red + step(), green: first.green + step(), blue: first.blue + step())
      let (one, other) = (ColorNeighbor(first), ColorNeighbor(second))
      let difference = one.lab.difference(to: other.lab)
      #expect(one.difference(to: other, limit: difference + 1e-9) != nil)
      let distance = abs(one.lab.lightness - other.lab.lightness)
      #expect(difference > 6 || distance <= one.lightnessReach(limit: difference + 1e-9))
    }
  }

  @Test func okLabDistance() {
    let distance = Color(white: 0).okLab.difference(to: Color(white: 1).okLab)
    #expect(abs(distance - 1) < 1e-6)
  }

  @Test(.enabled(if: SharedChecks.exists("colour/delta_vectors.tsv")))
  func sharedPairs() throws {
    let rows = SharedChecks.rows("colour/delta_vectors.tsv")
    #expect(rows.count == 88)
    for row in rows {
      let a = try #require(HexColor.parse(row[0])?.color)
      let b = try #require(HexColor.parse(row[1])?.color)
      let expected = row.dropFirst(2).compactMap { Double($0) }
      let found = [
        a.difference(to: b), a.okLab.difference(to: b.okLab), a.contrast(to: b), a.lab.lightness, a.lab.a, a.lab.b,
        a.okLab.lightness, a.okLab.a, a.okLab.b,
      ]
      for (column, (found, expected)) in zip(found, expected).enumerated() {
        // WCAG prints its weights with four digits; the table was made with more.
        let tolerance = column == 2 ? 2e-4 : 2e-6
        #expect(abs(found - expected) < tolerance * max(1, abs(expected)), "\(row)")
      }
    }
  }
}
