import DesignTokens

/// One run over the files of a request: discovers them, reads each once, resolves the design tokens of their workspaces,
/// and sets the raw values against them.
struct LintRun {
  private let request: LintRequest
  private let loader: ConfigurationLoader
  private var result: LintResult
  private var stopwatch = Stopwatch()
  private var baselines: BaselineRun

  init(_ request: LintRequest, loader: ConfigurationLoader) {
    self.request = request
    self.loader = loader
    result = LintResult(failLevel: request.failLevel ?? .warning)
    baselines = BaselineRun(request)
  }

  private var jobs: Int { max(1, request.jobs ?? Processors.count) }

  /// Reports what each file under each configuration has.
  mutating func run() throws(LintError) -> LintResult {
    try forEachConfiguration { (run, prepared) in run.report(prepared) }
  }

  /// Reports, and does something else with the files.
  mutating func report(_ visit: (PreparedFiles) -> Void) throws(LintError) -> LintResult {
    try forEachConfiguration { (run, prepared) in
      run.report(prepared)
      visit(prepared)
    }
  }

  /// Does something else with the files than reporting on them.
  mutating func run(_ visit: (PreparedFiles) -> Void) throws(LintError) -> LintResult {
    try forEachConfiguration { (_, prepared) in visit(prepared) }
  }

  private mutating func forEachConfiguration(
    _ visit: (inout LintRun, PreparedFiles) -> Void
  ) throws(LintError) -> LintResult {
    let found = try discover()
    try checkRuleNames(found)
    stopwatch.lap("discover")
    result.problems = found.problems
    result.notes = found.notes
    if request.failLevel == nil, let first = found.configurations.first { result.failLevel = first.failLevel }
    for (index, configuration) in found.configurations.enumerated() {
      let files = found.files.filter { $0.configuration == index }
      guard !files.isEmpty else { continue }
      let prepared = try prepare(files, configuration, found, request.tokens?.scopes[index])
      visit(&self, prepared)
      stopwatch.lap("match")
    }
    baselines.settle(&result)
    result.findings.sort(by: Finding.precedes)
    result.problems.sort { ($0.path, $0.line ?? 0) < ($1.path, $1.line ?? 0) }
    result.notes.sort { $0.path < $1.path }
    result.statistics.stages = stopwatch.stages
    return result
  }

  private func discover() throws(LintError) -> DiscoveredFiles {
    let fixed: Configuration? =
      if let path = request.configurationPath { try loader.load(path) } else { nil }
    if let tokens = request.tokens {
      return try tokens.discover(request, loader) { discovery throws(LintError) in try discover(&discovery) }
    }
    var discovery = FileDiscovery(workingFolder: request.workingFolder, loader: loader, configuration: fixed)
    return try discover(&discovery)
  }

  private func discover(_ discovery: inout FileDiscovery) throws(LintError) -> DiscoveredFiles {
    if let input = request.standardInput { return try discovery.discover(unsaved: input.filename) }
    if let changes = request.changes { return try discover(changes, &discovery) }
    return try discovery.discover(request.paths)
  }

  /// The changed files that the request names.
  private func discover(_ changes: ChangedLines, _ discovery: inout FileDiscovery) throws(LintError) -> DiscoveredFiles
  {
    let roots = request.paths.map { FilePath.absolute($0, in: request.workingFolder) }
    var found = DiscoveredFiles()
    for path in changes.paths where roots.isEmpty || roots.contains(where: { FilePath.relative(path, to: $0) != nil }) {
      guard request.contents[path] != nil || FileReader.unfollowedKind(of: path) == .file else { continue }
      found = try discovery.discover(unsaved: FilePath.shown(path, workingFolder: request.workingFolder))
    }
    return found
  }

  private func checkRuleNames(_ found: DiscoveredFiles) throws(LintError) {
    guard !request.onlyRules.isEmpty else { return }
    var known = RuleSet.builtInNames
    for configuration in found.configurations {
      known += configuration.customRules.compactMap { $0.document["id"]?.text }
    }
    for name in request.onlyRules where !known.contains(name) {
      throw .unknownRule(name, suggestion: Spelling.nearest(to: name, in: known))
    }
  }

