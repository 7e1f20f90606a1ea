import Foundation
import TestSupport
import Testing

@testable import Linting

struct IgnoreRulesTests {
  /// Ignore files in the form of one that tries every rule of Git's.
  private static let rules = """
    # comment
    \\#hash
    !kept.swift
    *.log
    /anchored
    dir-only/
    a/b
    **/deep
    x/**
    y/**/z
    !important.log
    trailing\u{20}\u{20}
    quoted\\\u{20}
    \\!bang
    [ab]c
    w?ld
    foo*bar
    sub/*.txt
    {a,b}
    ab**cd
    [[:digit:]]n
    [!q]q
    한글*
    end/
    !end/keep
    bad[class
    back\\\\slash
    """

  private static let paths = [
    "#hash", "kept.swift", "a.log", "important.log", "anchored", "s/anchored", "dir-only/f", "s/dir-only/f", "a/b",
    "s/a/b", "a/b/c", "q/deep/f", "deep", "x/f", "x", "x/g/h", "y/z", "y/1/2/z", "trailing", "trailing  ", "quoted ",
    "quoted", "!bang", "bang", "ac", "bc", "cc", "wild", "wld", "foobar", "fooxbar", "foo/bar", "sub/1.txt",
    "s/sub/1.txt", "sub/t/1.txt", "{a,b}", "a", "abxcd", "ab/x/cd", "1n", "an", "qq", "rq", "한글파일.swift",
    "한.swift", "end/keep", "end/f", "bad[class", "back\\slash", "n/inner.swift", "n/other.swift", "n/only/f",
    "n/m/deep.swift", "n/m/a.log", "excluded-by-info",
  ]

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")))
  func agreesWithGit() throws {
    let folder = try TemporaryFolder([
      ".gitignore": Self.rules, "n/.gitignore": "inner.swift\n/only\n!m/*.log\nm/deep.swift\n", "n/m/": "",
    ])
    _ = try run(["init", "-q"], in: folder.path, input: "")
    try folder.write("excluded-by-info\n", to: ".git/info/exclude")
    for path in Self.paths where !path.hasSuffix("/") {
      // A file where another path needs a folder cannot be made: Git then goes by the path's text alone.
      try? folder.write("", to: path)
    }
    let output = try run(
      ["check-ignore", "--stdin", "-z", "--no-index"], in: folder.path, input: Self.paths.joined(separator: "\0"))
    let ignored = Set(output.split(separator: "\0").map(String.init))
    for path in Self.paths {
      let isFolder = FileReader.kind(of: FilePath.join(folder.path, path)) == .folder
      #expect(isIgnored(path, isFolder, in: folder.path) == ignored.contains(path), "\(path)")
    }
  }

  /// As the walk does it: no file comes back from a folder that is left out.
  private func isIgnored(_ path: String, _ isFolder: Bool, in root: String) -> Bool {
    var stack = IgnoreStack()
    stack.push(excludesOf: root)
    stack.push(ignoreFileOf: root)
    var place = root
    let parts = FilePath.split(path)
    for (index, part) in parts.enumerated() {
      place = FilePath.join(place, String(part))
      let isLast = index == parts.count - 1
      if stack.ignores(place, isFolder: isFolder || !isLast) { return true }
      if !isLast { stack.push(ignoreFileOf: place) }
    }
    return false
  }

  private func run(_ arguments: [String], in folder: String, input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
