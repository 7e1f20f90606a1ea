import Linting
import Markup
import SourceText

extension Server {
  /// `workspace/diagnostic`: the reports of all files in the client's folders.
  func workspaceDiagnostic(_ params: Params, _ reply: Reply) throws(ResponseError) {
    var previous: [String: String] = [:]
    for one in params["previousResultIds"].items ?? [] {
      if let uri = one["uri"].string, let value = one["value"].string { previous[uri] = value }
    }
    let partial = PartialResults(params, client)
    let runs = workspaceRuns()
    let configurations = configurationReports(since: previous)
    inBackground(params, "Looking for raw design values", reply) { [previous] cancellation in
      var items: [JSONValue] = []
      func take(_ reports: [JSONValue]) {
        guard !reports.isEmpty, !partial.send(["items": .array(reports)]) else { return }
        items += reports
      }
      take(configurations)
      for run in runs { run.report(since: previous, cancellation, take) }
      return ["items": .array(items)]
    }
  }

  /// What is needed to lint each of the client's folders elsewhere.
  func workspaceRuns() -> [WorkspaceRun] {
    takeOpenDocuments()
    return folders.map { folder in
      WorkspaceRun(snapshot: snapshot(root: folder.path, workingFolder: folder.path), mailbox: mailbox)
    }
  }

  /// The reports of configuration files that are broken, and of those that were.
  private func configurationReports(since previous: [String: String]) -> [JSONValue] {
    var texts: [DocumentURI: LineTable] = [:]
    for path in configurationReports.keys {
      let uri = uri(ofPath: path)
      texts[uri] = documents[uri]?.lines ?? LineTable((try? FileReader.read(path)) ?? [])
    }
    var reports = texts.map { uri, lines in
      let errors = configurationReports[uri.path ?? ""] ?? []
      return WorkspaceRun.json(
        DiagnosticReport(errors.map { configurationDiagnostic($0, lines) }), uri, documents[uri]?.version, previous)
    }
    for uri in previous.keys.map({ DocumentURI($0) }) where texts[uri] == nil {
      guard let path = uri.path, FilePath.name(of: path) == ConfigurationLoader.fileName else { continue }
      reports.append(WorkspaceRun.json(DiagnosticReport([]), uri, documents[uri]?.version, previous))
    }
    return reports
  }
}

/// One linting of a whole folder, apart from the server's state.
struct WorkspaceRun: Sendable {
  let snapshot: WorkspaceSnapshot
  let mailbox: Mailbox<Event>

  /// How many files are done between two looks at what came of them.
  private static var batch: Int { 32 }

  /// Calls `body` with the index of each configuration in the folder.
  private func forEachIndex(
    _ cancellation: Cancellation, _ body: (inout SharedIndex.State, _ serial: Int) -> Void
  ) {
    let found: DiscoveredFiles
    switch snapshot.files() {
    case .success(let files): found = files
    case .failure(let error):
      let folder = snapshot.workingFolder
      return mailbox.putWithoutWaiting(.work { $0.report(error, folder) })
    }
    for (key, configuration) in snapshot.keys(found) where !cancellation.isCanceled {
      snapshot.answer(key, configuration, found, cancellation) { state, serial in
        mailbox.putFacts(of: state.index, key)
        body(&state, serial)
      }
    }
  }

  // MARK: Diagnostics

  /// Hands the reports of all files to `take`, some at a time. Those that the client has are not made again.
  func report(since previous: [String: String], _ cancellation: Cancellation, _ take: ([JSONValue]) -> Void) {
    forEachIndex(cancellation) { state, serial in
      guard let session = state.index.session else { return }
      let places = DefinitionPlaces()
      var rest = state.index.workspaceFiles(snapshot.buffers)[...]
      let paths = Set(rest.map(\.path))
      state.reports = state.reports.filter { paths.contains($0.key) }
      while !rest.isEmpty, !cancellation.isCanceled {
        let files = rest.prefix(Self.batch)
        rest = rest.dropFirst(Self.batch)
        var reports: [JSONValue] = []
        var open: [WorkspaceFile] = []
        for file in files {
          if let id = known(file, state, serial, previous) {
            reports.append(Self.json(id, snapshot.uri(ofPath: file.path), snapshot.documents[file.path]?.version))
          } else {
            open.append(file)
          }
        }
        let reviews = WorkspaceFile.map(open, isCanceled: { cancellation.isCanceled }) { memory, file in
          (path: file.path, review: file.review(&memory))
        }
        for (path, review) in reviews {
          let report = DiagnosticReport(diagnostics(review, session, places))
          state.reports[path] = SharedIndex.KnownReport(state: review.state, serial: serial, id: report.id)
          reports.append(
            Self.json(report, snapshot.uri(ofPath: path), snapshot.documents[path]?.version, previous))
        }
        take(reports)
      }
    }
  }

  /// What the report of a file is called that the client has and that still holds.
  private func known(
    _ file: WorkspaceFile, _ state: SharedIndex.State, _ serial: Int, _ previous: [String: String]
  ) -> String? {
    guard let known = state.reports[file.path], known.state == file.state, known.serial == serial,
      previous[snapshot.uri(ofPath: file.path).text] == known.id
    else { return nil }
    return known.id
  }

  private func diagnostics(
    _ review: WorkspaceFile.Review, _ session: LintSession, _ places: DefinitionPlaces
  ) -> [JSONValue] {
    guard !review.findings.isEmpty else { return [] }
    let snapshot = snapshot
    let maker = DiagnosticMaker(
      lines: LineTable(review.bytes), capabilities: snapshot.capabilities, kind: { session.kind(of: $0) },
      location: { place in
        var place = place
        place.path = FilePath.absolute(place.path, in: snapshot.workingFolder)
        return places.location(
          place, text: { snapshot.documents[$0]?.lines }, uri: { snapshot.uri(ofPath: $0) },
          snapshot.capabilities.encoding)
      })
    return review.findings.map { maker.json($0) }
  }

  /// A `WorkspaceDocumentDiagnosticReport`.
  static func json(
    _ report: DiagnosticReport, _ uri: DocumentURI, _ version: Int?, _ previous: [String: String]
  ) -> JSONValue {
    json(report.json(previous: previous[uri.text]), uri, version)
  }

  private static func json(_ id: String, _ uri: DocumentURI, _ version: Int?) -> JSONValue {
    json(["kind": "unchanged", "resultId": .string(id)], uri, version)
  }

  private static func json(_ report: JSONValue, _ uri: DocumentURI, _ version: Int?) -> JSONValue {
    guard case .object(let members) = report else { return .null }
    let head = [
      JSONValue.Member(name: "uri", value: .string(uri.text)),
      JSONValue.Member(name: "version", value: version.map { .integer($0) } ?? .null),
    ]
    return .object(head + members)
  }

  // MARK: Fixes

  /// The safe fixes of one file.
  struct Fixes: Sendable {
    var path: String
    var lines: LineTable
    var edits: [TextEdit]
  }

  /// The safe fixes of all files that have some.
  func fixes(_ cancellation: Cancellation) -> [Fixes] {
    var fixes: [Fixes] = []
    forEachIndex(cancellation) { state, _ in
      let files = state.index.workspaceFiles(snapshot.buffers)
      fixes += WorkspaceFile.map(files, isCanceled: { cancellation.isCanceled }) { memory, file in
        let review = file.review(&memory)
        return Fixes(path: file.path, lines: LineTable(review.bytes), edits: file.safeEdits(review))
      }.filter { !$0.edits.isEmpty }
    }
    return fixes.sorted { FilePath.precedes($0.path, $1.path) }
  }
}
