import Testing

@testable import DesignTokens

@Suite struct DocumentSpellingTests {
  @Test(arguments: [
    ("AppColor.{name}", "AppColor._900"), ("{path}", "color.brandBlue._900"),
    ("Color.{path.tail:camel}", "Color.brandBlue900"),
    ("DS.{path:pascal}", "DS.ColorBrandBlue900"), ("Color(\"{path.tail:kebab}\")", "Color(\"brand-blue-900\")"),
    ("k_{path:snake}", "k_color_brand_blue_900"), ("{path.first:pascal}.{path.tail:camel}", "Color.brandBlue900"),
    ("Token(\"{path:raw}\")", "Token(\"color.brand blue.900\")"), ("T.{path.init}", "T.color.brandBlue"),
  ])
  func templatesSpellPaths(template: String, expected: String) throws {
    let access = try SwiftAccess(type: nil, template: template)
    #expect(access.expression(for: ["color", "brand blue", "900"]) == expected)
  }

  /// Names that differ only in what is between their digits stay two.
  @Test(arguments: [
    ("S.{name}", "10_5", "S._10_5"), ("S.{name}", "105", "S._105"), ("S.{path:camel}", "10.5", "S.spacing10_5"),
    ("S.{path:pascal}", "10-5", "S.Spacing10_5"), ("S.{name}", "interRegular13_5", "S.interRegular13_5"),
  ])
  func digitsStayApart(template: String, name: String, expected: String) throws {
    #expect(try SwiftAccess(type: nil, template: template).expression(for: ["spacing", name]) == expected)
  }

  @Test(arguments: [
    ("T.{name}", "self", "T.`self`"), ("T.{name}", "init", "T.`init`"), ("T.{name}", "default", "T.default"),
    ("{name}", "default", "`default`"), ("{path}", "self", "a.`self`"), ("T.{name:pascal}", "type", "T.`Type`"),
    ("k{name:pascal}", "type", "kType"), ("T.x{name}", "self", "T.xself"),
  ])
  func wordsOfTheLanguageAreQuoted(template: String, name: String, expected: String) throws {
    #expect(try SwiftAccess(type: nil, template: template).expression(for: ["a", name]) == expected)
  }

  @Test(arguments: [
    ("Color.ink", true), ("ink", true), (".ink", true), ("T.`self`", true), ("Color(\"a/b\")", true),
    ("Color(.ink)", true), ("Theme.shared.color(for: .ink, alpha: -0.5)", true), (".typography(.title)", true),
    ("Color.init(\"a\")", true), ("a[0].b", true), ("color(.ink)", true), ("T.x!", true),
    ("", false), ("T.self", false), ("T.init", false), ("T.Type", false), ("not swift!", false), ("exit(1)", false),
    ("abort()", false), ("run { }", false), ("T.a(b { c })", false), ("T.a(1 + 2)", false), ("T.brand-primary", false),
    ("1T.x", false), ("T.1x", false), ("a; b", false), ("a) + (b", false), ("T.a /* b */", false), ("T.a // b", false),
    ("T\n.a", false), ("T.a = b", false), ("try T.a", false), ("\"a\"", false), ("1", false),
    ("Color(\"\\(exit(1))\")", false), ("Darwin.exit(1)", false), ("FileManager.default.remove(\"/\")", false),
    ("Session.shared.end()", false), ("Color.gray(100)", true), ("DS.Spacing.step(2)", true), (".gray(100)", true),
    ("R.color.brand()", true), ("Kit.make(.ink)", true),
  ])
  func onlyNamesAreSpellings(text: String, isName: Bool) {
    #expect(SwiftExpression.isName(text) == isName)
  }

  @Test(arguments: ["{nam}", "{name", "{path:screaming}", "{}", "", "T", "T.x"])
  func unknownPlaceholdersAreErrors(template: String) {
    #expect(throws: SwiftAccess.TemplateError.self) { try SwiftAccess(type: nil, template: template) }
  }

