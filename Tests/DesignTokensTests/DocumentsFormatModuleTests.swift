import Testing

@testable import DesignTokens

@Suite struct DocumentsFormatModuleTests {
  @Test func groupsGiveTheirTypeAndDeprecation() {
    check(
      .dtcg,
      """
      {"color": {"$type": "color", "$deprecated": "use {ink}",
        "red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}, "$description": "warm"},
        "blue": {"$value": {"colorSpace": "hsl", "components": [240, 100, 50]}, "$deprecated": false}}}
      """,
      ["color.red color #FF000080 deprecated(use {ink})", "color.blue color #0000FFFF"])
  }

  @Test func referencesLeadToTokensAndIntoValues() {
    check(
      .dtcg,
      """
      {"a/b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.2, 1]}},
       "alias": {"$value": "{a/b}"},
       "pointer": {"$ref": "#/a~1b"},
       "part": {"$type": "number", "$value": {"$ref": "#/a~1b/$value/components/1"}},
       "through": {"$type": "number", "$value": {"$ref": "#/alias/$value/components/2"}},
       "none": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [1, "none", "none"]}}}
      """,
      [
        "a/b color #0033FFFF", "alias color #0033FFFF → a/b", "pointer color #0033FFFF → a/b", "part number 0.2",
        "through number 1", "none color #FFFFFFFF",
      ])
  }

  @Test func groupsExtendOthers() {
    check(
      .dtcg,
      """
      {"base": {"$type": "dimension", "gap": {"$value": {"value": 8, "unit": "px"}},
                "inner": {"size": {"$value": {"value": 1, "unit": "rem"}}}},
       "card": {"$extends": "{base}", "gap": {"$value": {"value": 12, "unit": "px"}}},
       "sheet": {"$ref": "#/card", "radius": {"$value": {"value": 4, "unit": "px"}}},
       "use": {"$value": "{sheet.inner.size}"}}
      """,
      [
        "base.gap spacing 8", "base.inner.size size 16", "card.gap spacing 12", "sheet.radius radius 4",
        "use number 16 → sheet.inner.size", "card.inner.size size 16", "sheet.gap spacing 12",
        "sheet.inner.size size 16",
      ])
  }

  @Test func rootIsTheTokenOfItsGroup() {
    check(
      .dtcg,
      """
      {"accent": {"$type": "color", "$root": {"$value": "#00f"}, "dark": {"$value": "#00a"}},
       "ok": {"$value": "{accent.$root}"}, "bad": {"$type": "color", "$value": "{accent}"}}
      """,
      ["accent color #0000FFFF", "accent.dark color #0000AAFF", "ok color #0000FFFF → accent", "bad color -"],
      problems: ["error 2:38: 'bad': 'accent' is a group; its own token is 'accent.$root'"])
  }

  @Test func compositesKeepWhatATokenCanSay() {
    check(
      .dtcg,
      """
      {"font": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]},
       "title": {"$type": "typography", "$value": {"fontFamily": "{font}", "fontWeight": "semi-bold",
         "fontSize": {"value": 20, "unit": "px"}, "lineHeight": 1.2}},
       "card": {"$type": "shadow", "$value": [{"color": "#000", "offsetX": {"value": 0, "unit": "px"},
         "blur": {"value": 12, "unit": "px"}}]},
       "line": {"$type": "border", "$value": {"color": "#000", "width": {"value": 2, "unit": "px"}, "style": "solid"}},
       "fade": {"$type": "transition", "$value": {"duration": {"value": 250, "unit": "ms"}}},
       "quick": {"$type": "duration", "$value": {"value": 0.1, "unit": "s"}},
       "ease": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]},
       "glow": {"$type": "gradient", "$value": [{"color": "#fff", "position": 0}]}}
      """,
      [
        "font font -", "title font Inter/20/semibold", "card shadow 0 0 12 0 #000000FF",
        "line border 2 solid #000000FF",
        "fade duration 0.25 0", "quick duration 0.1", "ease duration 0 0 1 1", "glow color #FFFFFFFF 0",
      ],
      problems: [
        "warning 4:2: 'card': its 'offsetY' is missing and taken for 0; its 'spread' is missing and taken for 0",
        "warning 7:2: 'fade': its 'delay' is missing and taken for 0; its 'timingFunction' is missing",
      ])
  }

  @Test func draftsAreReadToo() {
    check(
      .dtcg,
      """
      {"c": {"$type": "color", "$value": "#ff000080"}, "d": {"$type": "dimension", "$value": "1.5rem"},
       "t": {"$type": "duration", "$value": "100ms"}, "old": {"value": "#123456", "type": "color"}}
      """,
      ["c color #FF000080", "d number 24", "t duration 0.1", "old color #123456FF"])
  }

