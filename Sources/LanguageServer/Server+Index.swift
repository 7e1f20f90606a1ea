import Linting
import Markup

extension Server {
  /// What is needed to answer about all files of a folder elsewhere.
  func snapshot(root: String?, workingFolder: String) -> WorkspaceSnapshot {
    var open: [String: OpenDocument] = [:]
    var places: [String: Project.Key] = [:]
    for document in documents.values where document.kind == .swift {
      open[document.path] = document
      if case .project(let key, _) = projects.placements[document.uri] { places[document.path] = key }
    }
    let settled = projects.byKey.filter { !$0.value.isProvisional && $0.value.loading == nil }
    return WorkspaceSnapshot(
      root: root, workingFolder: workingFolder, loader: configurationLoader(workingFolder), documents: open,
      placements: places,
      sessions: settled.mapValues { WorkspaceSnapshot.LiveSession(session: $0.session, serial: $0.serial) },
      disk: isWatched(root) ? disk : nil, indexes: projects.indexes, capabilities: capabilities)
  }

  /// Whether the client tells of every change in a folder.
  private func isWatched(_ root: String?) -> Bool {
    guard capabilities.watchesFiles, let root else { return false }
    return folders.contains { FilePath.relative(root, to: $0.path) != nil }
  }

  /// Lets everything count that the client has not saved yet.
  func takeOpenDocuments() {
    for uri in documents.keys { _ = view(of: uri) }
  }

  /// What is needed to answer about the files around a project's documents.
  func snapshot(of project: Project) -> WorkspaceSnapshot {
    let workingFolder = project.key.workingFolder
    let configuration = project.configuration
    let root: String? =
      if folders.contains(where: { $0.path == workingFolder }) {
        workingFolder
      } else if configuration.path != nil || Repository.root(of: configuration.folder) != nil {
        configuration.folder
      } else {
        nil
      }
    return snapshot(root: root, workingFolder: workingFolder)
  }

  /// Answers a request from the index of a project, in the background.
  func answerFromIndex(
    _ params: Params, _ title: String?, _ view: DocumentView, _ reply: Reply,
    _ body: @escaping @Sendable (inout WorkspaceIndex, WorkspaceSnapshot) -> JSONValue
  ) {
    guard case .project(let key, _) = projects.placements[view.document.uri], let project = projects.byKey[key] else {
      return reply.send(.null)
    }
    takeOpenDocuments()
    let configuration = project.session.workspace.configuration
    let snapshot = snapshot(of: project)
    inBackground(params, title, reply) { [mailbox] cancellation in
      let found = (try? snapshot.files().get()) ?? DiscoveredFiles()
      return snapshot.answer(key, configuration, found, cancellation) { state, _ in
        mailbox.putFacts(of: state.index, key)
        return body(&state.index, snapshot)
      } ?? .null
    }
  }

  // MARK: Ahead of requests

  /// Brings the index of a project up to date while nobody waits for it. The findings in its open documents depend on
  /// what the other files tell.
  func updateIndex(of project: Project) {
    guard !project.isIndexing else {
      project.wantsIndexing = true
      return
    }
    project.isIndexing = true
    let key = project.key
    let configuration = project.session.workspace.configuration
    let snapshot = snapshot(of: project)
    background.begin { [mailbox] in
      if let found = try? snapshot.files().get() {
        snapshot.answer(key, configuration, found, Cancellation()) { state, _ in mailbox.putFacts(of: state.index, key)
        }
      }
      mailbox.putWithoutWaiting(
        .work { server in
          guard let project = server.projects.byKey[key] else { return }
          project.isIndexing = false
          guard project.wantsIndexing else { return }
          project.wantsIndexing = false
          server.updateIndex(of: project)
        })
    }
  }

  fileprivate func take(_ facts: WorkspaceFacts, of key: Project.Key) {
    guard let project = projects.byKey[key], project.session.take(facts) else { return }
    republish(project)
  }
}

extension Mailbox<Event> {
  /// Hands what an index has learned of a project's files to the server.
  func putFacts(of index: WorkspaceIndex, _ key: Project.Key) {
    guard let facts = index.session?.facts else { return }
    putWithoutWaiting(.work { $0.take(facts, of: key) })
  }
}
