/// Follows the names in the definitions of all files, and of asset catalogs, to design tokens.
package struct TokenResolver: Sendable {
  package let sources: [SwiftTokenSource]
  package let assets: [AssetColor]
  /// How code reaches the instance properties of a type: `["Colors": "Theme.current.colors"]`.
  package let access: [String: String]
  package let hexOrders: HexOrderTable
  private let modules: SwiftModules

  /// - Parameter hexOrder: How eight hex digits are read where no initializer of the project tells.
  package init(
    sources: [SwiftTokenSource], assets: [AssetColor] = [], access: [String: String] = [:],
    hexOrder: HexOrder = .unknown
  ) {
    self.sources = sources
    self.assets = assets
    self.access = access
    modules = SwiftModules(sources)
    hexOrders = HexOrderTable(sources.flatMap(\.hexInitializers), fallback: hexOrder)
  }

  package struct Result: Sendable {
    package var tokens: [DesignToken]
    package var hexOrders: HexOrderTable
    package var modules: SwiftModules
    package var memberTypes: SwiftMemberTypes
    package var problems: [Problem]
  }

  /// A definition that looks like a token but has no value that can be told.
  package struct Problem: Sendable, Hashable {
    package var message: String
    package var definition: DesignToken.Definition
  }

  package func resolve() -> Result {
    let symbols = SwiftSymbolTable(sources: sources, assets: assets, access: access, modules: modules)
    var evaluation = SwiftEvaluation(symbols, hexOrders)
    var builder = SwiftTokenBuilder(modules: modules)
    for index in symbols.definitions.indices {
      let definition = symbols.definitions[index]
      guard let value = evaluation.value(ofDefinition: index) else { continue }
      builder.add(definition, value, symbols: symbols)
    }
    builder.add(assets, access: symbols.assets.access(sources))
    return Result(
      tokens: builder.finish(), hexOrders: hexOrders, modules: modules, memberTypes: symbols.memberTypes,
      problems: evaluation.problems)
  }
}
