import DesignTokens
import SourceText
import SwiftOutline

/// A summary of every file under one configuration, kept up to date by reading what changed: what a front end answers
/// from when it is asked about all files at once.
///
/// Memory follows the number of raw values and of different names, not the bytes of the files.
package struct WorkspaceIndex: Sendable {
  /// The session that the summaries go by.
  package private(set) var session: LintSession?
  private var summaries: [String: FileSummary] = [:]
  /// In the order of paths.
  private var files: [DiscoveredFiles.File] = []
  private var tokens = NamedTokens()
  /// As long as nothing has changed.
  private var knownCounts: TokenCounts?
  private var knownFacts: WorkspaceFacts?

  package init() {}

  /// What an editor holds in place of a file.
  package struct Buffer: Sendable {
    package var bytes: [UInt8]
    /// Another one whenever the bytes are others.
    package var version: Int

    package init(bytes: [UInt8], version: Int) {
      self.bytes = bytes
      self.version = version
    }
  }

  /// Reads the files that changed since the last time; those that are gone are forgotten.
  ///
  /// - Parameters:
  ///   - session: What the files are read by. It takes in what they tell of each other.
  ///   - files: All files, of which those of the session's configuration count.
  ///   - isDiskKnown: Whether no file on the disk changed since the last time.
  ///   - isCanceled: Asked before each file; what is read by then is kept.
  /// - Returns: Whether all files were read.
  package mutating func refresh(
    _ session: LintSession, _ found: DiscoveredFiles, buffers: [String: Buffer], isDiskKnown: Bool = false,
    isCanceled: @escaping @Sendable () -> Bool
  ) -> Bool {
    var hasChanged = adapt(to: session)
    files = session.files(of: found)
    let paths = Set(files.map(\.path))
    if summaries.keys.contains(where: { !paths.contains($0) }) {
      summaries = summaries.filter { paths.contains($0.key) }
      hasChanged = true
    }
    let known = summaries
    let outdated = files.filter { file in
      guard let summary = known[file.path] else { return true }
      switch (buffers[file.path], summary.version) {
      case (let buffer?, let version): return version != .buffer(buffer.version)
      case (nil, .disk(let stamp)): return !isDiskKnown && FileStamp(file.path) != stamp
      case (nil, .buffer): return true
      }
    }
    let read = parallelMap(outdated, jobs: max(Processors.count - 1, 1)) { file -> FileSummary? in
      isCanceled() ? nil : Self.summary(of: file, buffers[file.path], session)
    }
    for (file, summary) in zip(outdated, read) { summaries[file.path] = summary }
    hasChanged = hasChanged || !outdated.isEmpty
    if hasChanged { knownCounts = nil }
    if hasChanged || !isDiskKnown { knownFacts = nil }
    guard !isCanceled() else { return false }
    let facts = knownFacts ?? makeFacts()
    knownFacts = facts
    self.session?.take(facts)
    return true
  }

  /// `nil` for a file that cannot be read.
  private static func summary(
    of file: DiscoveredFiles.File, _ buffer: Buffer?, _ session: LintSession
  ) -> FileSummary? {
    let content = WorkspaceFile.content(of: file.path, buffer)
    guard let (bytes, version) = content else { return nil }
    let analysis = session.analyze(bytes, path: file.path, shown: file.shown)
    return FileSummary(analysis, path: file.path, version: version, session: session)
  }

  /// Forgets what another session makes wrong.
  ///
  /// - Returns: Whether findings may have changed.
  private mutating func adapt(to new: LintSession) -> Bool {
    defer { session = new }
    let hasChanged = session.map { !$0.findsTheSame(as: new) } ?? true
    guard let old = session, old.scansTheSame(as: new) else {
      summaries = [:]
      tokens = NamedTokens(new.catalog.tokens)
      return true
    }
    let named = NamedTokens(new.catalog.tokens)
    guard let change = tokens.change(to: named) else { return hasChanged }
    tokens = named
    for (path, summary) in summaries {
      if summary.mayName(change.names) {
        summaries[path] = nil
      } else {
        for index in summary.uses.indices {
          summaries[path]?.uses[index].token = change.position(of: summary.uses[index].token)
        }
      }
    }
    return true
  }

  // MARK: What the files tell of each other

  private mutating func makeFacts() -> WorkspaceFacts {
    var facts = WorkspaceFacts()
    for file in files {
      guard let scan = summaries[file.path]?.scan else { continue }
      if !scan.parameterTypes.isEmpty { facts.parameterTypes.merge(scan.parameterTypes) }
      if !scan.declaredNames.isEmpty { facts.declaredNames[file.path] = scan.declaredNames }
    }
    guard var session, session.knownFindings.hasGoneFiles else { return facts }
    session.take(facts)
    let folder = session.workspace.workingFolder
    let findings = map { [session] memory, summary in
      summary.scan.map { session.findings(in: $0, memory: &memory) } ?? []
    }
    facts.formerPaths = session.knownFindings.formerPaths(findings.flatMap { $0 }) {
      FilePath.absolute($0.file, in: folder)
    }
    return facts
  }

  /// What `transform` makes of the summaries, in the order of paths.
  private func map<Result: Sendable>(
    _ transform: @escaping @Sendable (inout SuggestionMemory, FileSummary) -> Result
  ) -> [Result] {
    let makeMemory: @Sendable () -> SuggestionMemory = { SuggestionMemory() }
    let known = files.compactMap { summaries[$0.path] }
    return parallelMap(known, jobs: max(Processors.count - 1, 1), state: makeMemory, transform)
  }
}

