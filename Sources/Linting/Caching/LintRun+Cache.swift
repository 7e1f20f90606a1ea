extension LintRun {
  /// Reports what an earlier run has found in the files that are what they were, and what there is to say of the others;
  /// keeps both for the next run.
  mutating func report(
    _ files: [DiscoveredFiles.File], _ workspace: Workspace, _ cache: RunCache
  ) throws(LintError) {
    let tasks = workspace.tasks(linting: files)
    guard tasks.count >= cache.choice.fewestFiles else {
      let prepared = try prepare(files, workspace, nil)
      return take(review(prepared), prepared)
    }
    var workspace = workspace
    workspace.knownOthers = workspace.otherSources(jobs: jobs)
    let configuration = workspace.configuration
    let way =
      [request.workingFolder, configuration.path ?? configuration.folder, request.preset?.rawValue ?? "any preset"]
      + ["\(request.allowsOutside)"] + request.onlyRules.sorted()
    let name = cache.name(way.joined(separator: "\n"))
    let conditions = conditions(way, workspace, cache)
    if let record = cache.record(name), record.conditions == conditions,
      var warm = WarmRun(record, name, tasks, workspace, request, cache, jobs: jobs),
      try report(files, workspace, &warm)
    {
      if warm.hasNews { cache.save(warm.record, name) }
    } else {
      try report(files, workspace, tasks, RecordKeeper(cache, name, conditions, workspace.rules))
    }
  }

  /// All that the findings depend on beside the Swift files.
  private func conditions(
    _ way: [String], _ workspace: Workspace, _ cache: RunCache
  ) -> String {
    let others = workspace.otherSources(jobs: jobs)
    let repository = Repository.root(of: workspace.configuration.folder) ?? "no repository"
    let parts =
      [cache.choice.program, repository] + way + others.problems.map(\.description)
      + (workspace.sources.unmatched + others.documents.problems).map { "\($0)" }
      + others.assets.map { "\($0.name) \($0.access)" }
    return parts.joined(separator: "\n") + "\n" + (loader.ledger?.text ?? "")
  }

  /// Reports by a record.
  ///
  /// - Returns: Whether it was of use.
  private mutating func report(
    _ files: [DiscoveredFiles.File], _ workspace: Workspace, _ warm: inout WarmRun
  ) throws(LintError) -> Bool {
    let stale = files.filter { warm.stale[$0.path] != nil }
    guard let known = warm.knownReviews(of: files, jobs: jobs) else { return false }
    if !stale.isEmpty, let scope = warm.scope {
      var narrow = workspace
      narrow.sources = TokenSourceFiles(workspace.configuration, among: stale.map(\.path))
      request.files.take(warm.contents)
      let prepared = try prepare(stale, narrow, scope)
      let reviews = review(prepared)
      warm.update(prepared, reviews)
      take(reviews, prepared)
    } else {
      result.statistics.tokenCount += warm.record.tokenCount
    }
    result.problems += warm.record.problems
    result.notes += warm.record.notes
    for byteCount in known.compactMap(\.outcome.byteCount) {
      result.fileCount += 1
      result.byteCount += byteCount
    }
    result.statistics.cachedCount += known.count
    take(
      known.filter(\.outcome.isLinted).map { ($0.path, $0.findings, $0.outcome.suppressedCount) },
      workspace.configuration, rules: warm.record.activeRules)
    return true
  }

  /// Reports on all files, and makes a record of it.
  private mutating func report(
    _ files: [DiscoveredFiles.File], _ workspace: Workspace, _ tasks: [Workspace.Task], _ keeper: RecordKeeper
  ) throws(LintError) {
    let prepared = try prepare(files, workspace, nil) { task, bytes, scan in keeper.note(task.path, bytes, scan) }
    let reviews = review(prepared) { path, bytes in keeper.check(path, bytes) }
    take(reviews, prepared)
    keeper.save(tasks, prepared, reviews, workingFolder: request.workingFolder)
  }
}
