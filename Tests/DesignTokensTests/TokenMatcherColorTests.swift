import Testing

@testable import DesignTokens

@Suite struct TokenMatcherColorTests {
  private let palette = [
    Fixture.color("Color.brand", "#3366CC"), Fixture.color("Color.ink", "#101418"),
    Fixture.color("Color.scrim", "#00000080"), Fixture.color("Color.black", "#000000"),
  ]

  @Test(arguments: [
    ("#3366CC", ["exact Color.brand!"]), ("#3366CC80", ["opacity Color.brand.opacity(0.5)"]),
    ("#00000080", ["exact Color.scrim"]), ("#3366CD", ["near Color.brand"]), ("#FF0000", []), ("#00000000", []),
    ("#3366CC00", []), ("#3366CD80", []), ("#111418", ["near Color.ink"]),
  ])
  func kinds(raw: String, expected: [String]) {
    let matches = Fixture.matcher(palette).suggestions(for: .color(Fixture.hex(raw)), at: Fixture.colorPlace())
    #expect(Fixture.summary(matches) == expected)
  }

  @Test(arguments: [
    ("Color", false, "#3366CC", "Color.brand"), ("Color", true, "#3366CC", ".brand"),
    ("ShapeStyle", true, "#3366CC", "Color.brand"), ("some View", true, "#3366CC", "Color.brand"),
    ("UIColor", false, "#3366CC", "UIColor.brand"),
    ("UIColor?", true, "#3366CC", ".brand"), ("UIColor", true, "#3366CC80", "UIColor.brand.withAlphaComponent(0.5)"),
    ("CGColor", false, "#3366CC", "UIColor.brand.cgColor"),
    ("CGColor", false, "#3366CC40", "UIColor.brand.withAlphaComponent(0.25).cgColor"),
    ("Color", true, "#3366CC80", "Color.brand.opacity(0.5)"), ("", false, "#3366CC", "Color.brand"),
    ("NSColor", false, "#3366CC", "NSColor(Color.brand)"),
  ])
  func spellsTheWantedType(type: String, implicit: Bool, raw: String, expected: String) {
    let matches = Fixture.matcher(palette)
      .suggestions(for: .color(Fixture.hex(raw)), at: Fixture.colorPlace(type, implicit: implicit))
    #expect(matches.map(\.replacement) == [expected])
  }

  @Test(
    arguments: [
      ("Color", "UIColor", "UIColor(Color.brand)"), ("UIColor", "Color", "Color(uiColor: UIColor.brand)"),
      ("CGColor", "Color", "Color(cgColor: CGColor.brand)"), ("CGColor", "UIColor", "UIColor(cgColor: CGColor.brand)"),
      ("Color", "CGColor", "UIColor(Color.brand).cgColor"), ("NSColor", "CGColor", "NSColor.brand.cgColor"),
      ("UIColor", "NSColor", nil), ("CGColor", "NSColor", nil),
    ] as [(String, String, String?)])
  func convertsWhereSwiftCan(own: String, wanted: String, expected: String?) {
    let matches = Fixture.matcher([Fixture.color("Color.brand", "#3366CC", types: [own])])
      .suggestions(for: .color(Fixture.hex("#3366CC")), at: Fixture.colorPlace(wanted, implicit: true))
    #expect(matches.first?.replacement == expected)
    #expect(matches.allSatisfy { !$0.isSafe })
  }

  @Test func shapeStyleMembersAreSpelledAsSuch() {
    let tokens = [Fixture.color("Color.brand", "#3366CC", types: ["Color", "ShapeStyle"])]
    let place = Fixture.colorPlace("some ShapeStyle", implicit: true)
    let matches = Fixture.matcher(tokens).suggestions(for: .color(Fixture.hex("#3366CC")), at: place)
    #expect(Fixture.summary(matches) == ["exact .brand!"])
  }

