import Linting
import Markup
import SourceText

extension Server {
  /// `textDocument/codeAction`.
  func codeActions(_ params: Params) throws(ResponseError) -> JSONValue {
    let uri = DocumentURI(try params.documentURI())
    let range = try params.range()
    guard let view = view(of: uri) else { return [] }
    let only = params["context"]["only"].strings
    let maker = codeActionMaker(view)
    let findings = findings(of: view, in: range, params["context"]["diagnostics"].items ?? [])
    var actions: [CodeAction] = []
    if CodeActionKind.quickFix.isWanted(by: only) { actions += findings.flatMap { maker.quickFixes(for: $0) } }
    if CodeActionKind.fixAll.isWanted(by: only), only != nil || !findings.isEmpty, let all = maker.fixAll() {
      actions.append(all)
    }
    return .array(actions.map { maker.json($0) })
  }

  func codeActionMaker(_ view: DocumentView) -> CodeActionMaker {
    CodeActionMaker(
      view: view, edits: WorkspaceEditMaker(capabilities: capabilities),
      diagnostics: diagnosticMaker(view.document.lines, view.session))
  }

  /// The findings that a range touches, but only those that the client asks about where it names some of them: Kate asks
  /// for the whole document with one diagnostic in mind.
  private func findings(of view: DocumentView, in range: Range<TextPosition>, _ diagnostics: [Params]) -> [Finding] {
    let offsets = view.offsets(range)
    let touched = view.findings.filter {
      $0.range.lowerBound <= offsets.upperBound && offsets.lowerBound <= $0.range.upperBound
    }
    let named = diagnostics.compactMap { diagnostic -> (Range<Int>, String)? in
      guard let range = try? diagnostic.range(), let code = diagnostic["code"].string else { return nil }
      return (view.offsets(range), code)
    }
    let meant = touched.filter { finding in named.contains { $0.0 == finding.range && $0.1 == finding.rule } }
    return meant.isEmpty ? touched : meant
  }
}
