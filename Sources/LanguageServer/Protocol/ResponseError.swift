import Markup

/// Why a request has no result.
struct ResponseError: Error, Sendable, Hashable {
  /// The codes of JSON-RPC and of the Language Server Protocol.
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case notInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCanceled = -32800
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  static let canceled = ResponseError(.requestCanceled, "canceled")

  static func invalidParams(_ what: String) -> ResponseError { ResponseError(.invalidParams, what) }

  var json: JSONValue { ["code": .integer(code.rawValue), "message": .string(message)] }
}
