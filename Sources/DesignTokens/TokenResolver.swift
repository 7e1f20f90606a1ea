/// Follows the names in the definitions of all files, and of asset catalogs, to design tokens.
package struct TokenResolver: Sendable {
  package let sources: [SwiftTokenSource]
  package let assets: [AssetColor]
  /// How code reaches the instance properties of a type: `["Colors": "Theme.current.colors"]`.
  package let access: [String: String]
  package let hexOrders: HexOrderTable

  /// - Parameter hexOrder: How eight hex digits are read where no initializer of the project tells.
  package init(
    sources: [SwiftTokenSource], assets: [AssetColor] = [], access: [String: String] = [:],
    hexOrder: HexOrder = .unknown
  ) {
    self.sources = sources
    self.assets = assets
    self.access = access
    hexOrders = HexOrderTable(sources.flatMap(\.hexInitializers), fallback: hexOrder)
  }

  package struct Result: Sendable {
    package var tokens: [DesignToken]
    package var hexOrders: HexOrderTable
    package var problems: [Problem]
  }

  /// A definition that looks like a token but has no value that can be told.
  package struct Problem: Sendable, Hashable {
    package var message: String
    package var definition: DesignToken.Definition
  }

  package func resolve() -> Result {
    var evaluation = SwiftEvaluation(SwiftSymbolTable(sources: sources, assets: assets, access: access), hexOrders)
    var builder = SwiftTokenBuilder()
    for index in evaluation.symbols.definitions.indices {
      let definition = evaluation.symbols.definitions[index]
      guard let value = evaluation.value(ofDefinition: index) else { continue }
      builder.add(definition, value, symbols: evaluation.symbols)
    }
    builder.add(assets, access: evaluation.symbols.assets.access(sources.map(\.assetUses)))
    return Result(tokens: builder.finish(), hexOrders: hexOrders, problems: evaluation.problems)
  }
}
