import Testing

@testable import DesignTokens

@Suite struct DocumentsTokensStudioTests {
  @Test func themesPutSetsTogether() {
    check(
      .tokensStudio,
      """
      {"core": {"gray": {"value": "#222", "type": "color"}, "base": {"value": "4", "type": "sizing"}},
       "light": {"bg": {"value": "#fff", "type": "color"}}, "dark": {"bg": {"value": "{gray}", "type": "color"}},
       "$themes": [
         {"name": "Light", "group": "mode", "selectedTokenSets": {"core": "source", "light": "enabled"}},
         {"name": "Dark", "group": "mode", "selectedTokenSets": {"core": "source", "dark": "enabled"}}],
       "$metadata": {"tokenSetOrder": ["core", "light", "dark"]}}
      """,
      ["bg color #FFFFFFFF dark #222222FF", "gray color #222222FF", "base size 4"])
  }

  @Test func foldersHaveASetAFile() {
    let read = DocumentListing.read(
      [
        "tokens/global.json":
          ##"{"ink": {"$value": "#111", "$type": "color"}, "sm": {"$value": "8px", "$type": "spacing"}}"##,
        "tokens/mode/dark.json": ##"{"text": {"$value": "#eee", "$type": "color"}}"##,
        "tokens/mode/light.json": ##"{"text": {"$value": "{ink}", "$type": "color"}}"##,
        "tokens/$themes.json": """
        [{"name": "day", "selectedTokenSets": {"global": "enabled", "mode/light": "enabled"}},
         {"name": "night", "selectedTokenSets": {"global": "enabled", "mode/dark": "enabled"}}]
        """,
        "tokens/$metadata.json": #"{"tokenSetOrder": ["global", "mode/light", "mode/dark"]}"#,
      ], .tokensStudio)
    #expect(
      read.lines == ["text color #111111FF dark #EEEEEEFF → ink", "ink color #111111FF", "sm spacing 8"])
    #expect(read.problems == [])
  }

  @Test func calculatesAndEmbeds() {
    check(
      .tokensStudio,
      """
      {"base": {"value": "4", "type": "dimension"}, "scale": {"value": "2", "type": "number"},
       "gap": {"value": "{base} * {scale} + 1px", "type": "spacing"}, "old": {"value": "$gap*2", "type": "spacing"},
       "round": {"value": "roundTo({base} / 3, 1)", "type": "borderRadius"},
       "two": {"value": "{base} {gap}", "type": "spacing"}, "zero": {"value": "1 / 0", "type": "spacing"},
       "ink": {"value": "#ff0000", "type": "color"}, "veil": {"value": "rgba({ink}, 25%)", "type": "color"},
       "dim": {"value": "50%", "type": "opacity"}, "auto": {"value": "AUTO", "type": "lineHeights"}}
      """,
      [
        "base number 4", "scale number 2", "gap spacing 9", "old spacing 18", "round radius 1.3", "two spacing -",
        "zero spacing -", "ink color #FF0000FF", "veil color #FF000040", "dim opacity 0.5", "auto lineHeight -",
      ], problems: ["warning 4:55: 'zero': '1 / 0': a division by zero"])
  }

  @Test func typographyIsAFont() {
    check(
      .tokensStudio,
      """
      {"size": {"value": "17", "type": "fontSizes"}, "family": {"value": "SF Pro", "type": "fontFamilies"},
       "body": {"type": "typography", "value": {"fontFamily": "{family}", "fontSize": "{size}",
         "fontWeight": "Bold Italic", "lineHeight": "120%"}},
       "part": {"value": "{body.fontSize}", "type": "fontSizes"}}
      """,
      ["size fontSize 17", "family font -", "body font system/17/bold-italic", "part fontSize 17"])
  }

  @Test(arguments: [
    ("darken", "0.5", "hsl", "#ff0000", "#800000FF"), ("lighten", "0.5", "hsl", "#ff0000", "#FF8080FF"),
    ("darken", "10%", "srgb", "#ffffff", "#E6E6E6FF"), ("lighten", "0.1", "srgb", "#f56565", "#F67474FF"),
    ("alpha", "0.3", "srgb", "#ffffff", "#FFFFFF4D"), ("mix", "0.5", "srgb", "#ffffff", "#A2BBEEFF"),
    ("lighten", "1", "lch", "#123456", "#FFFFFFFF"), ("darken", "1", "p3", "#123456", "#000000FF"),
  ])
  func modifiesColors(kind: String, value: String, space: String, base: String, expected: String) {
    check(
      .tokensStudio,
      """
      {"c": {"value": "\(base)", "type": "color", "$extensions": {"studio.tokens": {"modify":
        {"type": "\(kind)", "value": "\(value)", "space": "\(space)", "color": "#4477DD"}}}}}
      """, ["c color \(expected)"])
  }
}

