import Foundation
import TestSupport
import Testing

/// How a baseline keeps old findings quiet and lets new ones through.
struct BaselineTests {
  private static let card = """
    struct Card: View {
      var body: some View {
        Text("a").padding(3)
        Text("b").padding(3).padding(.top, 5)
      }
    }

    """

  private func adopted(_ files: [String: String] = [:]) throws -> Workspace {
    var all = [".sym-lint.yml": "", "Sources/Card.swift": Self.card]
    all.merge(files) { $1 }
    let workspace = try Workspace(all)
    #expect(try workspace.program("baseline", "create", "-q").status == 0)
    return workspace
  }

  private func lint(_ workspace: Workspace, _ flags: String...) throws -> RunningProgram.Outcome {
    try workspace.program.run(["--format", "xcode"] + flags)
  }

  @Test func isTextWithALineForEachFinding() throws {
    let workspace = try adopted()
    let lines = try workspace.text(of: ".sym-lint-baseline").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      lines == [
        "Sources/Card.swift\traw-spacing\tCard.body\t3\t1", "Sources/Card.swift\traw-spacing\tCard.body\t3\t2",
        "Sources/Card.swift\traw-spacing\tCard.body\t5\t1",
      ])
    #expect(try lint(workspace).status == 0)
    #expect(try lint(workspace, "--baseline", "none").status == 2)
  }

  @Test func oneMoreOfTheSameIsNew() throws {
    let workspace = try adopted()
    try workspace.write(Self.card.replacing("5)", with: "5).padding(3)"), to: "Sources/Card.swift")
    let outcome = try lint(workspace)
    #expect(outcome.status == 1 && outcome.output.split(separator: "\n").count == 1)
  }

  @Test func movedAndReformattedCodeIsKnown() throws {
    let workspace = try adopted()
    let moved = """
      // Above.
      struct Card: View {
          var body: some View {
            Text("b").padding(3)
              .padding(
                .top,
                5
              )

            Text("a").padding(3)
          }
      }
      """
    try workspace.write(moved, to: "Sources/Card.swift")
    #expect(try lint(workspace, "--strict-baseline").status == 0)
  }

  @Test func renamedFilesAreKnown() throws {
    let workspace = try adopted()
    try FileManager.default.createDirectory(atPath: workspace.path + "/New", withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: workspace.path + "/Sources/Card.swift", toPath: workspace.path + "/New/Ticket.swift")
    #expect(try lint(workspace, "--strict-baseline").status == 0)
    #expect(try workspace.program("baseline", "prune", "-q").status == 0)
    #expect(try workspace.text(of: ".sym-lint-baseline").contains("New/Ticket.swift\t"))
    // A copy beside it is not.
    try workspace.write(Self.card, to: "New/Copy.swift")
    #expect(try lint(workspace).output.split(separator: "\n").count == 3)
  }

  @Test func staleEntriesAreTold() throws {
    let workspace = try adopted()
    try workspace.write(Self.card.replacing(".padding(.top, 5)", with: ""), to: "Sources/Card.swift")
    let lenient = try lint(workspace)
    #expect(lenient.status == 0 && lenient.errors.contains(".sym-lint-baseline knows 1 finding that is gone"))
    let strict = try lint(workspace, "--strict-baseline")
    #expect(
      strict.status == 1 && strict.errors.contains(".sym-lint-baseline:5: Sources/Card.swift has no raw-spacing '5'"))
    // What was not looked at is not stale.
    #expect(try lint(workspace, "--strict-baseline", "--rule", "raw-color").status == 0)
    #expect(try lint(workspace, "--strict-baseline", ".sym-lint.yml").status == 0)
    #expect(try workspace.program("baseline", "prune", "-q").status == 0)
    #expect(try lint(workspace, "--strict-baseline").status == 0)
  }

  @Test func linesFromTwoBranchesLiveTogether() throws {
    let workspace = try adopted()
    let text = try workspace.text(of: ".sym-lint-baseline")
    let union = text + text.split(separator: "\n").reversed().map { $0 + "\n" }.joined()
    try workspace.write(union, to: ".sym-lint-baseline")
    #expect(try lint(workspace, "--strict-baseline").status == 0)
    try workspace.write(text + "<<<<<<< ours\n", to: ".sym-lint-baseline")
    let broken = try lint(workspace)
    #expect(broken.status == 2 && broken.errors.contains(".sym-lint-baseline:6:1: is no entry of a baseline"))
  }

  @Test func anotherVersionIsNotRead() throws {
    let workspace = try adopted()
    let text = try workspace.text(of: ".sym-lint-baseline")
    try workspace.write(text.replacing("baseline 1\n", with: "baseline 9\n"), to: ".sym-lint-baseline")
    let outcome = try lint(workspace)
    #expect(outcome.status == 2 && outcome.errors.contains(".sym-lint-baseline:1:1: is of another version"))
    #expect(try workspace.program("baseline", "update").status == 2)
  }

  // MARK: Several configurations

  private static func nested(_ configuration: String) -> [String: String] {
    [".git/HEAD": "", "Sub/.sym-lint.yml": configuration, "Sub/More.swift": "func f() { v.padding(7) }\n"]
  }

  /// One is made for all configurations that name no other, and it holds for them wherever a run starts.
  @Test func holdsForConfigurationsBelow() throws {
    let workspace = try adopted(Self.nested(""))
    #expect(try lint(workspace, "--strict-baseline").status == 0)
    #expect(try workspace.text(of: ".sym-lint-baseline").contains("Sub/More.swift\traw-spacing\tf\t7\t1\n"))
    var inner = workspace.program
    inner.folder = workspace.path + "/Sub"
    #expect(try inner.run([]).status == 0)
    try workspace.write("func f() { v.padding(9) }\n", to: "Sub/More.swift")
    #expect(try inner.run(["--strict-baseline"]).errors.contains("../.sym-lint-baseline") == false)
    #expect(try inner.run(["baseline", "update"]).errors.hasSuffix("knows 4 findings: 1 added, 1 removed\n"))
    #expect(try lint(workspace, "--strict-baseline").status == 0)
    // A nearer one wins, and what the outer one knows of its files is dead.
    #expect(try inner.run(["baseline", "create", "-q"]).status == 0)
    let strict = try lint(workspace, "--strict-baseline")
    #expect(strict.status == 1 && strict.errors.contains("Sub/More.swift has no raw-spacing '9' any more"))
    #expect(
      try workspace.program("baseline", "prune").errors == ".sym-lint-baseline knows 3 findings: 0 added, 1 removed\n")
    #expect(try lint(workspace, "--strict-baseline").status == 0)
  }

  @Test func whatGoesByAnotherIsLeftToIt() throws {
    let files = [".sym-lint.yml": "", "Sources/Card.swift": Self.card]
    let workspace = try Workspace(files.merging(Self.nested("baseline: known.txt\n")) { $1 })
    let outcome = try workspace.program("baseline", "create")
    #expect(outcome.errors.contains(".sym-lint-baseline knows 3 findings\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("sym-lint: 1 more is of files that go by Sub/known.txt\n"), "\(outcome.errors)")
    #expect(try workspace.program("baseline", "create", "--baseline", "all.txt", "-q").status == 0)
    #expect(try lint(workspace, "--baseline", "all.txt", "--strict-baseline").status == 0)
  }

  /// What a run did not look for is not gone.
  @Test(arguments: ["prune", "update"])
  func onlyWhatWasLookedForIsTakenOut(action: String) throws {
    let workspace = try Workspace([
      ".sym-lint.yml": "", "A.swift": "func f() { v.padding(3).frame(width: 7) }\n",
      "B.swift": "func f() { v.padding(5) }\n",
    ])
    #expect(try workspace.program("baseline", "create", "--preset", "strict", "-q").status == 0)
    let text = try workspace.text(of: ".sym-lint-baseline")
    #expect(text.contains("raw-size"))
    // Neither a rule that is off nor a file that is excluded.
    try workspace.write("exclude: [B.swift]\n", to: ".sym-lint.yml")
    #expect(try workspace.program("baseline", action, "-q").status == 0)
    #expect(try workspace.text(of: ".sym-lint-baseline") == text)
    try workspace.write("func f() { v.frame(width: 7) }\n", to: "A.swift")
    #expect(try workspace.program("baseline", action).errors.contains("0 added, 1 removed"))
  }

  @Test func isNotOverwritten() throws {
    let workspace = try adopted()
    let outcome = try workspace.program("baseline", "create")
    #expect(outcome.status == 2 && outcome.errors.contains("is there already"))
    try workspace.write(Self.card.replacing("5", with: "6"), to: "Sources/Card.swift")
    #expect(
      try workspace.program("baseline", "update").errors == ".sym-lint-baseline knows 3 findings: 1 added, 1 removed\n")
    #expect(try lint(workspace, "--strict-baseline").status == 0)
  }
}

extension Workspace {
  /// Runs Git here, with no configuration but its own.
  @discardableResult func git(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", path, "-c", "user.name=t", "-c", "user.email=t@t", "-c", "init.defaultBranch=main"] + arguments
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
