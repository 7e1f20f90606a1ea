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

/// Goes through the files of a workspace, a few at a time, and keeps none of them.
package struct WorkspaceReader: Sendable {
  private let session: LintSession
  private let files: [DiscoveredFiles.File]
  /// What an editor's buffers hold in place of files, by path.
  private let buffers: [String: [UInt8]]

  /// - Parameter found: Files of any configurations; only those of the session's are gone through.
  package init(_ session: LintSession, _ found: DiscoveredFiles, buffers: [String: [UInt8]]) {
    self.session = session
    self.buffers = buffers
    let own = session.workspace.configuration
    files = found.files.filter { file in
      let configuration = found.configurations[file.configuration]
      return configuration.path == own.path && configuration.folder == own.folder
    }
  }

  /// What `transform` makes of each file, in the order of paths; cut short when `isCanceled`.
  package func map<Result: Sendable>(
    isCanceled: @escaping @Sendable () -> Bool, _ transform: @escaping @Sendable (WorkspaceFile) -> Result
  ) -> [Result] {
    parallelMap(files, jobs: max(Processors.count - 1, 1)) { file -> Result? in
      if isCanceled() { return nil }
      guard let bytes = buffers[file.path] ?? (try? FileReader.read(file.path)) else { return nil }
      let shown = FilePath.shown(file.path, workingFolder: session.workspace.workingFolder)
      return transform(WorkspaceFile(bytes, path: file.path, shown: shown, session: session))
    }.compactMap { $0 }
  }
}
