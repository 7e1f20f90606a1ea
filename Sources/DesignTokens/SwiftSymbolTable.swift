/// The definitions of all files and how names lead to them.
struct SwiftSymbolTable {
  /// A definition and the file it stands in. A class, for definitions are large and looked at time and again.
  final class Entry: Sendable {
    let definition: SwiftDefinition
    let file: Int

    init(definition: SwiftDefinition, file: Int) {
      self.definition = definition
      self.file = file
    }
  }

  private(set) var definitions: [Entry] = []
  let sources: [SwiftTokenSource]
  var byPath: [String: SwiftHomonyms] = [:]
  private(set) var typealiases: [String: [String]] = [:]
  /// Those that stand for another type in another file.
  private(set) var unclearAliases: Set<String> = []
  /// Functions that take an enum's case, by the enum's name and the property they hand on.
  private var helpers: [String: [SwiftCaseHelper]] = [:]
  /// How the instances of a type are reached, by the type's path.
  private(set) var instanceAccess: [String: [String]] = [:]
  /// What the instances of a type need to be reached.
  private(set) var instanceNeeds: [String: TokenNeeds] = [:]
  private(set) var rawAccessors: [String: String] = [:]
  /// The names behind a type that lead to a namespace for it: `ds` to `DS`, whose static members those are.
  private(set) var namespaceAccessors: [String: String] = [:]
  private var typePaths: Set<String> = []
  /// The last names of the types that are declared.
  private var typeNames: Set<String> = []
  /// What the declarations of types tell, by their paths.
  private(set) var traits: [String: SwiftTokenSource.TypeTraits] = [:]
  private(set) var memberTypes = SwiftMemberTypes()
  let modules: [SwiftModule?]
  let assets: SwiftAssetTable
  private(set) var enums = SwiftEnumTable()
  private(set) var functions = SwiftFunctionTable()
  let records: SwiftRecordTable
  /// The properties that code gives other values: `Type.name`, and `*.name` of an instance's.
  private let assigned: Set<String>
  /// The constants whose instances give tokens, which they themselves are none beside.
  private(set) var tokenHolders: Set<Int> = []
  /// The constants with themes of which one or the other is shown.
  private var themes: Set<Int> = []
  /// The types of such themes, with the functions that give the one that is shown.
  private(set) var shownThemes: [String: [String]] = [:]
  /// For types that hold design values, those that conform to the same protocols.
  private(set) var siblings: [String: [String]] = [:]

  init(
    sources: [SwiftTokenSource], assets: [AssetColor], access: [String: String], modules: SwiftModules = SwiftModules()
  ) {
    self.sources = sources
    self.modules = sources.map { modules.module(ofPath: $0.path) }
    self.assets = SwiftAssetTable(assets)
    records = SwiftRecordTable(sources)
    assigned = sources.reduce(into: []) { $0.formUnion($1.assigned) }
    definitions.reserveCapacity(sources.reduce(0) { $0 + $1.definitions.count })
    for file in sources.indices {
      for definition in sources[file].definitions { add(definition, file) }
      for (path, found) in sources[file].traits { traits[path, default: []].formUnion(found) }
      memberTypes.merge(sources[file].memberTypes)
      for found in sources[file].enums { enums.add(found, file: file) }
      for function in sources[file].functions { functions.add(function, file: file) }
      for function in sources[file].records.flatMap(\.initializers) { functions.add(function, file: file) }
      for member in sources[file].dynamicMembers { typePaths.insert(SwiftSymbolTable.key(member.path)) }
      for alias in sources[file].typealiases {
        let key = SwiftSymbolTable.key(alias.path)
        if let other = typealiases[key], other != alias.target { unclearAliases.insert(key) }
        typealiases[key] = alias.target
      }
      for helper in sources[file].helpers {
        let key = (helper.enumName.last ?? "") + "." + helper.property
        if helpers[key, default: []].count < Self.mostHelpers { helpers[key, default: []].append(helper) }
      }
    }
    for heir in records.heirs {
      for entry in functions.named(heir.root + ["init"]) {
        functions.add(entry.function.inherited(by: heir), file: entry.file)
      }
    }
    siblings = Self.siblings(sources, traits)
    for namespace in sources.flatMap(\.namespaces) { add(namespace) }
    let holders = recordHolders()
    let names = Dictionary(grouping: holders) { SwiftSymbolTable.key($0.record) }
      .mapValues { $0.map { definitions[$0.index].definition.path.last ?? "" } }
    let most = definitions.count + Self.mostDerived
    var known: [String: [SwiftRecord.Member]] = [:]
    let pairs = themePairs(holders)
    let paired = Set(pairs.flatMap { [$0.light, $0.dark] })
    for holder in holders where definitions.count < most && !paired.contains(holder.index) {
      let found = recordDefinitions(holder, names[SwiftSymbolTable.key(holder.record)] ?? [], &known)
      if !found.isEmpty { tokenHolders.insert(holder.index) }
      for definition in found { add(definition, definitions[holder.index].file) }
    }
    for pair in pairs where definitions.count < most { add(pair) }
    expandTemplates(holders)
    expandProtocols()
    expandPalettes()
    findInstances(access)
  }

