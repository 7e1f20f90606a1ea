import Foundation
import Testing

@testable import Linting

struct FileReplacementTests {
  @Test func whatChangedMeanwhileIsLeftAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sym-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let root = try #require(FileReader.realPath(folder.path))
    let file = root + "/A.swift"
    try Data("new by another".utf8).write(to: URL(fileURLWithPath: file))
    let replacement = FileReplacement(roots: [root])
    #expect(throws: FileError("not changed: another program wrote to it meanwhile")) {
      try replacement.replace(file, Array("old".utf8), with: Array("fixed".utf8))
    }
    #expect(try FileReader.read(file) == Array("new by another".utf8))
    try replacement.replace(file, Array("new by another".utf8), with: Array("fixed".utf8))
    #expect(try FileReader.read(file) == Array("fixed".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["A.swift"])
  }
}
