import Patterns
import SwiftOutline

/// The colors that a constructor makes of constants which the appearance chooses: `Color(hex: isDark ? "111" : "EEE")`.
package struct ColorAppearances: Sendable, Hashable {
  package var light: ColorReading
  package var dark: ColorReading
  /// The node of the choice.
  package var choice: UInt32
}

extension ValueReader {
  /// The two colors of a constructor pattern which matched; nil where nothing in it hangs on the appearance, or something
  /// on anything else.
  package func appearances(
    _ match: PatternIndex.Match, facts: ConstructorFacts, in outline: Outline
  ) -> ColorAppearances? {
    var (light, dark) = (match, match)
    var choice: UInt32?
    for index in match.bindings.indices where match.bindings[index].hole.kind.isPart {
      guard let results = outline.appearances(ofTernary: match.bindings[index].node) else { continue }
      // Two conditions may be about two things.
      if let choice, !outline.asksTheSame(choice, results.ternary) { return nil }
      choice = choice ?? results.ternary
      light.bindings[index].node = results.light
      dark.bindings[index].node = results.dark
    }
    guard let choice, case .color(let lightColor)? = reading(light, facts: facts, in: outline),
      case .color(let darkColor)? = reading(dark, facts: facts, in: outline),
      lightColor.alphaIsKnown && darkColor.alphaIsKnown
    else { return nil }
    return ColorAppearances(light: lightColor, dark: darkColor, choice: choice)
  }

  /// The two colors of the constructor that a call is.
  func appearances(at call: UInt32, in outline: Outline) -> ColorAppearances? {
    let mayChoose = outline.children(of: call).dropFirst().contains { argument in
      let value = outline.nodes[Int(argument)].firstChild
      return value != Node.none && [.ternary, .tuple].contains(outline.nodes[Int(value)].kind)
    }
    guard mayChoose else { return nil }
    var found: ColorAppearances?
    forEachConstructor(at: call, in: outline) { match, facts in
      found = found ?? appearances(match, facts: facts, in: outline)
    }
    return found
  }
}

extension Outline {
  /// Whether two ternaries have one condition.
  fileprivate func asksTheSame(_ one: UInt32, _ other: UInt32) -> Bool {
    let conditions = [one, other].map { range(of: nodes[Int($0)].firstChild) }
    return bytes[conditions[0]] == bytes[conditions[1]]
  }

  /// The argument whose value a node is, or one of its results.
  func argument(around node: UInt32) -> UInt32 {
    var parent = nodes[Int(node)].parent
    for _ in 0..<8 where parent != Node.none {
      let this = nodes[Int(parent)]
      let isInner =
        this.kind == .ternary || this.kind == .tuple
        || this.kind == .argument && this.parent != Node.none && nodes[Int(this.parent)].kind == .tuple
      guard isInner else { return parent }
      parent = this.parent
    }
    return parent
  }
}
