import DesignTokens

/// Puts the design tokens of all sources of a workspace together.
struct CatalogBuilder {
  let configuration: Configuration
  let sources: TokenSourceFiles
  let workingFolder: String

  init(_ configuration: Configuration, sources: TokenSourceFiles, workingFolder: String) {
    self.configuration = configuration
    self.sources = sources
    self.workingFolder = workingFolder
  }

  func build(_ swift: [SwiftTokenSource]) -> ResolvedCatalog {
    ResolvedCatalog(tokens: [], orders: HexOrderTable([]), problems: [])
  }
}
