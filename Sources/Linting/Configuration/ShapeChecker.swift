import Markup

/// Compares a document with the shape it must have, and collects what is wrong.
struct ShapeChecker {
  let path: String
  let knownRules: KnownRules
  private(set) var errors: [ConfigurationError] = []

  init(path: String, knownRules: KnownRules) {
    self.path = path
    self.knownRules = knownRules
  }

  /// Checks a value. A key without a value counts as not given.
  mutating func check(_ node: MarkupNode, _ shape: ValueShape, for key: String) {
    if node.content == .null { return }
    switch shape {
    case .anything: return
    case .list(let item): checkItems(of: node, item, for: key)
    case .oneOrMore(let item):
      if case .sequence = node.content { checkItems(of: node, item, for: key) } else { check(node, item, for: key) }
    case .either(let shapes): check(node, either: shapes, for: key)
    case .dictionary(let item):
      guard let entries = entries(of: node, shape, for: key) else { return }
      for entry in entries { check(entry.value, item, for: entry.key) }
    case .keys(let keys, let required): check(node, keys: keys, required: required, shape, for: key)
    case .oneKey(let kinds, let others): check(node, oneOf: kinds, and: others, shape, for: key)
    case .rules: checkRules(node, for: key)
    case .boolean, .text, .choice, .number, .scalar: checkScalar(node, shape, for: key)
    }
  }

  private mutating func checkScalar(_ node: MarkupNode, _ shape: ValueShape, for key: String) {
    switch (shape, node.content) {
    case (.boolean, .boolean), (.text, .string), (.scalar, .string): return
    case (.scalar, .number(let text, let value)):
      if !value.isFinite { complain("'\(key)' cannot have \(text): that is no number of points", at: node) }
    case (.choice(let names), .string(let text)):
      if names.contains(text) { return }
      let meant = Self.otherWords[text.lowercased()].flatMap { names.contains($0) ? $0 : nil }
      let hint = Spelling.hint(meant ?? Spelling.nearest(to: text, in: names))
      complain("'\(key)' cannot be '\(text)': expected \(shape.expectation)\(hint)", at: node)
    case (.number(let range), .number(_, let value)):
      if range.contains(value) { return }
      complain("'\(key)' is out of range: expected \(shape.expectation)", at: node)
    default: complainOfKind(node, shape, for: key)
    }
  }

  /// What other formats have for the two words that are spelled so alike.
  private static let otherWords = ["no": "off", "n": "off", "none": "off", "yes": "on", "y": "on"]

  private mutating func checkItems(of node: MarkupNode, _ item: ValueShape, for key: String) {
    guard case .sequence(let items) = node.content else { return complainOfKind(node, .list(item), for: key) }
    for each in items {
      if each.content == .null {
        complain("an item of '\(key)' is empty: expected \(item.expectation)", at: each)
      } else {
        check(each, item, for: key)
      }
    }
  }

  /// Takes the shape of the node's own kind, so that an error inside it is told as such.
  private mutating func check(_ node: MarkupNode, either shapes: [ValueShape], for key: String) {
    guard let shape = shapes.first(where: { $0.isKind(of: node.content) }) else {
      return complainOfKind(node, .either(shapes), for: key)
    }
    check(node, shape, for: key)
  }

  private mutating func check(
    _ node: MarkupNode, keys: [KeyShape], required: [String], _ shape: ValueShape, for key: String
  ) {
    guard let entries = entries(of: node, shape, for: key) else { return }
    for entry in entries {
      if let known = keys.first(where: { $0.name == entry.key }) {
        check(entry.value, known.shape, for: entry.key)
      } else {
        complainOfKey(entry, known: keys.map(\.name))
      }
    }
    for name in required where !entries.contains(where: { $0.key == name }) {
      complain("'\(key)' needs the key '\(name)'", at: node)
    }
  }

  private mutating func check(
    _ node: MarkupNode, oneOf kinds: [KeyShape], and others: [KeyShape], _ shape: ValueShape, for key: String
  ) {
    check(node, keys: kinds + others, required: [], shape, for: key)
    guard case .mapping(let entries) = node.content else { return }
    let given = entries.filter { entry in kinds.contains { $0.name == entry.key } }
    if given.isEmpty, entries.allSatisfy({ entry in others.contains { $0.name == entry.key } }) {
      complain("an item of '\(key)' does not say what it is: expected \(shape.expectation)", at: node)
    }
    for extra in given.dropFirst() {
      complain("'\(extra.key)' joins '\(given[0].key)': write an item of its own for it", at: extra.keyPosition)
    }
  }

  private mutating func checkRules(_ node: MarkupNode, for key: String) {
    guard let entries = entries(of: node, .rules, for: key) else { return }
    for entry in entries {
      guard let options = knownRules.options[entry.key] else {
        complain(knownRules.complaint(about: entry.key), at: entry.keyPosition)
        continue
      }
      check(entry.value, ConfigurationKeys.rule(options: options), for: entry.key)
    }
  }

  private mutating func entries(of node: MarkupNode, _ shape: ValueShape, for key: String) -> [MarkupEntry]? {
    if case .mapping(let entries) = node.content { return entries }
    complainOfKind(node, shape, for: key)
    return nil
  }

  private mutating func complainOfKey(_ entry: MarkupEntry, known: [String]) {
    let nearest = Spelling.nearest(to: entry.key, in: known)
    let hint = nearest == nil ? ": expected one of " + known.joined(separator: ", ") : Spelling.hint(nearest)
    complain("unknown key '\(entry.key)'\(hint)", at: entry.keyPosition)
  }

  private mutating func complainOfKind(_ node: MarkupNode, _ shape: ValueShape, for key: String) {
    complain("'\(key)' is \(node.kindName): expected \(shape.expectation)", at: node)
  }

  private mutating func complain(_ message: String, at node: MarkupNode) {
    complain(message, at: node.position)
  }

  mutating func complain(_ message: String, at position: MarkupPosition) {
    errors.append(ConfigurationError(path: path, position: position, message: message))
  }
}

extension ValueShape {
  /// Whether a value is of the kind that the shape is about, be it right or wrong in detail.
  func isKind(of content: MarkupNode.Content) -> Bool {
    switch (self, content) {
    case (.anything, _), (.boolean, .boolean), (.number, .number), (.list, .sequence), (.oneOrMore, .sequence): true
    case (.text, .string), (.choice, .string), (.scalar, .string), (.scalar, .number): true
    case (.dictionary, .mapping), (.keys, .mapping), (.oneKey, .mapping), (.rules, .mapping): true
    case (.oneOrMore(let item), _): item.isKind(of: content)
    case (.either(let shapes), _): shapes.contains { $0.isKind(of: content) }
    default: false
    }
  }
}

extension MarkupNode {
  /// What the value is, for an error message.
  var kindName: String {
    switch content {
    case .null: "empty"
    case .boolean(let value): "\(value)"
    case .number(let text, _): "the number \(text)"
    case .string: "text"
    case .sequence: "a list"
    case .mapping: "a map"
    }
  }
}
