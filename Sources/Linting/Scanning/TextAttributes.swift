import DesignTokens
import Patterns
import SwiftOutline

/// What code sets beside a font where it sets attributes of text: in one dictionary with it, or on the same container.
struct TextAttributes {
  let outline: Outline

  /// How many statements are looked at on either side of a font's.
  private static let reach = 32
  /// How many tokens are looked at for a style's name.
  private static let mostTokens = 2_000

  func spacing(around font: UInt32) -> TextSpacing {
    let parent = outline.nodes[Int(font)].parent
    guard parent != Node.none else { return TextSpacing() }
    switch outline.nodes[Int(parent)].kind {
    case .dictionary:
      let binding = outline.nodes[Int(parent)].parent
      guard binding != Node.none, outline.nodes[Int(binding)].kind == .binding else { return entries(of: parent) }
      return attributes([outline.name(of: binding)], around: outline.nodes[Int(binding)].parent)
    case .assignment:
      guard let (path, key) = entry(outline.nodes[Int(parent)].firstChild) else { return container(of: parent) }
      return key == "font" ? attributes(path, around: parent) : TextSpacing()
    default: return TextSpacing()
    }
  }

  // MARK: Dictionaries

  /// `[.font: font, .kern: -0.3, .paragraphStyle: style]`.
  private func entries(of dictionary: UInt32) -> TextSpacing {
    var spacing = TextSpacing()
    for key in outline.children(of: dictionary).prefix(64) where outline.nodes[Int(key)].role == .key {
      guard let reference = outline.reference(key) else { continue }
      take(outline.name(ofToken: reference.name), outline.nodes[Int(key)].nextSibling, into: &spacing)
    }
    return spacing
  }

  private func take(_ key: String, _ value: UInt32, into spacing: inout TextSpacing) {
    switch key {
    case "kern", "tracking":
      if let number = ConstantFolder(outline).number(value) { spacing.letters = number.value }
    case "paragraphStyle":
      guard let style = paragraphStyle(value) else { return }
      (spacing.lineHeight, spacing.betweenLines) = (style.lineHeight, style.betweenLines)
    default: return
    }
  }

  /// What statements around one set of the attributes in a variable: `attributes[.kern] = -0.3` beside
  /// `attributes[.font] = font`, and what it begins with.
  private func attributes(_ path: [String], around statement: UInt32) -> TextSpacing {
    var spacing = TextSpacing()
    let statements = statements(of: outline.nodes[Int(statement)].parent)
    guard let own = statements.firstIndex(of: statement) else { return spacing }
    for statement in statements[max(0, own - Self.reach)..<min(statements.count, own + Self.reach)] {
      var found = TextSpacing()
      if let value = initialEntries(of: path, statement) {
        found = entries(of: value)
      } else if outline.nodes[Int(statement)].kind == .assignment,
        case let target = outline.nodes[Int(statement)].firstChild, let (other, key) = entry(target), other == path
      {
        take(key, outline.nodes[Int(target)].nextSibling, into: &found)
      }
      // Set twice, it is one or the other.
      guard spacing.add(found) else { return TextSpacing() }
    }
    return spacing
  }

  /// The variable and the key of `attributes[.font]`.
  private func entry(_ target: UInt32) -> (path: [String], key: String)? {
    guard let key = outline.subscriptKey(target), let reference = outline.reference(key),
      let path = outline.path(outline.nodes[Int(target)].firstChild)
    else { return nil }
    return (path, outline.name(ofToken: reference.name))
  }

  /// The dictionary that a variable begins with.
  private func initialEntries(of path: [String], _ statement: UInt32) -> UInt32? {
    guard path.count == 1, declares(path[0], statement), let binding = binding(of: statement) else { return nil }
    return outline.children(of: binding).first { outline.nodes[Int($0)].kind == .dictionary }
  }

  /// The spacing of a paragraph style that a constant of the bodies around holds; nil where not all of it is known.
  private func paragraphStyle(_ value: UInt32) -> TextSpacing? {
    guard value != Node.none, outline.nodes[Int(value)].kind == .identifier else { return nil }
    let name = outline.name(of: value)
    var statement = value
    while outline.nodes[Int(statement)].parent != Node.none {
      let block = outline.nodes[Int(statement)].parent
      let kind = outline.nodes[Int(block)].kind
      if kind == .block || kind == .closure || kind == .switchCase || kind == .file {
        let all = statements(of: block)
        // What is not looked at may change a style.
        guard let own = all.firstIndex(of: statement) else { return nil }
        let before = all[..<own]
        if let declaration = before.lastIndex(where: { declares(name, $0) }) {
          return style(name, made: before[declaration], then: before[(declaration + 1)...])
        }
      }
      statement = block
    }
    return nil
  }

  private func statements(of block: UInt32) -> [UInt32] {
    outline.children(of: block).prefix(512).filter { outline.nodes[Int($0)].kind != .parameter }
  }

  private func declares(_ name: String, _ statement: UInt32) -> Bool {
    outline.nodes[Int(statement)].kind == .variable && binding(of: statement).map { outline.name(of: $0) } == name
  }

