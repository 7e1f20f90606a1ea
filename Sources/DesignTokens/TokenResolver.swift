/// Follows the names in the definitions of all files, and of asset catalogs, to design tokens.
package struct TokenResolver: Sendable {
  package let sources: [SwiftTokenSource]
  package let assets: [AssetColor]
  /// How code reaches the instance properties of a type: `["Colors": "Theme.current.colors"]`.
  package let access: [String: String]
  package let hexOrders: HexOrderTable
  private let modules: SwiftModules
  private let definers: Set<String>?

  /// - Parameters:
  ///   - hexOrder: How eight hex digits are read where no initializer of the project tells.
  ///   - moduleNames: The modules of files that a configuration names them for, by their paths.
  ///   - targets: Which targets of projects compile which files.
  ///   - definers: The paths of the files whose definitions are design tokens, where not all are: what the others define
  ///     only helps to work out the values.
  package init(
    sources: [SwiftTokenSource], assets: [AssetColor] = [], access: [String: String] = [:],
    hexOrder: HexOrder = .unknown, moduleNames: [String: String] = [:], targets: XcodeTargets = XcodeTargets(),
    definers: Set<String>? = nil
  ) {
    self.sources = sources
    self.definers = definers
    self.assets = assets
    self.access = access
    modules = SwiftModules(sources, named: moduleNames, targets: targets)
    hexOrders = HexOrderTable(
      sources.flatMap(\.hexInitializers), channels: sources.flatMap(\.channelInitializers), fallback: hexOrder)
  }

  package struct Result: Sendable {
    package var tokens: [DesignToken]
    package var hexOrders: HexOrderTable
    package var modules: SwiftModules
    package var memberTypes: SwiftMemberTypes
    package var fontMakers: FontMakers
    /// The types of which instances may be in sight, by how properties that hold them are declared.
    package var holderTypes: [String: String]
    package var problems: [Problem]
    /// Definitions that name an asset which is not there.
    package var missingAssets: [Problem]
    /// Colors and fonts of instances to which no expression leads.
    package var unreached: [DesignToken]
    /// How many names code has for colors whose values cannot be told.
    package var unknownColorCount: Int
  }

  /// A definition that looks like a token but has no value that can be told.
  package struct Problem: Sendable, Hashable {
    package var message: String
    package var definition: DesignToken.Definition
    /// What code calls it.
    package var name: String
  }

  package func resolve() -> Result {
    let symbols = SwiftSymbolTable(sources: sources, assets: assets, access: access, modules: modules)
    var evaluation = SwiftEvaluation(symbols, hexOrders)
    var builder = SwiftTokenBuilder(modules: modules)
    for index in symbols.definitions.indices { _ = evaluation.value(ofDefinition: index) }
    let themes = SwiftThemes(symbols)
    let holders = themes.holders { evaluation.value(ofDefinition: $0)?.values }
    var unreached: [DesignToken] = []
    for index in symbols.definitions.indices {
      let definition = symbols.definitions[index]
      guard !symbols.tokenHolders.contains(index), defines(symbols.sources[definition.file]),
        let value = evaluation.value(ofDefinition: index)
      else { continue }
      let holders = holders[index] ?? []
      builder.add(definition, value, symbols: symbols, holders: holders)
      if holders.isEmpty, let token = self.unreached(definition, value, symbols) { unreached.append(token) }
    }
    builder.add(assets, access: symbols.assets.access(sources))
    var makers = evaluation.fontMakers()
    makers.families = evaluation.fontFamilies()
    return Result(
      tokens: builder.finish(), hexOrders: hexOrders, modules: modules, memberTypes: symbols.memberTypes,
      fontMakers: makers, holderTypes: themes.holderTypes, problems: evaluation.problems,
      missingAssets: missingAssets(symbols), unreached: unreached,
      unknownColorCount: unknownColorCount(symbols) { evaluation.value(ofDefinition: $0) != nil })
  }

  /// A color or font of an instance that nothing makes where others can see it.
  private func unreached(
    _ entry: SwiftSymbolTable.Entry, _ value: SwiftEvaluation.ResolvedValue, _ symbols: SwiftSymbolTable
  ) -> DesignToken? {
    let definition = entry.definition
    guard definition.shape == .instanceMember, definition.access > .file,
      symbols.instanceAccess[SwiftSymbolTable.key(definition.path.dropLast())] == nil
    else { return nil }
    let category: DesignToken.Category
    switch value.light {
    case .color, .systemColor: category = .color
    case .font: category = .font
    case .number, .composite: return nil
    }
    return DesignToken(
      name: SwiftSymbolTable.key(definition.path), category: category, values: value.values, spellings: [],
      deprecation: definition.deprecation,
      definition: DesignToken.Definition(
        path: symbols.sources[entry.file].path, line: definition.line, column: definition.column))
  }

  /// Names that all may use for colors whose values cannot be told: those of a component are its own.
  private func unknownColorCount(_ symbols: SwiftSymbolTable, isKnown: (Int) -> Bool) -> Int {
    let unvalued = symbols.definitions.indices.filter { index in
      let definition = symbols.definitions[index].definition
      return definition.isColor && definition.access > .file
        && defines(symbols.sources[symbols.definitions[index].file])
        && !isKnown(index)
    }
    let paths =
      unvalued.map { symbols.definitions[$0].definition.path }
      + symbols.sources.lazy.filter(defines).flatMap(\.unreadColors)
    return paths.count { path in
      !path.dropLast().indices.contains { index in
        SwiftNames.isComponent(path[index])
          || symbols.traits[SwiftSymbolTable.key(path[...index])]?.contains(.component) == true
      }
    }
  }

  private func defines(_ source: SwiftTokenSource) -> Bool { definers?.contains(source.path) ?? true }

  /// The definitions that name an asset which no catalog has. A file none of whose assets are known takes them from a
  /// catalog out of sight.
  private func missingAssets(_ symbols: SwiftSymbolTable) -> [Problem] {
    guard !assets.isEmpty else { return [] }
    var known: Set<Int> = []
    var missing: [(file: Int, problem: Problem)] = []
    for entry in symbols.definitions {
      guard let name = entry.definition.value.assetName, defines(symbols.sources[entry.file]) else { continue }
      if symbols.assets.named(name) != nil {
        known.insert(entry.file)
      } else {
        let definition = entry.definition
        let path = definition.path.joined(separator: ".")
        missing.append(
          (
            entry.file,
            Problem(
              message: "\(quotedName(path)): there is no color \(quotedName(name)) in the asset catalogs",
              definition: DesignToken.Definition(
                path: symbols.sources[entry.file].path, line: definition.line, column: definition.column), name: path)
          ))
      }
    }
    return missing.filter { known.contains($0.file) }.map(\.problem)
  }
}

extension SwiftValue {
  /// Whether the value is an asset by the asset's own name, as accessors have it.
  var namesAsset: Bool {
    switch self {
    case .asset, .assetNamed: true
    case .converted(let value, _): value.namesAsset
    // `asset("ink")`, of a function of the project's.
    case .call(let call): call.arguments.contains { if case .string = $0.value { true } else { false } }
    default: false
    }
  }

  /// The asset that the value is, whatever its type.
  fileprivate var assetName: String? {
    switch self {
    case .asset(let name): name
    case .converted(let value, _): value.assetName
    default: nil
    }
  }
}
