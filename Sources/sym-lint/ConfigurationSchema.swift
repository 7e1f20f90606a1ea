import Linting
import Markup
import Reporting

/// The JSON schema of the configuration, made of the table that its reader checks against.
enum ConfigurationSchema {
  static func text(rules: [RuleDescription]) -> String {
    guard case .object(let members) = schema(of: ConfigurationKeys.document, rules) else { return "" }
    let head: [JSONValue.Member] = [
      JSONValue.Member(name: "$schema", value: "http://json-schema.org/draft-07/schema#"),
      JSONValue.Member(name: "title", value: .string(ConfigurationLoader.fileName)),
    ]
    return JSONValue.object(head + members).indentedText()
  }

  private static func schema(of shape: ValueShape, _ rules: [RuleDescription]) -> JSONValue {
    switch shape {
    case .boolean: ["type": "boolean"]
    case .text: ["type": "string"]
    case .choice(let names): ["enum": .array(names.map { .string($0) })]
    case .number(let range):
      ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
    case .scalar: ["type": ["string", "number"]]
    case .list(let item): ["type": "array", "items": schema(of: item, rules)]
    case .oneOrMore(let item):
      ["anyOf": [schema(of: item, rules), ["type": "array", "items": schema(of: item, rules)]]]
    case .either(let shapes): ["anyOf": .array(shapes.map { schema(of: $0, rules) })]
    case .dictionary(let item): ["type": "object", "additionalProperties": schema(of: item, rules)]
    case .keys(let keys, let required): object(keys, required: required, rules)
    case .oneKey(let kinds, let others):
      ["anyOf": .array(kinds.map { object([$0] + others, required: [$0.name], rules) })]
    case .rules: rulesObject(rules)
    case .anything: [:]
    }
  }

  private static func object(_ keys: [KeyShape], required: [String], _ rules: [RuleDescription]) -> JSONValue {
    let properties = keys.map { key in
      JSONValue.Member(name: key.name, value: described(schema(of: key.shape, rules), key.summary))
    }
    return .object([
      "type": "object",
      "properties": .object(properties),
      "required": required.isEmpty ? nil : .array(required.map { .string($0) }),
      "additionalProperties": false,
    ])
  }

  /// A team's own rules may be named too.
  private static func rulesObject(_ rules: [RuleDescription]) -> JSONValue {
    let properties = rules.map { rule in
      let shape = ConfigurationKeys.rule(options: rule.options)
      return JSONValue.Member(name: rule.id, value: described(schema(of: shape, rules), rule.summary))
    }
    let other = schema(of: ConfigurationKeys.rule(options: []), rules)
    return ["type": "object", "properties": .object(properties), "additionalProperties": other]
  }

  private static func described(_ schema: JSONValue, _ summary: String) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    return .object([JSONValue.Member(name: "description", value: .string(summary))] + members)
  }
}
