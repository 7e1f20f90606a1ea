import Testing

@testable import DesignTokens

/// Shadows, borders and the like of every format, with their parts.
@Suite struct DocumentsCompositeTests {
  @Test(
    arguments: [
      (
        .dtcg,
        """
        {"ink": {"$type": "color", "$value": "#102030"}, "line": {"$type": "border",
          "$value": {"color": "{ink}", "width": {"value": 0.5, "unit": "rem"}, "style": "dashed"}}}
        """, "line border 8 dashed #102030FF"
      ),
      (
        .dtcg,
        """
        {"card": {"$type": "shadow", "$value": [
          {"color": "#00000040", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 4, "unit": "px"},
           "blur": {"value": 12, "unit": "px"}, "spread": {"value": -1, "unit": "px"}, "inset": true},
          {"color": "#000", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"},
           "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}, "inset": false}]}}
        """, "card shadow 0 4 12 -1 #00000040 inset, 0 1 2 0 #000000FF"
      ),
      (
        .dtcg,
        """
        {"fade": {"$type": "transition", "$value": {"duration": {"value": 200, "unit": "ms"},
          "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0.4, 0, 0.2, 1]}}}
        """, "fade duration 0.2 0 cubic-bezier(0.4, 0, 0.2, 1)"
      ),
      (
        .tokensStudio,
        """
        {"two": {"value": "2", "type": "sizing"}, "card": {"type": "boxShadow", "value": {"x": "0", "y": "{two} * 2",
          "blur": "8px", "spread": "0", "color": "rgba(#000000, 0.5)", "type": "innerShadow"}}}
        """, "card shadow 0 4 8 0 #00000080 inset"
      ),
      (
        .tokensStudio,
        ##"{"line": {"type": "border", "value": {"color": "#ff0000", "width": "1", "style": "solid"}}}"##,
        "line border 1 solid #FF0000FF"
      ),
      (
        .styleDictionary,
        ##"{"s": {"card": {"type": "shadow", "value": {"offsetX": "0px", "offsetY": "2px", "blur": "4px", "color": "#000"}}}}"##,
        "s.card shadow 0 2 4 0 #000000FF"
      ),
      // As CSS has them, in any order of the parts; blanks and commas in parentheses part nothing.
      (
        .styleDictionary, ##"{"s": {"card": {"type": "shadow", "value": "0 2px 4px #000"}}}"##,
        "s.card shadow 0 2 4 0 #000000FF"
      ),
      (
        .styleDictionary,
        #"{"s": {"card": {"value": "inset 0 -.5px 1rem 1px rgba(0, 0, 0, 0.25),rgb(0 0 255 / 50%)  1px 2px"}}}"#,
        "s.card shadow 0 -0.5 16 1 #00000040 inset, 1 2 0 0 #0000FF80"
      ),
      (
        .tokensStudio,
        ##"{"ink": {"value": "#102030", "type": "color"}, "card": {"value": "0 2px {ink}", "type": "boxShadow"}}"##,
        "card shadow 0 2 0 0 #102030FF"
      ),
      (
        .styleDictionary, ##"{"s": {"card": {"type": "shadow", "value": ["0 1px #000", "0 2px 3px #fff"]}}}"##,
        "s.card shadow 0 1 0 0 #000000FF, 0 2 3 0 #FFFFFFFF"
      ),
      (
        .styleDictionary, ##"{"s": {"line": {"value": "1px solid #ccc"}}}"##, "s.line border 1 solid #CCCCCCFF"
      ),
      (
        .tokensStudio, ##"{"line": {"value": "Dashed #ccc thick", "type": "border"}}"##,
        "line border 5 dashed #CCCCCCFF"
      ),
      (.tokensStudio, ##"{"line": {"value": "2px #ccc", "type": "border"}}"##, "line border 2 #CCCCCCFF"),
      (.tokensStudio, #"{"line": {"value": "none", "type": "border"}}"#, "line border -"),
      (.tokensStudio, #"{"card": {"value": "none", "type": "boxShadow"}}"#, "card shadow -"),
      (
        .figma,
        """
        {"collections": [{"name": "e", "modes": [{"name": "x", "variables": [{"name": "card", "type": "effect", "value":
          {"effects": [{"type": "LAYER_BLUR", "radius": 3}, {"type": "DROP_SHADOW", "color": {"r": 0, "g": 0, "b": 0, "a": 0.5},
          "offset": {"x": 0, "y": 2}, "radius": 4, "spread": 0}]}}]}]}]}
        """, "card shadow 0 2 4 0 #00000080"
      ),
    ] as [(DocumentFormat, String, String)])
  func partsAreRead(format: DocumentFormat, document: String, line: String) {
    let read = DocumentListing.read(["t.json": document], format)
    #expect(read.lines.last == line)
    #expect(read.problems == [])
  }

  /// What is no shadow or border is told, and nothing is made of it. Without a type it is only a text.
  @Test(arguments: [
    ("boxShadow", "2px #000", "'2px #000' is no shadow"),
    ("boxShadow", "0 2px #000 4px", "'0 2px #000 4px' is no shadow"),
    ("boxShadow", "0 2px #000 #fff", "'0 2px #000 #fff' is no shadow"),
    ("boxShadow", "0 2px rgb(0,0,0", "'0 2px rgb(0,0,0' is no shadow"),
    ("boxShadow", "0 2px 4px", "its 'color' is missing"),
    ("boxShadow", "0 2px var(--ink)", "its 'color' cannot be told: 'var(--ink)' is no color"),
    ("boxShadow", "0 2em #000", "its 'offsetY' cannot be told"),
    ("boxShadow", "0 1px #000,", "'0 1px #000,' is no shadow"),
    ("border", "solid #000", "'solid #000' is no border"), ("border", "1px 2px #000", "'1px 2px #000' is no border"),
    ("border", "1px solid", "its 'color' is missing"), ("border", "", "'' is no border"),
  ])
  func textsThatAreNone(type: String, text: String, problem: String) {
    let read = DocumentListing.read(["t.json": ##"{"t": {"value": "\##(text)", "type": "\##(type)"}}"##], .tokensStudio)
    #expect(read.lines == ["t \(type == "border" ? type : "shadow") -"])
    #expect(read.problems.count == 1 && read.problems[0].hasPrefix("warning t.json:1:2: 't': \(problem)"))
    let untyped = DocumentListing.read(["t.json": ##"{"t": {"value": "\##(text)"}}"##], .tokensStudio)
    #expect(untyped.problems == (text.contains("em") ? read.problems : []))
  }

  /// The parts are of use where they are asked for, and no tokens that are put in anywhere.
  @Test func compositesHaveNoSpelling() throws {
    let read = DocumentTokens.read(
      [
        (
          "t.json",
          Array(##"{"l": {"$type": "border", "$value": {"color": "#000", "width": "1px", "style": "solid"}}}"##.utf8)
        )
      ], format: .dtcg)
    let access = [
      try SwiftAccess(type: nil, template: "Line.{name}"), try SwiftAccess(type: "Color", template: "Line.{name}"),
      try SwiftAccess(type: "CGFloat", template: "Line.{name}"),
    ]
    let line = try #require(read.tokens.first)
    let token = try #require(DocumentSpelling(access: access).token(of: line))
    #expect(token.spellings.isEmpty && token.name == "l")
    let catalog = TokenCatalog([token])
    #expect(catalog.numbers(.border, 1).isEmpty)
  }
}
