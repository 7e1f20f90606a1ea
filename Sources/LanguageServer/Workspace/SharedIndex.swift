import Linting

/// The index of the files under one configuration, shared by the threads that answer from it.
final class SharedIndex: Sendable {
  private let state = Guarded(State())

  /// What is kept from one request to the next.
  struct State: Sendable {
    var index = WorkspaceIndex()
    /// The state of the disk that the index is of.
    var disk: Int?
    /// The reports that the client was given, by path.
    var reports: [String: KnownReport] = [:]
    /// Reads the files where no document under the configuration is open.
    var session: LintSession?
    /// The state of the disk that the session is of.
    var sessionDisk: Int?
    /// Counts the sessions of its own.
    var sessionCount = 0
  }

  /// What the diagnostics of a file were made of, and what they are called.
  struct KnownReport: Sendable {
    var state: WorkspaceFile.State
    var serial: Int
    var id: String
  }

  func with<Result>(_ body: (inout State) -> Result) -> Result { state.with(body) }
}

/// The indexes of all configurations, and the files in the folders that they are of.
final class SharedIndexes: Sendable {
  private let indexes = Guarded<[Project.Key: SharedIndex]>([:])
  private let folders = Guarded<[String: (disk: Int?, found: DiscoveredFiles)]>([:])

  func index(of key: Project.Key) -> SharedIndex {
    indexes.with { indexes in
      let index = indexes[key] ?? SharedIndex()
      indexes[key] = index
      return index
    }
  }

  /// Forgets what nobody asks for any more.
  func keep(_ isWanted: (Project.Key) -> Bool) {
    indexes.with { $0 = $0.filter { isWanted($0.key) } }
  }

  /// The files of a folder as they were last seen; `nil` where the disk may have changed since.
  func files(of folder: String, disk: Int?) -> DiscoveredFiles? {
    folders.with { known in
      guard let disk, let last = known[folder], last.disk == disk else { return nil }
      return last.found
    }
  }

  /// The files of a folder as they were when its configurations could last be read.
  func lastFiles(of folder: String) -> DiscoveredFiles? { folders.with { $0[folder]?.found } }

  func remember(_ found: DiscoveredFiles, of folder: String, disk: Int?) {
    folders.with { $0[folder] = (disk, found) }
  }
}
