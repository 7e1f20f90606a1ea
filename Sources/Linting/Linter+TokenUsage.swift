import DesignTokens
import SwiftOutline

extension Linter {
  /// The design tokens that the request's files could use, and where they do.
  package func tokenUsage(_ request: LintRequest) throws(LintError) -> TokenUsage {
    var run = LintRun(request, loader: try loader(request))
    var usage = TokenUsage()
    let result = try run.run { prepared in
      let catalog = prepared.makers.matcher.catalog
      let sources = prepared.workspace.sources
      usage.add(prepared.tokenUses(catalog, request), of: catalog.tokens, sources)
      usage.add(prepared.resourceNames(request), of: catalog.tokens, sources)
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
    let sources = workspace.tasks(linting: []).filter { task in
      !linted.contains(task.path) && workspace.sources.definesTokens(task.path)
    }
    let tasks = files.map(\.task) + sources
    let jobs = max(1, request.jobs ?? Processors.count)
    let aliases = parallelMap(tasks, jobs: jobs) { task in
      guard let bytes = request.bytes(of: task), TypeAliases.mayBe(in: bytes) else { return TypeAliases() }
      return TypeAliases(in: Parser.parse(bytes))
    }
    let reader = TokenUsageReader(
      catalog, workspace, aliases.reduce(into: TypeAliases()) { $0.merge($1) },
      holderTypes: makers.catalog.holderTypes)
    return parallelMap(tasks, jobs: jobs) { task in
      guard let bytes = request.bytes(of: task) else { return FileTokenUses() }
      return reader.read(bytes, task, isLinted: linted.contains(task.path))
    }
  }

  /// What each file of the workspace that is no Swift code says of colors.
  func resourceNames(_ request: LintRequest) -> [ResourceNames] {
    let configuration = workspace.configuration
    let isProject = configuration.path != nil || Repository.root(of: configuration.folder) != nil
    let named = (request.paths.isEmpty ? ["."] : request.paths)
      .map { FilePath.absolute($0, in: request.workingFolder) }
    let paths = ResourceFiles.paths(in: isProject ? [configuration.folder] : named)
    return [ResourceNames()]
      + parallelMap(paths, jobs: max(1, request.jobs ?? Processors.count)) { path in
        guard let format = ResourceNames.Format(ofFile: path), let bytes = try? FileReader.read(path) else {
          return ResourceNames()
        }
        return ResourceNames(bytes, format)
      }
  }
}
