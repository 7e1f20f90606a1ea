import Dispatch
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
    let runs = workspaceRuns()
    inBackground(params, "Looking for raw design values", reply) { [previous] cancellation in
      var items: [JSONValue] = []
      for run in runs {
        items += run.reports(cancellation).map { report in report.json(previous: previous[report.uri.text]) }
      }
      return ["items": .array(items)]
    }
  }

  /// What is needed to lint each of the client's folders elsewhere.
  func workspaceRuns() -> [WorkspaceRun] {
    var buffers: [String: OpenDocument] = [:]
    for document in documents.values where document.kind == .swift { buffers[document.path] = document }
    return folders.map { folder in
      WorkspaceRun(
        folder: folder.path, loader: configurationLoader(folder.path), documents: buffers,
        capabilities: capabilities)
    }
  }
}

/// One linting of a whole folder, apart from the server's state.
struct WorkspaceRun: Sendable {
  let folder: String
  let loader: ConfigurationLoader
  /// The open documents by path.
  let documents: [String: OpenDocument]
  let capabilities: ClientCapabilities

  /// The diagnostics of one file.
  struct Report: Sendable {
    var uri: DocumentURI
    var version: Int?
    var diagnostics: DiagnosticReport

    /// A `WorkspaceDocumentDiagnosticReport`.
    func json(previous: String?) -> JSONValue {
      guard case .object(let members) = diagnostics.json(previous: previous) else { return .null }
      let head = [
        JSONValue.Member(name: "uri", value: .string(uri.text)),
        JSONValue.Member(name: "version", value: version.map { .integer($0) } ?? .null),
      ]
      return .object(head + members)
    }
  }

  /// What is found in each file, in the order of paths.
  struct FileResult: Sendable {
    var path: String
    var lines: LineTable
    var findings: [Finding]
    var safeEdits: [TextEdit]
    var session: LintSession
  }

  func reports(_ cancellation: Cancellation) -> [Report] {
    let places = DefinitionPlaces()
    return results(cancellation).map { result in
      let maker = DiagnosticMaker(
        lines: result.lines, capabilities: capabilities, kind: { result.session.kind(of: $0) },
        documentation: { result.session.documentationURL(ofRule: $0) },
        location: { place in
          var place = place
          place.path = FilePath.absolute(place.path, in: folder)
          return places.location(
            place, text: { documents[$0]?.lines }, uri: { documents[$0]?.uri ?? DocumentURI(path: $0) },
            capabilities.encoding)
        })
      let document = documents[result.path]
      return Report(
        uri: document?.uri ?? DocumentURI(path: result.path), version: document?.version,
        diagnostics: DiagnosticReport(result.findings.map { maker.json($0) }))
    }
  }

  func results(_ cancellation: Cancellation, wantsFixes: Bool = false) -> [FileResult] {
    var results: [FileResult] = []
    var discovery = FileDiscovery(workingFolder: folder, loader: loader)
    guard let found = try? discovery.discover(["."]) else { return [] }
    for session in sessions(found) {
      let reader = WorkspaceReader(session, found, buffers: documents.mapValues { $0.lines.bytes })
      let isCanceled: @Sendable () -> Bool = { cancellation.isCanceled }
      results += reader.map(isCanceled: isCanceled) { file in
        let findings = file.findings
        return FileResult(
          path: file.path, lines: LineTable(file.bytes), findings: findings,
          safeEdits: wantsFixes ? file.safeEdits(findings) : [], session: session)
      }
    }
    return results.sorted { FilePath.precedes($0.path, $1.path) }
  }

  /// A session for each configuration in the folder, with the buffers' definitions in place of the files'.
  private func sessions(_ found: DiscoveredFiles) -> [LintSession] {
    let used = Set(found.files.map(\.configuration))
    return used.sorted().compactMap { index in
      let session = try? LintSession(
        found.configurations[index], linting: found, loader: loader, workingFolder: folder)
      guard var session else { return nil }
      for document in documents.values where session.definesTokens(document.path) {
        let shown = FilePath.shown(document.path, workingFolder: folder)
        _ = session.take(session.analyze(document.lines.bytes, path: document.path, shown: shown))
      }
      return session
    }
  }
}
