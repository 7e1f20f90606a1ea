import Linting
import Markup
import SourceText

/// The kinds of code actions that the server gives.
enum CodeActionKind: String, CaseIterable, Sendable {
  case quickFix = "quickfix"
  case fixAll = "source.fixAll.symLint"

  /// Whether a filter names the kind, or one that it is a part of: `source` names `source.fixAll.symLint`.
  func isWanted(by only: [String]?) -> Bool {
    guard let only else { return true }
    return only.contains { $0.isEmpty || $0 == rawValue || rawValue.hasPrefix($0 + ".") }
  }
}

/// Makes the code actions of one document.
struct CodeActionMaker {
  let view: DocumentView
  let edits: WorkspaceEditMaker
  let diagnostics: DiagnosticMaker

  /// The actions for a finding: a fix for each design token that fits, and comments that silence it.
  func quickFixes(for finding: Finding) -> [CodeAction] {
    var actions: [CodeAction] = []
    for (index, suggestion) in finding.suggestions.enumerated() {
      let title = title(of: suggestion, for: finding)
      let edits = view.session.edits(for: suggestion, of: finding, in: view.analysis)
      guard !edits.isEmpty, !actions.contains(where: { $0.title == title }) else { continue }
      actions.append(
        CodeAction(
          title: title, kind: .quickFix, isPreferred: index == 0 && suggestion.kind != .near,
          edits: edits, findings: [finding]))
    }
    if view.session.kind(of: finding) == .unusedSuppression { return actions + [removal(of: finding)] }
    return actions + suppressions(of: finding)
  }

  private func title(of suggestion: Suggestion, for finding: Finding) -> String {
    let name = suggestion.replacement == suggestion.token ? "" : " (\(suggestion.token))"
    switch suggestion.kind {
    case .exact, .opacity, .negative: return "Replace with \(suggestion.replacement)\(name)"
    case .near:
      return
        "Replace with \(suggestion.replacement)\(name): differs by \(ValueText.difference(of: suggestion, from: finding))"
    }
  }

  private func suppressions(of finding: Finding) -> [CodeAction] {
    let places = SuppressionPlaces(view)
    var actions: [CodeAction] = []
    if let edit = places.line(of: finding) {
      actions.append(
        CodeAction(title: "Disable \(finding.rule) on this line", kind: .quickFix, edits: [edit], findings: [finding]))
    }
    actions.append(
      CodeAction(
        title: "Disable \(finding.rule) in this file", kind: .quickFix, edits: [places.file(for: finding)],
        findings: [finding]))
    return actions
  }

  private func removal(of finding: Finding) -> CodeAction {
    CodeAction(
      title: "Remove this comment", kind: .quickFix, isPreferred: true,
      edits: [TextEdit(range: SuppressionPlaces(view).comment(around: finding.range), replacement: "")],
      findings: [finding])
  }

  /// All safe fixes of the document in one.
  func fixAll() -> CodeAction? {
    let edits = view.safeEdits
    guard !edits.isEmpty else { return nil }
    return CodeAction(
      title: "Replace all raw design values that have one fitting token", kind: .fixAll, edits: edits, findings: [])
  }

  func json(_ action: CodeAction) -> JSONValue {
    let edit = edits.json(action.edits, of: view)
    guard edits.capabilities.takesCodeActionLiterals else {
      return [
        "title": .string(action.title), "command": .string(ServerCommand.applyEdit.rawValue),
        "arguments": .array([.string(action.title), edit]),
      ]
    }
    return .object([
      "title": .string(action.title), "kind": .string(action.kind.rawValue),
      "isPreferred": action.isPreferred && edits.capabilities.takesPreferred ? true : nil,
      "diagnostics": action.findings.isEmpty ? nil : .array(action.findings.map { diagnostics.json($0) }),
      "edit": edit,
    ])
  }
}

/// One change that the client may offer.
struct CodeAction {
  var title: String
  var kind: CodeActionKind
  var isPreferred = false
  var edits: [TextEdit]
  var findings: [Finding]
}

extension DocumentView {
  /// The edits of every finding whose best token can stand in its place unasked.
  var safeEdits: [TextEdit] { session.safeEdits(findings, in: analysis) }
}

/// Writes edits as the client takes them.
struct WorkspaceEditMaker: Sendable {
  let capabilities: ClientCapabilities

  /// The edits of one document.
  func json(_ edits: [TextEdit], of view: DocumentView) -> JSONValue {
    json([(view.document.uri, view.document.version, json(edits, view.document.lines))])
  }

  func json(_ edits: [TextEdit], _ lines: LineTable) -> JSONValue {
    .array(
      edits.map {
        ["range": lines.json($0.range, in: capabilities.encoding), "newText": .string($0.replacement)]
      })
  }

  /// The edits of several documents, with the version of those that are open.
  func json(_ documents: [(uri: DocumentURI, version: Int?, edits: JSONValue)]) -> JSONValue {
    guard capabilities.takesDocumentChanges else {
      return ["changes": .object(documents.map { JSONValue.Member(name: $0.uri.text, value: $0.edits) })]
    }
    return [
      "documentChanges": .array(
        documents.map { document in
          [
            "textDocument": [
              "uri": .string(document.uri.text), "version": document.version.map { .integer($0) } ?? .null,
            ], "edits": document.edits,
          ]
        })
    ]
  }
}
