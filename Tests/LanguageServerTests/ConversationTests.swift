import Foundation
import Markup
import TestSupport
import Testing

@testable import LanguageServer

/// Whole conversations with the built server.
@Suite(.serialized)
struct ConversationTests {
  private static let tokens = """
    import SwiftUI
    enum Spacing {
      static let medium: CGFloat = 15
    }
    extension Color { static let ink = Color(red: 31 / 255, green: 37 / 255, blue: 46 / 255) }
    """
  private static let card = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        Text("가😀").padding(15)
      }
    }
    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([".sym-lint.yml": "preset: recommended\n", "Sources/Tokens.swift": Self.tokens])
  }

  private func uri(_ folder: TemporaryFolder, _ name: String) -> String {
    DocumentURI(path: folder.path + "/" + name).text
  }

  /// A server that has read the tokens of a folder: it does not let anybody wait for them, however busy the machine is.
  private func server(_ folder: TemporaryFolder, capabilities: JSONValue = [:]) throws -> ServerProcess {
    let server = try ServerProcess()
    _ = try server.initialize(folder.path, capabilities: capabilities)
    server.open(uri(folder, "Sources/First.swift"), Self.card)
    try server.waitForMessage(containing: "Spacing.medium")
    return server
  }

  @Test func endsAsTheProtocolSays() throws {
    let polite = try ServerProcess()
    _ = try polite.initialize(nil)
    #expect(try polite.ask("shutdown", .null).isNull)
    polite.notify("exit", .null)
    #expect(polite.status() == 0)
    let rude = try ServerProcess()
    _ = try rude.initialize(nil)
    rude.notify("exit", .null)
    #expect(rude.status() == 1)
    let gone = try ServerProcess()
    gone.send(bytes: Array("Content-Length: 500\r\n\r\n{\"json".utf8))
    gone.closeInput()
    #expect(gone.status() == 1)
  }

  #if os(Linux)
    /// Where no thread is to be had, here because none gets a stack, all is done on the one there is.
    @Test(.timeLimit(.minutes(1))) func servesWithoutAnyOtherThread() throws {
      let folder = try folder()
      try folder.write(Self.card, to: "Sources/Card.swift")
      let server = try ServerProcess(after: "ulimit -s \(1 << 37)")
      _ = try server.initialize(folder.path)
      server.open(uri(folder, "Sources/First.swift"), Self.card)
      try server.waitForMessage(containing: "Spacing.medium")
      let report = try server.ask("workspace/diagnostic", ["previousResultIds": []])
      #expect(try report["items"]?.items().count == 3)
      #expect(try server.ask("shutdown", .null).isNull)
      server.notify("exit", .null)
      #expect(server.status() == 0)
    }
  #endif

  @Test func unsavedTokensCount() throws {
    let folder = try folder()
    let server = try ServerProcess()
    _ = try server.initialize(folder.path)
    let card = uri(folder, "Sources/Card.swift")
    server.open(card, Self.card)
    try server.waitForMessage(containing: "Spacing.medium")
    let tokens = uri(folder, "Sources/Tokens.swift")
    server.open(tokens, Self.tokens)
    server.change(tokens, version: 2, Self.tokens.replacing("medium", with: "cozy"))
    try server.waitForMessage(containing: "Spacing.cozy")
  }

  @Test func aBrokenConfigurationIsSaidOnceAndKeepsTheLastGoodOne() throws {
    let folder = try folder()
    let server = try ServerProcess()
    _ = try server.initialize(folder.path)
    let card = uri(folder, "Sources/Card.swift")
    let configuration = uri(folder, ".sym-lint.yml")
    server.open(card, Self.card)
    #expect(try server.diagnostics(card, version: 1).count == 1)
    server.open(configuration, "preset: recommended\n", language: "yaml")
    server.change(configuration, version: 2, "preset: strickt\n")
    let errors = try server.diagnostics(configuration, version: 2)
    #expect(try errors.first?["message"]?.string().contains("strict") == true)
    server.change(card, version: 2, Self.card + "\n")
    #expect(try server.diagnostics(card, version: 2).count == 1)
    server.change(configuration, version: 3, "rules:\n  raw-spacing: off\n")
    #expect(try server.diagnostics(configuration, version: 3).isEmpty)
    server.change(card, version: 3, Self.card)
    #expect(try server.diagnostics(card, version: 3).isEmpty)
  }

  @Test func findsDefinitionsAndReferences() throws {
    let folder = try folder()
    try folder.write("import SwiftUI\nlet a = Text(\"\").padding(Spacing.medium)\n", to: "Sources/A.swift")
    let server = try ServerProcess()
    _ = try server.initialize(folder.path)
    let card = uri(folder, "Sources/Card.swift")
    server.open(card, Self.card.replacing("15", with: "Spacing.medium).padding(15"))
    try server.waitForMessage(containing: "Spacing.medium")
    let at: JSONValue = ["line": 3, "character": 32]
    let definition = try server.ask(
      "textDocument/definition", ["textDocument": ["uri": .string(card)], "position": at])
    #expect(try definition.items().first?["uri"]?.string() == uri(folder, "Sources/Tokens.swift"))
    #expect(try definition.items().first?["range"]?["start"]?["line"]?.integer() == 2)
    let references = try server.ask(
      "textDocument/references",
      ["textDocument": ["uri": .string(card)], "position": at, "context": ["includeDeclaration": true]])
    // The card is not on the disk, but open.
    #expect(
      try Set(references.items().compactMap { try $0["uri"]?.string() })
        == [uri(folder, "Sources/A.swift"), uri(folder, "Sources/Tokens.swift"), card])
    let tokens = uri(folder, "Sources/Tokens.swift")
    server.open(tokens, Self.tokens)
    let lenses = try server.ask("textDocument/codeLens", ["textDocument": ["uri": .string(tokens)]])
    #expect(
      try lenses.items().compactMap { try $0["command"]?["title"]?.string() }.contains(
        "2 uses, 1 raw value equal to it"))
  }

  @Test(arguments: [
    ("Text(\"a\").padding(|)", "Spacing.medium"), ("Text(\"a\").padding(Sp|)", "Spacing.medium"),
    ("Text(\"a\").padding(Spacing.|)", "medium"), ("let c: Color = .|", "ink"),
    ("Text(\"a\").padding(15|)", "Spacing.medium"), ("// sym-lint:disable:next |", "raw-spacing"),
    ("// sym-lint:|", "disable:next"),
  ])
  func completes(code: String, label: String) throws {
    let folder = try folder()
    let server = try server(folder)
    let card = uri(folder, "Sources/Card.swift")
    let column = try #require(code.utf8.firstIndex(of: UInt8(ascii: "|"))).utf16Offset(in: code)
    let line = code.replacing("|", with: "")
    server.open(card, "import SwiftUI\nstruct V: View { var body: some View {\n\(line)\n} }\n")
    let result = try server.ask(
      "textDocument/completion",
      ["textDocument": ["uri": .string(card)], "position": ["line": 2, "character": .integer(column)]])
    let items = try result["items"]?.items() ?? []
    #expect(try items.contains { try ($0["textEdit"]?["newText"]?.string() ?? "") == label })
  }

  /// What is hidden at a place is no completion there.
  @Test(arguments: [
    ("enum Spacing {} ; func f() { Text(\"a\").padding(|) }", ["Spacing.medium"]),
    ("enum Spacing {} ; func f() { Text(\"a\").padding(15|) }", ["Spacing.medium"]),
    ("enum Spacing {} ; func f() { Text(\"a\").padding(Spacing.|) }", ["medium"]),
    ("enum Spacings {} ; func f() { Text(\"a\").padding(|) }", []),
    ("func f(Color: Int) { Text(\"a\").padding(15).foregroundStyle(Color.|) }", ["ink"]),
  ])
  func hiddenNamesAreNotCompleted(code: String, hidden: [String]) throws {
    let folder = try folder()
    let server = try server(folder)
    let card = uri(folder, "Sources/Card.swift")
    let column = try #require(code.utf8.firstIndex(of: UInt8(ascii: "|"))).utf16Offset(in: code)
    server.open(card, "import SwiftUI\nstruct V: View {\n\(code.replacing("|", with: ""))\n}\n")
    let result = try server.ask(
      "textDocument/completion",
      ["textDocument": ["uri": .string(card)], "position": ["line": 2, "character": .integer(column)]])
    let texts = try (result["items"]?.items() ?? []).map { try $0["textEdit"]?["newText"]?.string() ?? "" }
    #expect(hidden.allSatisfy { !texts.contains($0) }, "\(texts)")
    #expect(!hidden.isEmpty || texts.contains("Spacing.medium"), "\(texts)")
  }

  @Test func hoverTellsCandidatesAndRules() throws {
    let folder = try folder()
    let server = try server(folder, capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown"]]]])
    let card = uri(folder, "Sources/Card.swift")
    server.open(card, Self.card + "\n// sym-lint:disable:next raw-color\n")
    func hover(_ line: Int, _ character: Int) throws -> String {
      let result = try server.ask(
        "textDocument/hover",
        [
          "textDocument": ["uri": .string(card)],
          "position": ["line": .integer(line), "character": .integer(character)],
        ])
      return try result["contents"]?["value"]?.string() ?? ""
    }
    #expect(try hover(3, 25).contains("`Spacing.medium`"))
    #expect(try hover(6, 28).contains("raw-color"))
    #expect(try hover(0, 2).isEmpty)
  }

  /// A transcript with bytes changed here and there: whatever comes, the server ends with its input and not by a signal.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func outlivesDamagedTranscripts(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let messages: [JSONValue] = [
      ["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ["capabilities": [:], "rootUri": .null]],
      ["jsonrpc": "2.0", "method": "initialized", "params": [:]],
      [
        "jsonrpc": "2.0", "method": "textDocument/didOpen",
        "params": [
          "textDocument": [
            "uri": "untitled:a.swift", "languageId": "swift", "version": 1, "text": .string(Self.card),
          ]
        ],
      ],
      [
        "jsonrpc": "2.0", "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": "untitled:a.swift", "version": 2],
          "contentChanges": [
            [
              "range": ["start": ["line": 3, "character": 2], "end": ["line": 3, "character": 9]],
              "text": "한😀\r\n",
            ]
          ],
        ],
      ],
      [
        "jsonrpc": "2.0", "id": 2, "method": "textDocument/codeAction",
        "params": [
          "textDocument": ["uri": "untitled:a.swift"],
          "range": ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]],
          "context": ["diagnostics": []],
        ],
      ],
    ]
    let server = try ServerProcess()
    for _ in 0..<12 {
      for message in messages {
        var body = Array(message.text.utf8)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let index = Int.random(in: body.indices, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: body[index] = UInt8.random(in: 0...255, using: &random)
          case 1: body.remove(at: index)
          case 2: body.insert(contentsOf: Array("9999999999".utf8), at: index)
          default: body.insert(body[index], at: index)
          }
        }
        server.send(bytes: Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
      }
    }
    server.closeInput()
    #expect(server.status() >= 0)
  }
}
