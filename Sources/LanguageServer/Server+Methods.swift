import Markup

extension Server {
  /// How a request is answered.
  enum RequestHandler: Sendable {
    /// At once.
    case now(@Sendable (Server, Params) throws(ResponseError) -> JSONValue)
    /// By work in the background.
    case later(@Sendable (Server, Params, Reply) throws(ResponseError) -> Void)
  }

  typealias NotificationHandler = @Sendable (Server, Params) throws(ResponseError) -> Void

  static let requests: [String: RequestHandler] = [
    "shutdown": .now { server, _ in server.shutDown() },
    "textDocument/diagnostic": .now { server, params throws(ResponseError) in try server.diagnostic(params) },
    "workspace/diagnostic": .later { server, params, reply throws(ResponseError) in
      try server.workspaceDiagnostic(params, reply)
    },
    "textDocument/codeAction": .now { server, params throws(ResponseError) in try server.codeActions(params) },
    "textDocument/hover": .now { server, params throws(ResponseError) in try server.hover(params) },
    "textDocument/completion": .now { server, params throws(ResponseError) in try server.completion(params) },
    "textDocument/documentColor": .now { server, params throws(ResponseError) in try server.documentColors(params) },
    "textDocument/colorPresentation": .now { server, params throws(ResponseError) in
      try server.colorPresentations(params)
    },
    "textDocument/inlayHint": .now { server, params throws(ResponseError) in try server.inlayHints(params) },
    "textDocument/definition": .now { server, params throws(ResponseError) in try server.definition(params) },
    "textDocument/references": .later { server, params, reply throws(ResponseError) in
      try server.references(params, reply)
    },
    "textDocument/documentSymbol": .now { server, params throws(ResponseError) in try server.documentSymbols(params) },
    "textDocument/codeLens": .later { server, params, reply throws(ResponseError) in
      try server.codeLenses(params, reply)
    },
    "workspace/executeCommand": .later { server, params, reply throws(ResponseError) in
      try server.executeCommand(params, reply)
    },
  ]

  static let notifications: [String: NotificationHandler] = [
    "initialized": { server, _ in server.initialized() },
    "textDocument/didOpen": { server, params throws(ResponseError) in try server.didOpen(params) },
    "textDocument/didChange": { server, params throws(ResponseError) in try server.didChange(params) },
    "textDocument/didClose": { server, params throws(ResponseError) in try server.didClose(params) },
    "textDocument/didSave": { server, params throws(ResponseError) in try server.didSave(params) },
    "workspace/didChangeWatchedFiles": { server, params throws(ResponseError) in
      try server.didChangeWatchedFiles(params)
    },
    "workspace/didChangeConfiguration": { server, params in server.didChangeConfiguration(params) },
    "workspace/didChangeWorkspaceFolders": { server, params throws(ResponseError) in
      try server.didChangeWorkspaceFolders(params)
    },
    "window/workDoneProgress/cancel": { server, params in server.cancelProgress(params) },
  ]
}
