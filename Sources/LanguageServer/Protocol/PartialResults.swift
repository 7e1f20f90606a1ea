import Markup

/// Sends a list bit by bit to a client that gave a token for it, which then gets none of it in the answer.
struct PartialResults: Sendable {
  private let token: JSONValue?
  private let client: Client

  init(_ params: Params, _ client: Client) {
    token = params["partialResultToken"].progressToken
    self.client = client
  }

  /// Sends some of the results; false where the client wants them in the answer.
  func send(_ results: JSONValue) -> Bool {
    guard let token else { return false }
    client.notify("$/progress", ["token": token, "value": results])
    return true
  }

  func send(_ results: [JSONValue]) -> Bool { results.isEmpty ? token != nil : send(.array(results)) }
}

extension Params {
  /// What reports of progress are told apart by.
  var progressToken: JSONValue? {
    switch node?.content {
    case .string(let token): .string(token)
    case .number(let token, _): Int(token).map { .integer($0) }
    default: nil
    }
  }
}
