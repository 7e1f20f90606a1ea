import DesignTokens
import Patterns
import SwiftOutline

extension SiteScanner {
  /// The candidates that are findings: none inside another, none in a definition, pattern or attribute.
  mutating func settle() -> [Site] {
    let order = candidates.indices.sorted { left, right in
      let (one, other) = (candidates[left], candidates[right])
      if one.range.lowerBound != other.range.lowerBound { return one.range.lowerBound < other.range.lowerBound }
      if one.range.upperBound != other.range.upperBound { return one.range.upperBound > other.range.upperBound }
      return (one.rule, left) < (other.rule, right)
    }
    var sites: [Site] = []
    var covered = 0
    var last: Range<Int>?
    for index in order {
      let candidate = candidates[index]
      guard candidate.range.upperBound > covered, candidate.range != last else { continue }
      let verdict = surroundings.verdict(at: candidate.node)
      if candidate.isWhole { covered = candidate.range.upperBound }
      // The alpha behind a raw color belongs to that color.
      if let suffix = candidate.suffix { covered = outline.range(of: suffix.call).upperBound }
      last = candidate.range
      guard verdict != .exempt else { continue }
      sites.append(site(candidate, isInPreview: verdict == .preview))
    }
    return sites
  }

  private mutating func site(_ candidate: Candidate, isInPreview: Bool) -> Site {
    var place = candidate.place
    if !place.isTyped, let expected = places.expectation(at: candidate.node) {
      place.role = expected.role
      if let type = expected.type, place.type.map({ Self.mayStand($0, for: type) }) ?? true {
        place.type = type
        place.isTyped = expected.resolvesMembers
      }
    }
    place.parameter = place.parameter ?? outline.parameter(of: candidate.node)
    place.isDelay = outline.isDelay(candidate.node)
    place.instances = instances.names(at: candidate.node)
    place.locals = instances.locals(at: candidate.node)
    let extended = candidate.suffix.map { suffix in
      ExtendedValue(excerpt: SourceExcerpt(outline.range(of: suffix.call), in: outline, lines), alpha: suffix.alpha)
    }
    var site = Site(
      rule: candidate.rule, excerpt: SourceExcerpt(candidate.range, in: outline, lines), value: candidate.value,
      place: place, enclosing: surroundings.enclosingName(of: candidate.node), isInPreview: isInPreview,
      extended: extended, alphaText: candidate.alphaNode.map { outline.text(of: $0) }, isChoice: candidate.isChoice)
    if case .font(var font) = candidate.value {
      if !font.familyIsKnown || !font.familyPath.isEmpty {
        font.call = outline.fontCall(candidate.node)
        site.value = .font(font)
      }
      site.styles = styles(of: font, at: candidate.node)
      site.place.spacing =
        site.styles.first?.value.spacing ?? TextAttributes(outline: outline).spacing(around: candidate.node)
    }
    if case .color = candidate.value { site.pair = pair(of: candidate, at: site.excerpt) }
    site.place.names = names(at: candidate.node)
    site.place.subject = subject(at: candidate.node, candidate.value)
    if case .number = candidate.value {
      site.isAddend = isAddend(candidate.node)
      site.isScaled = isScaled(candidate.node)
      let number = NumberPlace(
        outline, candidate.node, in: candidate.hole ?? candidate.node, takesAny: candidate.takesAnyNumber)
      if let type = number.type { site.place.type = type }
      site.place.isTypeUnclear = number.isUnclear
      site.place.needsDeclaration = number.isPassedOn
      if number.type != nil || number.isFrameworks { site.place.parameter = nil }
    }
    site.isExposed = outline.isExposed(candidate.node)
    site.isUnwrapped = outline.isUnwrapped(candidate.node)
    return site
  }

  /// Whether an expression that names its type may stand where another one is usual. If not, the call is that of a
  /// project or package which takes that type: `flex.backgroundColor(UIColor(white: 1, alpha: 1))`.
  private static func mayStand(_ type: String, for expected: String) -> Bool {
    guard DesignType(type) == DesignType(expected) else { return false }
    return type == expected || DesignType(type) == .length || type == "Color" && expected == "ShapeStyle"
  }

  /// Whether a number is one side of a sum or difference.
  private func isAddend(_ node: UInt32) -> Bool {
    let parent = outline.nodes[Int(node)].parent
    guard parent != Node.none, outline.nodes[Int(parent)].kind == .binaryOperation else { return false }
    let name = outline.nodes[Int(parent)].name
    return outline.token(name, is: "+") || outline.token(name, is: "-")
  }

  /// Whether a member of a number is asked for.
  private func isScaled(_ node: UInt32) -> Bool {
    let parent = outline.nodes[Int(node)].parent
    return parent != Node.none && outline.nodes[Int(parent)].kind == .member
  }
}

extension Outline {
  /// Whether the code around a value takes it for an optional.
  fileprivate func isUnwrapped(_ node: UInt32) -> Bool {
    let parent = nodes[Int(node)].parent
    guard parent != Node.none else { return false }
    let this = nodes[Int(parent)]
    switch this.kind {
    case .conditionBinding, .switchStatement: return nodes[Int(node)].role != .pattern
    case .binaryOperation: return this.firstChild == node && token(this.name, is: "??")
    case .member:
      return ["map", "flatMap", "unsafelyUnwrapped"].contains(name(of: parent))
    default: return false
    }
  }

  /// Whether a value is compiled into the modules that call a declaration around it, where only public names mean
  /// something.
  func isExposed(_ node: UInt32) -> Bool {
    var child = node
    var isDefault = false
    while true {
      let this = nodes[Int(child)]
      guard this.parent != Node.none else { return false }
      isDefault = isDefault || this.role == .defaultValue
      let parent = nodes[Int(this.parent)]
      switch parent.kind {
      case .function, .initializer, .subscriptDeclaration:
        let isPublic = parent.flags.contains(.isPublic) || isInPublicExtension(this.parent)
        if isPublic, isDefault || isInlinable(parent) { return true }
        isDefault = false
      case .variable where parent.flags.contains(.isPublic) && isInlinable(parent): return true
      default: break
      }
      child = this.parent
    }
  }

  private func isInPublicExtension(_ node: UInt32) -> Bool {
    let parent = nodes[Int(node)].parent
    return parent != Node.none && nodes[Int(parent)].kind == .extensionDeclaration
      && nodes[Int(parent)].flags.contains(.isPublic)
  }

  /// Whether the attributes in front of a declaration make its body a part of the module's interface.
  private func isInlinable(_ declaration: Node) -> Bool {
    guard declaration.firstToken < declaration.endToken else { return false }
    let end = min(declaration.name == Node.none ? declaration.endToken : declaration.name, declaration.firstToken &+ 32)
    return (declaration.firstToken..<max(end, declaration.firstToken)).contains { index in
      token(index, is: "inlinable") || token(index, is: "_alwaysEmitIntoClient") || token(index, is: "backDeployed")
    }
  }

  /// Whether a value is the argument of a label or function that speaks of a delay.
  fileprivate func isDelay(_ node: UInt32) -> Bool {
    let argument = nodes[Int(node)].parent
    guard argument != Node.none, nodes[Int(argument)].kind == .argument else { return false }
    if nodes[Int(argument)].name != Node.none { return name(of: argument).lowercased().hasSuffix("delay") }
    let call = nodes[Int(argument)].parent
    guard call != Node.none, nodes[Int(call)].kind == .call else { return false }
    return reference(nodes[Int(call)].firstChild).map { name(ofToken: $0.name) == "delay" } ?? false
  }
}
