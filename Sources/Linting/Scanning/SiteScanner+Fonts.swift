import DesignTokens
import Patterns
import SwiftOutline

extension SiteScanner {
  /// A call in a font's place that makes a font from a literal size by a function of the project's.
  mutating func takeProjectFonts(_ match: PatternIndex.Match, _ entry: RuleSet.Entry) {
    for binding in match.bindings where binding.hole.kind == .font {
      for call in results(of: binding.node) {
        guard let font = projectFont(call) else { continue }
        let node = outermost(call, rule: entry.rule)
        var reading = FontReading(value: font.value, familyIsKnown: false, type: entry.pattern.type)
        if font.value.weight == nil, namesShortWeight(call) { reading.unread = ["weight"] }
        candidates.append(
          Candidate(
            rule: entry.rule, node: node, range: outline.range(of: node), value: .font(reading),
            place: SitePlace(type: entry.pattern.type, sizeRange: font.sizeRange), isWhole: true,
            isChoice: font.isChoice))
      }
    }
  }

  /// The calls of what may be modifiers of the project's that set a font of a size, `Text(name).brand(size: 18)`, once all
  /// nodes were seen.
  mutating func modifierSites() -> [Site] {
    guard let rule = rules.rules.firstIndex(where: { $0.reports == .values && $0.categories.contains(.font) }) else {
      return []
    }
    var sites: [Site] = []
    for node in unknownCalls {
      guard let modifier = outline.modifierCall(node),
        let points = ConstantFolder(outline).number(modifier.size),
        points.value > 0, case let verdict = surroundings.verdict(at: node), verdict != .exempt
      else { continue }
      let range = modifier.range
      var reading = FontReading(value: FontValue(size: points.value), familyIsKnown: false, type: "Font")
      reading.call = modifier.call
      // What is no part of a chain can only be another modifier's type, which no token is.
      var site = Site(
        rule: rule, excerpt: SourceExcerpt(range, in: outline, lines), value: .font(reading),
        place: SitePlace(
          type: modifier.isInChain ? "Font" : "ViewModifier", sizeRange: outline.range(of: modifier.size)),
        enclosing: surroundings.enclosingName(of: node), isInPreview: verdict == .preview)
      site.place.instances = instances.names(at: node)
      site.place.locals = instances.locals(at: node)
      site.place.names = names(at: node)
      site.place.subject = subject(at: node, site.value)
      site.styles = (modifier.isInChain ? [DesignToken.Spelling.modifierType, "Font"] : []).map { type in
        StyledFont(
          excerpt: site.excerpt, value: reading.value, type: type, replaced: range, removed: [],
          needsModifier: type == "Font")
      }
      site.isExposed = outline.isExposed(node)
      sites.append(site)
    }
    return sites
  }

  /// Whether a call's name gives a weight in letters that only the project knows the meaning of: `t_SB(14)`.
  private func namesShortWeight(_ call: UInt32) -> Bool {
    guard let callee = outline.reference(outline.nodes[Int(call)].firstChild) else { return false }
    let letters = outline.name(ofToken: callee.name).split { !$0.isLetter }.map { $0.lowercased() }
    return letters.contains(where: ["sb", "eb", "b", "xb", "m", "md", "r", "rg", "l", "t", "bd", "sbd"].contains)
      && letters.count > 1
  }

  private func projectFont(_ node: UInt32) -> (value: FontValue, sizeRange: Range<Int>, isChoice: Bool)? {
    guard outline.nodes[Int(node)].kind == .call, rules.reader.reading(of: node, in: outline) == nil,
      let callee = outline.reference(outline.nodes[Int(node)].firstChild)
    else { return nil }
    let folder = ConstantFolder(outline)
    for argument in outline.children(of: node).dropFirst() {
      let this = outline.nodes[Int(argument)]
      let label = outline.name(of: argument).lowercased()
      guard label.isEmpty || label.hasSuffix("size"), this.role == .plain else { continue }
      // Of several sizes the first stands for all.
      let isChoice = folder.number(this.firstChild) == nil
      guard let size = isChoice && !label.isEmpty ? firstChoice(in: this.firstChild, .size) : this.firstChild,
        let number = folder.number(size), number.value > 0
      else { continue }
      let name = outline.name(ofToken: callee.name)
      let value = FontValue(
        family: FontWeight(named: name) == nil ? name : nil, size: number.value, weight: outline.weight(namedIn: node))
      return (value, outline.range(of: this.firstChild), isChoice)
    }
    return nil
  }

  /// The expressions that another can come to.
  func results(of node: UInt32, depth: Int = 0) -> [UInt32] {
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
}
