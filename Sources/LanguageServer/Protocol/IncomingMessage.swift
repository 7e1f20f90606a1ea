import Markup

/// One message of the client, as JSON-RPC tells them apart.
enum IncomingMessage: Sendable {
  case request(id: RequestID, method: String, params: MarkupNode?)
  case notification(method: String, params: MarkupNode?)
  /// The answer to a request of the server's.
  case response(id: RequestID, Result<MarkupNode?, ResponseError>)
  /// What is none of these; the answer has no id where the message has none.
  case invalid(id: RequestID?, ResponseError)

  init(body: [UInt8]) {
    do {
      self.init(try MarkupNode.json(body, dialect: .wire))
    } catch {
      self = .invalid(id: nil, ResponseError(.parseError, error.description))
    }
  }

  private init(_ message: MarkupNode) {
    guard case .mapping = message.content else {
      self = .invalid(id: nil, ResponseError(.invalidRequest, "a message is one object"))
      return
    }
    let id = message["id"].flatMap { RequestID($0) }
    guard let methodNode = message["method"] else {
      self = IncomingMessage(response: message, id: id)
      return
    }
    guard case .string(let method) = methodNode.content else {
      self = .invalid(id: id, ResponseError(.invalidRequest, "'method' is no string"))
      return
    }
    let params = message["params"]
    guard params.map({ $0.isNull || $0.isCollection }) ?? true else {
      self = .invalid(id: id, ResponseError(.invalidRequest, "'params' is neither an object nor an array"))
      return
    }
    if let id {
      self = .request(id: id, method: method, params: params)
    } else if message["id"] == nil {
      self = .notification(method: method, params: params)
    } else {
      self = .invalid(id: nil, ResponseError(.invalidRequest, "'id' is neither a string nor a number"))
    }
  }

  private init(response message: MarkupNode, id: RequestID?) {
    guard let id, message["result"] != nil || message["error"] != nil else {
      self = .invalid(id: id, ResponseError(.invalidRequest, "a message has a method, a result or an error"))
      return
    }
    if let error = message["error"] {
      let text = (try? error["message"]?.string()) ?? ""
      self = .response(id: id, .failure(ResponseError(.requestFailed, text)))
    } else {
      self = .response(id: id, .success(message["result"]))
    }
  }
}

extension MarkupNode {
  fileprivate var isCollection: Bool {
    switch content {
    case .mapping, .sequence: true
    default: false
    }
  }
}
