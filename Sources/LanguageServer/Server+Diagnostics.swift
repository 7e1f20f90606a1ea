import Linting
import Markup
import SourceText

extension Server {
  /// Sends the diagnostics that are due.
  func publishDiagnostics() {
    guard phase == .running, !capabilities.pullsDiagnostics else {
      unpublished = []
      return
    }
    while let uri = unpublished.popFirst() {
      guard let document = documents[uri], document.kind != .other else { continue }
      let diagnostics = diagnostics(of: document)
      // What was read for them may have called for them again.
      unpublished.remove(uri)
      publish(uri, version: document.version, diagnostics)
    }
  }

  func publish(_ uri: DocumentURI, version: Int?, _ diagnostics: [JSONValue]) {
    client.notify(
      "textDocument/publishDiagnostics",
      .object([
        "uri": .string(uri.text), "version": version.map { .integer($0) }, "diagnostics": .array(diagnostics),
      ]))
  }

  func diagnostics(of document: OpenDocument) -> [JSONValue] {
    switch document.kind {
    case .swift:
      guard let view = view(of: document.uri) else { return [] }
      let maker = diagnosticMaker(view.document.lines, view.session)
      return view.findings.map { maker.json($0) }
    case .configuration: return configurationDiagnostics(of: document)
    case .other: return []
    }
  }

  func diagnosticMaker(_ lines: LineTable, _ session: LintSession) -> DiagnosticMaker {
    let folder = session.workspace.workingFolder
    return DiagnosticMaker(
      lines: lines, capabilities: capabilities, kind: { session.kind(of: $0) },
      location: { place in
        if let known = self.places.known(place, in: folder) { return known }
        var absolute = place
        absolute.path = FilePath.absolute(place.path, in: folder)
        let location = self.location(absolute)
        self.places.remember(location, of: place, in: folder)
        return location
      })
  }

  // MARK: Pulled

  /// `textDocument/diagnostic`.
  func diagnostic(_ params: Params) throws(ResponseError) -> JSONValue {
    let uri = DocumentURI(try params.documentURI())
    let items = documents[uri].map { diagnostics(of: $0) } ?? []
    let report = DiagnosticReport(items)
    return report.json(previous: params["previousResultId"].string)
  }

  /// Tells a client that pulls that other documents' diagnostics may have changed.
  func refreshClient() {
    if capabilities.pullsDiagnostics, capabilities.refreshesDiagnostics {
      client.ask("workspace/diagnostic/refresh", nil)
    }
    if capabilities.refreshesInlayHints { client.ask("workspace/inlayHint/refresh", nil) }
    if capabilities.refreshesCodeLenses { client.ask("workspace/codeLens/refresh", nil) }
  }
}

/// The diagnostics of one document, with a name for exactly these.
struct DiagnosticReport: Sendable {
  let items: [JSONValue]
  let id: String

  init(_ items: [JSONValue]) {
    self.items = items
    id = String(FNV1a.hash(JSONValue.array(items).text.utf8), radix: 16)
  }

  /// A `DocumentDiagnosticReport`: of the items, or that they are as before.
  func json(previous: String?) -> JSONValue {
    previous == id
      ? ["kind": "unchanged", "resultId": .string(id)]
      : ["kind": "full", "resultId": .string(id), "items": .array(items)]
  }
}
