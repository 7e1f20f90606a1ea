import DesignTokens
import SourceText

/// One file of a workspace while all of them are gone through.
package struct WorkspaceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  private let session: LintSession
  private let analysis: FileAnalysis

  init(_ bytes: [UInt8], path: String, shown: String, session: LintSession) {
    self.path = path
    self.bytes = bytes
    self.session = session
    analysis = session.analyze(bytes, path: path, shown: shown)
  }

  package var findings: [Finding] { session.findings(in: analysis) }

  package func safeEdits(_ findings: [Finding]) -> [TextEdit] { session.safeEdits(findings, in: analysis) }

  package var uses: [TokenUse] { session.uses(in: analysis.outline, path: path) }
}

/// Goes through all files of a workspace, a few at a time, and keeps none of them.
package struct WorkspaceReader: Sendable {
  private let session: LintSession
  private let loader: ConfigurationLoader
  /// What an editor's buffers hold in place of files, by path.
  private let buffers: [String: [UInt8]]

  package init(_ session: LintSession, loader: ConfigurationLoader, buffers: [String: [UInt8]]) {
    self.session = session
    self.loader = loader
    self.buffers = buffers
  }

  /// The files that hold under the session's configuration, in the order of their paths.
  private var files: [DiscoveredFiles.File] {
    var discovery = FileDiscovery(workingFolder: session.workspace.workingFolder, loader: loader)
    let folder = session.workspace.configuration.folder
    guard let found = try? discovery.discover([folder]) else { return [] }
    return found.files.filter {
      let configuration = found.configurations[$0.configuration]
      return configuration.path == session.workspace.configuration.path
        && configuration.folder == session.workspace.configuration.folder
    }
  }

  /// What `transform` makes of each file, in the order of paths; cut short when `isCanceled`.
  package func map<Result: Sendable>(
    isCanceled: @escaping @Sendable () -> Bool, progress: (@Sendable (Int, Int) -> Void)? = nil,
    _ transform: @escaping @Sendable (WorkspaceFile) -> Result
  ) -> [Result] {
    let files = files
    let counter = Counter()
    return parallelMap(files, jobs: max(Processors.count - 1, 1)) { file -> Result? in
      if isCanceled() { return nil }
      defer { progress?(counter.increment(), files.count) }
      guard let bytes = buffers[file.path] ?? (try? FileReader.read(file.path)) else { return nil }
      let shown = FilePath.shown(file.path, workingFolder: session.workspace.workingFolder)
      return transform(WorkspaceFile(bytes, path: file.path, shown: shown, session: session))
    }.compactMap { $0 }
  }
}
