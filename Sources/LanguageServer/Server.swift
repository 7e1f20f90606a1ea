import Linting
import Markup
import SourceText

/// The state of one conversation, changed by one thread alone.
///
/// What arrives is worked off in order, so that a request sees exactly the changes sent before it. Diagnostics are made
/// when nothing is waiting: while somebody types faster than a file can be linted, the newest state wins.
final class Server {
  enum Phase {
    case new, running, shutDown
  }

  let client: Client
  let mailbox: Mailbox<Event>
  let background = BackgroundWork()
  let version: String
  var phase = Phase.new
  var capabilities = ClientCapabilities()
  var settings = ClientSettings()
  var folders: [WorkspaceFolder] = []
  var documents: [DocumentURI: OpenDocument] = [:]
  /// What was made of each open document, for as long as it holds.
  var analyses: [DocumentURI: DocumentAnalysis] = [:]
  /// Documents whose diagnostics are to be sent.
  var unpublished: Set<DocumentURI> = []
  var projects = Projects()
  /// Counts the times that files may have changed.
  var disk = 0
  /// The files that the client was asked to watch one by one.
  var watchedPaths: Set<String> = []
  /// Counts the documents that were opened.
  var openings = 0
  let places = DefinitionPlaces()
  /// The configuration files with diagnostics on them, and what was last said of each.
  var configurationReports: [String: [ConfigurationError]] = [:]
  var saidConfigurationIsBroken = false
  /// What was said of baselines and still holds.
  var baselineProblems: Set<String> = []
  var progress = Progress()
  /// Work for requests that can be canceled by their progress tokens.
  var work: [JSONValue: Cancellation] = [:]

  init(client: Client, mailbox: Mailbox<Event>, version: String) {
    self.client = client
    self.mailbox = mailbox
    self.version = version
  }

  /// Works until the client is done; the exit status.
  ///
  /// - Parameter reader: What reads the messages here, where no thread does.
  func run(reading reader: MessageReader? = nil) -> Int32 {
    var reader = reader
    while true {
      while reader != nil, mailbox.isEmpty { _ = reader?.readOn() }
      switch mailbox.take() {
      case .clientIsGone: return phase == .shutDown ? 0 : 1
      case .message(.notification("exit", _), _): return phase == .shutDown ? 0 : 1
      case .message(let message, let cancellation): take(message, cancellation)
      case .work(let work): work(self)
      }
      if mailbox.isEmpty { publishDiagnostics() }
    }
  }

  private func take(_ message: IncomingMessage, _ cancellation: Cancellation?) {
    switch message {
    case .request(let id, let method, let params):
      let reply = Reply(id: id, client: client, cancellation: cancellation ?? Cancellation())
      answer(method, Params(params), reply)
    case .notification(let method, let params):
      guard phase == .running else { return }
      // A notification with bad parameters has nobody to complain to.
      try? Self.notifications[method]?(self, Params(params))
    case .response(let id, let result):
      client.answer(to: id)?(self, result)
    case .invalid(let id, let error):
      if let id { client.answer(id, .failure(error)) } else { client.complain(error) }
    }
  }

  private func answer(_ method: String, _ params: Params, _ reply: Reply) {
    do throws(ResponseError) {
      if method == "initialize" { return reply.send(try initialize(params)) }
      switch phase {
      case .new: throw ResponseError(.notInitialized, "the server is not initialized")
      case .shutDown: throw ResponseError(.invalidRequest, "the server is shut down")
      case .running: break
      }
      if reply.isCanceled { throw ResponseError.canceled }
      switch Self.requests[method] {
      case .now(let handler): reply.send(try handler(self, params))
      case .later(let handler): try handler(self, params, reply)
      case nil: throw ResponseError(.methodNotFound, "unknown method '\(method)'")
      }
    } catch {
      reply.fail(error)
    }
  }
}

/// Where the answer to one request goes, from whatever thread makes it.
struct Reply: Sendable {
  let id: RequestID
  let client: Client
  let cancellation: Cancellation

  var isCanceled: Bool { cancellation.isCanceled }

  func send(_ result: JSONValue) { client.answer(id, .success(result)) }

  func fail(_ error: ResponseError) { client.answer(id, .failure(error)) }
}
