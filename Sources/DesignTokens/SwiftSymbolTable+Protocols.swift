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
    // Of two defaults nothing tells which one an enum gets.
    for (_, found) in defaults.sorted(by: { $0.key < $1.key }) where found.count == 1 {
      let property = found[0].template.definition.path.suffix(1)
      let type = found[0].template.definition.path.dropLast().last ?? ""
      let paths = Set((conformances[type] ?? []).map(\.path)).filter { !own.contains(Self.key($0 + property)) }
      for path in paths.sorted(by: { Self.key($0) < Self.key($1) }) {
        for word in enums.cases(of: path) where definitions.count < most {
          var definition = found[0].template.definition
          definition.path = path + [word] + property
          if let index = lookUp(path + [word], from: [], file: found[0].file) {
            definition.access = min(definition.access, definitions[index].definition.access)
          }
          add(definition, found[0].file)
        }
      }
    }
  }
}
