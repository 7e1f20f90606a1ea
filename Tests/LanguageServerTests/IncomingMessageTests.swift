import Testing

@testable import LanguageServer

struct IncomingMessageTests {
  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"a"}"#, "request number(\"1\") a"),
    (#"{"jsonrpc":"2.0","id":"","method":"a","params":[]}"#, "request string(\"\") a"),
    (#"{"jsonrpc":"2.0","method":"a","params":{}}"#, "notification a"),
    (#"{"jsonrpc":"2.0","id":7,"result":null}"#, "response number(\"7\")"),
    (#"{"jsonrpc":"2.0","method":"a","params":"\ud83d"}"#, "invalid -32600"),
    (#"{"jsonrpc":"2.0","method":"a","params":["\ud83d"]}"#, "notification a"),
    (#"{"jsonrpc":"2.0","method":"a","params":3}"#, "invalid -32600"),
    (#"{"jsonrpc":"2.0","method":5,"id":null}"#, "invalid -32600"),
    (#"{"jsonrpc":"2.0","method":"a","id":null}"#, "invalid -32600"),
    (#"[{"jsonrpc":"2.0","id":1,"method":"a"}]"#, "invalid -32600"),
    ("1", "invalid -32600"), ("{", "invalid -32700"), ("", "invalid -32700"),
  ])
  func tellsMessagesApart(body: String, kind: String) {
    #expect(Self.kind(of: IncomingMessage(body: Array(body.utf8))) == kind)
  }

  @Test func takesNoBytesThatAreNotText() {
    #expect(Self.kind(of: IncomingMessage(body: [0xFF, 0xFE, 0x7B, 0x7D])) == "invalid -32700")
  }

  @Test(arguments: [600, 200_000])
  func outlivesDeepNesting(depth: Int) {
    let body = Array(repeating: UInt8(ascii: "["), count: depth) + Array(repeating: UInt8(ascii: "]"), count: depth)
    #expect(Self.kind(of: IncomingMessage(body: body)) == "invalid -32700")
  }

  private static func kind(of message: IncomingMessage) -> String {
    switch message {
    case .request(let id, let method, _): "request \(id) \(method)"
    case .notification(let method, _): "notification \(method)"
    case .response(let id, _): "response \(id)"
    case .invalid(_, let error): "invalid \(error.code.rawValue)"
    }
  }
}