  @Test(arguments: [("UIColor", []), ("UIColor?", ["exact R.color.brand()!"])])
  func optionalSpellingsNeedAnOptionalPlace(type: String, expected: [String]) {
    var token = Fixture.color("Color.brand", "#3366CC")
    token.spellings = [.init(type: "UIColor?", expression: "R.color.brand()")]
    let matches = Fixture.matcher([token])
      .suggestions(for: .color(Fixture.hex("#3366CC")), at: Fixture.colorPlace(type))
    #expect(Fixture.summary(matches) == expected)
  }

  /// A token whose value is not the whole of it is named, and never safe.
  @Test(
    arguments: [
      (nil, AppearanceValues.Reservations(remarks: ["has another value on iPad"]), "has another value on iPad"),
      (nil, AppearanceValues.Reservations(isUnknownInDark: true), "is unknown in dark mode"),
      ("#101418", AppearanceValues.Reservations(isUnknownInDark: true), nil),
    ] as [(String?, AppearanceValues.Reservations, String?)])
  func reservationsAreDoubts(dark: String?, reservations: AppearanceValues.Reservations, note: String?) {
    var token = Fixture.color("Color.ink", "#101418")
    token.values.reservations = reservations
    let matches = Fixture.matcher([token])
      .suggestions(for: .color(Fixture.hex("#101418"), dark: dark.map(Fixture.hex)), at: Fixture.colorPlace())
    #expect(matches.map(\.note) == (note.map { [$0] } ?? []))
    #expect(matches.allSatisfy { !$0.isSafe })
  }

  @Test func numbersHaveReservationsToo() {
    var token = Fixture.number("Spacing.m", 16, .spacing)
    token.values.reservations.remarks = ["has no unit and is taken for rems"]
    let matches = Fixture.matcher([token]).suggestions(for: .number(16), at: Fixture.lengthPlace(.spacing))
    #expect(matches.map(\.isSafe) == [false])
  }

  @Test func opacityNeedsAPlaceForIt() {
    let matches = Fixture.matcher(palette)
      .suggestions(for: .color(Fixture.hex("#3366CC80")), at: Fixture.colorPlace(opacity: false))
    #expect(matches.isEmpty)
  }

  @Test(
    arguments: [
      ("#FFFFFF", nil, "#FFFFFF", nil, ["exact Color.x!"]),
      ("#FFFFFF", "#FFFFFF", "#FFFFFF", nil, ["exact Color.x!"]),
      ("#FFFFFF", "#000000", "#FFFFFF", nil, ["exact Color.x"]),
      ("#FFFFFF", "#000000", "#000000", nil, []),
      ("#FFFFFF", "#000000", "#FFFFFF", "#000000", ["exact Color.x!"]),
      ("#FFFFFF", nil, "#FFFFFF", "#FFFFFF", ["exact Color.x!"]),
      ("#FFFFFF", nil, "#FFFFFF", "#000000", []),
      ("#FFFFFF", "#101010", "#FFFFFF", "#111111", []),
      ("#FFFFFF", "#101010", "#FEFEFE", "#111111", ["near Color.x"]),
    ] as [(String, String?, String, String?, [String])])
  func lightAndDark(light: String, dark: String?, raw: String, rawDark: String?, expected: [String]) {
    let value = RawValue.color(Fixture.hex(raw), dark: rawDark.map(Fixture.hex))
    let matches = Fixture.matcher([Fixture.color("Color.x", light, dark: dark)])
      .suggestions(for: value, at: Fixture.colorPlace())
    #expect(Fixture.summary(matches) == expected)
  }

  @Test func saysThatATokenAdapts() {
    let matcher = Fixture.matcher([Fixture.color("Color.x", "#FFFFFF", dark: "#000000")])
    let matches = matcher.suggestions(for: .color(Fixture.hex("#FFFFFF")), at: Fixture.colorPlace())
    #expect(matches.first?.note == "differs in dark mode")
  }

