import Markup

/// What the server is doing of its own accord, shown to the client.
struct Progress {
  private var count = 0
  /// Tokens of work that goes on, and whether the client has been told that it does.
  private var hasBegun: [String: Bool] = [:]

  mutating func open() -> String {
    count += 1
    let token = "sym-lint/progress/\(count)"
    hasBegun[token] = false
    return token
  }

  /// Whether the work still goes on.
  mutating func begin(_ token: String) -> Bool {
    guard hasBegun[token] == false else { return false }
    hasBegun[token] = true
    return true
  }

  /// Whether the client was told of the work.
  mutating func close(_ token: String) -> Bool { hasBegun.removeValue(forKey: token) ?? false }
}

extension Server {
  /// Shows that something is going on, where the client can; what it returns ends it.
  func beginProgress(_ title: String) -> String? {
    guard capabilities.showsProgress, phase == .running else { return nil }
    let token = progress.open()
    client.ask("window/workDoneProgress/create", ["token": .string(token)]) { server, answer in
      guard case .success = answer, server.progress.begin(token) else { return }
      server.client.begin(.string(token), title)
    }
    return token
  }

  func endProgress(_ token: String?) {
    if let token, progress.close(token) { client.end(.string(token)) }
  }

  /// `window/workDoneProgress/cancel`: what the client asked for is canceled as the request that it is.
  func cancelProgress(_ params: Params) {
    switch params["token"].node?.content {
    case .string(let token): work[.string(token)]?.cancel()
    case .number(let token, _): work[.integer(Int(token) ?? 0)]?.cancel()
    default: break
    }
  }
}

extension Client {
  func begin(_ token: JSONValue, _ title: String) {
    notify("$/progress", ["token": token, "value": ["kind": "begin", "title": .string(title)]])
  }

  func report(_ token: JSONValue, percentage: Int) {
    notify("$/progress", ["token": token, "value": ["kind": "report", "percentage": .integer(percentage)]])
  }

  func end(_ token: JSONValue) {
    notify("$/progress", ["token": token, "value": ["kind": "end"]])
  }
}
