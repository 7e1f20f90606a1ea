import Foundation
import TestSupport
import Testing

/// Runs in the shapes that Git repositories come in.
struct RepositoryTests {
  private static let old = "func a() { b.padding(3) }\n"
  private static let added = "func c() { d.padding(5) }\n"

  private func repository(_ files: [String: String]) throws -> Workspace {
    let workspace = try Workspace(files)
    try workspace.git("init", "-q")
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "x")
    return workspace
  }

  private func lint(
    _ folder: String, format: String = "xcode", _ flags: String...
  ) throws -> RunningProgram.Outcome {
    try lint(folder, format: format, flags)
  }

  private func lint(_ folder: String, format: String, _ flags: [String]) throws -> RunningProgram.Outcome {
    var program = RunningProgram(in: try Workspace())
    program.folder = folder
    program.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    return try program.run(["-q", "--format", format] + flags)
  }

  /// `path:line` of each finding.
  private func places(_ outcome: RunningProgram.Outcome) -> [String] {
    outcome.output.split(separator: "\n").map { line in
      line.split(separator: ":").prefix(2).joined(separator: ":")
    }
  }

  // MARK: What is tracked

  /// Git ignores nothing that it tracks, whatever the version of its index, and in each of several working trees.
  @Test(arguments: [(2, "sha1"), (4, "sha1"), (2, "sha256"), (4, "sha256")])
  func trackedFilesAreNotIgnored(version: Int, hash: String) throws {
    let workspace = try Workspace([
      "Old/A.swift": Self.old, "Old/B.swift": Self.old, "Old/C/D.swift": Self.old, "Old/F/G.swift": Self.old,
      "E.swift": Self.old, "F.swift": Self.old, "Sub/G.swift": Self.old,
      ".gitignore": "Old/\n[EF].swift\nSub\n",
    ])
    #expect(try workspace.git("init", "-q", "--object-format=\(hash)") == 0)
    try workspace.git(
      "-c", "index.version=\(version)", "add", "-f", "Old/A.swift", "Old/C/D.swift", "E.swift", ".gitignore")
    let tracked = ["E.swift:1", "Old/A.swift:1", "Old/C/D.swift:1"]
    #expect(try places(lint(workspace.path)) == tracked)
    #expect(try places(lint(workspace.path + "/Old")) == ["A.swift:1", "C/D.swift:1"])
    let named = ["Old/B.swift", "Old/A.swift", "Old/F", "F.swift", "Sub"]
    #expect(try places(lint(workspace.path, format: "xcode", named)) == ["Old/A.swift:1"])
    #expect(try places(lint(workspace.path, "--staged")) == tracked)
    try workspace.git("commit", "-qm", "x")
    #expect(try workspace.git("-c", "index.version=\(version)", "worktree", "add", "-q", "other") == 0)
    try workspace.write(Self.old, to: "other/Old/B.swift")
    #expect(try places(lint(workspace.path + "/other")) == tracked)
  }

  // MARK: Baselines

  @Test func twoBranchesMergeTheirBaselines() throws {
    let workspace = try repository(["A.swift": Self.old, "B 한.swift": Self.old])
    #expect(try workspace.program("baseline", "create", "-q").status == 0)
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "baseline")
    for (branch, file) in [("one", "A.swift"), ("two", "B 한.swift"), ("three", "C.swift")] {
      try workspace.git("checkout", "-q", "main")
      try workspace.git("checkout", "-qb", branch)
      try workspace.write(Self.old + Self.added, to: file)
      #expect(try workspace.program("baseline", "update", "-q").status == 0)
      try workspace.git("add", "-A")
      try workspace.git("commit", "-qm", branch)
    }
    #expect(try workspace.git("merge", "-q", "--no-edit", "one") == 0)
    #expect(try workspace.git("merge", "-q", "--no-edit", "two") == 0)
    #expect(try lint(workspace.path, "--strict-baseline").status == 0)
    // What was merged is as if it had been written at once.
    let merged = try workspace.text(of: ".sym-lint-baseline").split(separator: "\n").sorted()
    #expect(try workspace.program("baseline", "update", "-q").status == 0)
    #expect(try workspace.text(of: ".sym-lint-baseline").split(separator: "\n").sorted() == merged)
  }

  @Test(arguments: ["", "preset: recommended\n"])
  func aBaselineHoldsInEveryFolder(configuration: String) throws {
    var files = ["Modules/Card/A.swift": Self.old, "B.swift": Self.old]
    if !configuration.isEmpty { files[".sym-lint.yml"] = configuration }
    let workspace = try repository(files)
    #expect(try workspace.program("baseline", "create", "-q").status == 0)
    #expect(try workspace.text(of: ".sym-lint-baseline").contains("\nModules/Card/A.swift\t"))
    #expect(try lint(workspace.path + "/Modules").status == 0)
    #expect(try lint(workspace.path + "/Modules/Card", "--strict-baseline", "A.swift").status == 0)
    try workspace.write(Self.old + Self.added, to: "Modules/Card/A.swift")
    #expect(try places(lint(workspace.path + "/Modules/Card")) == ["A.swift:2"])
  }

  @Test func fingerprintsAreTheSameInEveryFolder() throws {
    let workspace = try repository(["Modules/Card/A.swift": Self.old, "B/A.swift": Self.old])
    func prints(_ folder: String) throws -> [String] {
      try lint(workspace.path + folder, format: "jsonl").output.split(separator: "\n").compactMap { line in
        line.firstRange(of: "\"fingerprint\": ").map { String(line[$0.upperBound...]) }
      }
    }
    let all = try prints("")
    #expect(Set(all).count == 2)
    #expect(try prints("/B") + prints("/Modules/Card") == all)
  }

  // MARK: What is staged

  @Test func aWorktreeHasItsOwnIndex() throws {
    let workspace = try repository(["A.swift": Self.old])
    let other = try Workspace()
    try workspace.git("worktree", "add", "-q", other.path + "/한 글", "-b", "other")
    let folder = other.path + "/한 글"
    try other.write(Self.old + Self.added, to: "한 글/A.swift")
    try workspace.git("-C", folder, "add", "-A")
    #expect(try places(lint(folder, "--staged")) == ["A.swift:2"])
    #expect(try places(lint(workspace.path, "--staged")) == [])
  }

  @Test func submodulesAreOfTheirOwn() throws {
    let inner = try repository(["In.swift": Self.old])
    let workspace = try repository(["A.swift": Self.old])
    try workspace.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", inner.path, "Sub")
    try workspace.write(Self.old + Self.added, to: "A.swift")
    try workspace.git("add", "-A")
    #expect(try places(lint(workspace.path, "--staged")) == ["A.swift:2"])
    try workspace.write(Self.old + Self.added, to: "Sub/In.swift")
    try workspace.git("-C", workspace.path + "/Sub", "add", "-A")
    #expect(try places(lint(workspace.path + "/Sub", "--staged")) == ["In.swift:2"])
    #expect(try places(lint(workspace.path, "--staged")) == ["A.swift:2"])
  }

  /// A zero byte does not make Swift code binary: it would take the code out of sight.
  @Test func deletedFilesAreLeftOutAndZeroBytesHideNothing() throws {
    let workspace = try repository(["A.swift": Self.old, "Gone.swift": Self.old])
    try workspace.write("let a = \"\u{0}\"\n" + Self.added, to: "Binary.swift")
    try FileManager.default.removeItem(atPath: workspace.path + "/Gone.swift")
    try workspace.git("add", "-A")
    let outcome = try lint(workspace.path, "--staged")
    #expect(outcome.status == 1 && outcome.errors == "")
    #expect(places(outcome) == ["Binary.swift:2"])
  }

  @Test func theRepositoryMayBeginAboveTheFolder() throws {
    let workspace = try repository(["App/Sub/A.swift": Self.old, "Out.swift": Self.old])
    try workspace.write(Self.old + Self.added, to: "App/Sub/A.swift")
    try workspace.write(Self.old + Self.added, to: "Out.swift")
    let folder = workspace.path + "/App"
    let fromHere = try places(lint(folder, "--changed-since", "HEAD", "."))
    #expect(fromHere == ["Sub/A.swift:2"])
    try workspace.git("add", "-A")
    #expect(try places(lint(folder, "--staged", ".")) == ["Sub/A.swift:2"])
    #expect(try places(lint(folder, "--staged")).count == 2)
    try workspace.git("diff", "--cached", "--output=p.diff")
    #expect(try places(lint(folder, "--diff-file", "../p.diff", "Sub")) == ["Sub/A.swift:2"])
  }

  @Test func renamedFilesAreKnownByWhatChanged() throws {
    let long = String(repeating: Self.old, count: 9)
    let workspace = try repository(["Old name.swift": long])
    #expect(try workspace.program("baseline", "create", "-q").status == 0)
    try workspace.git("mv", "Old name.swift", "새 이름.swift")
    try workspace.write(long + Self.added, to: "새 이름.swift")
    try workspace.git("add", "-A")
    #expect(try places(lint(workspace.path, "--changed-since", "HEAD", "--baseline", "/dev/null")) == ["새 이름.swift:10"])
    #expect(try places(lint(workspace.path)) == ["새 이름.swift:10"])
  }
}
