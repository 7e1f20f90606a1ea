import DesignTokens
import SourceText
import SwiftOutline

/// One file of a workspace of which a summary is known: what is found in it, and read again only as far as needed.
package struct WorkspaceFile: Sendable {
  package let path: String
  private let shown: String
  private let summary: FileSummary
  private let buffer: WorkspaceIndex.Buffer?
  private let session: LintSession

  /// What front ends remember from file to file.
  package struct Memory: Sendable {
    fileprivate var suggestions = SuggestionMemory()

    package init() {}
  }

  /// A version of the file's content and of the session, for knowing whether the findings can have changed.
  package struct State: Sendable, Hashable {
    private let version: FileSummary.Version
    private let generation: Int

    fileprivate init(_ version: FileSummary.Version, generation: Int) {
      self.version = version
      self.generation = generation
    }
  }

  /// What is found in one version of the file.
  package struct Review: Sendable {
    package var state: State
    package var findings: [Finding]
    /// The text; empty where nothing is found.
    package var bytes: [UInt8]
  }

  init(_ file: DiscoveredFiles.File, _ summary: FileSummary, buffer: WorkspaceIndex.Buffer?, session: LintSession) {
    path = file.path
    shown = file.shown
    self.summary = summary
    self.buffer = buffer
    self.session = session
  }

  /// The state that the summary is of.
  package var state: State { State(summary.version, generation: session.generation) }

  /// What is found in the file as it is now.
  package func review(_ memory: inout Memory) -> Review {
    guard var scan = summary.scan else { return Review(state: state, findings: [], bytes: []) }
    if !session.wantsNamedUses {
      let findings = session.newFindings(in: scan, named: NamedUses(), memory: &memory.suggestions)
      if findings.isEmpty { return Review(state: state, findings: [], bytes: []) }
    }
    guard let (bytes, version) = Self.content(of: path, buffer) else {
      return Review(state: state, findings: [], bytes: [])
    }
    if version != summary.version {
      let analysis = session.analyze(bytes, path: path, shown: shown)
      guard let new = analysis.scan, new.isLinted else { return Review(state: state, findings: [], bytes: []) }
      scan = new
    }
    let uses = session.wantsNamedUses ? session.namedUses(in: Parser.parse(bytes), scan) : NamedUses()
    let findings = session.newFindings(in: scan, named: uses, memory: &memory.suggestions)
    return Review(
      state: State(version, generation: session.generation), findings: findings, bytes: findings.isEmpty ? [] : bytes)
  }

  /// The edits of all safe fixes.
  package func safeEdits(_ review: Review) -> [TextEdit] {
    guard review.findings.contains(where: { $0.suggestions.contains(where: \.isSafe) }) else { return [] }
    let analysis = session.analyze(review.bytes, path: path, shown: shown)
    return session.safeEdits(review.findings, in: analysis)
  }

  /// The bytes there are, an editor's before the disk's.
  static func content(
    of path: String, _ buffer: WorkspaceIndex.Buffer?
  ) -> (bytes: [UInt8], version: FileSummary.Version)? {
    if let buffer { return (buffer.bytes, .buffer(buffer.version)) }
    guard let stamp = FileStamp(path), let bytes = try? FileReader.read(path) else { return nil }
    return (bytes, .disk(stamp))
  }

  /// What `transform` makes of each file, in order and on several threads; cut short when `isCanceled`.
  package static func map<Result: Sendable>(
    _ files: some Collection<WorkspaceFile>, isCanceled: @escaping @Sendable () -> Bool,
    _ transform: @escaping @Sendable (inout Memory, WorkspaceFile) -> Result
  ) -> [Result] {
    let makeMemory: @Sendable () -> Memory = { Memory() }
    return parallelMap(Array(files), jobs: max(Processors.count - 1, 1), state: makeMemory) { memory, file -> Result? in
      isCanceled() ? nil : transform(&memory, file)
    }.compactMap { $0 }
  }
}
