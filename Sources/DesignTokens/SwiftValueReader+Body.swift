import SwiftOutline

/// Blocks, closures and accessors that give a value.
extension SwiftValueReader {
  /// The value that a block, closure or accessor comes to: its only expression, its last `return`, or its branches by
  /// appearance, with its own constants in it.
  func body(of block: UInt32, depth: Int = 0) -> SwiftValue? {
    body(of: block, depth: depth) { value(ofStatement: $0, depth: depth + 1) }
  }

  /// The same, with what reads the last statement.
  func body(of block: UInt32, depth: Int = 0, last read: (UInt32) -> SwiftValue?) -> SwiftValue? {
    guard depth < SwiftValueReader.depthLimit else { return nil }
    let statements = valueStatements(of: block)
    guard let last = statements.last, statements.count <= Self.mostStatements else { return nil }
    if statements.count > 1, let split = splitByAppearance(statements, depth) { return split }
    var locals = Locals()
    for statement in statements.dropLast() {
      guard take(statement, into: &locals, depth + 1) else { return nil }
    }
    guard let written = read(last), locals.isOfBound(written),
      let value = locals.resolve(written)
    else { return nil }
    return locals.first.map { .either($0, value) } ?? value
  }

  /// More statements than these are no definition of a value.
  static var mostStatements: Int { 64 }

  /// The statements of a block, or of the getter of accessors.
  func statements(of block: UInt32) -> [UInt32] {
    if outline.nodes[Int(block)].kind == .accessors {
      for accessor in outline.children(of: block) where outline.name(of: accessor) == "get" {
        let body = outline.nodes[Int(accessor)].firstChild
        return body == Node.none ? [] : statements(of: body)
      }
      return []
    }
    return outline.children(of: block).filter { outline.nodes[Int($0)].kind != .parameter }
  }

  func value(ofStatement node: UInt32, depth: Int) -> SwiftValue? {
    let this = outline.nodes[Int(node)]
    guard this.kind == .jump else { return value(of: node, depth: depth + 1) }
    guard outline.token(this.name, is: "return") else { return nil }
    return value(of: this.firstChild, depth: depth + 1)
  }

  // MARK: Constants of a body

  /// What the names that a body declares stand for.
  private struct Locals {
    var values: [String: SwiftValue] = [:]
    /// Names whose values are not known.
    var unknown: Set<String> = []
    /// What an `if let` returns before the rest is come to.
    var first: SwiftValue?
    /// The name that a `guard let` binds, and those whose values are made of it; nil without a `guard`.
    var bound: Set<String>?
    /// How large the values are.
    private var sizes: [String: Int] = [:]

    /// Names that stand for each other's doubles would be values without end.
    private static var largest: Int { 256 }

    mutating func set(_ name: String, _ value: SwiftValue?) {
      if bound != nil {
        if let value, isOfBound(value) { bound?.insert(name) } else { bound?.remove(name) }
      }
      if let value, let size = size(of: value) {
        values[name] = value.substituting(values)
        sizes[name] = size
        unknown.remove(name)
      } else {
        values[name] = nil
        unknown.insert(name)
      }
    }

    /// Takes down what a `guard let` binds.
    mutating func bind(_ name: String, _ value: SwiftValue) {
      set(name, value)
      bound = [name]
    }

    /// Whether a value is made of what a `guard let` binds, where there is one: else it is one of two that differ.
    func isOfBound(_ value: SwiftValue) -> Bool {
      bound.map(value.mentions(anyOf:)) ?? true
    }

    /// A value with the names replaced; nil where one of them is not known.
    func resolve(_ value: SwiftValue) -> SwiftValue? {
      size(of: value) == nil ? nil : value.substituting(values)
    }

    /// How large a value is with the names replaced; nil where one of them is not known, and for what is too large.
    private func size(of value: SwiftValue) -> Int? {
      var size = value.size
      var isKnown = true
      value.forEachName { name in
        size += sizes[name] ?? 0
        isKnown = isKnown && !unknown.contains(name)
      }
      return isKnown && size <= Self.largest ? size : nil
    }
  }

