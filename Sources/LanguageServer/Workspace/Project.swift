import Dispatch
import Linting

/// The files under one configuration, as far as the client has some of them open.
final class Project {
  /// Where its settings come from.
  struct Key: Hashable, Sendable {
    /// The configuration's path, or the folder that has none.
    var origin: String
    var workingFolder: String
  }

  let key: Key
  /// What the files say now; the session follows when the token sources are read.
  var configuration: Configuration
  var session: LintSession
  /// Changes whenever another session takes the place of the one there was.
  var serial: Int
  /// The file that the project was made for.
  var loneFile: DiscoveredFiles.File?
  /// The token sources are not read yet.
  var isProvisional: Bool
  var loading: SessionLoad?
  /// Something changed while the sources were being read.
  var isStale = false
  /// The index is being brought up to date.
  var isIndexing = false
  /// Something changed meanwhile.
  var wantsIndexing = false

  init(key: Key, session: LintSession, serial: Int) {
    self.key = key
    self.session = session
    configuration = session.workspace.configuration
    self.serial = serial
    isProvisional = true
  }
}

/// The reading of a project's token sources in the background.
final class SessionLoad: Sendable {
  private let result = Guarded<Result<LintSession, LintError>?>(nil)
  private let done = DispatchSemaphore(value: 0)
  private let deadline = DispatchTime.now() + .seconds(1)

  func finish(_ session: Result<LintSession, LintError>) {
    result.with { $0 = session }
    done.signal()
  }

  /// What the reading came to; nil while it goes on, or when it was taken already.
  func take() -> Result<LintSession, LintError>? {
    result.with { value in
      defer { value = nil }
      return value
    }
  }

  /// Gives the reading a moment, counted from its start: a small project is read before anybody has seen anything.
  func waitBriefly() {
    if done.wait(timeout: deadline) == .success { done.signal() }
  }
}

/// The projects of the open documents.
struct Projects {
  /// What holds for one open document.
  enum Placement {
    /// The configuration leaves it out, or cannot be read.
    case none
    case project(Project.Key, shown: String)
  }

  var byKey: [Project.Key: Project] = [:]
  var placements: [DocumentURI: Placement] = [:]
  var serials = 0
  let indexes = SharedIndexes()
}
