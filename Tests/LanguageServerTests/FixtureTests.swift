import Foundation
import Linting
import Markup
import Testing

@testable import LanguageServer

/// An editor shows exactly what a run of the linter reports.
struct FixtureTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures").path

  private static var apps: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: fixtures)) ?? []).filter { $0.hasSuffix("App") }.sorted()
  }

  /// One finding, as both sides can say it.
  struct Line: Hashable, Comparable {
    var text: String

    static func < (left: Line, right: Line) -> Bool { left.text < right.text }
  }

  @Test(arguments: apps)
  func theEditorShowsWhatTheLinterReports(app: String) throws {
    let root = Self.fixtures + "/" + app
    let result = try Linter().lint(LintRequest(paths: ["."], workingFolder: root))
    let expected = result.findings.map {
      Line(text: "\($0.file):\($0.line - 1):\($0.column - 1)-\($0.endLine - 1):\($0.endColumn - 1) \($0.rule)")
    }
    #expect(!expected.isEmpty)
    let server = try ServerProcess()
    _ = try server.initialize(
      root, capabilities: ["general": ["positionEncodings": ["utf-8"]], "textDocument": ["diagnostic": [:]]])
    // From the disk, all at once.
    let report = try server.ask("workspace/diagnostic", ["previousResultIds": []])
    let whole = try report["items"]?.items().flatMap { file in
      try Self.lines(try file["items"]?.items() ?? [], try file["uri"]?.string() ?? "", root)
    }
    #expect(whole?.sorted() == expected.sorted())
    // From buffers, one by one.
    var buffers: [Line] = []
    for file in Set(try Self.swiftFiles(root)).sorted() {
      let uri = DocumentURI(path: root + "/" + file).text
      server.open(uri, try String(contentsOfFile: root + "/" + file, encoding: .utf8))
      let report = try server.ask("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])
      buffers += try Self.lines(try report["items"]?.items() ?? [], uri, root)
    }
    #expect(buffers.sorted() == expected.sorted())
  }

  private static func swiftFiles(_ root: String) throws -> [String] {
    let all = try #require(FileManager.default.enumerator(atPath: root))
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
  }

  private static func lines(_ diagnostics: [MarkupNode], _ uri: String, _ root: String) throws -> [Line] {
    let path = DocumentURI(uri).path ?? ""
    let file = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    return try diagnostics.map { diagnostic in
      func place(_ side: String) throws -> String {
        let position = diagnostic["range"]?[side]
        return "\(try position?["line"]?.integer() ?? -1):\(try position?["character"]?.integer() ?? -1)"
      }
      return Line(text: "\(file):\(try place("start"))-\(try place("end")) \(try diagnostic["code"]?.string() ?? "")")
    }
  }
}