  @Test func resolversFoldContextsIntoAppearances() {
    let files = [
      "app.resolver.json": """
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
       "modifiers": {"mode": {"default": "light", "contexts": {
          "light": [{"bg": {"$type": "color", "$value": "#fff"}}],
          "dark": [{"bg": {"$type": "color", "$value": "#000"}}],
          "light-high-contrast": [{"bg": {"$type": "color", "$value": "#ffe"}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}]}
      """,
      "base.json": ##"{"text": {"$value": "{bg}"}, "ink": {"$type": "color", "$value": "#111"}}"##,
    ]
    let read = DocumentListing.read(files, .dtcg)
    #expect(
      read.lines == [
        "text color #FFFFFFFF dark #000000FF contrast #FFFFEEFF → bg", "ink color #111111FF",
        "bg color #FFFFFFFF dark #000000FF contrast #FFFFEEFF",
      ])
    #expect(read.problems == [])
  }

  @Test func filesOfOneSourceNamedForAppearancesFold() {
    let read = DocumentListing.read(
      [
        "light.tokens.json": ##"{"bg": {"$type": "color", "$value": "#fff"}}"##,
        "dark.tokens.json": ##"{"bg": {"$type": "color", "$value": "#000"}}"##,
      ], .dtcg)
    #expect(read.lines == ["bg color #FFFFFFFF dark #000000FF"])
  }

  @Test func modesInExtensionsFold() {
    check(
      .dtcg,
      """
      {"bg": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"light": "#fff", "dark": "{ink}"}}},
       "ink": {"$type": "color", "$value": "#012"}}
      """,
      ["bg color #FFFFFFFF dark #001122FF", "ink color #001122FF"])
  }

  /// A value for dark mode that leads nowhere is not the light one; a light one that does is none.
  @Test(
    arguments: [
      (##""$value": "#fff", "$extensions": {"mode": {"light": "#fff", "dark": "{no}"}}"##, true),
      (##""$value": "#fff", "$extensions": {"mode": {"light": "#fff", "dark": "nothing"}}"##, true),
      (##""$value": "#fff", "$extensions": {"mode": {"light": "#fff", "dark": "#fff"}}"##, false),
      (##""$value": "{no}", "$extensions": {"mode": {"dark": "#fff"}}"##, nil),
    ] as [(String, Bool?)])
  func brokenModesAreUnknown(token: String, isUnknown: Bool?) {
    let read = DocumentTokens.read(
      [("t.json", Array("{\"bg\": {\"$type\": \"color\", \(token)}}".utf8))], format: .dtcg)
    #expect(read.tokens.map { $0.values?.reservations.isUnknownInDark } == [isUnknown])
  }

  /// Text styles whose font cannot be told are none.
  @Test(
    arguments: [
      (##""fontFamily": "Inter", "fontWeight": "Extra Fat""##, nil, "'Extra Fat' is no font weight"),
      (##""fontFamily": "Inter", "fontWeight": "hevvy italic""##, nil, "'hevvy italic' is no font weight"),
      (##""fontFamily": "Inter", "fontWeight": "Halbfett Kursiv""##, "Inter/16/semibold-italic", nil),
      (##""fontFamily": "Inter", "fontWeight": "Dreiviertelfett""##, "Inter/16/bold", nil),
      (##""fontFamily": "Inter", "fontWeight": 1001"##, nil, "a font weight is a number in 1…1000"),
      (##""fontWeight": 400"##, nil, "its font has no family: a 'fontFamily' is missing"),
      (##""fontFamily": "inherit""##, nil, "its font family is the one around it, which nothing tells"),
      (##""fontFamily": "{loop}""##, nil, "its font family cannot be told"),
      (##""fontFamily": "system-ui", "fontWeight": 400"##, "system/16/regular", nil),
      (##""fontFamily": ["SF Pro", "sans-serif"]"##, "system/16/regular", nil),
      (
        ##""fontFamily": "Lato", "fontSize": {"value": 1, "unit": "em"}"##, nil,
        "its font size cannot be told: the unit 'em' is relative to something that nothing here tells"
      ),
      (##""fontFamily": "Lato", "fontSize": {"value": 80, "unit": "%"}"##, nil, "its font size cannot be told"),
      (##""fontFamily": "Lato", "fontSize": "1ch""##, nil, "its font size cannot be told"),
    ] as [(String, String?, String?)])
  func fontsAreNotGuessed(style: String, font: String?, problem: String?) {
    let size = style.contains("fontSize") ? "" : ##", "fontSize": {"value": 16, "unit": "px"}"##
    let read = DocumentTokens.read(
      [
        (
          "t.json",
          Array(
            """
            {"loop": {"$type": "fontFamily", "$value": "{loop}"},
             "t": {"$type": "typography", "$value": {\(style)\(size)}}}
            """.utf8)
        )
      ], format: .dtcg)
    #expect(read.tokens.first { $0.name == "t" }?.values.map { $0.any.normalForm } == font)
    let found = read.problems.filter { $0.definition.line == 2 }
    #expect(found.count == (problem == nil ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.message.contains(problem ?? "") && $0.losesValue == (font == nil) }, "\(found)")
  }

  @Test func theLastOfEqualKeysCounts() {
    check(
      .dtcg,
      """
      {"a": {"$type": "color", "$value": "#000"},
       "a": {"$type": "color", "$value": "#111", "$value": "#222"}}
      """, ["a color #222222FF"],
      problems: [
        "warning 2:2: the key 'a' is already set at line 1, column 2; the last one counts",
        "warning 2:44: the key '$value' is already set at line 2, column 26; the last one counts",
      ])
  }
}
