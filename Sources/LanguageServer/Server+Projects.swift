import Linting

extension Server {
  /// The project of an open document, and how reports name the document; nil where it is not linted.
  func project(of document: OpenDocument) -> (project: Project, shown: String)? {
    let placement = projects.placements[document.uri] ?? place(document)
    projects.placements[document.uri] = placement
    guard case .project(let key, let shown) = placement, let project = projects.byKey[key] else { return nil }
    if let loading = project.loading,
      project.isProvisional || project.configuration != project.session.workspace.configuration
    {
      loading.waitBriefly()
      install(loading, in: project)
    }
    return (project, shown)
  }

  /// Finds out which configurations hold for documents that were opened since the last time.
  func placeDocuments() {
    for document in documents.values where document.kind == .swift && projects.placements[document.uri] == nil {
      projects.placements[document.uri] = place(document)
    }
  }

  /// Finds out which configuration holds for a document.
  private func place(_ document: OpenDocument) -> Projects.Placement {
    let workingFolder = workingFolder(of: document.path)
    let loader = configurationLoader(workingFolder)
    let shown = FilePath.shown(document.path, workingFolder: workingFolder)
    do {
      var discovery = FileDiscovery(workingFolder: workingFolder, loader: loader)
      let isNamed = folders.contains { $0.path == workingFolder }
      // Nobody has named the folder of a file that is opened by itself.
      if !isNamed { discovery.roots = [] }
      let found =
        isNamed
        ? try discovery.discover(unsaved: shown, below: workingFolder) : try discovery.discover(unsaved: shown)
      guard let file = found.files.first else { return .none }
      let configuration = found.configurations[file.configuration]
      let key = Project.Key(configuration, workingFolder: workingFolder)
      reportConfiguration([], of: configuration.files)
      if let project = projects.byKey[key] {
        if project.configuration != configuration {
          project.configuration = configuration
          load(project)
        }
      } else {
        let session = try LintSession(
          configuration, linting: nil, loader: loader, workingFolder: workingFolder)
        projects.serials += 1
        let project = Project(key: key, session: session, serial: projects.serials)
        project.loneFile = file
        projects.byKey[key] = project
        load(project)
      }
      return .project(key, shown: shown)
    } catch {
      report(error, workingFolder)
      return .none
    }
  }

  /// The folder that a file's path is shown relative to: the innermost of the client's, or the file's own.
  func workingFolder(of path: String) -> String {
    let around = folders.map(\.path).filter { FilePath.relative(path, to: $0) != nil }
    return around.max { $0.utf8.count < $1.utf8.count } ?? FilePath.folder(of: path)
  }

  /// Reads configurations, with the client's buffers in place of the files they are of.
  func configurationLoader(_ workingFolder: String) -> ConfigurationLoader {
    var buffers: [String: [UInt8]] = [:]
    for document in documents.values where document.kind != .swift { buffers[document.path] = document.lines.bytes }
    let known = (try? RuleSet.builtInRules().map(\.id)) ?? []
    return ConfigurationLoader(workingFolder: workingFolder, knownRules: KnownRules(known), files: FileOverlay(buffers))
  }

  // MARK: Loading

  /// Reads the token sources of a project in the background.
  func load(_ project: Project) {
    guard project.loading == nil else {
      project.isStale = true
      return
    }
    let load = SessionLoad()
    let configuration = project.configuration
    project.loading = load
    let loader = configurationLoader(project.key.workingFolder)
    let previous = project.isProvisional ? nil : project.session
    let scope = scope(of: project)
    let workingFolder = project.key.workingFolder
    let key = project.key
    let progress = project.isProvisional ? beginProgress("Reading design tokens") : nil
    background.begin { [mailbox] in
      load.finish(
        Result { () throws(LintError) in
          try LintSession(
            configuration, linting: try scope.files(loader), loader: loader, workingFolder: workingFolder,
            previous: previous)
        })
      mailbox.putWithoutWaiting(
        .work { server in
          server.endProgress(progress)
          if let project = server.projects.byKey[key] { server.install(load, in: project) }
        })
    }
  }