// MARK: Answers

extension WorkspaceIndex {
  /// How often design tokens are used, and how often their values stand in code without them.
  package struct TokenCounts: Sendable {
    /// By positions in the catalog.
    package var uses: [Int: Int] = [:]
    /// By names.
    package var rawValues: [String: Int] = [:]
  }

  package mutating func tokenCounts() -> TokenCounts {
    if let knownCounts { return knownCounts }
    var counts = TokenCounts()
    guard let session else { return counts }
    for summary in summaries.values {
      for use in summary.uses where use.token >= 0 { counts.uses[Int(use.token), default: 0] += 1 }
    }
    let names = map { memory, summary -> [String] in
      let findings = summary.scan.map { session.findings(in: $0, memory: &memory) } ?? []
      return findings.flatMap { $0.suggestions.filter { $0.kind == .exact }.map(\.token) }
    }
    for name in names.joined() { counts.rawValues[name, default: 0] += 1 }
    knownCounts = counts
    return counts
  }

  /// Where a token is used, file by file. Only files that use it are read.
  package func uses(of token: Int, buffers: [String: Buffer]) -> [(
    path: String, lines: LineTable, ranges: [Range<Int>]
  )] {
    files.compactMap { file in
      guard let session, let summary = summaries[file.path] else { return nil }
      guard summary.uses.contains(where: { $0.token == token }) else { return nil }
      guard let (bytes, version) = WorkspaceFile.content(of: file.path, buffers[file.path]) else { return nil }
      var uses = summary.uses
      if version != summary.version {
        let analysis = session.analyze(bytes, path: file.path, shown: file.shown)
        uses = FileSummary(analysis, path: file.path, version: version, session: session).uses
      }
      let ranges = uses.filter { $0.token == token }.map { Int($0.start)..<Int($0.end) }
      return (file.path, LineTable(bytes), ranges)
    }
  }

  /// The files, for going through their findings.
  package func workspaceFiles(_ buffers: [String: Buffer]) -> [WorkspaceFile] {
    files.compactMap { file in
      guard let session, let summary = summaries[file.path] else { return nil }
      return WorkspaceFile(file, summary, buffer: buffers[file.path], session: session)
    }
  }
}

extension LintSession {
  /// The files that its configuration holds for.
  fileprivate func files(of found: DiscoveredFiles) -> [DiscoveredFiles.File] {
    let own = workspace.configuration
    let files = found.files.filter { file in
      let configuration = found.configurations[file.configuration]
      return configuration.path == own.path && configuration.folder == own.folder
    }
    return files.map { file in
      var file = file
      file.shown = FilePath.shown(file.path, workingFolder: workspace.workingFolder)
      return file
    }.sorted { FilePath.precedes($0.path, $1.path) }
  }

  /// Whether the two make the same findings of the same file.
  fileprivate func findsTheSame(as other: LintSession) -> Bool {
    generation == other.generation && facts.meanTheSame(as: other.facts) && makers.names == other.makers.names
      && catalog.meansTheSame(as: other.catalog)
      && workspace.configuration == other.workspace.configuration
  }

  /// Whether what is read of a file does not depend on which of the two reads it, its uses of design tokens aside.
  fileprivate func scansTheSame(as other: LintSession) -> Bool {
    let (old, new) = (workspace.configuration, other.workspace.configuration)
    return old.customRules == new.customRules && old.tokenSources == new.tokenSources
      && old.lintsGenerated == new.lintsGenerated && old.folder == new.folder
      && workspace.workingFolder == other.workspace.workingFolder
      && workspace.wantsConstants == other.workspace.wantsConstants
  }
}
