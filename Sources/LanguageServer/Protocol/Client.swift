import Markup

/// The client, as the server speaks to it: answers, notifications and requests of the server's own. Any thread may speak.
final class Client: Sendable {
  private let output: OutputPipe
  private let ledger: RequestLedger
  private let asked = Guarded(Asked())

  typealias Answer = @Sendable (Server, Result<MarkupNode?, ResponseError>) -> Void

  private struct Asked {
    var count = 0
    var answers: [String: Answer] = [:]
  }

  init(_ output: OutputPipe, _ ledger: RequestLedger) {
    self.output = output
    self.ledger = ledger
  }

  func answer(_ id: RequestID, _ result: Result<JSONValue, ResponseError>) {
    let answer = Self.answer(id, result)
    output.send { ledger.close(id) ? [answer] : [] }
  }

  /// Tells of all that is not answered that it will not be. What is being answered meanwhile is written to its end.
  func cancelAll() {
    output.send { ledger.end().map { Self.answer($0, .failure(.canceled)) } }
  }

  private static func answer(_ id: RequestID, _ result: Result<JSONValue, ResponseError>) -> [UInt8] {
    let answer: JSONValue =
      switch result {
      case .success(let value): ["jsonrpc": "2.0", "id": id.json, "result": value]
      case .failure(let error): ["jsonrpc": "2.0", "id": id.json, "error": error.json]
      }
    return Array(answer.text.utf8)
  }

  /// Complains about a message that has no id to answer to.
  func complain(_ error: ResponseError) {
    send(["jsonrpc": "2.0", "id": .null, "error": error.json])
  }

  func notify(_ method: String, _ params: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  func ask(_ method: String, _ params: JSONValue?, then answer: @escaping Answer = { _, _ in }) {
    let id = asked.with { asked in
      asked.count += 1
      let id = "sym-lint/\(asked.count)"
      asked.answers[id] = answer
      return id
    }
    send(.object(["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": params]))
  }

  /// What is to be done with a response; nil when nothing was asked.
  func answer(to id: RequestID) -> Answer? {
    guard case .string(let id) = id else { return nil }
    return asked.with { $0.answers.removeValue(forKey: id) }
  }

  private func send(_ message: JSONValue) {
    let body = Array(message.text.utf8)
    output.send { [body] }
  }
}
