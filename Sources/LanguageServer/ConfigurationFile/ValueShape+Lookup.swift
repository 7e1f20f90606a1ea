import Linting

extension ValueShape {
  /// The shape of what lies under some keys.
  func shape(at path: ArraySlice<String>) -> ValueShape? {
    guard let first = path.first else { return self }
    let rest = path.dropFirst()
    switch self {
    case .keys(let keys, _): return keys.first { $0.name == first }?.shape.shape(at: rest)
    case .oneKey(let kinds, let others): return (kinds + others).first { $0.name == first }?.shape.shape(at: rest)
    case .rules: return ConfigurationKeys.rule(options: []).shape(at: rest)
    case .list(let item), .oneOrMore(let item): return item.shape(at: path)
    case .dictionary(let item): return item.shape(at: rest)
    case .either(let shapes): return shapes.lazy.compactMap { $0.shape(at: path) }.first
    case .boolean, .text, .choice, .number, .scalar, .anything: return nil
    }
  }

  /// The keys that may stand here.
  func keys(_ rules: [RuleDescription]) -> [(name: String, summary: String)] {
    switch self {
    case .keys(let keys, _): keys.map { ($0.name, $0.summary) }
    case .oneKey(let kinds, let others): (kinds + others).map { ($0.name, $0.summary) }
    case .rules: rules.map { ($0.id, $0.summary) }
    case .list(let item), .oneOrMore(let item): item.keys(rules)
    case .either(let shapes): shapes.flatMap { $0.keys(rules) }
    case .dictionary, .boolean, .text, .choice, .number, .scalar, .anything: []
    }
  }

  /// The values that may stand here.
  var values: [String] {
    switch self {
    case .boolean: ["true", "false"]
    case .choice(let names): names
    case .list(let item), .oneOrMore(let item): item.values
    case .either(let shapes): shapes.flatMap(\.values)
    case .keys, .oneKey, .rules, .dictionary, .text, .number, .scalar, .anything: []
    }
  }
}
