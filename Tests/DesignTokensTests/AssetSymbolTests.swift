import Testing

@testable import DesignTokens

@Suite struct AssetSymbolTests {
  @Test(arguments: [
    ("AccentColor", "accent"), ("brand", "brand"), ("Brand", "brand"), ("brand-secondary", "brandSecondary"),
    ("surface.primary.2", "surfacePrimary2"), ("hero_image", "hero"), ("Color", "color"), ("tintColour", "tintColour"),
    ("barbackgroundcolor", "barbackgroundcolor"), ("UIAccent", "uiAccent"), ("SDKold", "sdKold"),
    ("HTMLBody", "htmlBody"),
    ("3A5F00", "_3_A_5_F_00"), ("FFCC00", "FFCC_00"), ("ABC", "ABC"), ("A-2-0", "A_2_0"), ("24px icon", "_24PxIcon"),
    ("default", "`default`"), ("in", "`in`"), ("type", "type"), ("色", "色"), ("CO₂", "CO₂"), ("glow(2)", "glow2"),
    ("trailing ", "trailing"), ("text_1f_20", "text1F20"), ("lineFF", "lineFF"), ("ALL_COLOR", "ALL"),
  ])
  func members(name: String, symbol: String) {
    #expect(AssetSymbol.member(for: name) == symbol)
  }

  @Test(arguments: ["", "%", " - "])
  func namesWithoutASymbol(name: String) {
    #expect(AssetSymbol.member(for: name) == nil)
    #expect(AssetSymbol.namespace(for: name) == nil)
  }

  @Test(arguments: [("Colors", "Colors"), ("iconPreviews", "IconPreviews"), ("24 Brand", "_24Brand"), ("UI", "UI")])
  func namespaces(folder: String, symbol: String) {
    #expect(AssetSymbol.namespace(for: folder) == symbol)
  }

  @Test func firstByNameKeepsASharedSymbol() {
    let members = AssetSymbol.members(for: ["card-number-color", "card-number", "other", "%"])
    #expect(members == ["card-number": "cardNumber", "other": "other"])
  }

  @Test(arguments: [
    ("Indicator Highlight", "indicatorHighlight"), ("24-brand", "brand"), ("URLTint", "urlTint"),
    ("my_color", "my_color"),
    ("gray.100", "gray100"),
  ])
  func rSwift(name: String, member: String) {
    #expect(AssetSymbol.rSwiftMember(for: name) == member)
  }

  @Test(arguments: [
    ("ArticleBody", "articleBody"), ("24Vision", "_24Vision"), ("cyan-color", "cyanColor"), ("in", "`in`"),
  ])
  func swiftGen(name: String, member: String) {
    #expect(AssetSymbol.swiftGenMember(for: name) == member)
  }

  @Test(.enabled(if: SharedChecks.exists("tokens/asset_symbols.tsv")))
  func sharedNames() {
    let rows = SharedChecks.rows("tokens/asset_symbols.tsv")
    #expect(rows.count == 152)
    for row in rows {
      let symbol = row[0] == "namespace" ? AssetSymbol.namespace(for: row[1]) : AssetSymbol.member(for: row[1])
      #expect(symbol == row[2], "\(row[1])")
    }
  }
}
