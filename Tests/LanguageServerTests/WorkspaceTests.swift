import Foundation
import Markup
import TestSupport
import Testing

@testable import LanguageServer

/// What an editor shows of one file depends on others: on what is typed in them, and on what happens on the disk.
@Suite(.serialized)
struct WorkspaceTests {
  private static let watching: JSONValue = [
    "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true, "relativePatternSupport": true]]
  ]

  private func uri(_ folder: TemporaryFolder, _ name: String) -> String {
    DocumentURI(path: folder.path + "/" + name).text
  }

  private func server(_ folder: TemporaryFolder) throws -> ServerProcess {
    let server = try ServerProcess()
    _ = try server.initialize(folder.path, capabilities: Self.watching)
    return server
  }

  private static func colorSet(_ red: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "\(red)", "green": "0x20", "blue": "0x30", "alpha": "1.000"}}}],
     "info": {"author": "xcode", "version": 1}}
    """
  }

  /// A token source that is open and changed but not saved, and what it says of the value in the Swift file.
  @Test(arguments: [
    (
      "App/Assets.xcassets/brand.colorset/Contents.json", "tokens:\n  - assets: App/Assets.xcassets\n",
      colorSet("0x99"), colorSet("0x10")
    ),
    (
      "design/app.tokens.json", "tokens:\n  - dtcg: design/*.json\n    access: 'AppColor.{name}'\n",
      ##"{"brand": {"$type": "color", "$value": "#992030"}}"##,
      ##"{"brand": {"$type": "color", "$value": "#102030"}}"##
    ),
    (
      "design/palette.json5", "tokens:\n  - dtcg: design/app.resolver.json\n    access: 'AppColor.{name}'\n",
      ##"{"brand": {"$type": "color", "$value": "#992030"}}"##,
      ##"{"brand": {"$type": "color", "$value": "#102030"}}"##
    ),
  ])
  func tokenSourcesCountAsTheyAreTypedAndAsTheyAreWritten(
    name: String, configuration: String, before: String, after: String
  ) throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": configuration, name: before,
      "design/app.resolver.json": """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "palette.json5"}]}},
       "resolutionOrder": [{"$ref": "#/sets/base"}]}
      """,
    ])
    let server = try server(folder)
    let view = uri(folder, "View.swift")
    server.open(
      view,
      "import SwiftUI\nfunc a() { Text(\"\").foregroundStyle(Color(red: 16 / 255, green: 32 / 255, blue: 48 / 255)) }\n"
    )
    #expect(try !server.message(view).contains("brand"))
    let source = uri(folder, name)
    server.open(source, before, language: "json")
    server.change(source, version: 2, after)
    try server.waitForMessage(containing: "brand")
    server.notify("textDocument/didClose", ["textDocument": ["uri": .string(source)]])
    try server.waitForLastDiagnostics(of: view) { !$0.contains("brand") }
    try folder.write(after, to: name)
    server.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(source), "type": 2]]])
    try server.waitForLastDiagnostics(of: view) { $0.contains("brand") }
  }

  @Test func filesOfUnusualNamesAreWatchedOneByOne() throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "tokens:\n  - dtcg: design/colors\n    access: 'AppColor.{name}'\n",
      "design/colors": ##"{"brand": {"$type": "color", "$value": "#102030"}}"##,
    ])
    let server = try server(folder)
    let view = uri(folder, "View.swift")
    server.open(
      view,
      "import SwiftUI\nfunc a() { Text(\"\").foregroundStyle(Color(red: 16 / 255, green: 32 / 255, blue: 48 / 255)) }\n"
    )
    try server.waitForMessage(containing: "brand")
    let watchers = try server.wait("registration") { messages in
      messages.lazy.compactMap {
        try? $0["params"]?["registrations"]?.items().first?["registerOptions"]?["watchers"]?.items()
      }
      .first { watchers in watchers.contains { (try? $0["globPattern"]?["pattern"]?.string()) == "colors" } }
    }
    #expect(try watchers.first?["globPattern"]?["baseUri"]?.string() == uri(folder, "design"))
  }

  @Test func definitionsFollowTypingInTheirFile() throws {
    let tokens = "import SwiftUI\nenum Spacing {\n  static let medium: CGFloat = 15\n}\n"
    let folder = try TemporaryFolder([".sym-lint.yml": "preset: recommended\n", "Tokens.swift": tokens])
    let server = try server(folder)
    let card = uri(folder, "Card.swift")
    server.open(card, "import SwiftUI\nfunc a() { Text(\"\").padding(Spacing.medium).padding(15) }\n")
    try server.waitForMessage(containing: "Spacing.medium")
    server.open(uri(folder, "Tokens.swift"), tokens)
    server.change(uri(folder, "Tokens.swift"), version: 2, "// Tokens\n\n" + tokens)
    let definition = try server.ask(
      "textDocument/definition",
      ["textDocument": ["uri": .string(card)], "position": ["line": 1, "character": 30]])
    #expect(try definition.items().first?["range"]?["start"]?["line"]?.integer() == 4)
  }

  @Test func definitionsLeadIntoEverySource() throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml":
        "tokens:\n  - assets: A.xcassets\n  - dtcg: d.json\n    access: 'App.{name}'\n  - inline: {Spacing.gutter: 20}\n",
      "A.xcassets/brand.colorset/Contents.json": Self.colorSet("0x10"),
      "d.json": ##"{"sea": {"$type": "color", "$value": "#445566"}}"##,
    ])
    let server = try server(folder)
    let view = uri(folder, "V.swift")
    server.open(
      view, "func a() { Text(\"\").tint(Color.brand).padding(Spacing.gutter).tint(App.sea).padding(20) }\n")
    try server.waitForMessage(containing: "Spacing.gutter")
    let files = try [31, 50, 71].map { character in
      let definition = try server.ask(
        "textDocument/definition",
        ["textDocument": ["uri": .string(view)], "position": ["line": 0, "character": .integer(character)]])
      return try definition.items().first?["uri"]?.string()
    }
    #expect(
      files
        == ["A.xcassets/brand.colorset/Contents.json", ".sym-lint.yml", "d.json"].map { uri(folder, $0) })
  }

  /// The baseline knows the finding under the file's former name.
  @Test func theBaselineFollowsRenamedFiles() throws {
    let text = "import SwiftUI\nstruct V { func a() { Text(\"\").padding(15) } }\n"
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "preset: recommended\n", "New.swift": text,
      ".sym-lint-baseline": "Old.swift\traw-spacing\tV.a\t15\t1\n",
    ])
    let server = try server(folder)
    server.open(uri(folder, "New.swift"), text)
    try server.waitForLastDiagnostics(of: uri(folder, "New.swift"), \.isEmpty)
    server.change(uri(folder, "New.swift"), version: 2, text + "func b() { Text(\"\").padding(17) }\n")
    #expect(try server.diagnostics(uri(folder, "New.swift"), version: 2).count == 1)
  }

  /// That of a folder above holds for a configuration which has none.
  @Test func theBaselineAboveHolds() throws {
    let text = "import SwiftUI\nstruct V { func a() { Text(\"\").padding(15) } }\n"
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "In/.sym-lint.yml": "", "In/A.swift": text,
      ".sym-lint-baseline": "In/A.swift\traw-spacing\tV.a\t15\t1\n",
    ])
    let server = try server(folder)
    server.open(uri(folder, "In/A.swift"), text)
    try server.waitForLastDiagnostics(of: uri(folder, "In/A.swift"), \.isEmpty)
  }

  /// `tint` of `Badge` is no color, which a file says that is neither open nor a token source.
  @Test func otherFilesTellWhatIsNoColor() throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "preset: strict\ntokens:\n  - swift: Tokens.swift\n", "Tokens.swift": "enum Spacing {}\n",
      "Badge.swift": "import SwiftUI\nstruct Badge { init(textColor: BrandColor) {} }\n",
    ])
    let server = try server(folder)
    server.open(uri(folder, "View.swift"), "import SwiftUI\nfunc a() { Badge(textColor: .red) }\n")
    try server.waitForLastDiagnostics(of: uri(folder, "View.swift"), \.isEmpty)
  }

  /// What a class inherits is typed in another file, which may be a token source or not.
  @Test(arguments: ["preset: recommended\n", "tokens:\n  - swift: Tokens.swift\n"])
  func otherFilesTellWhatANameMeans(configuration: String) throws {
    let base = "class Base {}\n"
    let folder = try TemporaryFolder([
      ".sym-lint.yml": configuration, "Tokens.swift": "enum Spacing { static let m: CGFloat = 16 }\n",
      "Base.swift": base,
    ])
    let server = try server(folder)
    let view = uri(folder, "View.swift")
    server.open(view, "import UIKit\nclass A: Base { func f() { view.padding(16) } }\n")
    try server.waitForLastDiagnostics(of: view) { $0.contains("Spacing.m") }
    let source = uri(folder, "Base.swift")
    server.open(source, base)
    server.change(source, version: 2, "class Base { enum Spacing {} }\n")
    try server.waitForLastDiagnostics(of: view) { !$0.contains("Spacing.m") }
    server.change(source, version: 3, "class Base { enum Other {} }\n")
    try server.waitForLastDiagnostics(of: view) { $0.contains("Spacing.m") }
  }

  @Test func reportsThatAreKnownAreNotSentAgain() throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "preset: recommended\n", "A.swift": "import SwiftUI\nfunc a() { Text(\"\").padding(15) }\n",
      "B.swift": "let b = 1\n",
    ])
    let server = try server(folder)
    func kinds(_ previous: [MarkupNode]) throws -> [MarkupNode] {
      let ids = try previous.map { report -> JSONValue in
        ["uri": .string(try report["uri"]?.string() ?? ""), "value": .string(try report["resultId"]?.string() ?? "")]
      }
      return try server.ask("workspace/diagnostic", ["previousResultIds": .array(ids)])["items"]?.items() ?? []
    }
    let first = try kinds([])
    #expect(try first.map { try $0["kind"]?.string() } == ["full", "full"])
    #expect(try first.map { try $0["items"]?.items().count } == [1, 0])
    let second = try kinds(first)
    #expect(try second.map { try $0["kind"]?.string() } == ["unchanged", "unchanged"])
    try folder.write("import SwiftUI\nfunc b() { Text(\"\").padding(17) }\n", to: "B.swift")
    server.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri(folder, "B.swift")), "type": 2]]])
    #expect(try kinds(second).map { try $0["kind"]?.string() } == ["unchanged", "full"])
  }

  /// What `lint` fails with is said here, too.
  @Test func aBrokenBaselineIsSaid() throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "", "A.swift": "let a = 1\n", ".sym-lint-baseline": "<<<<<<< ours\n",
    ])
    let server = try server(folder)
    server.open(uri(folder, "A.swift"), "let a = 1\n")
    let said = try server.wait("message") { messages -> String? in
      let message = messages.first { (try? $0["method"]?.string()) == "window/showMessage" }
      return try? message?["params"]?["message"]?.string()
    }
    #expect(said.hasPrefix("sym-lint: .sym-lint-baseline:1:1: is no entry of a baseline"), "\(said)")
  }

  /// Errors in a configuration that nobody has open come with the workspace's diagnostics, to a client that pulls.
  @Test func brokenConfigurationsAreReportedToClientsThatPull() throws {
    let folder = try TemporaryFolder([".sym-lint.yml": "presett: strict\n", "A.swift": "let a = 1\n"])
    let server = try ServerProcess()
    _ = try server.initialize(folder.path, capabilities: ["textDocument": ["diagnostic": [:]]])
    server.open(uri(folder, "A.swift"), "let a = 1\n")
    _ = try server.ask("textDocument/diagnostic", ["textDocument": ["uri": .string(uri(folder, "A.swift"))]])
    let items = try server.ask("workspace/diagnostic", ["previousResultIds": []])["items"]?.items() ?? []
    let report = try #require(items.first { (try? $0["uri"]?.string()) == uri(folder, ".sym-lint.yml") })
    #expect(try report["items"]?.items().first?["message"]?.string().contains("preset") == true)
  }
}

extension ServerProcess {
  /// What the first diagnostics of a document say.
  fileprivate func message(_ uri: String) throws -> String {
    try diagnostics(uri, version: 1).compactMap { try $0["message"]?.string() }.joined(separator: "\n")
  }

  /// Waits until what was last said of a document is as wanted.
  fileprivate func waitForLastDiagnostics(of uri: String, _ isWanted: (String) -> Bool) throws {
    _ = try wait("wanted diagnostics") { messages -> Bool? in
      let last = messages.last { message in
        (try? message["method"]?.string()) == "textDocument/publishDiagnostics"
          && (try? message["params"]?["uri"]?.string()) == uri
      }
      guard let items = last.flatMap({ try? $0["params"]?["diagnostics"]?.items() }) else { return nil }
      let text = items.compactMap { try? $0["message"]?.string() }.joined(separator: "\n")
      return isWanted(text) ? true : nil
    }
  }
}
