import Foundation
import TestSupport
import Testing

@testable import Linting

/// What stands in a cache need not be what a run has put there.
struct HostileCacheTests {
  private static func finding(_ range: Range<Int>, _ place: [Int]) -> Finding {
    Finding(
      file: "A.swift", range: range, line: place[0], column: place[1], endLine: place[2], endColumn: place[3],
      rule: "raw-spacing", severity: .warning, message: "", text: "", value: "", suggestions: [], fingerprint: "")
  }

  @Test(arguments: [
    (5..<7, [2, 1, 2, 3], true), (5..<5, [2, 1, 2, 1], true), (5..<7, [2, 9, 3, 1], true),
    (5..<7, [2, 1, 1, 9], false), (5..<7, [2, 3, 2, 1], false), (5..<7, [0, 1, 2, 3], false),
    (5..<7, [1, 0, 1, 1], false), (5..<7, [1, 1, 2, 0], false), (5..<1 << 33, [1, 1, 1, 1], false),
  ])
  func findingsHaveAPlace(range: Range<Int>, place: [Int], isTaken: Bool) {
    let review = FileReview(findings: [Self.finding(range, place)], suppressedCount: 0, suppressions: nil)
    #expect((try? RunRecord.Outcome(nil, review).findings()) == (isTaken ? review.findings : nil))
  }

  /// Sums of what is counted do not overflow.
  @Test(arguments: [0, 1, Int(UInt32.max), Int(UInt32.max) + 1, Int.max, -1])
  func countsAreThoseOfFiles(count: Int) throws {
    let record = RunRecord(
      conditions: "", generation: 1, tokenCount: count, activeRules: [], problems: [], notes: [], entries: [:])
    let read = try? RunRecord(record.encoded(seed: 1), seed: 1)
    #expect(read?.tokenCount == (0...Int(UInt32.max) ~= count ? count : nil))
  }

  @Test(.timeLimit(.minutes(1))) func aPipeIsNotWaitedFor() throws {
    let folder = try TemporaryFolder([:])
    let path = folder.path + "/a.originals"
    try #require(mkfifo(path, 0o600) == 0)
    #expect(Originals(path, seed: 1) == nil)
    #expect(Originals(folder.path, seed: 1) == nil)
  }

  /// A file of two terabytes that says that all of it are tokens.
  @Test func moreThanAFileMayHaveIsNotRead() throws {
    let folder = try TemporaryFolder([:])
    let path = folder.path + "/a.originals"
    let size = 1 << 41
    var end = RecordWriter()
    end.count(0)
    end.integer(UInt64(size))
    end.integer(1)
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.seek(toOffset: UInt64(size))
    try file.write(contentsOf: Data(end.bytes))
    try file.close()
    #expect(OpenCacheFile(path)?.size == size + 24)
    #expect(Originals(path, seed: 1)?.tokens == nil)
  }
}
