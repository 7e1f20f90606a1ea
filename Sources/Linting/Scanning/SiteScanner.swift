import DesignTokens
import Patterns
import SourceText
import SwiftOutline

/// Finds every raw design value of a file, whatever the design tokens are.
package struct SiteScanner {
  let outline: Outline
  let rules: RuleSet
  let surroundings: Surroundings
  let places: PlaceFinder
  let shadows: ShadowedNames
  var candidates: [Candidate] = []
  /// Made when the first place is asked for: most files have none.
  lazy var lines = LineTable(outline.bytes)

  /// A site that is not yet set against the others.
  struct Candidate {
    var rule: Int
    var node: UInt32
    var range: Range<Int>
    var value: SiteValue
    var place: SitePlace
    /// Whether findings inside it are part of it.
    var isWhole: Bool
    /// The call right behind a color that gives it another alpha.
    var suffix: (call: UInt32, alpha: Double)?
    /// The expression of an alpha that is not constant.
    var alphaNode: UInt32?
  }

  init(_ outline: Outline, _ rules: RuleSet) {
    self.outline = outline
    self.rules = rules
    surroundings = Surroundings(outline: outline)
    places = PlaceFinder(outline: outline, rules: rules)
    shadows = ShadowedNames(outline)
  }

  /// The sites of the file in source order, no literal in two of them.
  mutating func sites() -> [Site] {
    collect()
    return settle()
  }

  private mutating func collect() {
    let hexRule = rules.rule(reporting: .hexString)
    for index in outline.nodes.indices {
      let node = UInt32(truncatingIfNeeded: index)
      switch outline.nodes[index].kind {
      case .call, .assignment, .member, .implicitMember, .identifier, .macroExpansion:
        rules.index.matches(at: node, in: outline) { take($0) }
      case .string:
        if let hexRule { takeHexString(node, rule: hexRule) }
      default:
        continue
      }
    }
  }

  // MARK: Matches

  private mutating func take(_ match: PatternIndex.Match) {
    let entry = rules.entries[match.pattern]
    guard !(entry.isPlace && !match.bindings.contains { $0.hole.kind == .font }),
      entry.pattern.conditions.hold(for: match, in: outline),
      !(entry.pattern.pattern.receiver.namesType && shadows.hides(match.reference, at: match.node, in: outline))
    else { return }
    switch rules.rules[entry.rule].reports {
    case .values where entry.isPlace: takeProjectFonts(match, entry)
    case .values: takeValues(match, entry)
    case .callSuffix where entry.pattern.pattern.shape == .call: takeSuffix(match, entry)
    case .callSuffix: takeConstants(match, entry)
    case .systemColor: takeSystemColor(match, entry)
    default: break
    }
  }

  private mutating func takeValues(_ match: PatternIndex.Match, _ entry: RuleSet.Entry) {
    if match.bindings.contains(where: { $0.hole.kind == .length || $0.hole.kind == .number }) {
      takeConstants(match, entry)
    } else if !entry.pattern.wraps {
      takeConstructor(match, entry)
    }
  }

  /// Each constant in a place hole.
  private mutating func takeConstants(_ match: PatternIndex.Match, _ entry: RuleSet.Entry) {
    let ignored = rules.rules[entry.rule].ignored
    for binding in match.bindings where binding.hole.kind == .length || binding.hole.kind == .number {
      let results = ValueResults(outline, countsAddends: binding.hole.kind == .length)
      var found: [(UInt32, Double)] = []
      results.forEach(in: binding.node) { found.append(($0, $1)) }
      for (node, value) in found where !ignored.contains(value) {
        candidates.append(
          Candidate(
            rule: entry.rule, node: node, range: outline.range(of: entry.pattern.isWhole ? match.node : node),
            value: .number(value), place: SitePlace(type: "CGFloat"), isWhole: entry.pattern.isWhole))
      }
    }
  }

  /// A color or font that a constructor makes.
  private mutating func takeConstructor(_ match: PatternIndex.Match, _ entry: RuleSet.Entry) {
    guard let reading = rules.reader.reading(match, facts: entry.pattern.facts, in: outline) else { return }
    var place = SitePlace()
    switch reading {
    case .color(var color):
      if takePair(around: match.node, entry) { return }
      let node = outermost(match.node, rule: entry.rule)
      if node != match.node, case .color(let whole) = rules.reader.reading(of: node, in: outline) { color = whole }
      place.type = color.type
      candidates.append(
        Candidate(
          rule: entry.rule, node: node, range: outline.range(of: node), value: .color(color), place: place,
          isWhole: true, suffix: rules.reader.trailingAlpha(after: node, alpha: color.color.alpha, in: outline),
          alphaNode: color.alphaIsKnown ? nil : match.bindings.first { $0.hole.kind == .alpha }?.node))
    case .font(let font):
      guard font.value.size > 0 else { return }
      let isModifier = isModifier(match)
      let node = isModifier ? match.node : outermost(match.node, rule: entry.rule)
      place.type = font.type
      if let size = match.bindings.first(where: { $0.hole.kind == .size }) {
        place.sizeRange = outline.range(of: size.node)
      }
      let value = rules.reader.reading(of: node, in: outline) ?? reading
      candidates.append(
        Candidate(
          rule: entry.rule, node: node, range: isModifier ? suffixRange(match) : outline.range(of: node),
          value: siteValue(value), place: place,
          isWhole: true))
    }
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
  private func suffixRange(_ match: PatternIndex.Match) -> Range<Int> {
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

  private func wraps(_ call: UInt32, value: UInt32, rule: Int) -> Bool {
    var found = false
    rules.index.matches(at: call, in: outline) { match in
      let entry = rules.entries[match.pattern]
      guard entry.rule == rule, entry.pattern.wraps, match.bindings.contains(where: { $0.node == value }),
        entry.pattern.conditions.hold(for: match, in: outline)
      else { return }
      found = true
    }
    return found
  }

  // MARK: Fonts of the project's own

  /// A call in a font's place that makes a font from a literal size by a function of the project's.
  private mutating func takeProjectFonts(_ match: PatternIndex.Match, _ entry: RuleSet.Entry) {
    for binding in match.bindings where binding.hole.kind == .font {
      for call in results(of: binding.node) {
        guard let font = projectFont(call) else { continue }
        let node = outermost(call, rule: entry.rule)
        candidates.append(
          Candidate(
            rule: entry.rule, node: node, range: outline.range(of: node),
            value: .font(FontReading(value: font.value, familyIsKnown: false, type: entry.pattern.type)),
            place: SitePlace(type: entry.pattern.type, sizeRange: font.sizeRange), isWhole: true))
      }
    }
  }

  private func projectFont(_ node: UInt32) -> (value: FontValue, sizeRange: Range<Int>)? {
    guard outline.nodes[Int(node)].kind == .call, rules.reader.reading(of: node, in: outline) == nil,
      let callee = outline.reference(outline.nodes[Int(node)].firstChild)
    else { return nil }
    let folder = ConstantFolder(outline)
    for argument in outline.children(of: node).dropFirst() {
      let this = outline.nodes[Int(argument)]
      let label = outline.name(of: argument).lowercased()
      guard label.isEmpty || label.hasSuffix("size"), this.role == .plain,
        let number = folder.number(this.firstChild), number.value > 0
      else { continue }
      let name = outline.name(ofToken: callee.name)
      let value = FontValue(
        family: FontWeight(named: name) == nil ? name : nil, size: number.value, weight: FontWeight(named: name))
      return (value, outline.range(of: this.firstChild))
    }
    return nil
  }

  /// The expressions that another can come to.
  private func results(of node: UInt32, depth: Int = 0) -> [UInt32] {
    guard node != Node.none, depth < 16 else { return [] }
    let this = outline.nodes[Int(node)]
    let children = Array(outline.children(of: node))
    switch this.kind {
    case .ternary: return children.dropFirst().flatMap { results(of: $0, depth: depth + 1) }
    case .binaryOperation where outline.token(this.name, is: "??"):
      return children.flatMap { results(of: $0, depth: depth + 1) }
    case .postfixOperation, .cast: return results(of: this.firstChild, depth: depth + 1)
    case .tuple:
      guard let value = ConstantFolder(outline).onlyValue(of: this) else { return [] }
      return results(of: value, depth: depth + 1)
    default: return [node]
    }
  }

  // MARK: Shadows, system colors, hex strings

  /// A modifier with constants in it, from its dot to its end.
  private mutating func takeSuffix(_ match: PatternIndex.Match, _ entry: RuleSet.Entry) {
    let folder = ConstantFolder(outline)
    let lengths = match.bindings.filter { $0.hole.kind == .length }
    let isRaw = lengths.contains { binding in
      var raw = false
      ValueResults(outline, countsAddends: true).forEach(in: binding.node) { if $1 != 0 { raw = true } }
      return raw
    }
    guard isRaw else { return }
    func value(_ label: String) -> Double? {
      for binding in lengths where outline.name(of: outline.nodes[Int(binding.node)].parent) == label {
        return folder.number(binding.node)?.value
      }
      return label == "radius" ? nil : 0
    }
    candidates.append(
      Candidate(
        rule: entry.rule, node: match.node, range: suffixRange(match),
        value: .shadow(x: value("x"), y: value("y"), radius: value("radius")), place: SitePlace(), isWhole: false))
  }

  private mutating func takeSystemColor(_ match: PatternIndex.Match, _ entry: RuleSet.Entry) {
    guard !isCallee(match.node) else { return }
    var place = SitePlace()
    if match.reference.form == .implicit {
      guard let expected = places.expectation(at: match.node), expected.kind == .color else { return }
      place = SitePlace(type: expected.type, isTyped: true, role: expected.role, parameter: expected.parameter)
    } else {
      place.type = entry.pattern.type ?? outline.receiverName(of: match.reference)
    }
    candidates.append(
      Candidate(
        rule: entry.rule, node: match.node, range: outline.range(of: match.node),
        value: .systemColor(outline.name(ofToken: match.reference.name)), place: place, isWhole: true))
  }

  /// Whether a member is called, as in `.gray(.shade20)`: then it is a function of that name.
  private func isCallee(_ node: UInt32) -> Bool {
    let parent = outline.nodes[Int(node)].parent
    return parent != Node.none && outline.nodes[Int(parent)].kind == .call
      && outline.nodes[Int(parent)].firstChild == node
  }

  private mutating func takeHexString(_ node: UInt32, rule: Int) {
    let range = outline.range(of: node)
    guard range.count >= 6, range.count <= 12, outline.bytes[range.lowerBound] == UInt8(ascii: "\""),
      outline.bytes[range.lowerBound + 1] == UInt8(ascii: "#")
    else { return }
    let text = outline.text(range.lowerBound + 1..<range.upperBound - 1)
    // As a string it means nothing yet: read it as CSS does.
    guard let color = HexColor.parse(text, order: .rgba)?.color else { return }
    let reading = ColorReading(color: color)
    candidates.append(
      Candidate(
        rule: rule, node: node, range: range, value: .color(reading), place: SitePlace(type: "String"), isWhole: true))
  }
}
