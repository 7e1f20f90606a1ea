import Markup

/// What the server tells a client it does.
enum ServerCapabilities {
  static func json(for client: ClientCapabilities) -> JSONValue {
    .object([
      "positionEncoding": .string(client.encoding.name),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "diagnosticProvider": client.pullsDiagnostics
        ? [
          "identifier": "sym-lint", "interFileDependencies": true, "workspaceDiagnostics": true,
          "workDoneProgress": true,
        ]
        : nil,
      "codeActionProvider": [
        "codeActionKinds": .array(CodeActionKind.allCases.map { .string($0.rawValue) }), "resolveProvider": false,
      ],
      "hoverProvider": true,
      "completionProvider": ["triggerCharacters": [".", "(", ":"], "resolveProvider": false],
      "colorProvider": true,
      "inlayHintProvider": ["resolveProvider": false],
      "definitionProvider": true,
      "referencesProvider": ["workDoneProgress": true],
      "documentSymbolProvider": true,
      "codeLensProvider": ["resolveProvider": false],
      "executeCommandProvider": [
        "commands": .array(ServerCommand.allCases.map { .string($0.rawValue) }), "workDoneProgress": true,
      ],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ])
  }
}
