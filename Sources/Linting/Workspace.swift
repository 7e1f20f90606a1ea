import DesignTokens

/// What all files under one configuration share: the rules, and where its design tokens are defined.
package struct Workspace: Sendable {
  package let configuration: Configuration
  package let rules: RuleSet
  var sources: TokenSourceFiles
  /// The token sources that are no code, where they are read already.
  var knownOthers: CatalogBuilder.OtherSources?
  let knownRules: KnownRules
  package let workingFolder: String

  /// Whether the named constants of the linted files matter to a rule that is on.
  let wantsConstants: Bool

  init(
    configuration: Configuration, rules: RuleSet, sources: TokenSourceFiles, workingFolder: String,
    onlyRules: [String] = []
  ) {
    self.configuration = configuration
    self.rules = rules
    self.sources = sources
    self.workingFolder = workingFolder
    knownRules = KnownRules(rules.rules.map(\.id))
    wantsConstants =
      rules.rule(reporting: .localValue).map { index in
        let rule = rules.rules[index]
        if !onlyRules.isEmpty { return onlyRules.contains(rule.id) }
        return !configuration.overrides.isEmpty
          || configuration.ruleSettings().severity(ofRule: rule.id, preset: rule.preset, severity: rule.severity) != nil
      } ?? false
  }

  /// One file to read, and what for.
  struct Task: Sendable {
    var path: String
    var shown: String
    var wish: FileScan.Wish
    /// Whether its content is the request's standard input.
    var isInput: Bool
  }

  /// The files to lint and those that tell of design tokens, each once.
  func tasks(linting files: [DiscoveredFiles.File]) -> [Task] {
    let tellers = Set(sources.swiftFiles)
    var tasks: [Task] = []
    var seen: Set<String> = []
    for file in files {
      seen.insert(file.path)
      tasks.append(
        Task(
          path: file.path, shown: file.shown, wish: lintingWish(tellsOfTokens: tellers.contains(file.path)),
          isInput: files.count == 1))
    }
    for path in sources.swiftFiles where !seen.contains(path) {
      tasks.append(
        Task(path: path, shown: FilePath.shown(path, workingFolder: workingFolder), wish: .tokens, isInput: false))
    }
    return tasks
  }

  /// What a run wants to know of a file that it lints.
  func lintingWish(tellsOfTokens: Bool) -> FileScan.Wish {
    var wish: FileScan.Wish = wantsConstants ? [.sites, .constants] : .sites
    if tellsOfTokens { wish.insert(.tokens) }
    return wish
  }

  /// What a file holds; nil for a generated one that is only to be linted and is not wanted.
  func scan(_ bytes: [UInt8], _ task: Task) -> FileScan? {
    let wish = granted(task.wish, for: bytes)
    guard !wish.isEmpty else { return nil }
    return FileScan(
      bytes, path: task.path, shown: task.shown, sourcePath: sources.relative(task.path), wish: wish, rules: rules,
      knownRules: knownRules)
  }

  /// The files that define tokens which others can see: those that the configuration names, else those where one is.
  func sourcePaths(_ catalog: ResolvedCatalog) -> Set<String> {
    if let listed = sources.listedFiles { return Set(listed.map(sources.relative)) }
    return Set(catalog.tokens.filter { $0.visibility != .file }.map(\.definition.path))
  }

  /// What of a wish is to be done with a file of this content: generated ones are not linted.
  func granted(_ wish: FileScan.Wish, for bytes: [UInt8]) -> FileScan.Wish {
    guard wish.contains(.sites), !configuration.lintsGenerated, GeneratedFiles.isGenerated(bytes: bytes) else {
      return wish
    }
    return wish.subtracting([.sites, .constants])
  }

  /// The design tokens that Swift files and the other sources define, whatever the order in which the files were read.
  func catalog(ofSources swift: [SwiftTokenSource]) -> ResolvedCatalog {
    catalog(ofSources: swift, otherSources())
  }

  func catalog(ofSources swift: [SwiftTokenSource], _ others: CatalogBuilder.OtherSources) -> ResolvedCatalog {
    let ordered = swift.sorted { FilePath.precedes($0.path, $1.path) }
    return catalogBuilder().build(ordered, others)
  }

  /// The token sources that are no code, read from the disk or from an editor's buffers.
  func otherSources(jobs: Int = 1) -> CatalogBuilder.OtherSources {
    knownOthers ?? catalogBuilder(jobs: jobs).readOthers()
  }

  private func catalogBuilder(jobs: Int = 1) -> CatalogBuilder {
    CatalogBuilder(configuration, sources: sources, workingFolder: workingFolder, jobs: jobs)
  }
}

