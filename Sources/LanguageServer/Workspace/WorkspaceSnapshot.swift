import Linting

/// All that a thread in the background needs of the server to answer about the files of one folder.
struct WorkspaceSnapshot: Sendable {
  /// The folder to look for files in; nil where nothing says what belongs together.
  let root: String?
  /// What paths are shown relative to.
  let workingFolder: String
  let loader: ConfigurationLoader
  /// The open Swift documents by path.
  let documents: [String: OpenDocument]
  /// Those of them that are linted, by their projects.
  let placements: [String: Project.Key]
  /// The sessions of the projects that have open documents.
  let sessions: [Project.Key: LiveSession]
  /// Changes whenever files may have; nil where nobody tells when they do.
  let disk: Int?
  let indexes: SharedIndexes
  let capabilities: ClientCapabilities

  /// The session of a project at a moment.
  struct LiveSession: Sendable {
    var session: LintSession
    var serial: Int
  }

  var buffers: [String: WorkspaceIndex.Buffer] {
    documents.mapValues { WorkspaceIndex.Buffer(bytes: $0.lines.bytes, version: $0.revision) }
  }

  /// The client's own name for a file, where it has it open.
  func uri(ofPath path: String) -> DocumentURI { documents[path]?.uri ?? DocumentURI(path: path) }

  // MARK: Files

  /// The files in the folder. Where a configuration cannot be read, they are those there were before.
  func files() -> Result<DiscoveredFiles, LintError> {
    guard let root else { return .success(DiscoveredFiles()) }
    if let known = indexes.files(of: root, disk: disk) { return .success(known) }
    do throws(LintError) {
      var discovery = FileDiscovery(workingFolder: workingFolder, loader: loader)
      let found = try discovery.discover([root])
      indexes.remember(found, of: root, disk: disk)
      return .success(found)
    } catch {
      return indexes.lastFiles(of: root).map { .success($0) } ?? .failure(error)
    }
  }

  /// The same with the open documents of a project that are not on the disk.
  private func files(of key: Project.Key, _ found: DiscoveredFiles, _ configuration: Configuration) -> DiscoveredFiles {
    var found = found
    let own = found.configurations.firstIndex { $0.path == configuration.path && $0.folder == configuration.folder }
    if own == nil { found.configurations.append(configuration) }
    let known = Set(found.files.map(\.path))
    for (path, place) in placements where place == key && !known.contains(path) {
      found.files.append(
        DiscoveredFiles.File(path: path, shown: path, configuration: own ?? found.configurations.count - 1))
    }
    return found
  }

  /// The projects of the files.
  func keys(_ found: DiscoveredFiles) -> [(key: Project.Key, configuration: Configuration)] {
    Set(found.files.map(\.configuration)).sorted().map { index in
      let configuration = found.configurations[index]
      return (Project.Key(configuration, workingFolder: workingFolder), configuration)
    }
  }

  // MARK: Indexes

  /// Brings the index of a project up to date and answers from it; nil when that was canceled, or no session can be made.
  func answer<Answer>(
    _ key: Project.Key, _ configuration: Configuration, _ found: DiscoveredFiles, _ cancellation: Cancellation,
    _ body: (inout SharedIndex.State, _ serial: Int) -> Answer
  ) -> Answer? {
    indexes.index(of: key).with { state in
      guard let live = sessions[key] ?? ownSession(configuration, found, &state) else { return nil }
      let isComplete = state.index.refresh(
        live.session, files(of: key, found, configuration), buffers: buffers,
        isDiskKnown: disk != nil && state.disk == disk, isCanceled: { cancellation.isCanceled })
      guard isComplete else {
        state.disk = nil
        return nil
      }
      state.disk = disk
      return body(&state, live.serial)
    }
  }

  /// A session for a configuration that no open document is under.
  private func ownSession(
    _ configuration: Configuration, _ found: DiscoveredFiles, _ state: inout SharedIndex.State
  ) -> LiveSession? {
    let isKnown = disk != nil && state.sessionDisk == disk && state.session?.workspace.configuration == configuration
    if !isKnown {
      let session = try? LintSession(
        configuration, linting: found, loader: loader, workingFolder: workingFolder, previous: state.session)
      guard let session else { return nil }
      if state.session.map({ $0.generation != session.generation }) ?? true { state.sessionCount -= 1 }
      state.session = session
      state.sessionDisk = disk
    }
    return state.session.map { LiveSession(session: $0, serial: state.sessionCount) }
  }
}

extension Project.Key {
  init(_ configuration: Configuration, workingFolder: String) {
    self.init(origin: configuration.path ?? configuration.folder, workingFolder: workingFolder)
  }
}
