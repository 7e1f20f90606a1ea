import SourceText

/// One run of fixing: lints, changes each file in memory until nothing is left to fix, and replaces those that changed.
struct FixRun {
  let request: FixRequest
  let loader: ConfigurationLoader

  func run() throws(LintError) -> FixResult {
    var result = FixResult()
    var run = LintRun(request.lint, loader: loader)
    let jobs = request.choose == nil ? request.lint.jobs ?? Processors.count : 1
    let replacement = FileReplacement(roots: roots)
    var baselines = BaselineRun(request.lint)
    var left = LintResult()
    let lint = try run.run { prepared in
      let outcomes = parallelMap(prepared.files, jobs: jobs) { file in
        fix(file.task, file.scan, prepared, replacement)
      }
      for outcome in outcomes {
        if let file = outcome.file {
          result.files.append(file)
          let level = request.lint.failLevel ?? prepared.workspace.configuration.failLevel
          if level != .never { result.changesWhatCouldFail = true }
        }
        if let problem = outcome.problem { result.problems.append(problem) }
        result.refusedCount += outcome.refusedCount
      }
      baselines.take(
        outcomes.flatMap(\.remaining), prepared.workspace.configuration, paths: prepared.files.map(\.task.path),
        rules: prepared.makers.activeRules, &left)
    }
    baselines.settle(&left)
    result.remaining = left.findings
    result.baselineCount = left.statistics.baselineCount
    result.problems += lint.problems + left.problems
    result.notes = lint.notes
    result.fileCount = lint.fileCount
    result.failLevel = lint.failLevel
    result.files.sort { FilePath.precedes($0.shown, $1.shown) }
    result.remaining.sort(by: Finding.precedes)
    return result
  }

  /// Where files may be written: below the folders named and in the repository or folder around the files named.
  private var roots: [String] {
    let paths = request.lint.paths.isEmpty ? ["."] : request.lint.paths
    return paths.compactMap { path in
      let absolute = FilePath.absolute(path, in: request.lint.workingFolder)
      if FileReader.kind(of: absolute) == .folder { return FileReader.realPath(absolute) }
      let folder = FilePath.folder(of: absolute)
      let isInside = FilePath.relative(absolute, to: request.lint.workingFolder) != nil
      return FileReader.realPath(Repository.root(of: folder) ?? (isInside ? request.lint.workingFolder : folder))
    }
  }

  private struct Outcome: Sendable {
    var file: FixedFile?
    var problem: RunProblem?
    var refusedCount = 0
    var remaining: [Finding] = []
  }

  private func fix(
    _ task: Workspace.Task, _ scan: FileScan, _ prepared: PreparedFiles, _ replacement: FileReplacement
  ) -> Outcome {
    var outcome = Outcome()
    var memory = SuggestionMemory()
    let review = prepared.review(scan, &memory) { request.lint.bytes(of: task) }
    outcome.remaining = review.findings
    guard !review.findings.isEmpty, let old = request.lint.bytes(of: task) else { return outcome }
    let fixer = FileFixer(
      review: { prepared.review($0, task) }, choose: request.choose ?? request.level.choice, path: task.path,
      removesComments: request.choose == nil, suppressionReason: request.suppressionReason,
      mostPasses: request.choose == nil ? 8 : 1)
    let fixed = fixer.fix(old)
    outcome.refusedCount = fixed.refusedCount
    outcome.remaining = fixed.remaining
    guard fixed.bytes != old else { return outcome }
    do throws(FileError) {
      if request.writes { try replacement.replace(task.path, old, with: fixed.bytes) }
      outcome.file = FixedFile(
        path: task.path, shown: task.shown, old: old, new: fixed.bytes, fixes: fixed.fixes)
    } catch {
      outcome.problem = RunProblem(path: task.shown, message: error.message)
      outcome.remaining = review.findings
    }
    return outcome
  }
}

extension FixLevel {
  /// The token that may be taken without asking.
  package func choice(_ finding: Finding, _ bytes: [UInt8]) -> Suggestion? {
    switch self {
    case .safe: finding.suggestions.first(where: \.isSafe)
    case .unsafe: finding.suggestions.first(where: \.isSafe) ?? finding.suggestions.first { !$0.isMisfit }
    }
  }
}

extension Linter {
  /// Puts design tokens in the place of raw values.
  package func fix(_ request: FixRequest) throws(LintError) -> FixResult {
    try FixRun(request: request, loader: try loader(request.lint)).run()
  }
}
