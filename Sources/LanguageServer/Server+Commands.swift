import Linting
import Markup
import SourceText

/// What the client can ask the server to do.
enum ServerCommand: String, CaseIterable, Sendable {
  /// Arguments: a label and a `WorkspaceEdit`.
  case applyEdit = "symLint.applyEdit"
  /// Argument: the URI of an open document.
  case fixFile = "symLint.fixFile"
  case fixWorkspace = "symLint.fixWorkspace"
}

extension Server {
  /// `workspace/executeCommand`.
  func executeCommand(_ params: Params, _ reply: Reply) throws(ResponseError) {
    let name = try params.string("command")
    guard let command = ServerCommand(rawValue: name) else { throw .invalidParams("unknown command '\(name)'") }
    let arguments = params["arguments"].items ?? []
    switch command {
    case .applyEdit:
      guard arguments.count == 2, let label = arguments[0].string, let edit = arguments[1].node, !edit.isNull else {
        throw .invalidParams("'\(name)' takes a label and an edit")
      }
      client.applyEdit(label, JSONValue(edit), capabilities, reply)
    case .fixFile:
      guard let uri = arguments.first?.string else { throw .invalidParams("'\(name)' takes a document's URI") }
      guard let view = view(of: DocumentURI(uri)) else { return reply.send(.null) }
      let edits = view.safeEdits
      guard !edits.isEmpty else { return reply.send(.null) }
      client.applyEdit("Fix", WorkspaceEditMaker(capabilities: capabilities).json(edits, of: view), capabilities, reply)
    case .fixWorkspace: fixWorkspace(params, reply)
    }
  }

  private func fixWorkspace(_ params: Params, _ reply: Reply) {
    let runs = workspaceRuns()
    let maker = WorkspaceEditMaker(capabilities: capabilities)
    let client = client
    let capabilities = capabilities
    inBackground(params, "Replacing raw design values", reply.cancellation) { cancellation in
      var documents: [(uri: DocumentURI, version: Int?, edits: JSONValue)] = []
      for run in runs {
        documents += run.fixes(cancellation).compactMap { fixes in
          let uri = run.snapshot.uri(ofPath: fixes.path)
          // What an editor shows of a commit cannot be changed.
          guard uri.path != nil else { return nil }
          return (uri, run.snapshot.documents[fixes.path]?.version, maker.json(fixes.edits, fixes.lines))
        }
      }
      let edit = documents.isEmpty ? nil : maker.json(documents)
      return {
        if cancellation.isCanceled { return reply.fail(.canceled) }
        guard let edit else { return reply.send(.null) }
        client.applyEdit("Fix all raw design values", edit, capabilities, reply)
      }
    }
  }
}

extension Client {
  /// Has the client make an edit, and answers when it has.
  func applyEdit(_ label: String, _ edit: JSONValue, _ capabilities: ClientCapabilities, _ reply: Reply) {
    guard capabilities.takesApplyEdit else {
      return reply.fail(ResponseError(.requestFailed, "the client does not take edits"))
    }
    ask("workspace/applyEdit", ["label": .string(label), "edit": edit]) { _, answer in
      switch answer {
      case .success: reply.send(.null)
      case .failure(let error): reply.fail(error)
      }
    }
  }
}

extension JSONValue {
  /// The value that a document holds.
  init(_ node: MarkupNode) {
    switch node.content {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let text, let value): self = Int(text).map { .integer($0) } ?? .number(value)
    case .string(let text): self = .string(text)
    case .sequence(let items): self = .array(items.map { JSONValue($0) })
    case .mapping(let entries):
      self = .object(entries.map { JSONValue.Member(name: $0.key, value: JSONValue($0.value)) })
    }
  }
}
