import DesignTokens
import Patterns
import SwiftOutline

extension SiteScanner {
  /// A color or font that a constructor makes.
  mutating func takeConstructor(_ match: PatternIndex.Match, _ entry: RuleSet.Entry) {
    guard let reading = rules.reader.reading(match, facts: entry.pattern.facts, in: outline) else {
      return takeChoice(match, entry)
    }
    var place = SitePlace()
    switch reading {
    case .color(var color):
      if takePair(around: match.node, entry) { return }
      let node = outermost(match.node, rule: entry.rule)
      place.type = typeMade(of: match.node, within: node) ?? color.type
      if node != match.node, case .color(let whole) = rules.reader.reading(of: node, in: outline) {
        color = whole
        place.type = color.type
      }
      candidates.append(
        Candidate(
          rule: entry.rule, node: node, range: outline.range(of: node), value: .color(color), place: place,
          isWhole: true, suffix: rules.reader.trailingAlpha(after: node, alpha: color.color.alpha, in: outline),
          alphaNode: color.alphaIsKnown ? nil : match.bindings.first { $0.hole.kind == .alpha }?.node,
          appearances: color.alphaIsKnown
            ? nil : rules.reader.appearances(match, facts: entry.pattern.facts, in: outline)))
    case .font(let font):
      guard font.value.size > 0 else { return }
      let isModifier = isModifier(match)
      let node = isModifier ? match.node : outermost(match.node, rule: entry.rule)
      place.type = typeMade(of: match.node, within: node) ?? font.type
      if let size = match.bindings.first(where: { $0.hole.kind == .size }) {
        place.sizeRange = outline.range(of: size.node)
      }
      let value = rules.reader.reading(of: node, in: outline) ?? unread(font, isWhole: node == match.node)
      candidates.append(
        Candidate(
          rule: entry.rule, node: node, range: isModifier ? suffixRange(match) : outline.range(of: node),
          value: siteValue(value), place: place,
          isWhole: true))
    }
  }

  /// A font with something behind it that is not understood.
  private func unread(_ font: FontReading, isWhole: Bool) -> RawReading {
    var font = font
    if !isWhole { font.unread.append("style") }
    return .font(font)
  }

  private func siteValue(_ reading: RawReading) -> SiteValue {
    switch reading {
    case .color(let color): .color(color)
    case .font(let font): .font(font)
    }
  }

  /// Whether a call that makes a font is a modifier of a view, `content.font(size: 31)`, rather than a function of a
  /// font family, `FontFamily.Brand.bold.font(size: 31)`: the family is a type's name with names behind it.
  private func isModifier(_ match: PatternIndex.Match) -> Bool {
    guard outline.name(ofToken: match.reference.name) == "font" else { return false }
    var node = match.reference.receiver
    while node != Node.none, outline.nodes[Int(node)].kind == .member { node = outline.nodes[Int(node)].firstChild }
    guard node != Node.none, outline.nodes[Int(node)].kind == .identifier else { return true }
    return outline.name(of: node).first?.isUppercase != true
  }

  /// From a call's dot, or its name where it has none, to its end.
  func suffixRange(_ match: PatternIndex.Match) -> Range<Int> {
    let name = Int(match.reference.name)
    let start = match.reference.form == .member && name > 0 ? name - 1 : name
    return Int(outline.tokens[start].start)..<outline.range(of: match.node).upperBound
  }

  /// The widest expression around a value that is still that value: forced, with the suffixes of its rule, or made anew
  /// by a call that wraps it.
  func outermost(_ node: UInt32, rule: Int) -> UInt32 {
    var value = node
    while true {
      let parent = outline.nodes[Int(value)].parent
      guard parent != Node.none else { return value }
      switch outline.nodes[Int(parent)].kind {
      case .postfixOperation:
        value = parent
      case .member:
        let call = outline.nodes[Int(parent)].parent
        guard call != Node.none, outline.nodes[Int(call)].kind == .call, outline.nodes[Int(call)].firstChild == parent,
          rules.rules[rule].suffixes.contains(outline.name(of: parent))
        else { return value }
        value = call
      case .argument:
        let call = outline.nodes[Int(parent)].parent
        guard call != Node.none, wraps(call, value: value, rule: rule) else { return value }
        value = call
      default:
        return value
      }
    }
  }

  /// The type of Apple's that the outermost call around a value makes of it: `Color` of `Color(uiColor: value)`; nil where
  /// no call does, or its name says none.
  func typeMade(of node: UInt32, within whole: UInt32) -> String? {
    var type: String?
    var value = node
    while value != whole {
      let parent = outline.nodes[Int(value)].parent
      guard parent != Node.none else { return type }
      value = parent
      guard outline.nodes[Int(parent)].kind == .call,
        let callee = outline.reference(outline.nodes[Int(parent)].firstChild)
      else { continue }
      let name = outline.name(ofToken: callee.name)
      if DesignType(name) != nil { type = name }
    }
    return type
  }

  private func wraps(_ call: UInt32, value: UInt32, rule: Int) -> Bool {
    var found = false
    rules.index.matches(at: call, in: outline) { match in
      let entry = rules.entries[match.pattern]
      guard entry.rule == rule, entry.pattern.wraps, match.bindings.contains(where: { $0.node == value }),
        entry.holds(for: match, in: outline)
      else { return }
      found = true
    }
    return found
  }

  // MARK: Choices

  /// A constructor one of whose parts is a choice between constants: `.system(size: isPad ? 24 : 16)`. It is one raw
  /// value; the first choice stands for it, but where the appearance chooses and a token is both.
  private mutating func takeChoice(_ match: PatternIndex.Match, _ entry: RuleSet.Entry) {
    guard let first = withFirstChoice(match) else { return }
    let count = candidates.count
    takeConstructor(first, entry)
    for index in count..<candidates.count {
      // A color of each appearance around it is whole.
      if case .colorPair = candidates[index].value { continue }
      candidates[index].isChoice = true
      candidates[index].appearances = rules.reader.appearances(match, facts: entry.pattern.facts, in: outline)
    }
  }

  private func withFirstChoice(_ match: PatternIndex.Match) -> PatternIndex.Match? {
    var match = match
    var didChoose = false
    for index in match.bindings.indices where match.bindings[index].hole.kind.isNeeded {
      let node = match.bindings[index].node
      guard !isConstant(node) else { continue }
      guard let choice = firstChoice(in: node, match.bindings[index].hole.kind) else { return nil }
      match.bindings[index].node = choice
      didChoose = true
    }
    return didChoose ? match : nil
  }

  /// A size may also be scaled, or the fallback for one that is not known; channels and digits must all be constant.
  func firstChoice(in node: UInt32, _ kind: Pattern.HoleKind) -> UInt32? {
    if kind == .size {
      var first: UInt32?
      ValueResults(outline, countsAddends: false).forEach(in: node) { constant, value in
        if first == nil, value > 0 { first = constant }
      }
      return first
    }
    let choices = results(of: node)
    return choices.count > 1 && choices.allSatisfy(isConstant) ? choices[0] : nil
  }

  private func isConstant(_ node: UInt32) -> Bool {
    outline.nodes[Int(node)].kind == .string || ConstantFolder(outline).number(node) != nil
  }
}

extension Pattern.HoleKind {
  /// Whether a part must be constant for the whole to be raw.
  fileprivate var isNeeded: Bool {
    switch self {
    case .red, .green, .blue, .white, .hue, .saturation, .brightness, .hex, .size: true
    default: false
    }
  }
}
