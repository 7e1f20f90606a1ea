import DesignTokens
import SwiftOutline

extension Linter {
  /// The design tokens that the request's files could use, and where they do.
  package func tokenUsage(_ request: LintRequest) throws(LintError) -> TokenUsage {
    var run = LintRun(request, loader: try loader(request))
    var usage = TokenUsage()
    let result = try run.run { prepared in
      let catalog = prepared.makers.matcher.catalog
      usage.add(
        prepared.tokenUses(catalog, request), of: catalog.tokens, prepared.workspace.sources)
    }
    usage.sort()
    usage.problems = result.problems
    return usage
  }
}

extension PreparedFiles {
  /// What each file says of the uses of tokens: the linted ones, and those that only define some.
  func tokenUses(_ catalog: TokenCatalog, _ request: LintRequest) -> [FileTokenUses] {
    let linted = Set(files.map(\.task.path))
    let tasks = files.map(\.task) + workspace.tasks(linting: []).filter { !linted.contains($0.path) }
    let reader = TokenUsageReader(catalog, workspace)
    return parallelMap(tasks, jobs: max(1, request.jobs ?? Processors.count)) { task in
      guard let bytes = request.bytes(of: task) else { return FileTokenUses() }
      return reader.read(bytes, task, isLinted: linted.contains(task.path))
    }
  }
}
