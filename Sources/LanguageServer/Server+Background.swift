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
    let token = params["workDoneToken"].progressToken
    if let token, let title {
      work[token] = cancellation
      client.begin(token, title)
    }
    background.begin { [mailbox, client] in
      let finish = body(cancellation)
      if let token, title != nil {
        client.end(token)
        mailbox.putWithoutWaiting(.work { $0.work[token] = nil })
      }
      finish()
    }
  }
}