  @Test(
    arguments: [
      (0.94, 240, true), (0.94, 239, false), (0.94, 241, nil), (0.94, 238, nil), (0.2, 51, true), (0.2, 50, false),
      (0.2, 52, false), (0.2, 53, nil),
    ] as [(Double, Int16, Bool?)])
  func twoDecimalsNameUpToThreeLevels(channel: Double, level: Int16, isSafe: Bool?) {
    let token = Color(levels: ColorLevels(red: level, green: 0, blue: 0))
    let raw = RawValue.color(Color(red: channel, green: 0, blue: 0), precision: rounded(channel))
    let matches = Fixture.matcher([Fixture.color("Color.x", token.hex)])
      .suggestions(for: raw, at: Fixture.colorPlace(near: nil))
    #expect(matches.first?.isSafe == isSafe)
    #expect(matches.allSatisfy { $0.kind == .exact })
  }

  private func rounded(_ red: Double) -> ColorPrecision {
    let zero = ColorIntervals.around(0, decimals: 2)
    return .rounded(
      ColorIntervals(red: ColorIntervals.around(red, decimals: 2), green: zero, blue: zero, alpha: 1...1))
  }

  @Test func otherSpacesAreNotSafe() {
    let matches = Fixture.matcher(palette)
      .suggestions(for: .color(Fixture.hex("#3366CC"), precision: .converted), at: Fixture.colorPlace())
    #expect(Fixture.summary(matches) == ["exact Color.brand"])
  }

  @Test func wideColorIsNotTheClampedOne() {
    let matcher = Fixture.matcher([Fixture.color("Color.red", "#FF0000")])
    #expect(matcher.suggestions(for: .color(Color(.displayP3, 1, 0, 0)), at: Fixture.colorPlace(near: nil)).isEmpty)
  }

  @Test(arguments: [
    // Neighbors that are nearly as near say nothing.
    (["#808080", "#828282"], "#818181", 2.0, []), (["#808080", "#909090"], "#818181", 2.0, ["near Color.c0"]),
    (["#808080", "#909090"], "#818181", 0.1, []), (["#808080"], "#8A8A8A", 100.0, ["near Color.c0"]),
    (["#808080"], "#A0A0A0", 100.0, []), (["#808080"], "#818181FE", 2.0, []),
  ])
  func nearColors(tokens: [String], raw: String, limit: Double, expected: [String]) {
    let palette = tokens.enumerated().map { Fixture.color("Color.c\($0.offset)", $0.element) }
    let matches = Fixture.matcher(palette)
      .suggestions(for: .color(Fixture.hex(raw)), at: Fixture.colorPlace(near: limit))
    #expect(Fixture.summary(matches) == expected)
    #expect(matches.allSatisfy { $0.difference > 0 && $0.difference <= 5 })
  }

  @Test func nearIsOffWithoutALimit() {
    let matches = Fixture.matcher(palette)
      .suggestions(for: .color(Fixture.hex("#3366CD")), at: Fixture.colorPlace(near: nil))
    #expect(matches.isEmpty)
  }

  @Test func nearestOfManyAgreesWithACompleteSearch() throws {
    var generator = SystemRandomNumberGenerator()
    let colors = (0..<400).map { _ in Color(levels: .random(using: &generator)) }
    let matcher = Fixture.matcher(colors.enumerated().map { Fixture.color("Color.c\($0.offset)", $0.element.hex) })
    for _ in 0..<200 {
      let raw = Color(levels: .random(using: &generator))
      let all = Set(colors.map(\.levels)).map { raw.difference(to: Color(levels: $0)) }.sorted()
      let matches = matcher.suggestions(for: .color(raw), at: Fixture.colorPlace(near: 5))
      let isClear = all[0] <= 5 && all[0] > 0 && all[1] - all[0] > 1
      #expect(matches.isEmpty || matches[0].kind == .exact || abs(matches[0].difference - all[0]) < 1e-9)
      #expect(matches.isEmpty != isClear || all[0] == 0)
    }
  }
}

extension ColorLevels {
  fileprivate static func random(using generator: inout some RandomNumberGenerator) -> ColorLevels {
    ColorLevels(
      red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
      blue: .random(in: 0...255, using: &generator))
  }
}
