import Testing

@testable import DesignTokens

/// Values that are not as their type has them in the Design Tokens Format: told with their place, never guessed.
@Suite struct DocumentsValidityTests {
  private static func curve(_ list: String) -> (String, String) { ("cubicBezier", list) }

  /// The type, the value, the token's line behind its name, and what is wrong; `!` marks what leaves it without a value.
  @Test(
    arguments: [
      ("dimension", #"{"value": 4, "unit": "px"}"#, "number 4", nil),
      ("dimension", #"{"value": 4, "unit": "PX"}"#, "number 4", "'t': the unit 'PX' is written 'px'"),
      ("dimension", #"{"value": 4, "unit": "pt"}"#, "number 4", "'t': the unit 'pt' is taken for px"),
      ("dimension", #"{"value": 4}"#, "number -", "!'t': a 'unit' is missing"),
      ("dimension", #"{"value": "4", "unit": "px"}"#, "number -", "!'t': its 'value' must be a number"),
      ("dimension", #"{"value": 4, "unit": "vw"}"#, "number -", "!'t': the unit 'vw' is none of px and rem"),
      (
        "dimension", #"{"value": 1, "unit": "em"}"#, "number -",
        "!'t': the unit 'em' is relative to something that nothing here tells"
      ),
      ("dimension", #""50%""#, "number -", "!'t': the unit '%' is relative to something that nothing here tells"),
      ("dimension", "4", "number 4", "a size without a unit is taken for px"),
      ("duration", "200", "duration -", "!'t': a 'unit' is missing, ms or s"),
      ("duration", #"{"value": 200, "unit": "px"}"#, "duration -", "!'t': the unit 'px' is none of time"),
      ("duration", #"{"value": 200, "unit": "ms"}"#, "duration 0.2", nil),
      ("number", #""4""#, "number 4", "'t': a number is written without quotes"),
      ("number", #""4px""#, "number 4", "'t': a number has no unit, and this one has 'px'"),
      ("fontWeight", "0", "font -", "!'t': a font weight is a number in 1…1000"),
      ("fontWeight", "1001", "font -", "!'t': a font weight is a number in 1…1000"),
      ("fontWeight", #""semibold""#, "font -", "'t': 'semibold' is no font weight of the format"),
      ("fontWeight", #""semi-bold""#, "font -", nil),
      ("fontWeight", #""very bold""#, "font -", "!'t': 'very bold' is no font weight"),
      ("fontFamily", "[1]", "font -", "!'t': expected the name of a font family, or a list of names"),
      ("cubicBezier", "[0.4, 0, 0.2, 1]", "duration 0.4 0 0.2 1", nil),
      ("cubicBezier", "[0.4, -1, 0.2, 2]", "duration 0.4 -1 0.2 2", nil),
      ("cubicBezier", "[1.4, 0, 0.2, 1]", "duration -", "!'t': the x of the points of a curve is in 0…1"),
      ("cubicBezier", "[0.4, 0, 0.2]", "duration -", "!'t': a curve is a list of four numbers"),
      ("cubicBezier", #""ease-in""#, "duration -", "!'t': a curve is a list of four numbers"),
      ("strokeStyle", #""dashed""#, "border -", nil),
      ("strokeStyle", #""wavy""#, "border -", "'t': 'wavy' is no stroke style"),
      (
        "strokeStyle", #"{"dashArray": [{"value": 4, "unit": "px"}], "lineCap": "flat"}"#, "border -",
        "'t': its 'lineCap' is round, butt or square"
      ),
      (
        "color", #"{"colorSpace": "srgb", "components": [1.2, 0, 0]}"#, "color color(xyz-d65 0.6255 0.3225 0.0293)",
        "'t': the component 1.2 is outside of 0…1"
      ),
      (
        "color", #"{"colorSpace": "hsl", "components": [240, 100, 150]}"#, "color color(xyz-d65 3.9948 4.6684 1.6368)",
        "'t': the component 150 is outside of 0…100"
      ),
      (
        "color", #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 2}"#, "color #FF0000FF",
        "'t': the alpha is outside of 0…1 and taken for the nearer end"
      ),
      (
        "color", #"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "red"}"#, "color #FF0000FF",
        "'t': its 'hex' is no hex color"
      ),
      ("gradient", ##"[{"color": "#000", "position": 0}, {"color": "#fff", "position": 1}]"##, gradient, nil),
      (
        "gradient", ##"[{"color": "#000", "position": -1}, {"color": "#fff", "position": 1}]"##, gradient,
        "'t': a position outside of 0…1 is taken for the nearer end"
      ),
      (
        "gradient", ##"[{"color": "#000"}, {"color": "#fff", "position": 1}]"##, "color -",
        "!'t': the 'position' of a stop must be a number in 0…1"
      ),
      (
        "border", ##"{"color": "nothing", "width": {"value": 1, "unit": "px"}, "style": "solid"}"##, "border -",
        "!'t': its 'color' cannot be told: 'nothing' is no color"
      ),
      (
        "border", ##"{"color": "#000", "width": {"value": 1, "unit": "em"}, "style": "solid"}"##, "border -",
        "!'t': its 'width' cannot be told: the unit 'em' is relative to something that nothing here tells"
      ),
      (
        "border", ##"{"color": "#000", "width": {"value": 1, "unit": "px"}}"##, "border 1 #000000FF",
        "'t': its 'style' is missing"
      ),
      (
        "shadow", ##""0 2px 4px #000""##, "shadow 0 2 4 0 #000000FF",
        "'t': a shadow is an object, and this one is read as CSS"
      ),
      ("shadow", ##""0 2px""##, "shadow -", "!'t': its 'color' is missing"),
      ("shadow", ##""soft""##, "shadow -", "!'t': 'soft' is no shadow"),
      (
        "border", ##""1px wavy #000""##, "border -", "!'t': '1px wavy #000' is no border"
      ),
      (
        "border", ##""1px solid #000""##, "border 1 solid #000000FF",
        "'t': a border is an object, and this one is read as CSS"
      ),
      ("shadow", "[]", "shadow -", "!'t': there is no shadow in it"),
      ("shadow", #"{"blur": {"value": 1, "unit": "px"}}"#, "shadow -", "!'t': its 'color' is missing"),
      ("transition", #"{"delay": {"value": 1, "unit": "s"}}"#, "duration -", "!'t': its 'duration' is missing"),
    ] as [(String, String, String, String?)])
  func valuesAreChecked(type: String, value: String, line: String, problem: String?) {
    let read = DocumentTokens.read(
      [("t.json", Array(#"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#.utf8))], format: .dtcg)
    #expect(read.tokens.map(DocumentListing.line) == ["t " + line])
    #expect(read.problems.map { ($0.losesValue ? "!" : "") + $0.message } == (problem.map { [$0] } ?? []))
    #expect(read.problems.allSatisfy { $0.definition.line == 1 && $0.definition.column == 2 })
  }

  private static let gradient = "color #000000FF 0, #FFFFFFFF 1"

  /// A token of one type may not stand for one of another; of numbers that are alike the value is still taken.
  @Test func aliasesKeepTheirTypes() {
    check(
      .dtcg,
      """
      {"n": {"$type": "number", "$value": 8}, "c": {"$type": "color", "$value": "#000"},
       "d": {"$type": "dimension", "$value": "{n}"},
       "e": {"$type": "dimension", "$value": "{c}"},
       "b": {"$type": "border", "$value": {"color": "{n}", "width": {"value": 1, "unit": "px"}, "style": "solid"}}}
      """, ["n number 8", "c color #000000FF", "d number 8 → n", "e number - → c", "b border -"],
      problems: [
        "warning 2:2: 'd': it is a dimension and refers to a number",
        "warning 2:2: a size without a unit is taken for px",
        "error 3:2: 'e': it is a dimension and refers to a color",
        "warning 4:2: 'b': its 'color' cannot be told: expected a color",
      ])
  }

  /// What is wrong with one token fails neither its file nor the run.
  @Test func oneTokenLosesItsValueOnly() {
    let read = DocumentTokens.read(
      [
        (
          "t.json",
          Array(##"{"t": {"$type": "cubicBezier", "$value": [2]}, "c": {"$type": "color", "$value": "#000"}}"##.utf8)
        )
      ],
      format: .dtcg)
    #expect(read.tokens.compactMap(\.values).count == 1)
    #expect(read.problems.map(\.severity) == [.warning])
  }
}
