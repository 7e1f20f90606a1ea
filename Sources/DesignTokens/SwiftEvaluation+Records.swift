/// Instances of the project's own types, followed to what their properties come to.
extension SwiftEvaluation {
  private static var depthLimit: Int { 20 }

  /// The instance that a value is, with what its fields hold; nil for anything else.
  mutating func record(of value: SwiftValue, _ context: Context) -> SwiftValue? {
    guard !symbols.records.isEmpty, context.depth < Self.depthLimit else { return nil }
    switch value {
    case .record: return value
    case .call(let call):
      guard let made = invocation(of: call, context) else { return nil }
      return record(of: made.value, made.context)
    case .reference(let path):
      guard let index = symbols.lookUp(path, from: context.scope, file: context.file) else {
        return member(path, context).flatMap { record(of: $0, context.deeper) }
      }
      return record(ofDefinition: index, context)
    case .implicit(let path):
      guard let expected = context.expected, let owner = symbols.records.path(of: [expected], from: context.scope),
        let index = symbols.lookUp(owner + path, from: [], file: context.file)
      else { return nil }
      return record(ofDefinition: index, context)
    case .choice(let choice): return chosen(choice, context).flatMap { record(of: $0, context.deeper) }
    case .either(let first, let second):
      if first.isUnknown { return nil }
      return record(of: first, context.deeper) ?? record(of: second, context.deeper)
    default: return nil
    }
  }

  private mutating func record(ofDefinition index: Int, _ context: Context) -> SwiftValue? {
    let entry = symbols.definitions[index]
    return record(
      of: entry.definition.value,
      Context(
        scope: entry.definition.scope, file: entry.file, expected: entry.definition.type, depth: context.depth + 1))
  }

  /// What a path comes to that leads through an instance: `style.spec.size`. Nil where it leads through none.
  mutating func member(_ path: [String], _ context: Context) -> SwiftValue? {
    guard !symbols.records.isEmpty, path.count > 1, context.depth < Self.depthLimit else { return nil }
    for end in stride(from: path.count - 1, to: 0, by: -1) {
      guard let index = symbols.lookUp(Array(path[..<end]), from: context.scope, file: context.file) else { continue }
      return record(ofDefinition: index, context)?.member(Array(path[end...]))
    }
    return nil
  }

  /// The property of an instance, with the fields in it, and where its names are looked up.
  func property(_ name: String, of record: SwiftValue, _ context: Context) -> Invocation? {
    guard case .record(let path, let fields) = record, let entry = symbols.records[path] else { return nil }
    let own = Context(
      scope: path, file: entry.members[name]?.file ?? context.file, expected: entry.members[name]?.member.type,
      depth: context.depth + 1)
    if let field = fields[name] { return Invocation(value: field, context: own) }
    guard let value = entry.members[name]?.member.value else { return nil }
    return Invocation(value: value.substituting(names(in: value, record, fields, entry)), context: own)
  }

  /// What the names of a record's members stand for in a value.
  func names(
    in value: SwiftValue, _ record: SwiftValue, _ fields: [String: SwiftValue], _ entry: SwiftRecordTable.Entry
  ) -> [String: SwiftValue] {
    var values = fields
    value.forEachName { name in
      guard values[name] == nil, entry.members[name]?.member.value != nil else { return }
      values[name] = .call(SwiftCall(base: record, path: [name], arguments: []))
    }
    values["self"] = record
    return values
  }
}
