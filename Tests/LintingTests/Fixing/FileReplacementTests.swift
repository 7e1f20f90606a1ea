import Foundation
import TestSupport
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

  @Test func aFailedWriteLeavesNothing() throws {
    let folder = try TemporaryFolder(["a.json": "old"])
    for name in ["a.json", "b.json"] {
      #expect(throws: FileError("no room")) {
        try WholeFile.write(to: folder.path + "/" + name) { descriptor throws(FileError) in
          try WholeFile.write(Array("half".utf8), to: descriptor)
          throw FileError("no room")
        }
      }
    }
    #expect(try folder.text(of: "a.json") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.json"])
  }

  @Test func aFileMayBeWrittenWhileItIs() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a"
    try WholeFile.write(to: path) { outer throws(FileError) in
      try WholeFile.write(to: path) { inner throws(FileError) in
        try WholeFile.write(Array("inner".utf8), to: inner)
      }
      try WholeFile.write(Array("outer".utf8), to: outer)
    }
    #expect(try folder.text(of: "a") == "outer")
  }
}