  /// Whether some code gives a property another value than its definition does.
  func isSet(_ definition: SwiftDefinition) -> Bool {
    guard definition.isVariable, let name = definition.path.last else { return false }
    if definition.isSet { return true }
    guard !assigned.isEmpty else { return false }
    if definition.shape == .instanceMember { return assigned.contains("*." + name) }
    return assigned.contains(Self.key(definition.path.suffix(2)))
  }

  private mutating func add(_ namespace: SwiftTokenSource.Namespace) {
    if namespace.isMetatype {
      namespaceAccessors[namespace.type] = namespaceAccessors[namespace.type] ?? namespace.accessor
      return
    }
    for type in SwiftNames.colorTypes.union(SwiftNames.fontTypes) {
      let path = "\(namespace.type)<\(type)>"
      instanceAccess[path] = instanceAccess[path] ?? [type + "." + namespace.accessor]
    }
  }

  private mutating func add(_ pair: ThemePair) {
    let expressions = expressions(giving: pair)
    if !expressions.isEmpty { instanceAccess[SwiftSymbolTable.key(pair.record)] = expressions }
    for definition in themeDefinitions(pair) { add(definition, definitions[pair.light].file) }
    themes.formUnion([pair.light, pair.dark])
    shownThemes[SwiftSymbolTable.key(pair.record)] = functions(giving: pair)
  }

  static func key(_ path: some Sequence<String>) -> String {
    var parts = path.makeIterator()
    guard var key = parts.next() else { return "" }
    while let part = parts.next() {
      key += "."
      key += part
    }
    return key
  }

  /// Whether some definition stands in a type of that name, wherever it is.
  func declaresType(named name: String) -> Bool { typeNames.contains(name) || enums.path(of: [name]) != nil }

  mutating func add(_ definition: SwiftDefinition, _ file: Int) {
    if let type = definition.path.dropLast().last { typeNames.insert(type) }
    byPath[SwiftSymbolTable.key(definition.path), default: SwiftHomonyms()].add(definitions.count, file: file)
    typePaths.insert(SwiftSymbolTable.key(definition.path.dropLast()))
    definitions.append(Entry(definition: definition, file: file))
  }

  // MARK: Cases

  /// How many functions are kept that hand on the same property of enums of the same name.
  private static let mostHelpers = 64
  /// How many definitions come of cases at most: every case times every property would be without end.
  static let mostDerived = 50_000

  /// A property that every case of an enum has makes one definition for each.
  private mutating func expandTemplates(_ holders: [Holder]) {
    let most = definitions.count + Self.mostDerived
    for file in sources.indices {
      for template in sources[file].templates {
        if let parameter = template.parameter {
          guard definitions.count < most else { return }
          guard let path = enums.path(of: parameter.enumName) else {
            let found = instances(for: template, parameter, inFile: file, holders)
            for definition in found where definitions.count < most { add(definition, file) }
            continue
          }
          if template.isForInstances { continue }
          for word in template.isForPayloads ? [] : enums.cases(of: path) where definitions.count < most {
            var definition = template.definition
            definition.path.append(word)
            definition.value = definition.value.mapNames { names in
              names.first == parameter.name ? path + [word] + names.dropFirst() : names
            }
            add(definition, file)
          }
          for carrier in enums.carriers(of: path) where definitions.count < most {
            var definition = template.definition
            definition.path.append(carrier.word)
            definition.value = definition.value.substituting([parameter.name: carrier.value])
            add(definition, file)
          }
          continue
        }
        let type = Array(template.definition.path.dropLast())
        let property = template.definition.path.last ?? ""
        if template.definition.value == .reference(["rawValue"]), SwiftNames.typeOfAccessor(property) == "" {
          rawAccessors[SwiftSymbolTable.key(type)] = property
          continue
        }
        for word in template.isForPayloads ? [] : enums.cases(of: type)
        where definitions.count < most && !template.exceptions.contains(word) {
          var definition = template.definition
          definition.path = type + [word, property]
          add(definition, file)
        }
        guard SwiftNames.isColorOrFont(template.definition.type ?? "") else { continue }
        for carrier in enums.carriers(of: type) where definitions.count < most {
          var definition = template.definition
          definition.path = type + [carrier.word, property]
          definition.value = .call(SwiftCall(base: carrier.value, path: [property], arguments: []))
          add(definition, file)
        }
      }
    }
  }

