import Foundation
import TestSupport
import Testing

/// What is written where, and what of it is there when something goes wrong.
struct WrittenFileTests {
  private static let rows = (1...40).map { "func f\($0)() { v.padding(\($0 + 2)) }\n" }.joined()

  /// Runs the program by a script, with its path and the words as arguments.
  private func run(_ script: String, _ words: [String], in workspace: Workspace) throws -> (
    status: Int32, errors: String
  ) {
    let errors = workspace.path + "/errors"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, RunningProgram.executable.path] + words
    process.currentDirectoryURL = URL(fileURLWithPath: workspace.path)
    process.standardOutput = FileHandle.nullDevice
    FileManager.default.createFile(atPath: errors, contents: nil)
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try workspace.text(of: "errors"))
  }

  @Test(arguments: [["lint"], ["fix"], ["baseline", "create"], ["init"], ["report"]])
  func aFolderThatIsGoneIsNotTakenForTheDisk(words: [String]) throws {
    let workspace = try Workspace(["gone/": ""])
    let outcome = try run("cd gone && rmdir ../gone && exec \"$0\" \"$@\"", words, in: workspace)
    #expect(outcome.status == 2 && outcome.errors == "sym-lint: the current folder is gone\n", "\(outcome)")
  }

  /// No more than 512 or 1024 bytes can be written to a file.
  @Test(arguments: [
    (["baseline", "update"], ".sym-lint-baseline"), (["--format", "json", "-o", "out.json"], "out.json"),
    (["report", "--format", "json", "-o", "out.json"], "out.json"),
    (["baseline", "create", "--baseline", "new"], "new"), (["init"], ".sym-lint.yml"),
    (["tokens", "suggest", "--at-least", "1", "-o", "New.swift"], "New.swift"),
  ])
  func aDiskThatIsFullCutsNoFile(words: [String], name: String) throws {
    let workspace = try Workspace(["A.swift": Self.rows])
    if words[0] != "init" {
      try workspace.write("# sym-lint baseline 1\n", to: ".sym-lint-baseline")
      try workspace.write("old", to: "out.json")
    }
    let old = try? workspace.text(of: name)
    let outcome = try run("trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"", words, in: workspace)
    #expect(outcome.status == 2 && outcome.errors.contains("cannot write"), "\(outcome)")
    #expect((try? workspace.text(of: name)) == old)
    let left = try FileManager.default.contentsOfDirectory(atPath: workspace.path).filter { $0.hasSuffix(".sym-lint") }
    #expect(left.isEmpty)
  }

  @Test func aDashIsStandardOutput() throws {
    let workspace = try Workspace(["A.swift": Self.rows])
    #expect(try workspace.program("--format", "json", "-o", "-").output.hasPrefix("{"))
    #expect(try workspace.program("tokens", "export", "-o", "-").output.hasPrefix("{"))
    #expect(!FileManager.default.fileExists(atPath: workspace.path + "/-"))
  }

  /// A file that is opened must not be taken for the stream that the process was started without.
  @Test func aClosedStreamIsNoFile() throws {
    let tokens = "enum Spacing { static let m: CGFloat = 3 }\n"
    let workspace = try Workspace(["A.swift": Self.rows, "T.swift": tokens, ".sym-lint.yml": ""])
    let outcome = try run("exec \"$0\" \"$@\" >&-", ["--format", "json"], in: workspace)
    #expect(outcome.status == 2 && outcome.errors.contains("cannot write"), "\(outcome)")
    #expect(try workspace.text(of: "A.swift") == Self.rows && workspace.text(of: "T.swift") == tokens)
  }

  #if os(Linux)
    /// In a container that has no thread left, the work is done on the one there is. The limit does not hold for root.
    @Test(
      .timeLimit(.minutes(1)),
      .enabled(if: ["/bin/bash", "/usr/bin/setpriv"].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }))
    func noThreadIsNeeded() throws {
      let workspace = try Workspace(["A.swift": Self.rows, "B.swift": Self.rows, ".sym-lint.yml": ""])
      let user = getuid() == 0 ? "/usr/bin/setpriv --reuid 64999 --clear-groups" : ""
      // Such a user may not be let into the folder of the build.
      guard try run("exec \(user) \"$0\" --version", [], in: workspace).status == 0 else { return }
      let script = "exec \(user) /bin/bash -c 'ulimit -u 1; exec \"$0\" \"$@\"' \"$0\" \"$@\""
      let outcome = try run(script, ["lint", "-q", "-j", "4", "--no-cache"], in: workspace)
      #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome)")
    }
  #endif
}
