import SwiftOutline

/// Values that a condition on the interface style tells apart.
extension SwiftValueReader {
  /// `traits.userInterfaceStyle == .dark ? a : b`.
  func ternary(_ node: UInt32, _ depth: Int) -> SwiftValue? {
    guard let results = outline.appearances(ofTernary: node), let light = value(of: results.light, depth: depth + 1),
      let dark = value(of: results.dark, depth: depth + 1)
    else { return nil }
    return .pair(light: light, dark: dark)
  }

  private func pair(_ style: Outline.Style, _ matching: SwiftValue, _ other: SwiftValue) -> SwiftValue {
    style == .dark ? .pair(light: other, dark: matching) : .pair(light: matching, dark: other)
  }

  /// An `if` or `switch` whose branches are values.
  func appearances(ofBranches node: UInt32, _ depth: Int) -> SwiftValue? {
    let this = outline.nodes[Int(node)]
    return this.kind == .ifStatement ? branches(ofIf: node, depth) : branches(ofSwitch: node, depth)
  }

  private func branches(ofIf node: UInt32, _ depth: Int) -> SwiftValue? {
    let children = Array(outline.children(of: node))
    guard children.count == 3, let style = outline.style(ofCondition: children[0]),
      let then = body(of: children[1], depth: depth + 1)
    else { return nil }
    let isElseIf = outline.nodes[Int(children[2])].kind == .ifStatement
    let other = isElseIf ? branches(ofIf: children[2], depth + 1) : body(of: children[2], depth: depth + 1)
    return other.map { pair(style, then, $0) }
  }

  private func branches(ofSwitch node: UInt32, _ depth: Int) -> SwiftValue? {
    var children = Array(outline.children(of: node))
    guard let subject = children.first, outline.nodes[Int(subject)].role == .subject, outline.isStyleSubject(subject)
    else {
      return nil
    }
    children.removeFirst()
    var light: SwiftValue?
    var dark: SwiftValue?
    var other: SwiftValue?
    for branch in children where outline.nodes[Int(branch)].kind == .switchCase {
      let parts = Array(outline.children(of: branch))
      let patterns = parts.filter { outline.nodes[Int($0)].role == .pattern && outline.text(of: $0) != "_" }
      guard let last = parts.last, let value = value(ofStatement: last, depth: depth + 1) else { return nil }
      let styles = patterns.map(outline.style(ofWord:))
      // A case that is neither says that it is about something else: the styles of a type scale, an app's own themes.
      guard !styles.contains(where: { $0 == nil }) else { return nil }
      if styles.contains(.dark) { dark = dark ?? value }
      if styles.contains(.light) { light = light ?? value }
      if styles.isEmpty { other = other ?? value }
    }
    guard let found = light ?? other ?? dark else { return nil }
    return .pair(light: found, dark: dark ?? other ?? found)
  }

  /// `if style == .dark { return a }` and then `return b`.
  func splitByAppearance(_ statements: [UInt32], _ depth: Int) -> SwiftValue? {
    guard statements.count == 2, outline.nodes[Int(statements[0])].kind == .ifStatement else { return nil }
    let children = Array(outline.children(of: statements[0]))
    guard children.count == 2, let style = outline.style(ofCondition: children[0]),
      let then = body(of: children[1], depth: depth + 1),
      let other = value(ofStatement: statements[1], depth: depth + 1)
    else { return nil }
    return pair(style, then, other)
  }
}