  private func binding(of variable: UInt32) -> UInt32? {
    outline.children(of: variable).first { outline.nodes[Int($0)].kind == .binding }
  }

  /// What a new style has after some statements; nil where one of them may do more to it than set a constant.
  private func style(_ name: String, made declaration: UInt32, then statements: ArraySlice<UInt32>) -> TextSpacing? {
    guard statements.count <= Self.reach, tokenCount(of: statements) <= Self.mostTokens,
      let binding = binding(of: declaration),
      let initial = outline.children(of: binding).first(where: { outline.nodes[Int($0)].role == .initialValue }),
      outline.nodes[Int(initial)].kind == .call
    else { return nil }
    let callee = outline.nodes[Int(initial)].firstChild
    if outline.nodes[Int(callee)].kind == .closure { return madeInClosure(callee, statements, name) }
    guard outline.path(callee) == ["NSMutableParagraphStyle"] else { return nil }
    return apply(statements, to: name)
  }

  /// `{ let style = NSMutableParagraphStyle(); style.lineSpacing = 4; return style }()`.
  private func madeInClosure(_ closure: UInt32, _ later: ArraySlice<UInt32>, _ name: String) -> TextSpacing? {
    let inner = statements(of: closure)
    guard let last = inner.last, outline.nodes[Int(last)].kind == .jump,
      let returned = outline.path(outline.nodes[Int(last)].firstChild), returned.count == 1, inner.count <= Self.reach,
      let declaration = inner.firstIndex(where: { declares(returned[0], $0) }),
      !later.contains(where: { mentions(name, $0) })
    else { return nil }
    return style(returned[0], made: inner[declaration], then: inner[(declaration + 1)..<(inner.count - 1)])
  }

  private func apply(_ statements: ArraySlice<UInt32>, to name: String) -> TextSpacing? {
    var spacing = TextSpacing()
    var heights: [String: Double] = [:]
    for statement in statements where mentions(name, statement) {
      let this = outline.nodes[Int(statement)]
      guard this.kind == .assignment, outline.token(this.name, is: "="), let path = outline.path(this.firstChild),
        path.count == 2, path[0] == name
      else { return nil }
      let value = outline.nodes[Int(this.firstChild)].nextSibling
      switch path[1] {
      case "lineSpacing", "minimumLineHeight", "maximumLineHeight":
        guard let number = ConstantFolder(outline).number(value)?.value else { return nil }
        heights[path[1]] = number
      case "alignment", "lineBreakMode", "lineBreakStrategy", "hyphenationFactor", "baseWritingDirection": break
      default: return nil
      }
      guard !mentions(name, value) else { return nil }
    }
    spacing.betweenLines = heights["lineSpacing"]
    let height = heights["minimumLineHeight"]
    if height == heights["maximumLineHeight"] { spacing.lineHeight = height }
    return spacing
  }

  private func mentions(_ name: String, _ node: UInt32) -> Bool {
    let this = outline.nodes[Int(node)]
    let tokens = this.firstToken..<max(this.firstToken, this.endToken)
    return tokens.count > Self.mostTokens
      || tokens.contains { token in
        outline.tokens[Int(token)].kind == .identifier
          && outline.bytes[outline.nameRange(ofToken: token)].elementsEqual(name.utf8)
      }
  }

  private func tokenCount(of statements: ArraySlice<UInt32>) -> Int {
    guard let first = statements.first, let last = statements.last else { return 0 }
    return Int(outline.nodes[Int(last)].endToken) - Int(outline.nodes[Int(first)].firstToken)
  }

  // MARK: Containers

  /// `text.font = …` beside `text.kern = -0.3`.
  private func container(of assignment: UInt32) -> TextSpacing {
    var spacing = TextSpacing()
    guard let path = outline.path(outline.nodes[Int(assignment)].firstChild), path.count > 1, path.last == "font" else {
      return spacing
    }
    let statements = statements(of: outline.nodes[Int(assignment)].parent)
    guard let own = statements.firstIndex(of: assignment) else { return spacing }
    for statement in statements[max(0, own - Self.reach)..<min(statements.count, own + Self.reach)] {
      let this = outline.nodes[Int(statement)]
      guard this.kind == .assignment, outline.token(this.name, is: "="),
        let other = outline.path(this.firstChild), other.dropLast().elementsEqual(path.dropLast()),
        other.last == "kern" || other.last == "tracking",
        let number = ConstantFolder(outline).number(outline.nodes[Int(this.firstChild)].nextSibling)
      else { continue }
      // Set twice, it is one or the other.
      guard spacing.letters == nil else { return TextSpacing() }
      spacing.letters = number.value
    }
    return spacing
  }
}

extension TextSpacing {
  /// Takes what another says; false where both say something of one part.
  fileprivate mutating func add(_ other: TextSpacing) -> Bool {
    for part in [\TextSpacing.letters, \.lineHeight, \.betweenLines] {
      guard let value = other[keyPath: part] else { continue }
      guard self[keyPath: part] == nil else { return false }
      self[keyPath: part] = value
    }
    return true
  }
}
