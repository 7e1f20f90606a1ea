import DesignTokens
import Patterns
import SwiftOutline

extension SiteScanner {
  /// Takes the light and dark pair that a color is half of, if it is: `UIColor { $0.userInterfaceStyle == .dark ? a : b }`,
  /// `Color(light: a, dark: b)`.
  mutating func takePair(around node: UInt32, _ entry: RuleSet.Entry) -> Bool {
    var call = outline.nodes[Int(node)].parent
    for _ in 0..<Self.pairDepth {
      guard call != Node.none else { return false }
      switch outline.nodes[Int(call)].kind {
      case .call:
        if let pair = pair(at: call) {
          let whole = outermost(call, rule: entry.rule)
          candidates.append(
            Candidate(
              rule: entry.rule, node: whole, range: outline.range(of: whole), value: pair.value,
              place: SitePlace(type: typeMade(of: call, within: whole) ?? pair.type), isWhole: true))
          return true
        }
      case .argument, .closure, .ternary, .jump, .ifStatement, .switchStatement, .switchCase, .block, .member,
        .postfixOperation, .tuple:
        break
      default: return false
      }
      call = outline.nodes[Int(call)].parent
    }
    return false
  }

  private static var pairDepth: Int { 12 }

  private func pair(at call: UInt32) -> (value: SiteValue, type: String?)? {
    guard let callee = outline.reference(outline.nodes[Int(call)].firstChild), mayMakePair(call, callee) else {
      return nil
    }
    let value = SwiftValueReader(outline: outline, reader: rules.reader).value(of: call)
    guard let pair = value?.rawPair else { return nil }
    return (.colorPair(pair.light, dark: pair.dark), pair.type ?? pair.light.type)
  }

  /// Only a closure, or two labels of which one speaks of the dark, can tell two appearances apart.
  private func mayMakePair(_ call: UInt32, _ callee: Reference) -> Bool {
    outline.children(of: call).dropFirst().contains { argument in
      let value = outline.nodes[Int(argument)].firstChild
      return value != Node.none && outline.nodes[Int(value)].kind == .closure
        || outline.name(of: argument).lowercased().contains("dark")
    }
  }
}

extension SwiftValue {
  /// The light and dark colors of a pair of raw values.
  fileprivate var rawPair: (light: ColorReading, dark: ColorReading, type: String?)? {
    switch self {
    case .pair(.color(let light), .color(let dark)): (light, dark, nil)
    case .converted(let value, let type): value.rawPair.map { ($0.light, $0.dark, type) }
    default: nil
    }
  }
}
