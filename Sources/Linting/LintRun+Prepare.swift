import DesignTokens

extension LintRun {
  /// Reads the files and the tokens that they can use, or goes by exported ones.
  ///
  /// - Parameter take: Told what was read of a file; called from any thread.
  mutating func prepare(
    _ files: [DiscoveredFiles.File], _ workspace: Workspace, _ exported: TokenExport.Scope?,
    _ take: @escaping @Sendable (Workspace.Task, [UInt8], FileScan?) -> Void = { _, _, _ in }
  ) throws(LintError) -> PreparedFiles {
    let tasks = workspace.tasks(linting: files)
    let others = Ahead(jobs: exported == nil ? jobs : 1) { [jobs] in workspace.otherSources(jobs: jobs) }
    let scans = read(tasks, workspace, take)
    stopwatch.lap("read")
    var kept: [(task: Workspace.Task, scan: FileScan)] = []
    for (task, scan) in zip(tasks, scans) {
      switch scan {
      case .success(let scan?):
        kept.append((task, scan))
        guard task.wish.contains(.sites) else { continue }
        if scan.isUTF16 {
          result.problems.append(RunProblem(path: task.shown, message: "is not linted: it is UTF-16, not UTF-8"))
        } else {
          result.fileCount += 1
          result.byteCount += scan.byteCount
        }
      case .success(nil): break
      case .failure(let error): result.problems.append(RunProblem(path: task.shown, message: error.message))
      }
    }
    let found = kept.map(\.scan)
    let declarations =
      exported == nil
      ? Ahead(jobs: jobs) {
        (
          types: FindingMakers.parameterTypes(of: found),
          names: found.map { (path: $0.sourcePath, names: $0.declaredNames) }
        )
      } : nil
    let catalog = exported?.catalog ?? workspace.catalog(ofSources: found.compactMap(\.tokens), others.value)
    if catalog.problems.isEmpty, exported == nil {
      try workspace.configuration.checkMappings(among: catalog.tokens, request.workingFolder)
    }
    result.problems += catalog.problems
    result.notes += catalog.notes
    result.statistics.tokenCount += catalog.tokens.count
    stopwatch.lap("resolve tokens")
    let names = Ahead(jobs: exported == nil ? jobs : 1) {
      exported?.names ?? HidingNames(catalog.tokens, declarations?.value.names ?? [], catalog.modules)
    }
    let makers = FindingMakers(
      workspace, catalog, parameterTypes: exported?.parameterTypes ?? declarations?.value.types ?? ParameterTypes(),
      names: names.value, request,
      identityFolder: exported.map { FilePath.absolute($0.identityFolder, in: request.workingFolder) })
    return PreparedFiles(
      workspace: workspace, files: kept.filter(\.scan.isLinted), makers: makers,
      deprecated: DeprecatedUses(catalog.tokens),
      watched: WatchedUses(catalog.tokens, workspace, active: makers.activeRules),
      problems: catalog.problems, notes: catalog.notes, unknownColorCount: catalog.unknownColorCount)
  }

  private func read(
    _ tasks: [Workspace.Task], _ workspace: Workspace,
    _ take: @escaping @Sendable (Workspace.Task, [UInt8], FileScan?) -> Void
  ) -> [Result<FileScan?, FileError>] {
    let counter = Counter()
    let total = tasks.count
    let progress = request.progress
    let request = request
    return parallelMap(tasks, jobs: jobs) { task in
      defer {
        if let progress { progress(counter.increment(), total) }
      }
      do throws(FileError) {
        let bytes = try request.read(task)
        let scan = workspace.scan(bytes, task)
        take(task, bytes, scan)
        return .success(scan)
      } catch {
        return .failure(error)
      }
    }
  }
}