  // MARK: One configuration's files

  /// - Parameter exported: The design tokens, where they are known and not to be read.
  private mutating func prepare(
    _ files: [DiscoveredFiles.File], _ configuration: Configuration, _ found: DiscoveredFiles,
    _ exported: TokenExport.Scope?
  ) throws(LintError) -> PreparedFiles {
    let workspace = Workspace(
      configuration: configuration.with(preset: request.preset),
      rules: RuleSet(try RuleSet.all(for: configuration, .matching)),
      sources: exported == nil
        ? try TokenSourceFiles(configuration, linting: found, loader: loader)
        : TokenSourceFiles(configuration, among: files.map(\.path)),
      workingFolder: request.workingFolder, onlyRules: request.onlyRules)
    stopwatch.lap("discover tokens")
    let tasks = workspace.tasks(linting: files)
    let scans = read(tasks, workspace)
    stopwatch.lap("read")
    var kept: [(task: Workspace.Task, scan: FileScan)] = []
    for (task, scan) in zip(tasks, scans) {
      switch scan {
      case .success(let scan?):
        kept.append((task, scan))
        if task.wish.contains(.sites) {
          result.fileCount += 1
          result.byteCount += scan.byteCount
          if scan.isUTF16 {
            result.problems.append(RunProblem(path: task.shown, message: "is not linted: it is UTF-16, not UTF-8"))
          }
        }
      case .success(nil): break
      case .failure(let error):
        if task.wish.contains(.sites) { result.problems.append(RunProblem(path: task.shown, message: error.message)) }
      }
    }
    let catalog = exported?.catalog ?? workspace.catalog(of: kept.map(\.scan), jobs: jobs)
    if catalog.problems.isEmpty { try configuration.checkMappings(among: catalog.tokens, request.workingFolder) }
    result.problems += catalog.problems
    result.statistics.tokenCount += catalog.tokens.count
    stopwatch.lap("resolve tokens")
    let makers = FindingMakers(
      workspace, catalog,
      parameterTypes: exported?.parameterTypes ?? FindingMakers.parameterTypes(of: kept.map(\.scan)),
      names: exported?.names ?? FindingMakers.names(of: kept.map(\.scan), catalog), request,
      identityFolder: exported.map { FilePath.absolute($0.identityFolder, in: request.workingFolder) })
    return PreparedFiles(
      workspace: workspace, files: kept.filter(\.scan.isLinted), makers: makers,
      deprecated: DeprecatedUses(catalog.tokens),
      watched: WatchedUses(catalog.tokens, workspace, active: makers.activeRules))
  }

  private func read(_ tasks: [Workspace.Task], _ workspace: Workspace) -> [Result<FileScan?, FileError>] {
    let counter = Counter()
    let total = tasks.count
    let progress = request.progress
    let request = request
    return parallelMap(tasks, jobs: jobs) { task in
      defer {
        if let progress { progress(counter.increment(), total) }
      }
      do throws(FileError) {
        return .success(workspace.scan(try request.read(task), task))
      } catch {
        return .failure(error)
      }
    }
  }

  private mutating func report(_ prepared: PreparedFiles) {
    let request = request
    let makeMemory: @Sendable () -> SuggestionMemory = { SuggestionMemory() }
    let reviews = parallelMap(prepared.files, jobs: jobs, state: makeMemory) { memory, file in
      prepared.review(file.scan, &memory) { request.bytes(of: file.task) }
    }
    var findings: [Finding] = []
    for (file, review) in zip(prepared.files, reviews) {
      findings += review.findings.filter { request.changes?.contain($0.line...$0.endLine, of: file.task.path) ?? true }
      result.statistics.suppressedCount += review.suppressedCount
    }
    baselines.take(findings, prepared, &result)
  }
}

extension Finding {
  /// By file, then by position.
  package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.file != right.file { return FilePath.precedes(left.file, right.file) }
    return (left.line, left.column, left.endLine, left.endColumn, left.rule)
      < (right.line, right.column, right.endLine, right.endColumn, right.rule)
  }
}
