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
