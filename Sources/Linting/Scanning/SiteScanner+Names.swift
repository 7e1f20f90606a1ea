import DesignTokens
import Patterns
import SwiftOutline

extension SiteScanner {
  /// A modifier with constants in it, from its dot to its end.
  mutating func takeSuffix(_ match: PatternIndex.Match, _ entry: RuleSet.Entry) {
    let folder = ConstantFolder(outline)
    let lengths = match.bindings.filter { $0.hole.kind == .length }
    let isRaw = lengths.contains { binding in
      var raw = false
      ValueResults(outline, countsAddends: true).forEach(in: binding.node) { if $1 != 0 { raw = true } }
      return raw
    }
    guard isRaw else { return }
    func value(_ labels: [String]) -> Double? {
      let binding = lengths.first { labels.contains(outline.name(of: outline.nodes[Int($0.node)].parent)) }
      return binding.flatMap { folder.number($0.node)?.value }
    }
    func isGiven(_ label: String) -> Bool {
      lengths.contains { outline.name(of: outline.nodes[Int($0.node)].parent) == label }
    }
    let offset = shadowOffset(of: match.node)
    candidates.append(
      Candidate(
        rule: entry.rule, node: match.node, range: suffixRange(match),
        value: .shadow(
          x: isGiven("x") ? value(["x"]) : offset.x, y: isGiven("y") ? value(["y"]) : offset.y,
          radius: value(["radius", "blur", "shadowRadius", "blurRadius"])), place: SitePlace(), isWhole: false))
  }

  /// How far a shadow is moved by a size or point in a call's `offset:`: not at all where it has none.
  private func shadowOffset(of call: UInt32) -> (x: Double?, y: Double?) {
    let argument = outline.children(of: call).first {
      outline.nodes[Int($0)].kind == .argument && ["offset", "shadowOffset"].contains(outline.name(of: $0))
    }
    guard let argument else { return (0, 0) }
    let value = outline.nodes[Int(argument)].firstChild
    guard value != Node.none else { return (nil, nil) }
    if outline.reference(value).map({ outline.token($0.name, is: "zero") }) == true { return (0, 0) }
    let isCall = outline.nodes[Int(value)].kind == .call
    let parts = Array(outline.children(of: value).dropFirst(isCall ? 1 : 0))
    guard isCall || outline.nodes[Int(value)].kind == .tuple, parts.count == 2 else { return (nil, nil) }
    let numbers = parts.map { ConstantFolder(outline).number(outline.nodes[Int($0)].firstChild)?.value }
    return (numbers[0], numbers[1])
  }

  mutating func takeSystemColor(_ match: PatternIndex.Match, _ entry: RuleSet.Entry) {
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

  mutating func takeHexString(_ node: UInt32, rule: Int) {
    let range = outline.range(of: node)
    guard range.count >= 6, range.count <= 12, outline.bytes[range.lowerBound] == UInt8(ascii: "\"") else { return }
    switch outline.bytes[range.lowerBound + 1] {
    case UInt8(ascii: "#"): break
    // `0xFF` and `0x1F60` are numbers of anything, and so are eight digits.
    case UInt8(ascii: "0"):
      guard range.count == 10, outline.bytes[range.lowerBound + 2] | 0x20 == UInt8(ascii: "x") else { return }
    default: return
    }
    let text = outline.text(range.lowerBound + 1..<range.upperBound - 1)
    // As a string it means nothing yet: read it as CSS does.
    guard let color = HexColor.parse(text, order: .rgba)?.color else { return }
    let reading = ColorReading(color: color)
    candidates.append(
      Candidate(
        rule: rule, node: node, range: range, value: .color(reading), place: SitePlace(type: "String"), isWhole: true))
  }
}
