/// Extensions of protocols that enums conform to.
extension SwiftSymbolTable {
  /// What an extension of a protocol gives each case of the enums that conform to it and have nothing of the name.
  mutating func expandProtocols() {
    let conformances = Dictionary(grouping: sources.flatMap(\.conformances)) { $0.target.last ?? "" }
    guard !conformances.isEmpty else { return }
    let most = definitions.count + Self.mostDerived
    var defaults: [String: [(file: Int, template: SwiftCaseTemplate)]] = [:]
    for file in sources.indices {
      for template in sources[file].templates where template.parameter == nil && template.exceptions.isEmpty {
        guard let type = template.definition.path.dropLast().last, conformances[type] != nil,
          traits[Self.key(template.definition.path.dropLast())]?.contains(.protocol) == true
        else { continue }
        defaults[Self.key(template.definition.path), default: []].append((file, template))
      }
    }
    let own = sources.reduce(into: Set<String>()) { $0.formUnion($1.caseProperties) }
    // Of two defaults nothing tells which one an enum gets, and of one for some types whether it does.
    for (_, found) in defaults.sorted(by: { $0.key < $1.key })
    where found.count == 1 && !found[0].template.isConstrained {
      let property = found[0].template.definition.path.suffix(1)
      let type = found[0].template.definition.path.dropLast().last ?? ""
      let paths = Set((conformances[type] ?? []).map(\.path)).filter { !own.contains(Self.key($0 + property)) }
      for path in paths.sorted(by: { Self.key($0) < Self.key($1) }) {
        guard var definition = limited(found[0].template.definition, in: found[0].file, to: path) else { continue }
        for word in enums.cases(of: path) where definitions.count < most {
          definition.path = path + [word] + property
          add(definition, found[0].file)
        }
      }
    }
  }

  /// What a protocol's extension gives the cases of an enum, as far as both reach; nil where that cannot be told.
  private func limited(_ definition: SwiftDefinition, in file: Int, to path: [String]) -> SwiftDefinition? {
    guard let (enumeration, enumFile) = enums.declaration(of: path) else { return nil }
    // Elsewhere `private` means another file, and what is not public is not to be seen.
    let isNear = enumFile == file || enumeration.access > .file && definition.access > .file
    let isOneModule = modules[enumFile] == modules[file]
    guard isNear, isOneModule || enumeration.access == .everywhere && definition.access == .everywhere else {
      return nil
    }
    var definition = definition
    definition.access = min(definition.access, enumeration.access)
    definition.needs.formUnion(enumeration.needs)
    definition.isConditional = definition.isConditional || enumeration.isConditional
    return definition
  }
}
