import Markup
import TestSupport
import Testing

@testable import LanguageServer

/// What becomes of work in the background that nobody waits for any more.
@Suite(.serialized)
struct CancellationTests {
  private static let fileCount = 160

  /// More raw values than go into a pipe at once, in every few files.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([".sym-lint.yml": "preset: recommended\n"])
    let lines = (0..<20).map { "    Text(\"\").padding(\(100 + $0))\n" }.joined()
    for index in 0..<Self.fileCount {
      try folder.write(
        "import SwiftUI\nstruct View\(index) {\n  func body() {\n\(lines)  }\n}\n", to: "View\(index).swift")
    }
    return folder
  }

  private func reports(_ message: MarkupNode) -> Int? {
    guard (try? message["params"]?["token"]?.string()) == "partial" else { return nil }
    return try? message["params"]?["value"]?["items"]?.items().count
  }

  /// The client stops reading behind the first reports, so that the server stands in the midst of its work when the
  /// cancellation comes.
  @Test func aCanceledRequestStopsInTheMidstOfItsWork() throws {
    let folder = try folder()
    let server = try ServerProcess()
    _ = try server.initialize(folder.path, capabilities: ["textDocument": ["diagnostic": [:]]])
    server.pause { self.reports($0) != nil }
    let id = server.request(
      "workspace/diagnostic",
      ["previousResultIds": [], "partialResultToken": "partial", "workDoneToken": "work"])
    _ = try server.wait("partial result") { $0.first { self.reports($0) != nil } }
    server.notify("$/cancelRequest", ["id": .integer(id)])
    // More than a pipe holds: once it is written, the cancellation is read.
    server.notify("$/padding", ["text": .string(String(repeating: "x", count: 1 << 19))])
    server.goOn()
    let answer = try server.answer(to: id)
    #expect(try answer["error"]?["code"]?.integer() == -32800)
    let count = server.received.compactMap { reports($0) }.reduce(0, +)
    #expect(count > 0 && count < Self.fileCount / 2)
    let ends = server.received.filter { (try? $0["params"]?["value"]?["kind"]?.string()) == "end" }
    #expect(ends.count == 1)
    // What was read is kept, and the next request gets all.
    let whole = try server.ask("workspace/diagnostic", ["previousResultIds": []])
    #expect(try whole["items"]?.items().count == Self.fileCount)
  }

  @Test func whatIsNotDoneAtTheEndIsCanceled() throws {
    let server = try ServerProcess()
    _ = try server.initialize(try folder().path, capabilities: ["textDocument": ["diagnostic": [:]]])
    let id = server.request("workspace/diagnostic", ["previousResultIds": []])
    _ = server.request("shutdown", [:])
    server.notify("exit", [:])
    let answer = try server.answer(to: id)
    #expect(try answer["error"]?["code"]?.integer() == -32800 || answer["result"] != nil)
  }

  @Test func partialResultsAreAllThereIs() throws {
    let folder = try folder()
    let server = try ServerProcess()
    _ = try server.initialize(folder.path, capabilities: ["textDocument": ["diagnostic": [:]]])
    let result = try server.ask(
      "workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "partial"])
    #expect(try result["items"]?.items().isEmpty == true)
    #expect(server.received.compactMap { reports($0) }.reduce(0, +) == Self.fileCount)
    #expect(server.received.compactMap { reports($0) }.count > 3)
  }
}
