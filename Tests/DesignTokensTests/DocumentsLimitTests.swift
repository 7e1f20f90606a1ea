import Testing

@testable import DesignTokens

/// Documents that would exhaust a careless reader.
@Suite struct DocumentsLimitTests {
  private static func read(_ source: String, _ format: DocumentFormat = .dtcg) -> ([DocumentToken], [DocumentProblem]) {
    let result = DocumentTokens.read([("t.json", Array(source.utf8))], format: format)
    return (result.tokens, result.problems)
  }

  @Test(arguments: [true, false])
  func longChainsResolve(isReversed: Bool) {
    let count = 20_000
    var members = (1...count).map { #""t\#($0)": {"$value": "{t\#($0 - 1)}"}"# }
    members.append(##""t0": {"$type": "color", "$value": "#336699"}"##)
    if isReversed { members.reverse() }
    let (tokens, problems) = Self.read("{" + members.joined(separator: ",\n") + "}")
    #expect(tokens.count == count + 1)
    #expect(tokens.allSatisfy { $0.values != nil && $0.category == .color })
    #expect(problems.isEmpty)
  }

  @Test func longCyclesAreReportedAndNotRepeatedForever() {
    let count = 20_000
    let members = (0..<count).map { #""t\#($0)": {"$value": "{t\#(($0 + 1) % count)}"}"# }
    let (tokens, problems) = Self.read("{" + members.joined(separator: ",\n") + "}")
    #expect(tokens.allSatisfy { $0.values == nil })
    #expect(problems.count == 1000)
    #expect(problems.allSatisfy { $0.message.hasSuffix("refers to itself: a cycle") })
  }

  @Test func aTokenBesideACycleIsNotInIt() {
    check(
      .dtcg,
      #"{"in": {"$value": "{b}"}, "a": {"$value": "{b}"}, "b": {"$value": "{a}"}, "d": {"$type": "color", "$value": "{b}"}}"#,
      ["in number - → b", "a number -", "b number -", "d color - → b"],
      problems: ["error 1:27: 'a' refers to itself: a cycle", "error 1:51: 'b' refers to itself: a cycle"])
  }

  @Test func doublingStaysSmall() {
    func chain(_ first: String, _ next: (Int) -> String) -> String {
      "{" + (["\"a0\": \(first)"] + (1...200).map { "\"a\($0)\": \(next($0 - 1))" }).joined(separator: ",\n") + "}"
    }
    let lists = chain(#"{"value": ["x"], "type": "other"}"#) {
      #"{"value": ["{a\#($0)}", "{a\#($0)}"], "type": "other"}"#
    }
    #expect(Self.read(lists, .tokensStudio).0.count == 201)
    let texts = chain(#"{"value": "x", "type": "other"}"#) { #"{"value": "{a\#($0)} {a\#($0)}", "type": "other"}"# }
    #expect(Self.read(texts, .tokensStudio).0.count == 201)
    let sums = chain(#"{"value": "1", "type": "spacing"}"#) { #"{"value": "{a\#($0)}+{a\#($0)}", "type": "spacing"}"# }
    #expect(Self.read(sums, .tokensStudio).0.count == 201)
    let groups = chain(##"{"t": {"$type": "color", "$value": "#fff"}}"##) {
      #"{"x": {"$extends": "{a\#($0)}"}, "y": {"$extends": "{a\#($0)}"}}"#
    }
    #expect(Self.read(groups).0.count < 100_000)
    #expect(Self.read(groups).1.contains { $0.message.contains("hold too many tokens") })
  }

  @Test(arguments: DocumentFormat.allCases)
  func anyShapeIsRead(format: DocumentFormat) {
    let values = [
      "null", "true", "1", #""{a}""#, "[]", "{}", "[[1]]", ##"{"$ref": "#/a"}"##, #"{"$ref": 1}"#, #""{""#, #""}{""#,
      #""$""#, #""{}""#,
      #"{"value": {}}"#, #"{"$value": {"$value": {}}}"#, #"{"r": "x"}"#, #"{"h": 1, "s": "{a}", "l": {}}"#, #""rgba(""#,
      #"{"type": "VARIABLE_ALIAS"}"#, #"{"collection": 1, "name": 2}"#,
    ]
    for value in values {
      for shape in [
        #"{"a": {"$value": V}}"#, #"{"a": {"value": V, "type": "color"}, "b": V}"#, #"{"$themes": V, "a": {"b": V}}"#,
        #"{"resolutionOrder": [V], "sets": V, "modifiers": V}"#, #"{"variables": V, "collections": V, "meta": V}"#,
        #"{"variables": [V], "collections": [V]}"#, #"{"collections": [{"modes": [{"variables": [V]}]}]}"#,
        #"{"a": {"$type": V, "$value": "x", "$extensions": V, "$deprecated": V}}"#, "V",
        #"{"variableCollections": {"a": V}, "variables": {"a": V}}"#, #"{"a": {"$extends": V, "$description": V}}"#,
      ] {
        _ = DocumentTokens.read([("t.json", Array(shape.replacing("V", with: value).utf8))], format: format)
      }
    }
  }
}
