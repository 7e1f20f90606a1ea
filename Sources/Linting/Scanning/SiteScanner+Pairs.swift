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

  /// Each call is read once: many colors stand in one.
  private mutating func pair(at call: UInt32) -> Pair? {
    if let known = pairs[call] { return known }
    let found = readPair(at: call)
    pairs[call] = .some(found)
    return found
  }

  private func readPair(at call: UInt32) -> Pair? {
    guard let callee = outline.reference(outline.nodes[Int(call)].firstChild), mayMakePair(call, callee) else {
      return nil
    }
    let value = SwiftValueReader(outline: outline, reader: rules.reader).value(of: call)
    guard let pair = value?.rawPair, pair.presumed == nil else { return nil }
    return Pair(
      value: .colorPair(pair.light, dark: pair.dark), type: pair.type ?? pair.light.type ?? pair.dark.type)
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

extension SiteScanner {
  /// The pair that a color is, or is half of.
  mutating func pair(of candidate: Candidate, at excerpt: SourceExcerpt) -> AppearancePair? {
    guard let colors = candidate.appearances else {
      return candidate.isChoice ? nil : choice(around: candidate.node)
    }
    guard !isProvided(candidate.node) else { return nil }
    return AppearancePair(
      excerpt: excerpt, light: colors.light, dark: colors.dark, property: schemeProperty(askedBy: colors.choice))
  }

  /// The pair of the innermost expression around a color that asks for the appearance and has it as a result:
  /// `scheme == .dark ? a : b`, also as an `if` or `switch`.
  private mutating func choice(around node: UInt32) -> AppearancePair? {
    var child = node
    for _ in 0..<Self.pairDepth {
      let parent = outline.nodes[Int(child)].parent
      guard parent != Node.none else { return nil }
      switch outline.nodes[Int(parent)].kind {
      case .ternary:
        // What is cast is of another type than its half.
        guard outline.nodes[Int(parent)].firstChild != child,
          !outline.children(of: parent).contains(where: { outline.nodes[Int($0)].kind == .cast })
        else { return nil }
        if let pair = choice(at: parent) { return pair }
      case .ifStatement, .switchStatement: if isExpression(parent), let pair = choice(at: parent) { return pair }
      case .block, .switchCase: break
      default: return nil
      }
      child = parent
    }
    return nil
  }

  private mutating func choice(at node: UInt32) -> AppearancePair? {
    if let known = choices[node] { return known }
    guard !isProvided(node) else { return nil }
    let reader = SwiftValueReader(outline: outline, reader: rules.reader)
    let pair = (reader.value(of: node)?.rawPair).map { pair in
      AppearancePair(
        excerpt: SourceExcerpt(outline.range(of: node), in: outline, lines), light: pair.light, dark: pair.dark,
        property: schemeProperty(askedBy: node), presumed: pair.presumed)
    }
    choices[node] = .some(pair)
    return pair
  }

  /// Whether an expression is what a closure gives that makes a color for each appearance: `UIColor { traits in … }`.
  private func isProvided(_ node: UInt32) -> Bool {
    var parent = outline.nodes[Int(node)].parent
    if parent != Node.none, outline.nodes[Int(parent)].kind == .jump { parent = outline.nodes[Int(parent)].parent }
    guard parent != Node.none, outline.nodes[Int(parent)].kind == .closure,
      case let argument = outline.nodes[Int(parent)].parent, argument != Node.none,
      case let call = outline.nodes[Int(argument)].parent, call != Node.none,
      outline.nodes[Int(call)].kind == .call, let callee = outline.reference(outline.nodes[Int(call)].firstChild)
    else { return false }
    return DesignType(outline.name(ofToken: callee.name)) == .color
  }

  /// Whether a statement stands where a value does.
  private func isExpression(_ node: UInt32) -> Bool {
    let this = outline.nodes[Int(node)]
    guard this.parent != Node.none else { return false }
    switch outline.nodes[Int(this.parent)].kind {
    case .binding: return this.role == .initialValue
    case .jump, .argument: return true
    case .assignment: return outline.nodes[Int(this.parent)].firstChild != node
    default: return false
    }
  }

  /// The property with the color scheme of the environment that a condition or subject names, where the type around it
  /// has one and nothing in the file sets another scheme.
  private mutating func schemeProperty(askedBy node: UInt32) -> String? {
    guard let property = instances.names(at: node)["\\.colorScheme"], !setsScheme() else { return nil }
    var asked = outline.nodes[Int(node)].firstChild
    guard asked != Node.none else { return nil }
    if outline.nodes[Int(asked)].kind == .binaryOperation { asked = outline.nodes[Int(asked)].firstChild }
    guard let path = outline.path(asked) else { return nil }
    return path == [property] || path == ["self", property] ? property : nil
  }

  /// Whether a view of the file is given another color scheme than the one around it, which the property does not see:
  /// `.environment(\.colorScheme, .dark)`.
  private mutating func setsScheme() -> Bool {
    if let isSchemeSet { return isSchemeSet }
    let isSet = outline.nodes.indices.contains { index in
      guard outline.nodes[index].kind == .call, let callee = outline.reference(outline.nodes[index].firstChild) else {
        return false
      }
      if outline.token(callee.name, is: "colorScheme") { return true }
      guard outline.token(callee.name, is: "environment"),
        case let argument = outline.nodes[Int(outline.nodes[index].firstChild)].nextSibling, argument != Node.none
      else { return false }
      return outline.text(of: argument).hasSuffix("colorScheme")
    }
    isSchemeSet = isSet
    return isSet
  }
}