  /// Each case of an enum of hex digits is a color, by the initializer that takes it.
  private mutating func expandPalettes() {
    let most = definitions.count + Self.mostDerived
    for initializer in sources.flatMap(\.paletteInitializers) where definitions.count < most {
      let found = definitions.filter { entry in
        entry.definition.shape == .rawCase
          && entry.definition.path.dropLast().suffix(initializer.enumName.count).elementsEqual(initializer.enumName)
      }
      for entry in found where definitions.count < most {
        let digits = SwiftCall.Argument(label: initializer.label, value: entry.definition.value)
        var definition = entry.definition
        definition.path = [initializer.type, "init", entry.definition.path.last ?? ""]
        definition.shape = .caseArgument(label: initializer.label)
        definition.type = initializer.type
        definition.value = .call(SwiftCall(base: nil, path: [initializer.type, "init"], arguments: [digits]))
        definition.access = min(initializer.access, entry.definition.access)
        add(definition, entry.file)
      }
    }
  }

  func helpers(forEnum path: [String], property: String) -> [SwiftCaseHelper] {
    (helpers[(path.last ?? "") + "." + property] ?? []).filter { helper in
      path.suffix(helper.enumName.count).elementsEqual(helper.enumName)
    }
  }

  // MARK: Instances

  /// `static let compound = CompoundColors()` reaches the members of `CompoundColors`, and what those hold in turn. The
  /// shortest ways count: a type that is reached once is not looked for on longer ones.
  private mutating func findInstances(_ access: [String: String]) {
    for (type, expression) in access { instanceAccess[type] = [expression] }
    let holders = definitions.enumerated().compactMap {
      index, entry -> (definition: SwiftDefinition, target: String)? in
      guard !themes.contains(index), let type = entry.definition.value.instanceType else { return nil }
      let wanted = type.isEmpty ? entry.definition.type.map { [$0] } ?? [] : type
      guard !wanted.isEmpty, let target = typePath(wanted, from: entry.definition.scope) else { return nil }
      return (entry.definition, target)
    }
    for _ in 0..<4 {
      var found: [String: [String]] = [:]
      for (definition, target) in holders where instanceAccess[target] == nil {
        for expression in expressions(to: definition) where (found[target] ?? []).count < 4 {
          found[target, default: []].append(expression)
          instanceNeeds[target, default: TokenNeeds()].formUnion(needs(of: definition))
        }
      }
      for file in sources.indices {
        for member in sources[file].dynamicMembers {
          guard let target = typePath(member.target, from: member.path), instanceAccess[target] == nil else { continue }
          if let access = instanceAccess[SwiftSymbolTable.key(member.path)] { found[target] = access }
        }
      }
      if found.isEmpty { return }
      instanceAccess.merge(found) { first, _ in first }
    }
  }

  /// What it takes to get an instance from its holder, and to get at that.
  private func needs(of holder: SwiftDefinition) -> TokenNeeds {
    var needs = holder.needs
    if holder.shape == .instanceMember, let own = instanceNeeds[SwiftSymbolTable.key(holder.path.dropLast())] {
      needs.formUnion(own)
    }
    return needs
  }

  /// The expressions that lead to a definition which holds an instance.
  func expressions(to definition: SwiftDefinition) -> [String] {
    guard definition.access > .file, !definition.needs.optional,
      !SwiftReach(definition, symbols: self).isUnreachable
    else { return [] }
    switch definition.shape {
    case .member: return [SwiftSymbolTable.key(definition.path.map(SwiftSpelling.quoted))]
    case .instanceMember:
      let owner = SwiftSymbolTable.key(definition.path.dropLast())
      return (instanceAccess[owner] ?? []).map { $0 + "." + SwiftSpelling.quoted(definition.path.last ?? "") }
    default: return []
    }
  }

  /// The full path of a type that is named from `scope`; nil when no definition stands in it.
  private func typePath(_ name: [String], from scope: [String]) -> String? {
    for count in stride(from: scope.count, through: 0, by: -1) {
      let path = SwiftSymbolTable.key(scope[..<count] + name)
      if typePaths.contains(path) { return path }
    }
    return nil
  }
}
