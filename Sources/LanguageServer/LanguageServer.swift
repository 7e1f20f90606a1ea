import Linting

/// The language server as a whole: speaks the Language Server Protocol over two descriptors until the client is done.
package enum LanguageServer {
  /// Serves one client.
  ///
  /// - Returns: The exit status that the protocol asks for: 0 where the client has said `shutdown`, 1 otherwise.
  package static func run(input: Int32, output: Int32, version: String) -> Int32 {
    let ledger = RequestLedger()
    let mailbox = Mailbox<Event>()
    let reader = MessageReader(input: InputPipe(descriptor: input), mailbox: mailbox, ledger: ledger)
    let thread = BackgroundThread { reader.run() }
    thread.start()
    let client = Client(OutputPipe(descriptor: output), ledger)
    let status = Server(client: client, mailbox: mailbox, version: version).run()
    client.cancelAll()
    return status
  }
}

/// What the server's one thread works off, in the order of arrival.
enum Event: Sendable {
  case message(IncomingMessage, Cancellation?)
  /// The input ended, or the client's process did.
  case clientIsGone
  /// What work in the background came to.
  case work(@Sendable (Server) -> Void)
}

/// Reads messages on a thread of its own, so that a cancellation overtakes the work before it.
struct MessageReader: Sendable {
  let input: InputPipe
  let mailbox: Mailbox<Event>
  let ledger: RequestLedger

  func run() {
    var framer = MessageFramer()
    while true {
      let bytes = input.read()
      if bytes.isEmpty { break }
      framer.append(bytes)
      while let body = framer.next() { take(IncomingMessage(body: body)) }
    }
    mailbox.putWithoutWaiting(.clientIsGone)
  }

  private func take(_ message: IncomingMessage) {
    switch message {
    case .notification("$/cancelRequest", let params):
      if let id = params?["id"].flatMap({ RequestID($0) }) { ledger.cancel(id) }
    case .request(let id, _, _):
      mailbox.put(.message(message, ledger.open(id)))
    default:
      mailbox.put(.message(message, nil))
    }
  }
}