  /// Takes down what a statement before the last one says of the names in the body; false for one that may do anything.
  private func take(_ statement: UInt32, into locals: inout Locals, _ depth: Int) -> Bool {
    let this = outline.nodes[Int(statement)]
    switch this.kind {
    case .variable:
      for binding in outline.children(of: statement) where outline.nodes[Int(binding)].kind == .binding {
        guard outline.nodes[Int(binding)].name != Node.none else { continue }
        let initial = outline.children(of: binding).first { outline.nodes[Int($0)].role == .initialValue }
        locals.set(outline.name(of: binding), initial.flatMap { value(of: $0, depth: depth) })
      }
      return true
    case .assignment:
      guard outline.token(this.name, is: "="), let path = outline.path(this.firstChild), path.count == 1 else {
        return false
      }
      locals.set(path[0], value(of: outline.nodes[Int(this.firstChild)].nextSibling, depth: depth))
      return true
    case .switchStatement: return readAssignments(statement, into: &locals, depth)
    case .ifStatement:
      if readBinding(statement, into: &locals, depth) { return true }
      // What one branch of several sets is not known behind them.
      guard let names = namesSet(in: statement) else { return false }
      for name in names { locals.set(name, nil) }
      return true
    case .guardStatement:
      guard locals.bound == nil, let (name, value) = onlyBinding(statement, depth) else { return false }
      locals.bind(name, value)
      return true
    default: return false
    }
  }

  /// `switch weight { case .bold: name = "Bold" … }`.
  private func readAssignments(_ node: UInt32, into locals: inout Locals, _ depth: Int) -> Bool {
    var name: String?
    let choice = choice(node, depth) { statement in
      let this = outline.nodes[Int(statement)]
      guard this.kind == .assignment, outline.token(this.name, is: "="), let path = outline.path(this.firstChild),
        path.count == 1, name == nil || name == path[0]
      else { return nil }
      name = path[0]
      return value(of: outline.nodes[Int(this.firstChild)].nextSibling, depth: depth + 1)
    }
    guard let choice, let name else { return false }
    locals.set(name, choice)
    return true
  }

  /// `if let font = UIFont(name: name, size: size) { return font }`.
  private func readBinding(_ node: UInt32, into locals: inout Locals, _ depth: Int) -> Bool {
    let children = Array(outline.children(of: node))
    guard children.count == 2, locals.first == nil, let (name, value) = onlyBinding(node, depth),
      let only = statements(of: children[1]).first, statements(of: children[1]).count == 1,
      let returned = self.value(ofStatement: only, depth: depth), returned.mentions(name)
    else { return false }
    var inner = locals
    inner.set(name, value)
    guard let first = inner.resolve(returned) else { return false }
    locals.first = first
    return true
  }

  /// The only condition of a statement, where it binds a name to a color or font that may be missing. Of anything else
  /// nothing tells whether it is there.
  private func onlyBinding(_ statement: UInt32, _ depth: Int) -> (name: String, value: SwiftValue)? {
    let conditions = outline.children(of: statement).filter { outline.nodes[Int($0)].role == .condition }
    guard conditions.count == 1, outline.nodes[Int(conditions[0])].kind == .conditionBinding else { return nil }
    let parts = Array(outline.children(of: conditions[0]))
    guard let node = parts.last, parts.count == 2, outline.nodes[Int(parts[0])].kind == .identifier,
      makesColorOrFont(node), let value = value(of: node, depth: depth)
    else { return nil }
    return (outline.name(of: parts[0]), value)
  }

  /// `UIFont(name: "Brand", size: 15)`, `UIColor(named: "ink")`: what is bound must be an initializer that may fail.
  private func makesColorOrFont(_ node: UInt32) -> Bool {
    let this = outline.nodes[Int(node)]
    guard this.kind == .call, var path = outline.path(this.firstChild) else { return false }
    if path.last == "init" { path.removeLast() }
    return path.count == 1 && SwiftNames.isColorOrFont(path[0])
  }

  // MARK: Choices

  /// A `switch` over a name whose cases have values.
  func choice(_ node: UInt32, _ depth: Int) -> SwiftValue? {
    choice(node, depth) { value(ofStatement: $0, depth: depth + 1) }
  }

