import Dispatch
import Linting
import Markup

extension Server {
  /// Answers a request by work elsewhere, with progress where the client gave a token for it.
  func inBackground(
    _ params: Params, _ title: String?, _ reply: Reply, _ work: @escaping @Sendable (Cancellation) -> JSONValue
  ) {
    inBackground(params, title, reply.cancellation) { cancellation in
      let result = work(cancellation)
      return { if cancellation.isCanceled { reply.fail(.canceled) } else { reply.send(result) } }
    }
  }

  /// Does work elsewhere; what it returns is called when its progress has ended.
  func inBackground(
    _ params: Params, _ title: String?, _ cancellation: Cancellation,
    _ body: @escaping @Sendable (Cancellation) -> () -> Void
  ) {
    let token = progressToken(params)
    if let token, let title {
      work[token] = cancellation
      client.begin(token, title)
    }
    DispatchQueue.global(qos: .utility).async { [mailbox, client] in
      let finish = body(cancellation)
      if let token, title != nil {
        client.end(token)
        mailbox.putWithoutWaiting(.work { $0.work[token] = nil })
      }
      finish()
    }
  }

  private func progressToken(_ params: Params) -> JSONValue? {
    switch params["workDoneToken"].node?.content {
    case .string(let token): .string(token)
    case .number(let token, _): Int(token).map { .integer($0) }
    default: nil
    }
  }

  /// What goes through the files around an open document, once it is asked elsewhere.
  func workspaceReader(_ session: LintSession) -> @Sendable () -> WorkspaceReader {
    var buffers: [String: [UInt8]] = [:]
    for document in documents.values where document.kind == .swift { buffers[document.path] = document.lines.bytes }
    let workingFolder = session.workspace.workingFolder
    let isNamed = folders.contains { $0.path == workingFolder }
    let folder = isNamed ? workingFolder : session.workspace.configuration.folder
    let mayWalk = isNamed || session.workspace.configuration.path != nil || Repository.root(of: folder) != nil
    let loader = configurationLoader(workingFolder)
    return { [buffers] in
      var discovery = FileDiscovery(workingFolder: workingFolder, loader: loader)
      let found = mayWalk ? try? discovery.discover([folder]) : nil
      return WorkspaceReader(session, found ?? DiscoveredFiles(), buffers: buffers)
    }
  }

  /// The client's own names for the files that it has open.
  var openNames: [String: DocumentURI] {
    Dictionary(documents.values.map { ($0.path, $0.uri) }, uniquingKeysWith: { first, _ in first })
  }
}
