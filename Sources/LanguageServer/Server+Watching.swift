import Linting
import Markup

extension Server {
  /// Asks the client to tell of changed files.
  func registerWatchers() {
    register("sym-lint/files", WatchedFiles.patterns.map { .string($0) })
  }

  private func register(_ id: String, _ patterns: [JSONValue]) {
    client.ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": .string(id), "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(patterns.map { ["globPattern": $0] })],
          ]
        ]
      ])
  }

  /// Has the files watched that a project is read from and that no pattern names: those of other names, and those that
  /// lie outside of the client's folders.
  func watchFiles(of project: Project) {
    guard capabilities.watchesFiles else { return }
    let files =
      project.session.tokenDocuments + project.configuration.files + [project.configuration.baseline].compactMap { $0 }
    let other = files.filter { path in
      let isInside = folders.contains { FilePath.relative(path, to: $0.path) != nil }
      return !(isInside && WatchedFiles.namesAll(path)) && !watchedPaths.contains(path)
    }
    guard !other.isEmpty else { return }
    watchedPaths.formUnion(other)
    register("sym-lint/files/\(watchedPaths.count)", other.map(pattern(ofFile:)))
  }

  private func pattern(ofFile path: String) -> JSONValue {
    guard capabilities.watchesRelativePatterns else { return .string(path) }
    let folder = DocumentURI(path: FilePath.folder(of: path))
    return ["baseUri": .string(folder.text), "pattern": .string(String(FilePath.name(of: path)))]
  }

  /// `workspace/didChangeWatchedFiles`.
  func didChangeWatchedFiles(_ params: Params) throws(ResponseError) {
    guard let changes = params["changes"].items else { throw .invalidParams("'changes' is no list") }
    var needsReload = false
    var hasChanges = false
    for change in changes {
      guard let path = change["uri"].string.flatMap({ DocumentURI($0).path }) else { continue }
      if path.hasSuffix(".swift") {
        hasChanges = true
        if change["type"].integer == 2 { reread(path) } else { needsReload = true }
      } else if isReadFrom(path) {
        needsReload = true
      }
    }
    if needsReload {
      reloadProjects()
    } else if hasChanges {
      disk += 1
      for project in projects.byKey.values where !project.isProvisional { updateIndex(of: project) }
    }
  }

  /// Whether what is found may depend on a file that is no Swift.
  private func isReadFrom(_ path: String) -> Bool {
    if WatchedFiles.areAlwaysRead(path) || configurationReports[path] != nil { return true }
    return projects.byKey.values.contains { project in
      project.configuration.files.contains(path) || project.configuration.baseline == path
        || project.session.isTokenDocument(path)
    }
  }

  /// A Swift file was written: what it defines may have changed, unless the client's buffer stands in for it.
  private func reread(_ path: String) {
    guard !documents.values.contains(where: { $0.path == path }) else { return }
    for project in projects.byKey.values where project.session.reread(path) {
      places.forget()
      republish(project)
    }
  }

  /// `workspace/didChangeWorkspaceFolders`.
  func didChangeWorkspaceFolders(_ params: Params) throws(ResponseError) {
    guard let added = params["event"]["added"].items, let removed = params["event"]["removed"].items else {
      throw .invalidParams("'event' has no lists 'added' and 'removed'")
    }
    let gone = removed.compactMap { $0["uri"].string.flatMap { WorkspaceFolder(uri: $0) } }
    folders.removeAll { folder in gone.contains { $0.path == folder.path } }
    for folder in added.compactMap({ $0["uri"].string.flatMap { WorkspaceFolder(uri: $0) } })
    where !folders.contains(where: { $0.path == folder.path }) {
      folders.append(folder)
    }
    reloadProjects()
  }
}
