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
      (.styleDictionary, ##"{"s": {"card": {"type": "shadow", "value": "0 2px 4px #000"}}}"##, "s.card shadow -"),
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
