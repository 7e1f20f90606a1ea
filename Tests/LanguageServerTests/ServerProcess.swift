import Foundation
import Markup
import Testing

@testable import LanguageServer

/// The built server as a process of its own, spoken to over pipes as an editor does.
final class ServerProcess: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let arrived = NSCondition()
  /// Everything that came, in order. Touched under `arrived` alone.
  private var messages: [MarkupNode] = []
  private var isClosed = false
  /// Nothing more is read while this is so, and the server has to wait with what it writes.
  private var isPaused = false
  private var pause: ((MarkupNode) -> Bool)?
  private var requestCount = 0

  /// - Parameter preparation: What a shell does before it becomes the server: `ulimit -u 1`.
  init(after preparation: String? = nil) throws {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder =
      bundle?.deletingLastPathComponent() ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = folder.appendingPathComponent("sym-lint")
    process.executableURL = preparation == nil ? program : URL(fileURLWithPath: "/bin/bash")
    process.arguments = preparation.map { ["-c", "\($0) && exec \"$0\" lsp", program.path] } ?? ["lsp"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let descriptor = output.fileHandleForReading.fileDescriptor
    let thread = Thread { [weak self] in self?.read(descriptor) }
    thread.start()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  private func read(_ descriptor: Int32) {
    var framer = MessageFramer()
    let pipe = InputPipe(descriptor: descriptor)
    while true {
      let bytes = pipe.read()
      if bytes.isEmpty { break }
      framer.append(bytes)
      while let body = framer.next() {
        let message = try? MarkupNode.json(body)
        arrived.withLock {
          if let message {
            messages.append(message)
            if pause?(message) ?? false { isPaused = true }
          }
          arrived.broadcast()
          while isPaused { arrived.wait() }
        }
      }
    }
    arrived.withLock {
      isClosed = true
      arrived.broadcast()
    }
  }

  // MARK: Sending

  func send(bytes: [UInt8]) {
    try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  func send(_ message: JSONValue) {
    let body = Array(message.text.utf8)
    send(bytes: Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  func notify(_ method: String, _ params: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  func closeInput() {
    try? input.fileHandleForWriting.close()
  }

  // MARK: Receiving

  /// Reads nothing behind the first message of a kind, until `goOn`.
  func pause(after isLast: @escaping (MarkupNode) -> Bool) {
    arrived.withLock { pause = isLast }
  }

  func goOn() {
    arrived.withLock {
      pause = nil
      isPaused = false
      arrived.broadcast()
    }
  }

  /// Waits until `find` finds something in all that came. Under a sanitizer, beside other work, an answer takes minutes.
  func wait<Found>(_ what: String, _ find: ([MarkupNode]) -> Found?) throws -> Found {
    let limit = Date(timeIntervalSinceNow: 300)
    arrived.lock()
    defer { arrived.unlock() }
    while true {
      if let found = find(messages) { return found }
      if isClosed || !arrived.wait(until: limit) { throw Missing(description: "no \(what)") }
    }
  }

  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// The result of a request.
  func ask(_ method: String, _ params: JSONValue) throws -> MarkupNode {
    let answer = try answer(method, params)
    return try #require(answer["result"], "\(method) failed: \(String(describing: answer["error"]))")
  }

  /// The answer to a request, be it an error.
  func answer(_ method: String, _ params: JSONValue) throws -> MarkupNode {
    try answer(to: request(method, params))
  }

  /// Sends a request; its id.
  func request(_ method: String, _ params: JSONValue) -> Int {
    requestCount += 1
    send(["jsonrpc": "2.0", "id": .integer(requestCount), "method": .string(method), "params": params])
    return requestCount
  }

  func answer(to id: Int) throws -> MarkupNode {
    try wait("answer to \(id)") { messages in
      messages.first { $0["method"] == nil && (try? $0["id"]?.integer()) == id }
    }
  }

  /// Everything that came.
  var received: [MarkupNode] { arrived.withLock { messages } }

  /// The diagnostics last sent of a version of a document.
  func diagnostics(_ uri: String, version: Int) throws -> [MarkupNode] {
    try wait("diagnostics of version \(version)") { messages in
      messages.last { message in
        let params = message["params"]
        return (try? message["method"]?.string()) == "textDocument/publishDiagnostics"
          && (try? params?["uri"]?.string()) == uri && (try? params?["version"]?.integer()) == version
      }.flatMap { try? $0["params"]?["diagnostics"]?.items() }
    }
  }

  /// Waits until some diagnostic says something.
  func waitForMessage(containing text: String) throws {
    _ = try wait("diagnostic with \(text)") { messages -> Bool? in
      let isThere = messages.contains { message in
        let diagnostics = (try? message["params"]?["diagnostics"]?.items()) ?? []
        return diagnostics.contains { (try? $0["message"]?.string())?.contains(text) == true }
      }
      return isThere ? true : nil
    }
  }

  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  // MARK: The usual conversation

  func initialize(_ root: String?, capabilities: JSONValue = [:]) throws -> MarkupNode {
    let uri = root.map { JSONValue.string(DocumentURI(path: $0).text) } ?? .null
    let result = try ask("initialize", ["processId": .null, "rootUri": uri, "capabilities": capabilities])
    notify("initialized", [:])
    return result
  }

  func open(_ uri: String, _ text: String, version: Int = 1, language: String = "swift") {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": .string(language), "version": .integer(version), "text": .string(text),
        ]
      ])
  }

  func change(_ uri: String, version: Int, _ text: String) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .integer(version)],
        "contentChanges": [["text": .string(text)]],
      ])
  }
}
