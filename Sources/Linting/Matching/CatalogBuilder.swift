import DesignTokens

/// Puts the design tokens of all sources of a workspace together.
struct CatalogBuilder {
  let configuration: Configuration
  let sources: TokenSourceFiles
  let workingFolder: String
  /// On how many threads asset catalogs are read.
  let jobs: Int

  init(_ configuration: Configuration, sources: TokenSourceFiles, workingFolder: String, jobs: Int = 1) {
    self.configuration = configuration
    self.sources = sources
    self.workingFolder = workingFolder
    self.jobs = jobs
  }

  /// What the sources say, each for itself.
  struct SeparateTokens {
    /// Of code, asset catalogs and the configuration.
    var code: [DesignToken]
    var documents: TokenDocuments
    var orders: HexOrderTable
    var modules: SwiftModules
    var problems: [RunProblem]
  }

  func build(_ swift: [SwiftTokenSource]) -> ResolvedCatalog {
    let separate = read(swift)
    var join = DocumentJoin(separate.code)
    for tokens in separate.documents.tokens { join.add(tokens) }
    return ResolvedCatalog(
      tokens: join.tokens, orders: separate.orders, modules: separate.modules, problems: separate.problems)
  }

  func read(_ swift: [SwiftTokenSource]) -> SeparateTokens {
    var problems: [RunProblem] = []
    var assets: [AssetColor] = []
    for catalog in parallelMap(sources.assetCatalogs, jobs: jobs, { AssetCatalog.load(at: $0) }) {
      assets += catalog.colors.map { color in
        var color = color
        color.definition.path = sources.relative(color.definition.path)
        return color
      }
      problems += catalog.problems.filter(\.isError).map { problem in
        RunProblem(
          path: FilePath.shown(problem.path, workingFolder: workingFolder), line: problem.position?.line,
          column: problem.position?.column, message: problem.message)
      }
    }
    let resolved = TokenResolver(
      sources: swift, assets: assets, access: access, hexOrder: HexOrder(configuration.hexAlpha)
    ).resolve()
    let inline = InlineTokens(configuration, relativePath: sources.relative)
    problems += inline.problems.map { $0.shown(in: workingFolder) }
    let documents = TokenDocuments(configuration, sources: sources)
    problems += documents.problems.map { $0.shown(in: workingFolder) }
    return SeparateTokens(
      code: resolved.tokens + inline.tokens, documents: documents, orders: resolved.hexOrders,
      modules: resolved.modules, problems: problems)
  }

  /// How code reaches the instance properties of a type, as the configuration's `access` says: `Theme: Theme.current`.
  private var access: [String: String] {
    var paths: [String: String] = [:]
    for source in configuration.tokenSources ?? [] {
      guard case .swift = source.kind else { continue }
      for access in source.access {
        if let type = access.type { paths[type] = access.template }
      }
    }
    return paths
  }
}

extension HexOrder {
  init(_ order: HexAlphaOrder) {
    switch order {
    case .automatic: self = .unknown
    case .rgba: self = .rgba
    case .argb: self = .argb
    }
  }
}
