import DesignTokens
import SwiftOutline

/// One run over the files of a request: discovers them, reads each once, resolves the design tokens of their workspaces,
/// and sets the raw values against them.
struct LintRun {
  private let request: LintRequest
  private let loader: ConfigurationLoader
  private var result: LintResult
  private var stopwatch = Stopwatch()

  init(_ request: LintRequest, loader: ConfigurationLoader) {
    self.request = request
    self.loader = loader
    result = LintResult(failLevel: request.failLevel ?? .warning)
  }

  private var jobs: Int { max(1, request.jobs ?? Processors.count) }

  mutating func run() throws(LintError) -> LintResult {
    let found = try discover()
    try checkRuleNames(found)
    stopwatch.lap("discover")
    result.problems = found.problems
    if request.failLevel == nil, let first = found.configurations.first { result.failLevel = first.failLevel }
    for (index, configuration) in found.configurations.enumerated() {
      let files = found.files.filter { $0.configuration == index }
      guard !files.isEmpty else { continue }
      try lint(files, configuration, found)
    }
    result.findings.sort(by: Finding.precedes)
    result.problems.sort { ($0.path, $0.line ?? 0) < ($1.path, $1.line ?? 0) }
    result.statistics.stages = stopwatch.stages
    return result
  }

  private func discover() throws(LintError) -> DiscoveredFiles {
    let fixed: Configuration? =
      if let path = request.configurationPath { try loader.load(path) } else { nil }
    var discovery = FileDiscovery(workingFolder: request.workingFolder, loader: loader, configuration: fixed)
    if let input = request.standardInput { return try discovery.discover(unsaved: input.filename) }
    return try discovery.discover(request.paths)
  }

  private func checkRuleNames(_ found: DiscoveredFiles) throws(LintError) {
    guard !request.onlyRules.isEmpty else { return }
    var known = try RuleSet.builtInRules().map(\.id)
    for configuration in found.configurations {
      known += configuration.customRules.compactMap { $0.document["id"]?.text }
    }
    for name in request.onlyRules where !known.contains(name) {
      throw .unknownRule(name, suggestion: Spelling.nearest(to: name, in: known))
    }
  }

  // MARK: One configuration's files

  private mutating func lint(
    _ files: [DiscoveredFiles.File], _ configuration: Configuration, _ found: DiscoveredFiles
  ) throws(LintError) {
    let workspace = Workspace(
      configuration: configuration.with(preset: request.preset), rules: RuleSet(try RuleSet.all(for: configuration)),
      sources: try TokenSourceFiles(configuration, linting: found, loader: loader),
      workingFolder: request.workingFolder, onlyRules: request.onlyRules)
    stopwatch.lap("discover tokens")
    let tasks = workspace.tasks(linting: files)
    let scans = read(tasks, workspace)
    stopwatch.lap("read")
    var kept: [FileScan] = []
    for (task, scan) in zip(tasks, scans) {
      switch scan {
      case .success(let scan?):
        kept.append(scan)
        if task.wish.contains(.sites) {
          result.fileCount += 1
          result.byteCount += scan.byteCount
        }
      case .success(nil): break
      case .failure(let error):
        if task.wish.contains(.sites) { result.problems.append(RunProblem(path: task.shown, message: error.message)) }
      }
    }
    let catalog = workspace.catalog(of: kept)
    result.problems += catalog.problems
    result.statistics.tokenCount += catalog.tokens.count
    stopwatch.lap("resolve tokens")
    report(kept, workspace, catalog)
    stopwatch.lap("match")
  }

  private func read(_ tasks: [Workspace.Task], _ workspace: Workspace) -> [Result<FileScan?, FileError>] {
    let counter = Counter()
    let total = tasks.count
    let progress = request.progress
    let input = request.standardInput
    return parallelMap(tasks, jobs: jobs) { _, task in
      defer {
        if let progress { progress(counter.increment(), total) }
      }
      do throws(FileError) {
        let bytes = input != nil && task.isInput ? input?.bytes ?? [] : try FileReader.read(task.path)
        return .success(workspace.scan(bytes, task))
      } catch {
        return .failure(error)
      }
    }
  }

  private mutating func report(_ scans: [FileScan], _ workspace: Workspace, _ catalog: ResolvedCatalog) {
    let makers = FindingMakers(workspace, catalog, scans, request)
    let deprecated = DeprecatedUses(catalog.tokens)
    let input = request.standardInput
    let reports = parallelMap(scans, jobs: jobs) { _, scan in
      var suppressed = 0
      var uses: [DeprecatedUses.Use] = []
      if let deprecated, scan.isLinted, let bytes = input?.bytes ?? (try? FileReader.read(scan.path)) {
        uses = deprecated.uses(in: Parser.parse(bytes), rules: workspace.rules)
      }
      let findings = makers.maker(for: scan.path).findings(in: scan, deprecated: uses, suppressed: &suppressed)
      return (findings, suppressed)
    }
    for (findings, suppressed) in reports {
      result.findings += findings
      result.statistics.suppressedCount += suppressed
    }
  }
}

extension Finding {
  /// By file, then by position.
  package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.file != right.file { return FilePath.precedes(left.file, right.file) }
    return (left.range.lowerBound, left.range.upperBound, left.rule)
      < (right.range.lowerBound, right.range.upperBound, right.rule)
  }
}
