/// What a value of the configuration must look like: the reader checks against it, and the JSON schema is made of it.
package indirect enum ValueShape: Sendable {
  case boolean
  /// Text of any kind, and what it is: "a path".
  case text(String)
  case choice([String])
  case number(ClosedRange<Double>)
  /// Text or a number, taken as text.
  case scalar
  case list(ValueShape)
  /// One value, or a list of them.
  case oneOrMore(ValueShape)
  /// The first that fits; what its error says is for the last.
  case either([ValueShape])
  /// Any names.
  case dictionary(ValueShape)
  case keys([KeyShape], required: [String] = [])
  /// One of the keys stands for what kind of thing it is.
  case oneKey(of: [KeyShape], and: [KeyShape])
  /// Names of rules; what a rule's value looks like depends on the rule.
  case rules
  case anything

  /// What was expected, for an error message.
  package var expectation: String {
    switch self {
    case .boolean: "true or false"
    case .text(let what): what
    case .choice(let names): names.count == 1 ? "'\(names[0])'" : "one of " + names.joined(separator: ", ")
    case .number(let range): "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    case .scalar: "text or a number"
    case .list(let item): "a list, each item \(item.expectation)"
    case .oneOrMore(let item): "\(item.expectation) or a list"
    case .either(let shapes): shapes.map(\.expectation).joined(separator: ", or ")
    case .dictionary: "a map of names to values"
    case .keys(let keys, _): "a map with the keys " + keys.map(\.name).joined(separator: ", ")
    case .oneKey(let kinds, _): "a map with one of the keys " + kinds.map(\.name).joined(separator: ", ")
    case .rules: "a map of rules"
    case .anything: "a value"
    }
  }
}

/// One key of a map in the configuration.
package struct KeyShape: Sendable {
  package var name: String
  /// One sentence, for the schema and the editor.
  package var summary: String
  package var shape: ValueShape

  package init(_ name: String, _ shape: ValueShape, _ summary: String) {
    self.name = name
    self.summary = summary
    self.shape = shape
  }
}
