import BuiltInRules
import Foundation
import Markup
import Testing

@testable import Linting

/// The rules in the program are those on disk.
struct EmbeddedRulesTests {
  /// `rules/`, found from this file.
  private let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("rules")

  @Test func holdsEveryFileOnDisk() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
    #expect(BuiltInRules.files.map { "\($0.folder)/\($0.name).yaml" } == paths.sorted())
  }

  @Test func holdsTheBytesOnDisk() throws {
    for file in BuiltInRules.files {
      let disk = try Data(contentsOf: folder.appendingPathComponent("\(file.folder)/\(file.name).yaml"))
      #expect(file.bytes == Array(disk), "\(file.folder)/\(file.name)")
    }
  }

  /// What a run reads is what the files say, their documentation apart.
  @Test func holdsThePackedRules() throws {
    let documentation: Set = ["why", "configure", "examples"]
    for file in BuiltInRules.files {
      guard case .mapping(let entries) = try MarkupNode.yaml(file.bytes).content else { continue }
      let matching = entries.filter { !documentation.contains($0.key) }
      let first = try #require(entries.firstIndex { documentation.contains($0.key) })
      #expect(first == matching.count, "\(file.name): the documentation comes last")
      let node = MarkupNode(content: .mapping(matching), position: entries[0].keyPosition, endOffset: 0)
      #expect(node.packed == file.packedBytes, "\(file.name)")
      #expect(MarkupNode(packed: file.packedBytes)?.packed == file.packedBytes, "\(file.name)")
    }
    let (all, run) = (try RuleSet.builtInRules(), try RuleSet.builtInRules(.matching))
    #expect(run.map(\.message) == all.map(\.message))
    #expect(run.map { $0.patterns.map(\.text) } == all.map { $0.patterns.map(\.text) })
  }
}
