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
    let thread = BackgroundThread {
      var reader = reader
      while reader.readOn() {}
    }
    let isRead = thread.start()
    let client = Client(OutputPipe(descriptor: output), ledger)
    let status = Server(client: client, mailbox: mailbox, version: version).run(reading: isRead ? nil : reader)
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

/// Reads messages, on a thread of its own if there is one, so that a cancellation overtakes the work before it.
struct MessageReader: Sendable {
  let input: InputPipe
  let mailbox: Mailbox<Event>
  let ledger: RequestLedger
  private var framer = MessageFramer()

  init(input: InputPipe, mailbox: Mailbox<Event>, ledger: RequestLedger) {
    self.input = input
    self.mailbox = mailbox
    self.ledger = ledger
  }

  /// Waits for the next bytes and takes the messages that they complete; false at the end of the input.
  mutating func readOn() -> Bool {
    let bytes = input.read()
    if bytes.isEmpty {
      mailbox.putWithoutWaiting(.clientIsGone)
      return false
    }
    framer.append(bytes)
    while let body = framer.next() { take(IncomingMessage(body: body)) }
    return true
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