@Suite struct DocumentsStyleDictionaryTests {
  @Test func readsCategoriesReferencesAndComments() {
    check(
      .styleDictionary,
      """
      {
        // What the brand is.
        color: { base: { red: { value: '#f00', comment: 'warm' } },
                 font: { _: { value: '{color.base.red.value}' }, veil: { value: 'rgba({color.base.red}, .5)' } },
                 hsl: { value: { h: '{hue.blue}', s: '100%', l: 0.5 }, type: 'color' } },
        hue: { blue: { value: 240, type: 'other' } },
        size: { padding: { small: { value: '8px' } }, radius: { value: '2', deprecated: true, deprecated_comment: 'old' } },
        time: { fast: { value: '150ms' } },
      }
      """,
      [
        "color.base.red color #FF0000FF", "color.font._ color #FF0000FF → color.base.red",
        "color.font.veil color #FF000080",
        "color.hsl color #0000FFFF", "hue.blue number 240", "size.padding.small spacing 8",
        "size.radius radius 2 deprecated(old)", "time.fast duration 0.15",
      ])
  }

  @Test func sizesWithoutAUnitAreRemsWhereTheyLookLikeIt() {
    check(
      .styleDictionary,
      #"{"size": {"font": {"small": {"value": "0.75", "type": "fontSize"}, "big": {"value": "2", "type": "fontSize"}}}}"#,
      ["size.font.small fontSize 12", "size.font.big fontSize 32"], problems: [Self.remark])
  }

  private static let remark = "warning 1:20: sizes without a unit are taken for rems, 16 points each"

  /// Numbers and texts are read alike, and what is under `size.font` is one of a font.
  @Test(arguments: ["0.75", "\"0.75\""])
  func sizesWithoutATypeAreRemsToo(small: String) {
    let source = #"{"size": {"font": {"small": {"value": \#(small)}, "big": {"value": "{size.font.small}"}}}}"#
    check(
      .styleDictionary, source, ["size.font.small fontSize 12", "size.font.big fontSize 12 → size.font.small"],
      problems: [Self.remark])
    let tokens = DocumentTokens.read([("t.json", Array(source.utf8))], format: .styleDictionary).tokens
    #expect(tokens.allSatisfy { $0.values?.reservations.all == ["has no unit and is taken for rems"] })
  }

  /// A name for such a size is scaled with it, whatever its own name says; one for a hairline is not.
  @Test func namesForRemsAreRems() {
    check(
      .styleDictionary,
      """
      {"size": {"font": {"small": {"value": 0.75}}, "border": {"hair": {"value": 0.5}}},
       "button": {"md": {"value": "{button.lg}"}, "lg": {"value": "{size.font.small}"}, "padding": {"value": "{size.border.hair}"}}}
      """,
      [
        "size.font.small fontSize 12", "size.border.hair border 0.5", "button.md number 12 → button.lg",
        "button.lg number 12 → size.font.small", "button.padding spacing 0.5 → size.border.hair",
      ], problems: ["warning 1:20: sizes without a unit are taken for rems, 16 points each"])
  }

