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

  func workspaceReader(_ session: LintSession) -> WorkspaceReader {
    var buffers: [String: [UInt8]] = [:]
    for document in documents.values where document.kind == .swift { buffers[document.path] = document.lines.bytes }
    return WorkspaceReader(
      session, loader: configurationLoader(session.workspace.workingFolder), buffers: buffers)
  }

  /// The client's own names for the files that it has open.
  var openNames: [String: DocumentURI] {
    Dictionary(documents.values.map { ($0.path, $0.uri) }, uniquingKeysWith: { first, _ in first })
  }
}