  private func scope(of project: Project) -> SearchScope {
    let workingFolder = project.key.workingFolder
    if folders.contains(where: { $0.path == workingFolder }) { return .folder(workingFolder) }
    let isConfigured =
      project.configuration.path != nil || Repository.root(of: project.configuration.folder) != nil
    return isConfigured ? .configured : .file(project.loneFile)
  }

  /// Puts what the reading came to in the place of the session there was.
  func install(_ load: SessionLoad, in project: Project) {
    guard project.loading === load, let result = load.take() else { return }
    project.loading = nil
    switch result {
    case .failure(let error): report(error, project.key.workingFolder)
    case .success(let session):
      let isSame = !project.isProvisional && session.generation == project.session.generation
      reportBaseline(of: session, after: project.session)
      project.session = session
      project.isProvisional = false
      projects.serials += 1
      project.serial = projects.serials
      places.forget()
      if !isSame { republish(project) }
      watchFiles(of: project)
      mailbox.putWithoutWaiting(
        .work { [key = project.key] server in server.projects.byKey[key].map { server.updateIndex(of: $0) } })
    }
    if project.isStale {
      project.isStale = false
      self.load(project)
    }
  }

  /// Says once what is wrong with a baseline, whatever the number of projects that go by it.
  private func reportBaseline(of session: LintSession, after old: LintSession) {
    if let problem = old.baselineProblem, session.baselineProblem != problem { baselineProblems.remove(problem) }
    guard let problem = session.baselineProblem, baselineProblems.insert(problem).inserted else { return }
    client.notify("window/showMessage", ["type": 1, "message": .string("sym-lint: \(problem)")])
  }

  /// Reads all configurations and token sources again.
  func reloadProjects() {
    disk += 1
    forgetMendedConfigurations()
    let old = projects.placements
    projects.placements = [:]
    for document in documents.values where document.kind == .swift {
      let placement = place(document)
      if case .none = placement, !configurationReports.isEmpty, let last = old[document.uri] {
        // While a configuration is broken the last good one holds.
        projects.placements[document.uri] = last
      } else {
        projects.placements[document.uri] = placement
      }
      unpublished.insert(document.uri)
    }
    var used: Set<Project.Key> = []
    for case .project(let key, _) in projects.placements.values { used.insert(key) }
    projects.byKey = projects.byKey.filter { used.contains($0.key) }
    projects.indexes.keep { key in used.contains(key) || folders.contains { $0.path == key.workingFolder } }
    for project in projects.byKey.values { load(project) }
  }

  /// Clears the errors of configurations that no open document is under.
  private func forgetMendedConfigurations() {
    for path in configurationReports.keys where FilePath.name(of: path) == ConfigurationLoader.fileName {
      guard (try? configurationLoader(workingFolder(of: path)).load(path)) != nil else { continue }
      reportConfiguration([], of: [path])
    }
  }

  /// Sends the diagnostics of a project's documents again.
  func republish(_ project: Project, but exception: DocumentURI? = nil) {
    for (uri, placement) in projects.placements where uri != exception {
      if case .project(project.key, _) = placement { unpublished.insert(uri) }
    }
    refreshClient()
  }
}

/// The files that a project's tokens are looked for in.
private enum SearchScope: Sendable {
  /// As the configuration or the repository says.
  case configured
  /// All of one of the client's folders.
  case folder(String)
  /// A file in a folder that may be the whole disk.
  case file(DiscoveredFiles.File?)

  func files(_ loader: ConfigurationLoader) throws(LintError) -> DiscoveredFiles {
    var found = DiscoveredFiles()
    switch self {
    case .configured: break
    case .folder(let folder):
      var discovery = FileDiscovery(workingFolder: folder, loader: loader)
      found = try discovery.discover(["."])
    case .file(let file): found.files = file.map { [$0] } ?? []
    }
    return found
  }
}
