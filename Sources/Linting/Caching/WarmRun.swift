import DesignTokens

/// A run that goes by the record of an earlier one.
struct WarmRun {
  private(set) var record: RunRecord
  /// The linted files that the record says nothing of, or that are not what they were, by absolute path.
  private(set) var stale: [String: FileScan?] = [:]
  /// What stands in the files that were read again, which is what the whole run has to go by.
  private(set) var contents: [String: [UInt8]] = [:]
  /// The design tokens that the record's findings were made with, where any file is stale.
  private(set) var scope: TokenExport.Scope?
  private let cache: RunCache
  private let originals: Originals?
  /// The hashes of the names with which design tokens begin.
  private var roots: Set<UInt32> = []

  /// Looks at all files; `nil` where the record is of no use, for what other files depend on has changed, or there is too
  /// much else that has.
  init?(
    _ record: RunRecord, _ name: String, _ tasks: [Workspace.Task], _ workspace: Workspace, _ request: LintRequest,
    _ cache: RunCache, jobs: Int
  ) {
    guard tasks.count == record.entries.count else { return nil }
    self.record = record
    self.cache = cache
    let isKnown = parallelMap(tasks, jobs: jobs) { task in
      guard let entry = record.entries[task.path] else { return nil as Bool? }
      guard let digest = entry.digest, entry.outcome != nil || !task.wish.contains(.sites) else { return false }
      return (try? request.read(task)).map { ContentDigest($0, seed: cache.seed) } == digest
    }
    let others = zip(tasks, isKnown).filter { $0.1 != true }
    guard !isKnown.contains(nil), others.count * 4 <= tasks.count else { return nil }
    if others.isEmpty {
      originals = nil
      return
    }
    guard let originals = cache.originals(name), originals.generation == record.generation,
      let tokens = originals.tokens,
      let scope = try? TokenExport(tokens, path: "", version: cache.choice.program).scopes.first
    else { return nil }
    self.originals = originals
    self.scope = scope
    roots = Set(HidingNames.roots(of: scope.catalog.tokens).map { SourceNames.hash($0) })
    for (task, _) in others {
      guard take(task, workspace, request) else { return nil }
    }
  }

  /// Reads a file again.
  ///
  /// - Returns: Whether it tells other files what it did.
  private mutating func take(_ task: Workspace.Task, _ workspace: Workspace, _ request: LintRequest) -> Bool {
    guard var entry = record.entries[task.path] else { return false }
    let bytes = try? request.read(task)
    // What it defines is not known any more, and has to be told.
    if bytes == nil, !task.wish.contains(.sites) { return false }
    let scan = bytes.flatMap { workspace.scan($0, task) }
    let digest = bytes.flatMap { cache.digest(of: $0, scan) }
    if digest == nil || digest != entry.digest {
      var old = ToldFacts()
      if !entry.original.isEmpty {
        guard let content = originals?.content(entry.original) else { return false }
        old = ToldFacts(content, workspace.scan(content, task), workspace.rules)
      }
      let new = bytes.map { ToldFacts($0, scan, workspace.rules) } ?? ToldFacts()
      guard old.declaresTheSame(as: new, roots: roots), follow(old.tokens, to: new.tokens) else { return false }
    }
    entry.digest = digest
    entry.outcome = nil
    record.entries[task.path] = entry
    contents[task.path] = bytes
    if task.wish.contains(.sites) { stale[task.path] = .some(scan) }
    return true
  }

  /// Takes note of definitions that mean what they did but stand elsewhere.
  ///
  /// - Returns: Whether all that others see is what and where it was.
  private mutating func follow(_ old: SwiftTokenSource?, to new: SwiftTokenSource?) -> Bool {
    if old == new { return true }
    guard let old, let new, let moves = old.moves(to: new) else { return false }
    for index in scope?.catalog.tokens.indices ?? 0..<0 {
      guard let token = scope?.catalog.tokens[index], token.definition.path == new.path,
        let place = moves[token.definition]
      else { continue }
      guard token.visibility == .file else { return false }
      scope?.catalog.tokens[index].definition = place
    }
    return true
  }

  /// Whether the record is another than it was.
  var hasNews: Bool { !contents.isEmpty }

  /// What the record says of a file.
  struct KnownReview: Sendable {
    var path: String
    var outcome: RunRecord.Outcome
    var findings: [Finding]
  }

  /// What it says of files that are not stale.
  func knownReviews(of files: [DiscoveredFiles.File], jobs: Int) -> [KnownReview]? {
    let known = files.filter { stale[$0.path] == nil }
    let reviews = parallelMap(known, jobs: jobs) { [record] file -> KnownReview? in
      guard let outcome = record.entries[file.path]?.outcome, var findings = try? outcome.findings() else { return nil }
      for index in findings.indices { findings[index].file = file.shown }
      return KnownReview(path: file.path, outcome: outcome, findings: findings)
    }
    return reviews.contains { $0 == nil } ? nil : reviews.compactMap(\.self)
  }

  /// Takes what there is to say of the stale files into the record.
  mutating func update(_ prepared: PreparedFiles, _ reviews: [FileReview]) {
    let reviewed = prepared.byPath(reviews)
    for (path, scan) in stale {
      record.entries[path]?.outcome = RunRecord.Outcome(scan, reviewed[path])
    }
  }
}
