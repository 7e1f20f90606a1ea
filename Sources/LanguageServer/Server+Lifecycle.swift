import Linting
import Markup

extension Server {
  /// `initialize`: takes in what the client is, and says what the server does.
  func initialize(_ params: Params) throws(ResponseError) -> JSONValue {
    guard phase == .new else { throw ResponseError(.invalidRequest, "the server is initialized already") }
    capabilities = ClientCapabilities(params["capabilities"], clientName: params["clientInfo"]["name"].string)
    folders = Self.folders(params)
    if let id = params["processId"].integer.flatMap({ Int32(exactly: $0) }), id > 0 { watch(ClientProcess(id: id)) }
    phase = .running
    return [
      "capabilities": ServerCapabilities.json(for: capabilities),
      "serverInfo": ["name": "sym-lint", "version": .string(version)],
    ]
  }

  private static func folders(_ params: Params) -> [WorkspaceFolder] {
    if let folders = params["workspaceFolders"].items {
      return folders.compactMap { $0["uri"].string.flatMap { WorkspaceFolder(uri: $0) } }
    }
    if let uri = params["rootUri"].string { return WorkspaceFolder(uri: uri).map { [$0] } ?? [] }
    guard let path = params["rootPath"].string else { return [] }
    return WorkspaceFolder(uri: DocumentURI(path: path).text).map { [$0] } ?? []
  }

  private func watch(_ process: ClientProcess) {
    let thread = BackgroundThread { [mailbox] in
      process.waitUntilGone()
      mailbox.putWithoutWaiting(.clientIsGone)
    }
    thread.start()
  }

  /// `initialized`: from here on the server may ask the client for things.
  func initialized() {
    if capabilities.watchesFiles { registerWatchers() }
    if capabilities.watchesConfiguration {
      client.ask(
        "client/registerCapability",
        [
          "registrations": [
            [
              "id": "sym-lint/configuration", "method": "workspace/didChangeConfiguration",
              "registerOptions": ["section": .string(ClientSettings.section)],
            ]
          ]
        ])
    }
    askForSettings()
  }

  func shutDown() -> JSONValue {
    phase = .shutDown
    return .null
  }
}
