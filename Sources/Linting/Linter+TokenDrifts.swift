import DesignTokens

/// Where the sources of the design tokens of a workspace do not say the same, and what could not be read at all.
package struct TokenDriftReport: Sendable {
  /// By file, then by position. The paths of definitions are absolute.
  package var drifts: [TokenDrift] = []
  package var problems: [RunProblem] = []
  /// How many tokens there are in all sources.
  package var tokenCount = 0
  /// How many files the tokens are read from.
  package var fileCount = 0
}

extension Linter {
  /// Sets the sources of the design tokens that the request's files could use against each other.
  package func tokenDrifts(_ request: LintRequest) throws(LintError) -> TokenDriftReport {
    let loader = try loader(request)
    let fixed: Configuration? = if let path = request.configurationPath { try loader.load(path) } else { nil }
    var discovery = FileDiscovery(workingFolder: request.workingFolder, loader: loader, configuration: fixed)
    let found = try discovery.discover(request.paths)
    var report = TokenDriftReport(problems: found.problems)
    for (index, configuration) in found.configurations.enumerated() {
      let isAlone = found.configurations.count == 1
      guard isAlone || found.files.contains(where: { $0.configuration == index }) else { continue }
      report.add(try workspace(of: configuration, found, request, loader), request)
    }
    report.drifts.sort(by: TokenDriftReport.precedes)
    return report
  }
}

extension TokenDriftReport {
  fileprivate mutating func add(_ workspace: Workspace, _ request: LintRequest) {
    let builder = CatalogBuilder(
      workspace.configuration, sources: workspace.sources, workingFolder: request.workingFolder)
    let (sources, unread) = workspace.readSources(jobs: request.jobs)
    problems += unread
    let separate = builder.read(sources, builder.readOthers())
    let remarks = separate.documents.remarks
    tokenCount += separate.code.count + separate.documents.tokens.map(\.count).reduce(0, +)
    fileCount +=
      (workspace.sources.listedFiles?.count ?? workspace.sources.swiftFiles.count)
      + workspace.sources.assetCatalogs.count + separate.documents.paths.count
    // What is wrong inside of a document is a drift; what stays are files that are not there and the like.
    let reported = Set(
      remarks.map { "\($0.definition.line):\($0.definition.column):\($0.message)" })
    problems += separate.problems.filter { problem in
      !reported.contains("\(problem.line ?? 0):\(problem.column ?? 0):\(problem.message)")
    }
    var found = TokenComparison.drifts(
      code: separate.code, documents: separate.documents.tokens, unreached: separate.unreached)
    found += separate.assetRemarks.map { remark in
      TokenDrift(
        kind: .remark, name: remark.asset,
        message: remark.text { FilePath.shown(workspace.sources.absolute($0), workingFolder: request.workingFolder) },
        definition: DesignToken.Definition(
          path: remark.path, line: remark.position?.line ?? 1, column: remark.position?.column ?? 1))
    }
    found += remarks.map { remark in
      TokenDrift(
        kind: remark.severity == .error || remark.losesValue ? .broken : .remark, name: remark.token,
        message: remark.message, definition: remark.definition)
    }
    found += separate.missing.map { problem in
      TokenDrift(kind: .broken, name: problem.name, message: problem.message, definition: problem.definition)
    }
    drifts += found.map { drift in
      var drift = drift
      drift.definition.path = workspace.sources.absolute(drift.definition.path)
      if let path = drift.other?.definition.path { drift.other?.definition.path = workspace.sources.absolute(path) }
      return drift
    }
  }

  fileprivate static func precedes(_ left: TokenDrift, _ right: TokenDrift) -> Bool {
    if left.definition.path != right.definition.path {
      return FilePath.precedes(left.definition.path, right.definition.path)
    }
    return (left.definition.line, left.definition.column, left.message)
      < (right.definition.line, right.definition.column, right.message)
  }
}

extension Workspace {
  /// What the Swift files tell of tokens, and which of them cannot be read.
  func readSources(jobs: Int?) -> (sources: [SwiftTokenSource], problems: [RunProblem]) {
    typealias Found = (source: SwiftTokenSource?, problem: RunProblem?)
    let found = parallelMap(tasks(linting: []), jobs: jobs ?? Processors.count) { task -> Found in
      do throws(FileError) {
        let bytes = try FileReader.read(task.path)
        return (scan(bytes, task)?.tokens, nil)
      } catch {
        return (nil, RunProblem(path: task.shown, message: error.message))
      }
    }
    return (found.compactMap(\.source), found.compactMap(\.problem))
  }
}