  private static func document(
    _ path: [String], _ value: DesignValue, _ category: DesignToken.Category, code: String? = nil, type: String? = nil
  ) -> DocumentToken {
    DocumentToken(
      path: path, category: category, values: AppearanceValues(any: value), summary: "From the designer.",
      definition: .init(path: "tokens.json", line: 3, column: 5), originalType: type, swiftCode: code)
  }

  @Test func templatesHoldForTheTypesTheyName() throws {
    let spelling = DocumentSpelling(access: [
      try SwiftAccess(type: "Color", template: "Color.{path.tail:camel}"),
      try SwiftAccess(type: "UIColor", template: "UIColor.{path.tail:camel}"),
      try SwiftAccess(type: "CGFloat", template: "Spacing.{name}"),
    ])
    let color = spelling.token(of: Self.document(["color", "ink"], .color(Fixture.hex("#111111")), .color))
    #expect(color?.name == "Color.ink" && color?.aliases == ["color.ink"])
    #expect(
      color?.spellings == [
        .init(type: "Color", expression: "Color.ink", implicit: ".ink"),
        .init(type: "UIColor", expression: "UIColor.ink", implicit: ".ink"),
      ])
    let gap = spelling.token(of: Self.document(["space", "md"], .number(8), .spacing))
    #expect(gap?.spellings == [.init(type: "CGFloat", expression: "Spacing.md")])
  }

  @Test func codeOfFigmaIsTheSpelling() throws {
    let spelling = DocumentSpelling(access: [])
    let ink = Self.document(["ink"], .color(Fixture.hex("#111111")), .color, code: "UIColor.ink")
    #expect(spelling.token(of: ink)?.spellings == [.init(type: "UIColor", expression: "UIColor.ink", implicit: ".ink")])
    let both = DocumentSpelling(access: [try SwiftAccess(type: nil, template: "T.{name}")]).token(of: ink)
    #expect(both?.name == "UIColor.ink")
    let plain = spelling.token(of: Self.document(["ink"], .number(8), .spacing))
    #expect(plain?.name == "ink" && plain?.spellings == [])
  }

  @Test func theSameTokenInCodeGetsThePathAsAnotherName() throws {
    let code = [Fixture.color("Color.gray900", "#111111"), Fixture.number("Spacing.medium", 16, .spacing)]
    let spelling = DocumentSpelling(access: [])
    let documents = [
      Self.document(["color", "palette", "gray", "900"], .color(Fixture.hex("#111111")), .color),
      Self.document(["spacing", "medium"], .number(16), .spacing),
      Self.document(["spacing", "large"], .number(16), .spacing),
      Self.document(["color", "gray", "900"], .color(Fixture.hex("#222222")), .color),
    ].compactMap { spelling.token(of: $0) }
    var join = DocumentJoin(code)
    join.add(documents)
    #expect(join.tokens.map(\.name) == ["Color.gray900", "Spacing.medium", "spacing.large", "color.gray.900"])
    #expect(join.tokens[0].aliases == ["color.palette.gray.900"])
    #expect(join.tokens[1].summary == "From the designer.")
  }

  @Test(
    arguments: [
      ("16", 16, nil), ("-4.5px", -4.5, "px"), ("1.5 * 2", 3, nil), ("(2px + 2) * 3", 12, "px"), ("7 % 4", 3, nil),
      ("150%", 150, "%"), ("2 ^ 3", 8, nil), ("roundTo(4 / 3, 1)", 1.3, nil), ("max(1, 2px)", 2, "px"), ("4-2", 2, nil),
      ("--3", 3, nil), ("1e2", 100, nil), ("1 / 3", 0.333, nil), ("4px / 2px", 2, nil), ("clamped(9, 1, 5)", 5, nil),
    ] as [(String, Double, String?)])
  func mathIsCalculated(text: String, value: Double, unit: String?) {
    #expect(MathText.evaluate(text) == .quantity(.init(value: value, unit: unit)))
  }

  @Test(arguments: ["", "AUTO", "8px 16px", "2**3", "a b", "16 px", "(1", "1)", "#fff", "0x10", "1,5px", "$"])
  func otherTextIsNoMath(text: String) {
    #expect(MathText.evaluate(text) == .notMath)
  }
}
