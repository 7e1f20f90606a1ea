import Testing

@testable import DesignTokens

@Suite struct TokenMatcherNumberTests {
  private let scale = [
    Fixture.number("Spacing.s", 8, .spacing), Fixture.number("Spacing.m", 16, .spacing),
    Fixture.number("Spacing.l", 24, .spacing), Fixture.number("Radius.m", 12, .radius),
    Fixture.number("Metrics.row", 44, .number), Fixture.number("Metrics.gap", 16, .number),
    Fixture.number("Line.hair", 0.5, .border), Fixture.number("Fade.half", 0.5, .opacity, type: "Double"),
    Fixture.number("FontSize.body", 15, .fontSize), Fixture.number("Time.fast", 0.2, .duration, type: "Double"),
  ]

  @Test(
    arguments: [
      (16, .spacing, ["exact Spacing.m!"]), (16.0004, .spacing, ["exact Spacing.m!"]),
      (16.001, .spacing, ["near Spacing.m"]),
      (15, .spacing, ["near Spacing.m"]), (17, .spacing, ["near Spacing.m"]), (18, .spacing, []), (14, .spacing, []),
      (12, .spacing, []), (12, .radius, ["exact Radius.m!"]), (7, .spacing, []), (8.5, .spacing, ["near Spacing.s"]),
      (9, .spacing, ["near Spacing.s"]), (7.5, .spacing, []), (-8, .spacing, ["negative -Spacing.s!"]),
      (-9, .spacing, []),
      (44, .spacing, ["exact Metrics.row"]), (43, .size, []), (0.5, .border, ["exact Line.hair!"]),
      (0.5, .opacity, ["exact CGFloat(Fade.half)"]), (15, .fontSize, ["exact FontSize.body!"]), (14, .fontSize, []),
      (0.5, .spacing, []), (0, .spacing, []),
    ] as [(Double, DesignToken.Category, [String])])
  func numbers(value: Double, category: DesignToken.Category, expected: [String]) {
    let matches = Fixture.matcher(scale).suggestions(for: .number(value), at: Fixture.lengthPlace(category))
    #expect(Fixture.summary(matches) == expected)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude])
  func oddNumbersHaveNoToken(value: Double) {
    let tokens =
      scale + [Fixture.number("Spacing.odd", .nan, .spacing), Fixture.number("Spacing.inf", .infinity, .spacing)]
    #expect(Fixture.matcher(tokens).suggestions(for: .number(value), at: Fixture.lengthPlace(.size)).isEmpty)
  }

  /// A place for a shadow takes a shadow's token, or what has no category; a wait takes a token that is called a delay.
  @Test(
    arguments: [
      (8, .shadow, false, ["exact Shadow.radius!"]), (12, .shadow, false, []),
      (44, .shadow, false, ["exact Metrics.row"]),
      (10, .letterSpacing, false, []), (2, .letterSpacing, false, ["exact Kern.wide!"]),
      (6, .lineHeight, false, ["exact Line.body!"]), (6.5, .lineHeight, false, []),
      (0.2, .duration, false, ["exact CGFloat(Time.fast)"]), (0.2, .duration, true, ["exact CGFloat(Time.fast)"]),
      (0.3, .duration, true, ["exact CGFloat(Time.delayShort)"]),
    ] as [(Double, DesignToken.Category, Bool, [String])])
  func otherNumbers(value: Double, category: DesignToken.Category, isDelay: Bool, expected: [String]) {
    let tokens =
      scale + [
        Fixture.number("Shadow.radius", 8, .shadow), Fixture.number("Kern.wide", 2, .letterSpacing),
        Fixture.number("Line.body", 6, .lineHeight),
        Fixture.number("Time.delayShort", 0.3, .duration, type: "Double"),
      ]
    var place = Fixture.lengthPlace(category)
    place.categories = category.fitting
    place.isDelay = isDelay
    let matches = Fixture.matcher(tokens).suggestions(for: .number(value), at: place)
    #expect(Fixture.summary(matches) == expected)
    let isNoDelay = matches.first?.note?.contains("is no delay") ?? false
    #expect(isNoDelay == (isDelay && value == 0.2))
  }

  @Test func nothingIsNegatedWhereItMayNot() {
    let place = Fixture.lengthPlace(.spacing, negative: false)
    #expect(Fixture.matcher(scale).suggestions(for: .number(-8), at: place).isEmpty)
  }

  @Test func aTokenBetweenTwoStepsIsNearNeither() {
    let tokens = [Fixture.number("Spacing.a", 14, .spacing), Fixture.number("Spacing.b", 16, .spacing)]
    let matcher = Fixture.matcher(tokens)
    #expect(matcher.suggestions(for: .number(15), at: Fixture.lengthPlace(.spacing)).isEmpty)
    let matches = matcher.suggestions(for: .number(15.5), at: Fixture.lengthPlace(.spacing))
    #expect(Fixture.summary(matches) == ["near Spacing.b"])
    #expect(matches.first?.difference == 0.5)
  }

  @Test(arguments: [
    ("CGFloat", "Spacing.x", "Spacing.x"), ("Int", "Spacing.x", "CGFloat(Spacing.x)"),
    ("Double", "Spacing.x", "CGFloat(Spacing.x)"),
    ("CGFloat", "a ?? b", "a ?? b"),
  ])
  func convertsNumbers(type: String, expression: String, expected: String) {
    let matcher = Fixture.matcher([Fixture.number(expression, 10, .spacing, type: type)])
    let matches = matcher.suggestions(for: .number(10), at: Fixture.lengthPlace(.spacing))
    #expect(matches.map(\.replacement) == [expected])
    #expect(matches.allSatisfy { $0.isSafe == (type == "CGFloat") })
  }

  @Test func negativeOfAnExpression() {
    let matcher = Fixture.matcher([
      Fixture.number("a ?? b", 10, .spacing), Fixture.number("C.x", 11, .spacing, type: "Int"),
    ])
    let place = Fixture.lengthPlace(.spacing)
    #expect(matcher.suggestions(for: .number(-10), at: place).map(\.replacement) == ["-(a ?? b)"])
    #expect(matcher.suggestions(for: .number(-11), at: place).map(\.replacement) == ["-CGFloat(C.x)"])
  }

  private let fonts = [
    Fixture.font("Typography.body", FontValue(size: 15)),
    Fixture.font("Typography.strong", FontValue(size: 15, weight: .bold)),
    Fixture.font("Typography.brand", FontValue(family: "Pretendard", size: 15, weight: .semibold)),
    Fixture.font("Typography.quote", FontValue(size: 15, isItalic: true)),
    Fixture.font("Typography.code", FontValue(size: 15, design: "monospaced")),
    Fixture.font("Legacy.caption", FontValue(size: 11), type: "UIFont"),
  ]

  @Test(arguments: [
    (FontValue(size: 15), ["exact .body!"]), (FontValue(size: 15, weight: .regular), ["exact .body!"]),
    (FontValue(size: 15, weight: .bold), ["exact .strong!"]), (FontValue(size: 15, weight: .light), []),
    (FontValue(size: 16), []), (FontValue(family: "pretendard", size: 15, weight: .semibold), ["exact .brand!"]),
    (FontValue(family: "Pretendard", size: 15), []),
    (FontValue(family: "Preten Dard", size: 15, weight: .semibold), ["exact .brand!"]),
    (FontValue(size: 15, isItalic: true), ["exact .quote!"]),
    (FontValue(size: 15, design: "monospaced"), ["exact .code!"]),
    (FontValue(size: 15, design: "default"), ["exact .body!"]),
    (FontValue(size: 11), ["exact Font(Legacy.caption)"]), (FontValue(size: .nan), []),
  ])
  func fonts(value: FontValue, expected: [String]) {
    let place = TokenMatcher.Place(categories: [.font], type: "Font", resolvesImplicitMember: true)
    #expect(Fixture.summary(Fixture.matcher(fonts).suggestions(for: .font(value), at: place)) == expected)
  }

  @Test func sizeTokensStandInOnlyWhereNoFontIs() {
    let matcher = Fixture.matcher(fonts + [Fixture.number("FontSize.body", 15, .fontSize)])
    let place = TokenMatcher.Place(categories: [.font], type: "Font", resolvesImplicitMember: true)
    let whole = matcher.suggestions(for: .font(FontValue(size: 15), .wholeOrSize), at: place)
    #expect(whole.map(\.replacement) == [".body"])
    let light = FontValue(size: 15, weight: .light)
    let size = matcher.suggestions(for: .font(light, .wholeOrSize), at: place)
    #expect(Fixture.summary(size) == ["exact FontSize.body!"])
    #expect(size.map(\.extent) == [.fontSize])
    #expect(matcher.suggestions(for: .font(light), at: place).isEmpty)
  }
}
