import DesignTokens

/// One run over the files of a request: discovers them, reads each once, resolves the design tokens of their workspaces,
/// and sets the raw values against them.
struct LintRun {
  var request: LintRequest
  let loader: ConfigurationLoader
  private let cache: RunCache?
  var result: LintResult
  var stopwatch = Stopwatch()
  var baselines: BaselineRun

  /// - Parameter cache: What earlier runs have found, which must have the loader's ledger.
  init(_ request: LintRequest, loader: ConfigurationLoader, cache: RunCache? = nil) {
    self.request = request
    self.loader = loader
    self.cache = cache
    result = LintResult(failLevel: request.failLevel)
    baselines = BaselineRun(request)
  }

  var jobs: Int { max(1, request.jobs ?? Processors.count) }

  /// Reports what each file under each configuration has.
  mutating func run() throws(LintError) -> LintResult {
    try forEachConfiguration { (run, files, workspace, exported) throws(LintError) in
      if let cache = run.cache {
        try run.report(files, workspace, cache)
      } else {
        run.report(try run.prepare(files, workspace, exported))
      }
    }
  }

  /// Reports, and does something else with the files.
  mutating func report(_ visit: (PreparedFiles) -> Void) throws(LintError) -> LintResult {
    try forEachConfiguration { (run, files, workspace, exported) throws(LintError) in
      let prepared = try run.prepare(files, workspace, exported)
      run.report(prepared)
      visit(prepared)
    }
  }

  /// Does something else with the files than reporting on them.
  mutating func run(_ visit: (PreparedFiles) -> Void) throws(LintError) -> LintResult {
    try forEachConfiguration { (run, files, workspace, exported) throws(LintError) in
      visit(try run.prepare(files, workspace, exported))
    }
  }

  private mutating func forEachConfiguration(
    _ visit: (inout LintRun, [DiscoveredFiles.File], Workspace, TokenExport.Scope?) throws(LintError) -> Void
  ) throws(LintError) -> LintResult {
    let found = try discover()
    try checkRuleNames(found)
    stopwatch.lap("discover")
    result.problems = found.problems
    result.notes = found.notes
    for (index, configuration) in found.configurations.enumerated() {
      let files = found.files.filter { $0.configuration == index }
      guard !files.isEmpty else { continue }
      let exported = request.tokens?.scopes[index]
      let workspace = try workspace(files, configuration, found, exported)
      stopwatch.lap("discover tokens")
      try visit(&self, files, workspace, exported)
      stopwatch.lap("match")
    }
    if let note = request.noteOfNothing(result) { result.notes.append(note) }
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
    if let changes = request.changes {
      discovery.roots += request.folders
      return try discover(changes, &discovery)
    }
    return try discovery.discover(request.paths)
  }

  /// The changed files that the request names.
  private func discover(_ changes: ChangedLines, _ discovery: inout FileDiscovery) throws(LintError) -> DiscoveredFiles
  {
    let roots = request.paths.map { FilePath.absolute($0, in: request.workingFolder) }
    var found = DiscoveredFiles()
    for path in changes.paths where roots.isEmpty || roots.contains(where: { FilePath.relative(path, to: $0) != nil }) {
      guard request.files.contents[path] != nil || FileReader.unfollowedKind(of: path) == .file else { continue }
      found = try discovery.discover(unsaved: FilePath.shown(path, workingFolder: request.workingFolder))
    }
    // A hook may name all that has changed, what is deleted too.
    for (path, root) in zip(request.paths, roots) where request.files.kind(of: root) == nil {
      guard let deleted = changes.deleted, !deleted.contains(where: { FilePath.relative($0, to: root) != nil }),
        !changes.paths.contains(where: { FilePath.relative($0, to: root) != nil })
      else { continue }
      found.problems.append(RunProblem(path: path, message: "no such file or folder"))
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
  private func workspace(
    _ files: [DiscoveredFiles.File], _ configuration: Configuration, _ found: DiscoveredFiles,
    _ exported: TokenExport.Scope?
  ) throws(LintError) -> Workspace {
    Workspace(
      configuration: configuration.with(preset: request.preset),
      rules: RuleSet(try RuleSet.all(for: configuration, .matching)),
      sources: exported == nil
        ? try TokenSourceFiles(configuration, linting: found, loader: loader)
        : TokenSourceFiles(configuration, among: files.map(\.path)),
      workingFolder: request.workingFolder, onlyRules: request.onlyRules)
  }

  private mutating func report(_ prepared: PreparedFiles) {
    let reviews = review(prepared)
    take(reviews, prepared)
  }

  /// What there is to say of each of the files.
  ///
  /// - Parameter take: Told what was read of a file a second time; called from any thread.
  func review(
    _ prepared: PreparedFiles, _ take: @escaping @Sendable (String, [UInt8]?) -> Void = { _, _ in }
  ) -> [FileReview] {
    let request = request
    let makeMemory: @Sendable () -> SuggestionMemory = { SuggestionMemory() }
    return parallelMap(prepared.files, jobs: jobs, state: makeMemory) { memory, file in
      prepared.review(file.scan, &memory) {
        let bytes = request.bytes(of: file.task)
        take(file.task.path, bytes)
        return bytes
      }
    }
  }

  mutating func take(_ reviews: [FileReview], _ prepared: PreparedFiles) {
    let paths = prepared.files.map(\.task.path)
    take(
      zip(paths, reviews).map { ($0, $1.findings, $1.suppressedCount) }, prepared.workspace.configuration,
      rules: prepared.makers.activeRules)
  }

  /// Takes what there is to say of files under one configuration.
  ///
  /// - Parameter rules: Those that report anything, in some file at least.
  mutating func take(
    _ reviews: [(path: String, findings: [Finding], suppressedCount: Int)], _ configuration: Configuration,
    rules: Set<String>
  ) {
    var findings: [Finding] = []
    for review in reviews {
      findings += review.findings.filter { request.changes?.contain($0.line...$0.endLine, of: review.path) ?? true }
      result.statistics.suppressedCount += review.suppressedCount
    }
    baselines.take(findings, configuration, paths: reviews.map(\.path), rules: rules, &result)
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
