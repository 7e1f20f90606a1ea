import Testing

@testable import Patterns

/// How the notation of patterns reads.
struct PatternNotationTests {
  private static func hole(_ kind: Pattern.HoleKind, _ scale: Pattern.Scale = .automatic) -> Pattern.Value {
    .hole(Pattern.Hole(kind: kind, scale: scale))
  }

  private static func argument(
    _ value: Pattern.Value, _ labels: String..., isOptional: Bool = false
  ) -> Pattern.Argument {
    Pattern.Argument(labels: labels, isOptional: isOptional, value: value)
  }

  private static let rest = Pattern.Argument(labels: [], isOptional: true, value: .rest)

  @Test(arguments: [
    (
      "$_.padding(<length>)",
      Pattern(shape: .call, names: ["padding"], receiver: .any, arguments: [argument(hole(.length))])
    ),
    (
      "HStack(..., spacing: <length>, ...)",
      Pattern(
        shape: .call, names: ["HStack"], receiver: .none, arguments: [rest, argument(hole(.length), "spacing"), rest])
    ),
    (
      "Font.system(size: <size>, weight?: <weight>, ?$_)",
      Pattern(
        shape: .call, names: ["system"], receiver: .path([["Font"]], isWhole: true),
        arguments: [
          argument(hole(.size), "size"), argument(hole(.weight), "weight", isOptional: true),
          argument(.any, isOptional: true),
        ])
    ),
    (
      ".init(hex: <hex>)",
      Pattern(shape: .call, names: ["init"], receiver: .implicit, arguments: [argument(hole(.hex), "hex")])
    ),
    (
      "Spacer(...).frame(height: <length>)",
      Pattern(
        shape: .call, names: ["frame"], receiver: .call(["Spacer"]), arguments: [argument(hole(.length), "height")])
    ),
    (
      "$_.layer.{cornerRadius|radius} = <length>",
      Pattern(
        shape: .assignment, names: ["cornerRadius", "radius"], receiver: .path([["layer"]], isWhole: false),
        arguments: [argument(hole(.length))])
    ),
    (
      "[.font: <font>]",
      Pattern(shape: .dictionaryEntry, names: ["font"], receiver: .implicit, arguments: [argument(hole(.font))])
    ),
    (
      "[$_.font: <font>]",
      Pattern(shape: .dictionaryEntry, names: ["font"], receiver: .any, arguments: [argument(hole(.font))])
    ),
    (
      "<hex>.color",
      Pattern(shape: .member, names: ["color"], receiver: .hole(Pattern.Hole(kind: .hex)), arguments: [])
    ),
    (
      "<hex>.toColor()",
      Pattern(shape: .call, names: ["toColor"], receiver: .hole(Pattern.Hole(kind: .hex)), arguments: [])
    ),
    (
      "#colorLiteral(red: <red:unit>, alpha: <alpha:percent>)",
      Pattern(
        shape: .macro, names: ["colorLiteral"], receiver: .none,
        arguments: [argument(hole(.red, .unit), "red"), argument(hole(.alpha, .percent), "alpha")])
    ),
    (
      "UIFont.$_(ofSize: <size>, ...)",
      Pattern(
        shape: .call, names: [], receiver: .path([["UIFont"]], isWhole: true),
        arguments: [argument(hole(.size), "ofSize"), rest])
    ),
    (
      "$_(..., {color|tint}: <color>, ...)",
      Pattern(
        shape: .call, names: [], receiver: .any, arguments: [rest, argument(hole(.color), "color", "tint"), rest])
    ),
    (
      "f(attribute: .{width|height}, to: $item)",
      Pattern(
        shape: .call, names: ["f"], receiver: .none,
        arguments: [argument(.member(["width", "height"]), "attribute"), argument(.any, "to")])
    ),
    (
      "Color.{red|blue}",
      Pattern(shape: .member, names: ["red", "blue"], receiver: .path([["Color"]], isWhole: true), arguments: [])
    ),
    (
      "A.B.c(<hue:degrees>)",
      Pattern(
        shape: .call, names: ["c"], receiver: .path([["B"], ["A"]], isWhole: true),
        arguments: [argument(hole(.hue, .degrees))])
    ),
    ("$_.한글()", Pattern(shape: .call, names: ["한글"], receiver: .any, arguments: [])),
  ])
  func reads(text: String, pattern: Pattern) throws {
    #expect(try Pattern(text) == pattern)
  }

  @Test(arguments: [
    ("", 0, "expected a name"), ("f(", 2, "expected '$_', '.name' or a hole"), ("f(<length>", 10, "expected ')'"),
    ("f(<lenght>)", 2, "no hole is called <lenght>"), ("f(<red:bytes>)", 12, "'bytes' is no scale"),
    ("f() + 1", 4, "nothing may follow the pattern"), ("f(12)", 2, "expected '$_', '.name' or a hole"),
    ("f(a: $1)", 6, "write '$_' for any value"), ("{a|", 3, "expected a name"), ("{a", 2, "expected '}'"),
    ("[.font <font>]", 7, "expected ':'"), ("[.font: <font>", 14, "expected ']'"), ("$_.a = 3", 7, "expected '$_'"),
    ("<hex>", 5, "expected '.'"), ("#", 1, "expected a name"), ("$_.", 3, "expected a name"),
    ("f(a: <length>;)", 13, "expected ')'"), ("$_..a", 3, "expected a name"),
  ])
  func complains(text: String, offset: Int, message: String) {
    #expect {
      try Pattern(text)
    } throws: { error in
      guard let error = error as? PatternError else { return false }
      return error.offset == offset && error.message.hasPrefix(message)
    }
  }

  @Test func anyTextEnds() {
    let letters = Array("$_.()<>[]{}|:=?,#a \nlength")
    var state: UInt64 = 9
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<20_000 {
      _ = try? Pattern(String((0..<next(16)).map { _ in letters[next(letters.count)] }))
    }
  }
}