  /// Text styles in parts, each with a value for phones and one for desktops.
  @Test func partsOfTextStylesAreRead() {
    let source = """
      {"text": {"size": {"title": {"value": {"mobile": 20, "desktop": 28}, "type": "typography"},
          "note": {"value": {"mobile": 12, "desktop": 12}, "type": "typography"}},
        "lineHeight": {"title": {"value": {"mobile": 24, "desktop": 32}, "type": "typography"}},
        "weight": {"title": {"value": "medium", "type": "typography"}}},
       "spacing": {"card": {"value": {"left": {"mobile": 16, "desktop": 24}, "right": 8}, "type": "spacing"},
        "hero": {"value": {"desktop": 24, "web": 8}, "type": "spacing"}}}
      """
    check(
      .styleDictionary, source,
      [
        "text.size.title fontSize 20", "text.size.note fontSize 12", "text.lineHeight.title lineHeight 24",
        "text.weight.title font -", "spacing.card spacing -", "spacing.hero spacing -",
      ],
      problems: [
        "warning 4:14: a weight by itself is no design token",
        "warning 5:14: 'spacing.card': a length for each edge is no single length",
        "warning 6:3: 'spacing.hero': its 'value' must be a number",
      ])
    let tokens = DocumentTokens.read([("t.json", Array(source.utf8))], format: .styleDictionary).tokens
    #expect(
      tokens.map { $0.values?.reservations.all.first } == [
        "has another value for 'desktop'", nil, "has another value for 'desktop'", nil, nil, nil,
      ])
  }

  /// Relative to what nothing here tells: no length.
  @Test(arguments: ["1em", "50%", "2vw", "3ch", "1.5ex", "10vh"])
  func relativeUnitsAreNoLengths(value: String) {
    for format in [DocumentFormat.styleDictionary, .tokensStudio] {
      let read = DocumentListing.read(
        [
          "t.json":
            #"{"size": {"a": {"value": "\#(value)", "type": "sizing"}, "f": {"value": "\#(value)", "type": "fontSizes"}}}"#
        ],
        format)
      #expect(read.lines == ["size.a size -", "size.f fontSize -"])
      #expect(read.problems.count == 2 && read.problems.allSatisfy { $0.hasPrefix("warning t.json:1:") })
    }
  }

  @Test func hairlinesAreNoRems() {
    check(
      .styleDictionary, #"{"size": {"border": {"hair": {"value": 0.5}, "thin": {"value": "1"}}}}"#,
      ["size.border.hair border 0.5", "size.border.thin border 1"])
  }
}

@Suite struct DocumentsNestingTests {
  @Test func tokensBelowATokenAreFoundHoweverDeep() {
    check(
      .styleDictionary, ##"{"a": {"value": "#fff", "b": {"c": {"d": {"value": "#000"}}}}}"##,
      ["a color #FFFFFFFF", "a.b.c.d color #000000FF"])
  }
}

@Suite struct DocumentsFigmaTests {
  @Test func restVariablesFollowAliasesByMode() {
    let source = """
      {"meta": {"variableCollections": {
         "C:1": {"id": "C:1", "name": "theme", "defaultModeId": "1:0",
                 "modes": [{"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}]},
         "C:2": {"id": "C:2", "name": "raw", "defaultModeId": "2:0", "modes": [{"modeId": "2:0", "name": "Mode 1"}]}},
       "variables": {
         "V:1": {"id": "V:1", "name": "text/main", "resolvedType": "COLOR", "variableCollectionId": "C:1",
           "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "V:2"}, "1:1": {"r": 1, "g": 1, "b": 1, "a": 1}},
           "codeSyntax": {"iOS": "Color.textMain"}, "description": "Body text"},
         "V:2": {"id": "V:2", "name": "blue/500", "resolvedType": "COLOR", "variableCollectionId": "C:2",
           "valuesByMode": {"2:0": {"r": 0.2078431397676468, "g": 0.48235294222831726, "b": 0.9882352948188782, "a": 1}}},
         "V:3": {"id": "V:3", "name": "step", "resolvedType": "FLOAT", "variableCollectionId": "C:2", "scopes": ["GAP"],
           "valuesByMode": {"2:0": 12.000000476837158}},
         "V:4": {"id": "V:4", "name": "label", "resolvedType": "STRING", "variableCollectionId": "C:2",
           "valuesByMode": {"2:0": "x"}}}}}
      """
    check(
      .figma, source,
      [
        "text.main color #357BFCFF dark #FFFFFFFF → blue.500", "blue.500 color #357BFCFF", "step spacing 12",
        "label number -",
      ])
    let tokens = DocumentTokens.read([("f.json", Array(source.utf8))], format: .figma).tokens
    #expect(tokens[0].swiftCode == "Color.textMain" && tokens[0].summary == "Body text")
  }

