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
    var memberTypes: SwiftMemberTypes
    var fontMakers: FontMakers
    var holderTypes: [String: String]
    var problems: [RunProblem]
    /// Definitions in code whose value is nowhere.
    var missing: [TokenResolver.Problem]
    /// Colors and fonts in code to which no expression leads.
    var unreached: [DesignToken]
    /// How many names code has for colors whose values cannot be told.
    var unknownColorCount: Int
    /// What is not as it should be in asset catalogs that can be read.
    var assetRemarks: [AssetProblem]
  }

  /// What does not change with the code: the asset catalogs, the documents and the projects.
  struct OtherSources: Sendable {
    var assets: [AssetColor] = []
    var assetRemarks: [AssetProblem] = []
    var documents: TokenDocuments
    var targets = XcodeTargets()
    var problems: [RunProblem] = []
  }

  func build(_ swift: [SwiftTokenSource], _ others: OtherSources) -> ResolvedCatalog {
    let separate = read(swift, others)
    var join = DocumentJoin(separate.code)
    for tokens in separate.documents.tokens { join.add(tokens.map(\.withoutWrongSpellings)) }
    return ResolvedCatalog(
      tokens: configuration.withRoles(join.tokens), orders: separate.orders, modules: separate.modules,
      memberTypes: separate.memberTypes, fontMakers: separate.fontMakers, holderTypes: separate.holderTypes,
      problems: separate.problems, notes: notes(separate), remarks: separate.assetRemarks.map(remark),
      documentedNames: documentedNames(separate.documents), unknownColorCount: separate.unknownColorCount)
  }

  /// What has no effect.
  func notes(_ separate: SeparateTokens) -> [RunProblem] {
    separate.documents.unspelled(configuration, separate.code).map { $0.shown(in: workingFolder) }
  }

  private func remark(_ problem: AssetProblem) -> RunProblem {
    RunProblem(
      path: FilePath.shown(problem.path, workingFolder: workingFolder), line: problem.position?.line ?? 1,
      column: problem.position?.column ?? 1,
      message: problem.text { FilePath.shown($0, workingFolder: workingFolder) })
  }

  /// What the documents that are preferred as a whole call their tokens, which may be other names of tokens of code.
  private func documentedNames(_ documents: TokenDocuments) -> Set<String> {
    let sources = (configuration.tokenSources ?? []).filter { $0.documentFormat != nil }
    return Set(
      zip(sources, documents.tokens).filter { $0.0.preference == .all }
        .flatMap { $0.1.flatMap { [$0.name] + $0.aliases } })
  }

  func readOthers() -> OtherSources {
    var others = OtherSources(documents: TokenDocuments(configuration, sources: sources))
    let catalogs = parallelMap(sources.assetCatalogs, jobs: jobs) { [sources] path in
      AssetCatalog.load(at: path, contents: sources.buffer, note: sources.note)
    }
    var projects = XcodeProjects(inside: configuration.fence, files: sources.overlay, note: sources.note)
    others.targets = projects.targets(ofProjects: sources.projects, jobs: jobs, relativePath: sources.relative)
    for (path, whole) in zip(sources.assetCatalogs, catalogs) {
      let catalog = whole.without(sources.overlay.absent)
      let isListed = sources.isListed(catalog: path)
      let access = catalog.colors.isEmpty ? .symbols : projects.access(ofCatalog: path)
      others.assets += catalog.colors.map { color in
        var color = color
        color.access = access
        color.isToken = isListed
        color.definition.path = sources.relative(color.definition.path)
        return color
      }
      guard isListed else { continue }
      others.assetRemarks += catalog.problems.filter { $0.kind == .warning }
      others.problems += catalog.problems.filter(\.isError).map { problem in
        RunProblem(
          path: FilePath.shown(problem.path, workingFolder: workingFolder), line: problem.position?.line,
          column: problem.position?.column, message: problem.message)
      }
    }
    return others
  }

  func read(_ swift: [SwiftTokenSource], _ others: OtherSources) -> SeparateTokens {
    var problems = others.problems
    let resolved = TokenResolver(
      sources: swift, assets: others.assets, access: access, hexOrder: HexOrder(configuration.hexAlpha),
      moduleNames: moduleNames(swift.map(\.path) + others.assets.map(\.definition.path)), targets: others.targets,
      definers: sources.listedFiles.map { Set($0.map(sources.relative)) }
    ).resolve()
    let inline = InlineTokens(configuration, relativePath: sources.relative)
    problems += accessProblems.map { $0.shown(in: workingFolder) }
    problems += inline.problems.map { $0.shown(in: workingFolder) }
    problems += (others.documents.problems + sources.unmatched).map { $0.shown(in: workingFolder) }
    return SeparateTokens(
      code: resolved.tokens + inline.tokens, documents: others.documents, orders: resolved.hexOrders,
      modules: resolved.modules, memberTypes: resolved.memberTypes, fontMakers: resolved.fontMakers,
      holderTypes: resolved.holderTypes,
      problems: problems,
      missing: resolved.missingAssets, unreached: resolved.unreached,
      unknownColorCount: resolved.unknownColorCount, assetRemarks: others.assetRemarks)
  }

  /// The modules that the configuration says some files to be of.
  private func moduleNames(_ paths: [String]) -> [String: String] {
    var names: [String: String] = [:]
    for source in configuration.tokenSources ?? [] where source.documentFormat == nil {
      guard let module = source.module else { continue }
      for path in paths where source.patterns.contains(where: { $0.matches(sources.absolute(path)) }) {
        names[path] = module
      }
    }
    return names
  }

  /// How code reaches the instance properties of a type, as the configuration's `access` says: `Theme: Theme.current`.
  private var access: [String: String] {
    var paths: [String: String] = [:]
    for (_, access) in swiftAccess {
      if let type = access.type, access.isName { paths[type] = access.template }
    }
    return paths
  }

  private var accessProblems: [TokenSourceProblem] {
    swiftAccess.filter { $1.type != nil && !$1.isName }.map { source, access in
      source.problem(at: access.position, "'\(access.template)' is no name that Swift can write")
    }
  }

  private var swiftAccess: [(TokenSourceSetting, TokenSourceSetting.AccessTemplate)] {
    (configuration.tokenSources ?? []).flatMap { source -> [(TokenSourceSetting, TokenSourceSetting.AccessTemplate)] in
      guard case .swift = source.kind else { return [] }
      return source.access.map { (source, $0) }
    }
  }
}

extension AssetCatalog {
  /// The catalog as if some of its files were not there.
  fileprivate func without(_ absent: Set<String>) -> AssetCatalog {
    guard !absent.isEmpty else { return self }
    var rest = self
    rest.colors.removeAll { absent.contains($0.definition.path) }
    rest.problems.removeAll { absent.contains($0.path) }
    return rest
  }
}

extension TokenSourceSetting.AccessTemplate {
  /// Whether it is the whole name of something, which Swift writes as it is.
  fileprivate var isName: Bool {
    let place = DesignToken.Definition(path: "", line: position.line, column: position.column)
    let spelling = DesignToken.Spelling(type: type ?? "", expression: template)
    return DesignToken(
      name: template, category: .number, values: AppearanceValues(any: .number(0)), spellings: [spelling],
      definition: place
    ).isSpelled
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
