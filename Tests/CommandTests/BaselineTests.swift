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