  @Test func exportedCollectionsFollowAliasesByName() {
    check(
      .figma,
      """
      {"version": "1.0.4", "collections": [
        {"name": "raw", "modes": [{"name": "Mode 1", "variables": [
          {"name": "gray/900", "type": "color", "value": "#111111"}, {"name": "gap", "type": "number", "value": 8}]}]},
        {"name": "theme", "modes": [
          {"name": "light", "variables": [{"name": "bg", "type": "color", "value": {"r": 255, "g": 255, "b": 255, "a": 0.5}}]},
          {"name": "dark", "variables": [
            {"name": "bg", "type": "color", "isAlias": true, "value": {"collection": "raw", "name": "gray/900"}}]}]}]}
      """,
      ["gray.900 color #111111FF", "gap spacing 8", "bg color #FFFFFF80 dark #111111FF"])
  }

  /// The setting is for the whole file: beside one channel of 255 another's 1 is the lowest step.
  @Test func oneChannelAboveOneDecidesForAll() {
    check(
      .figma,
      """
      {"collections": [{"name": "raw", "modes": [{"name": "Mode 1", "variables": [
        {"name": "ink", "type": "color", "value": {"r": 0, "g": 0, "b": 1, "a": 0.5}},
        {"name": "sun", "type": "color", "value": {"r": 255, "g": 128, "b": 0}}]}]}]}
      """, ["ink color #00000180", "sun color #FF8000FF"])
    check(
      .figma,
      """
      {"collections": [{"name": "raw", "modes": [{"name": "Mode 1", "variables": [
        {"name": "ink", "type": "color", "value": {"r": 0, "g": 0, "b": 1, "a": 0.5}}]}]}]}
      """, ["ink color #0000FF80"])
  }

  @Test func aDarkAliasThatLeadsNowhereIsUnknown() {
    let source = """
      {"collections": [{"name": "theme", "modes": [
        {"name": "light", "variables": [{"name": "bg", "type": "color", "value": "#FFFFFF"}]},
        {"name": "dark", "variables": [
          {"name": "bg", "type": "color", "isAlias": true, "value": {"collection": "raw", "name": "gone"}}]}]}]}
      """
    let tokens = DocumentTokens.read([("t.json", Array(source.utf8))], format: .figma).tokens
    #expect(tokens.map { $0.values?.reservations.isUnknownInDark } == [true])
  }

