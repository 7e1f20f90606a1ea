import Testing

@testable import DesignTokens

@Suite struct TokenMatcherRankTests {
  private func replacements(
    _ tokens: [DesignToken], role: TokenMatcher.ColorRole = .none, preferred: [String] = []
  ) -> [String] {
    let place = Fixture.colorPlace(role: role, preferred: preferred)
    return Fixture.summary(Fixture.matcher(tokens).suggestions(for: .color(Fixture.hex("#222222")), at: place))
  }

  private let sameValue = [
    Fixture.color("Palette.gray900", "#222222"), Fixture.color("Theme.Text.primary", "#222222", isAlias: true),
    Fixture.color("Theme.surface", "#222222", isAlias: true), Fixture.color("Theme.borderStrong", "#222222"),
  ]

  @Test(arguments: [
    (TokenMatcher.ColorRole.none, ["Theme.surface", "Theme.Text.primary", "Theme.borderStrong", "Palette.gray900"]),
    (.text, ["Theme.Text.primary", "Palette.gray900", "Theme.surface", "Theme.borderStrong"]),
    (.background, ["Theme.surface", "Palette.gray900", "Theme.Text.primary", "Theme.borderStrong"]),
    (.border, ["Theme.borderStrong", "Palette.gray900", "Theme.surface", "Theme.Text.primary"]),
    // An icon is drawn in the color of the text beside it.
    (.icon, ["Theme.Text.primary", "Palette.gray900", "Theme.surface", "Theme.borderStrong"]),
  ])
  func equalTokensAreListedBestFirst(role: TokenMatcher.ColorRole, expected: [String]) {
    #expect(replacements(sameValue, role: role) == expected.map { "exact " + $0 })
  }

  @Test(arguments: [
    (["Palette.gray900"], "exact Palette.gray900!"), (["Palette.*"], "exact Palette.gray900!"),
    (["Theme.*"], "exact Theme.surface"), (["Theme.borderStrong", "Theme.*"], "exact Theme.borderStrong!"),
    (["Nothing"], "exact Theme.surface"),
  ])
  func configurationChooses(preferred: [String], first: String) {
    #expect(replacements(sameValue, preferred: preferred).first == first)
  }

  @Test func onlyTheFirstIsSafe() {
    #expect(replacements(sameValue, preferred: ["Palette.gray900"]).filter { $0.hasSuffix("!") }.count == 1)
  }

  @Test func definitionOrderBreaksTies() {
    let tokens = ["Color.bb", "Color.aa"].map { Fixture.color($0, "#222222") }
    #expect(replacements(tokens) == ["exact Color.bb", "exact Color.aa"])
  }

  @Test func adaptiveTokenComesAfterAFixedOne() {
    let tokens = [Fixture.color("Color.label", "#222222", dark: "#FFFFFF"), Fixture.color("Color.gray", "#222222")]
    #expect(replacements(tokens, role: .text) == ["exact Color.gray", "exact Color.label"])
  }

  @Test func sourcesOfOneTokenAreOne() {
    let tokens = [
      Fixture.color("Color.brandPrimary", "#222222", path: "A.xcassets/brandPrimary.colorset/Contents.json"),
      Fixture.color("color.brand.primary", "#222222", types: ["Color"], path: "tokens.json"),
      Fixture.color("Theme.brandPrimary", "#222222"),
    ]
    #expect(replacements(tokens) == ["exact Theme.brandPrimary!"])
  }

  @Test func typesOfOneTokenAreOne() {
    let tokens = [
      Fixture.color("UIColor.brand", "#222222", types: ["UIColor"]),
      Fixture.color("Color.brand", "#222222", types: ["Color"]),
    ]
    #expect(replacements(tokens) == ["exact Color.brand!"])
  }

  @Test func sameNameWithAnotherDarkValueIsAnotherToken() {
    let tokens = [
      Fixture.color("Color.brand", "#222222", path: "A.xcassets/brand.colorset/Contents.json"),
      Fixture.color("Theme.brand", "#222222", dark: "#EEEEEE"),
    ]
    #expect(replacements(tokens) == ["exact Color.brand", "exact Theme.brand"])
  }

  @Test func deprecatedAndPrivateTokensAreNotSuggested() {
    var deprecated = Fixture.color("Color.old", "#222222")
    deprecated.deprecation = .init(message: nil, replacement: nil)
    var secret = Fixture.color("Color.secret", "#222222")
    secret.visibility = .file
    #expect(replacements([deprecated, secret]).isEmpty)
    secret.definition.path = "View.swift"
    #expect(replacements([deprecated, secret]) == ["exact Color.secret!"])
  }

  @Test func tokensWithoutASpellingAreNotSuggested() {
    #expect(replacements([Fixture.color("color.x", "#222222", types: [])]).isEmpty)
  }

  @Test func crowdsAreCut() {
    let tokens = (0..<5000).map { Fixture.color("Color.c\($0)", "#222222") }
    #expect(replacements(tokens).count == 256)
  }

  @Test(arguments: [
    ("UIColor.brandPrimary", "brandprimary"), ("color.brand.primary", "brandprimary"), ("Color.color", "colorcolor"),
    ("Palette.gray-900", "palettegray900"), ("brandColor", "brand"),
  ])
  func normalizedNames(name: String, expected: String) {
    #expect(TokenName.normalized(name) == expected)
  }
}