/// The design tokens of a workspace, and what was wrong with their sources.
package struct ResolvedCatalog: Sendable {
  package var tokens: [DesignToken]
  package var orders: HexOrderTable
  package var modules: SwiftModules
  var memberTypes = SwiftMemberTypes()
  var fontMakers = FontMakers()
  /// The types of which instances may be in sight, by how properties that hold them are declared.
  var holderTypes: [String: String] = [:]
  package var problems: [RunProblem]
  /// What has no effect.
  package var notes: [RunProblem] = []
  /// What is not as it should be in asset catalogs, and keeps nothing from being used.
  var remarks: [RunProblem] = []
  /// What documents that are preferred as a whole call their tokens.
  package var documentedNames: Set<String> = []
  /// How many names code has for colors whose values cannot be told; no finding depends on it.
  var unknownColorCount = 0

  /// Whether the same findings come of both, whatever was wrong with their sources.
  func meansTheSame(as other: ResolvedCatalog) -> Bool {
    tokens == other.tokens && orders == other.orders && modules == other.modules && memberTypes == other.memberTypes
      && fontMakers == other.fontMakers && holderTypes == other.holderTypes
      && documentedNames == other.documentedNames
  }
}

/// The finding makers of a run: one for each set of overrides that holds for a file.
struct FindingMakers: Sendable {
  private let configuration: Configuration
  /// What documents that are preferred as a whole call their tokens.
  private let documentedNames: Set<String>
  private let base: FindingMaker

  /// What all files tell of the types of parameters.
  static func parameterTypes(of scans: [FileScan]) -> ParameterTypes {
    scans.reduce(into: ParameterTypes()) { $0.merge($1.parameterTypes) }
  }

  init(
    _ workspace: Workspace, _ catalog: ResolvedCatalog, parameterTypes: ParameterTypes,
    names: @autoclosure () -> HidingNames, _ request: LintRequest, identityFolder: String? = nil
  ) {
    configuration = workspace.configuration
    documentedNames = catalog.documentedNames
    base = FindingMaker(
      workspace, catalog, parameterTypes: parameterTypes, names: names(), onlyRules: Set(request.onlyRules),
      identityFolder: identityFolder)
  }

  /// The rules that report anything, in some file at least.
  var activeRules: Set<String> {
    let all =
      [base]
      + configuration.overrides.indices.map { index in
        var maker = base
        maker.settings = configuration.ruleSettings(with: [index])
        return maker
      }
    return Set(all.flatMap { maker in maker.rules.rules.filter { maker.severity(of: $0) != nil }.map(\.id) })
  }

  var matcher: TokenMatcher { base.matcher }

  var parameterTypes: ParameterTypes { base.parameterTypes }

  var names: HidingNames { base.matcher.names }

  var identityFolder: String { base.identityFolder }

  /// The design tokens that they go by.
  var catalog: ResolvedCatalog {
    ResolvedCatalog(
      tokens: base.matcher.catalog.tokens, orders: base.orders, modules: base.matcher.modules,
      memberTypes: base.memberTypes, fontMakers: base.fontMakers, holderTypes: base.holderTypes,
      problems: [], documentedNames: documentedNames)
  }

  var favored: Set<String> { base.favored }

  func maker(for path: String) -> FindingMaker {
    let overrides = configuration.overrides(for: path)
    guard !overrides.isEmpty else { return base }
    var maker = base
    maker.settings = configuration.ruleSettings(with: overrides)
    return maker
  }
}

extension Configuration {
  /// The configuration with a preset from the command line in place of its own.
  func with(preset: Preset?) -> Configuration {
    guard let preset else { return self }
    var changed = self
    changed.preset = preset
    for index in changed.overrides.indices { changed.overrides[index].preset = nil }
    return changed
  }

  /// Names of tokens that win over others of the same value, best first.
  var preferredNames: [String] {
    preferred
      + (tokenSources ?? []).flatMap { source -> [String] in
        if case .names(let names) = source.preference { names } else { [] }
      }
  }

  /// The names of all tokens of the sources that are preferred as a whole.
  func favoredNames(in catalog: ResolvedCatalog, _ sources: TokenSourceFiles) -> Set<String> {
    let whole = (tokenSources ?? []).filter { $0.preference == .all }
    guard !whole.isEmpty else { return [] }
    return Set(
      catalog.tokens.filter { token in
        if token.aliases.contains(where: catalog.documentedNames.contains) { return true }
        let path = sources.absolute(token.definition.path)
        return whole.contains { source in
          if case .inline = source.kind { return source.path == path }
          return source.patterns.contains { $0.matches(path) }
        }
      }.map(\.name))
  }
}
