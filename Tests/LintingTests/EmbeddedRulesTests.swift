import BuiltInRules
import Foundation
import Testing

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
}
