import Dispatch

/// Makes the record of a run that reads all of its files.
final class RecordKeeper: @unchecked Sendable {
  private let cache: RunCache
  private let name: String
  private let conditions: String
  private let rules: RuleSet
  private let originals: OriginalsWriter?
  // Both are touched under `lock` alone.
  private var entries: [String: RunRecord.Entry] = [:]
  private var scans: [String: FileScan] = [:]
  private let lock = DispatchSemaphore(value: 1)

  init(_ cache: RunCache, _ name: String, _ conditions: String, _ rules: RuleSet) {
    self.rules = rules
    self.cache = cache
    self.name = name
    self.conditions = conditions
    originals = cache.makeOriginals(name)
  }

  /// Takes note of a file that was read.
  func note(_ path: String, _ bytes: [UInt8], _ scan: FileScan?) {
    let original = ToldFacts(bytes, scan, rules).isEmpty ? nil : originals?.add(bytes)
    let entry = RunRecord.Entry(digest: cache.digest(of: bytes, scan), original: original ?? 0..<0)
    lock.wait()
    defer { lock.signal() }
    entries[path] = entry
    scans[path] = scan
  }

  /// Takes note of a file that was read once more: one that is another by now has no place in a record.
  func check(_ path: String, _ bytes: [UInt8]?) {
    let digest = bytes.map { ContentDigest($0, seed: cache.seed) }
    lock.wait()
    defer { lock.signal() }
    if entries[path]?.digest != digest { entries[path]?.digest = nil }
  }

  /// Keeps what was found.
  ///
  /// - Parameter tasks: All files of the run, whether they could be read or not.
  func save(_ tasks: [Workspace.Task], _ prepared: PreparedFiles, _ reviews: [FileReview], workingFolder: String) {
    let generation = UInt64.random(in: 1 ... .max)
    let export = TokenExport(scopes: [TokenExport.Scope(prepared, workingFolder: workingFolder)])
    let tokens = export.text(version: cache.choice.program)
    guard originals?.finish(tokens: tokens, generation: generation) == true else { return }
    var record = RunRecord(
      conditions: conditions, generation: generation, tokenCount: export.scopes[0].catalog.tokens.count,
      activeRules: prepared.makers.activeRules, problems: prepared.problems, notes: prepared.notes,
      entries: lock.withLock { entries })
    let reviewed = prepared.byPath(reviews)
    for task in tasks {
      var entry = record.entries[task.path] ?? RunRecord.Entry(digest: nil, original: 0..<0)
      if task.wish.contains(.sites) {
        entry.outcome = RunRecord.Outcome(lock.withLock { scans[task.path] }, reviewed[task.path])
      }
      record.entries[task.path] = entry
    }
    cache.save(record, name)
    cache.prune()
  }
}

extension DispatchSemaphore {
  fileprivate func withLock<Result>(_ body: () -> Result) -> Result {
    wait()
    defer { signal() }
    return body()
  }
}

extension RunCache {
  /// What tells the content of a file; `nil` where there is more to say of it than its findings.
  func digest(of bytes: [UInt8], _ scan: FileScan?) -> ContentDigest? {
    scan?.isUTF16 == true ? nil : ContentDigest(bytes, seed: seed)
  }
}