  private func choice(_ node: UInt32, _ depth: Int, value: (UInt32) -> SwiftValue?) -> SwiftValue? {
    let children = Array(outline.children(of: node))
    guard let subject = children.first, outline.nodes[Int(subject)].role == .subject,
      let path = outline.path(subject), depth < SwiftValueReader.depthLimit
    else { return nil }
    var choice = SwiftChoice(subject: .reference(path), branches: [])
    for child in children.dropFirst() {
      guard outline.nodes[Int(child)].kind == .switchCase, take(child, into: &choice, value) else { return nil }
    }
    return choice.branches.isEmpty ? nil : .choice(choice)
  }

  private func take(_ node: UInt32, into choice: inout SwiftChoice, _ value: (UInt32) -> SwiftValue?) -> Bool {
    var branch = SwiftChoice.Branch(cases: [], bindings: [])
    var statements: [UInt32] = []
    for part in outline.children(of: node) {
      switch outline.nodes[Int(part)].role {
      case .pattern:
        guard let (word, names) = casePattern(part) else { return false }
        branch.cases.append(word)
        branch.bindings.append(names)
      case .condition: return false
      default: statements.append(part)
      }
    }
    let found = statements.count == 1 ? value(statements[0]) : nil
    if outline.tokens[Int(outline.nodes[Int(node)].firstToken)].kind == .keywordDefault {
      choice.otherwise = found
      // Where it has no value, no case without one of its own does.
      return branch.cases.isEmpty
    }
    branch.value = found
    choice.branches.append(branch)
    return !branch.cases.isEmpty
  }

  /// The case that a pattern names, and the names that it gives to the payload, or the cases that it wants there.
  private func casePattern(_ node: UInt32) -> (word: String, names: [String])? {
    let this = outline.nodes[Int(node)]
    guard this.kind == .call else {
      guard let reference = outline.reference(node), reference.form != .bare else { return nil }
      return (outline.name(ofToken: reference.name), [])
    }
    guard let reference = outline.reference(this.firstChild), reference.form != .bare else { return nil }
    var names: [String] = []
    for argument in outline.children(of: node).dropFirst() {
      let value = outline.nodes[Int(argument)].firstChild
      guard value != Node.none else { return nil }
      switch outline.nodes[Int(value)].kind {
      case .identifier: names.append(outline.name(of: value) == "_" ? "" : outline.name(of: value))
      case .implicitMember: names.append("." + outline.name(of: value))
      default: return nil
      }
    }
    return (outline.name(ofToken: reference.name), names)
  }

  // MARK: Strings

  /// A string with names in it, each piece by itself.
  func interpolation(_ node: UInt32, _ depth: Int) -> SwiftValue? {
    let range = outline.range(of: node)
    let bytes = outline.bytes
    guard range.count < 200, bytes[range.lowerBound] == UInt8(ascii: "\""),
      bytes[range.upperBound - 1] == UInt8(ascii: "\"")
    else { return nil }
    var pieces: [SwiftValue] = []
    var position = range.lowerBound + 1
    for argument in outline.children(of: node) {
      let inner = outline.range(of: argument)
      guard inner.lowerBound >= position + 2, inner.upperBound < range.upperBound,
        bytes[inner.lowerBound - 2] == UInt8(ascii: "\\"), bytes[inner.lowerBound - 1] == UInt8(ascii: "("),
        bytes[inner.upperBound] == UInt8(ascii: ")"), outline.nodes[Int(argument)].name == Node.none,
        let value = value(of: outline.nodes[Int(argument)].firstChild, depth: depth + 1)
      else { return nil }
      if inner.lowerBound - 2 > position { pieces.append(.string(outline.text(position..<inner.lowerBound - 2))) }
      pieces.append(value)
      position = inner.upperBound + 1
    }
    if position < range.upperBound - 1 { pieces.append(.string(outline.text(position..<range.upperBound - 1))) }
    return pieces.contains { if case .string(let text) = $0 { text.contains("\\") } else { false } }
      ? nil : .joined(pieces)
  }
}