  /// Modes that are no appearance: one holds, and what else there is is said.
  @Test(
    arguments: [
      (ModeMapping(), 8.0, "#FFFFFFFF/#000000FF", ["warning 2:12: the mode 'Desktop' is no appearance"]),
      (ModeMapping.choosing("Desktop", of: "Layout"), 16, "#FFFFFFFF/#000000FF", []),
      (ModeMapping.choosing("Zeta", of: "Theme"), 8, "#FFFF00FF/#0000FFFF", ["warning 2:12: the mode 'Desktop'"]),
      (ModeMapping.choosing("Zeta Dark", of: "Theme"), 8, "#FFFF00FF/#0000FFFF", ["warning 2:12: the mode 'Desktop'"]),
      (ModeMapping.choosing("Acme", of: "Theme"), 8, "#FFFFFFFF/#000000FF", ["warning 2:12: the mode 'Desktop'"]),
    ] as [(ModeMapping, Double, String, [String])])
  func modesThatAreNoAppearanceAreChosen(modes: ModeMapping, gap: Double, background: String, notes: [String]) {
    let source = """
      {"collections": [
        {"name": "Layout", "modes": [
          {"name": "Compact", "variables": [{"name": "gap", "type": "number", "value": 8}]},
          {"name": "Desktop", "variables": [{"name": "gap", "type": "number", "value": 16}]}]},
        {"name": "Theme", "modes": [
          {"name": "Acme Light", "variables": [{"name": "bg", "type": "color", "value": "#FFFFFF"}]},
          {"name": "Acme Dark", "variables": [{"name": "bg", "type": "color", "value": "#000000"}]},
          {"name": "Zeta Light", "variables": [{"name": "bg", "type": "color", "value": "#FFFF00"}]},
          {"name": "Zeta Dark", "variables": [{"name": "bg", "type": "color", "value": "#0000FF"}]}]}]}
      """
    let read = DocumentTokens.read([("t.json", Array(source.utf8))], format: .figma, modes: modes)
    #expect(read.tokens.first?.values?.any == .number(gap))
    let values = read.tokens.last?.values
    #expect([values?.any, values?.dark].map { $0?.normalForm ?? "-" }.joined(separator: "/") == background)
    let found = read.problems.map { String(DocumentListing.problem($0).replacing("t.json:", with: "")) }
    let theme =
      modes.isEmpty || gap == 16 ? ["warning 5:12: the modes 'Zeta Light', 'Zeta Dark' are no appearance"] : []
    let expected = notes + theme
    #expect(found.count == expected.count, "\(found)")
    for (problem, start) in zip(found, expected) { #expect(problem.hasPrefix(start), "\(problem)") }
    #expect(read.unknownModes.isEmpty)
  }

  /// Themes, contexts and modes of tokens' extensions that are no appearance: the same.
  @Test(
    arguments: [
      (
        .tokensStudio, themes, ModeMapping(), "#111111FF",
        "3:10: the theme 'Zeta' is no appearance and left out of 'brand'"
      ),
      (.tokensStudio, themes, ModeMapping.choosing("Zeta", of: "brand"), "#222222FF", nil),
      (
        .dtcg, resolver, ModeMapping(), "#111111FF",
        "3:3: the contexts 'zeta', 'eta' are no appearance and left out of 'brand'"
      ),
      (.dtcg, resolver, ModeMapping.choosing("Zeta", of: "brand"), "#222222FF", nil),
      (.dtcg, extensions, ModeMapping(), "#333333FF", nil),
      (.dtcg, extensions, ModeMapping.choosing("Zeta", of: "mode"), "#222222FF", nil),
      (.dtcg, acme, ModeMapping.choosing("Acme", of: "com.acme"), "#111111FF", nil),
    ] as [(DocumentFormat, String, ModeMapping, String, String?)])
  func whatIsNoAppearanceIsChosen(
    format: DocumentFormat, source: String, modes: ModeMapping, color: String, remark: String?
  ) {
    let read = DocumentTokens.read([("t.json", Array(source.utf8))], format: format, modes: modes)
    #expect(read.tokens.map { $0.values?.any.normalForm } == [color])
    let found = read.problems.map { String(DocumentListing.problem($0).replacing("t.json:", with: "")) }
    #expect(found.count == (remark == nil ? 0 : 1), "\(found)")
    if let remark { #expect(found.first?.hasPrefix("warning " + remark) == true, "\(found)") }
    #expect(read.unknownModes.isEmpty)
  }

  private static let themes = """
    {"acme": {"bg": {"value": "#111", "type": "color"}}, "zeta": {"bg": {"value": "#222", "type": "color"}}, "$themes": [
    {"name": "Acme", "group": "brand", "selectedTokenSets": {"acme": "enabled"}},
    {"name": "Zeta", "group": "brand", "selectedTokenSets": {"zeta": "enabled"}}]}
    """
  private static let resolver = """
    {"version": "2025.10", "modifiers": {"brand": {"contexts": {
      "acme": [{"bg": {"$type": "color", "$value": "#111111"}}],
      "zeta": [{"bg": {"$type": "color", "$value": "#222222"}}], "eta": []}}},
     "resolutionOrder": [{"$ref": "#/modifiers/brand"}]}
    """
  private static let extensions = """
    {"bg": {"$type": "color", "$value": "#333333", "$extensions": {"mode": {"Acme": "#111111", "Zeta": "#222222"}}}}
    """
  private static let acme = """
    {"bg": {"$type": "color", "$value": "#333333", "$extensions": {"com.acme": {"modes": {"Acme": "#111111"}}}}}
    """

  @Test func cyclesAreReported() {
    check(
      .figma,
      """
      {"collections": [{"id": "C", "name": "c", "modes": [{"modeId": "m", "name": "x"}], "defaultModeId": "m"}],
       "variables": [
        {"id": "a", "name": "a", "resolvedType": "COLOR", "variableCollectionId": "C",
         "valuesByMode": {"m": {"type": "VARIABLE_ALIAS", "id": "b"}}},
        {"id": "b", "name": "b", "resolvedType": "COLOR", "variableCollectionId": "C",
         "valuesByMode": {"m": {"type": "VARIABLE_ALIAS", "id": "a"}}}]}
      """,
      ["a color - → b", "b color - → a"],
      problems: ["error 3:23: 'a' refers to itself: a cycle", "error 5:23: 'b' refers to itself: a cycle"])
  }
}

extension ModeMapping {
  fileprivate static func choosing(_ name: String, of group: String) -> ModeMapping {
    var modes = ModeMapping()
    modes.choose(name, of: group)
    return modes
  }
}
