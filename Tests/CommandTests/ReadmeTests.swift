import Foundation
import Testing

/// What README.md shows is what the program does.
struct ReadmeTests {
  @Test func commandsPrintWhatIsShown() throws {
    let example = try Workspace()
    for step in try Readme().steps {
      switch step {
      case .write(let path, let content): try example.write(content, to: path)
      case .run(let command, let output, let inExample, let line):
        let printed = try shell(command, in: inExample ? example.path : Readme.folder)
        #expect(ShownOutput(lines: output).shows(printed), "README.md:\(line): '\(command)' prints\n\(printed)")
      case .checkConfiguration(let text, let line):
        let workspace = try Workspace([".sym-lint.yml": text, "A.swift": "let a = 1\n"])
        let outcome = try workspace.program("config", "show")
        #expect(outcome.status == 0, "README.md:\(line): \(outcome.errors)")
      }
    }
  }

  @Test func listsTheRulesThereAre() throws {
    let json = try Workspace().program("rules", "--format", "json").output
    let rules = try JSONDecoder().decode([RuleRow].self, from: Data(json.utf8))
    let rows = rules.map { "| `\($0.id)` | \($0.preset) | \($0.summary) |" }
    let table = (["| rule | preset | reports |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
    #expect(try Readme().section("rules") == table, "the table should be\n\(table)")
  }

  @Test func namesEveryCommandAndFormat() throws {
    let readme = try Readme().text
    let help = try Workspace().program("completions", "bash").output
    let names = try #require(help.split(separator: "\n").first { $0.contains("--version") })
    let commands = names.split(separator: "\"")[1].split(separator: " ").filter { !$0.hasPrefix("-") && $0 != "$words" }
    for command in commands { #expect(readme.contains("`sym-lint \(command)"), "README has no 'sym-lint \(command)'") }
    let formats = try #require(help.split(separator: "\n").first { $0.contains("lint --format\"") })
    for format in formats.split(separator: "\"")[3].split(separator: " ") {
      #expect(readme.contains("`\(format)`"), "README has no format '\(format)'")
    }
  }

  private struct RuleRow: Decodable {
    var id: String
    var preset: String
    var summary: String
  }

  /// What a command prints on both streams, with the program that was built in the place of `swift run sym-lint`.
  private func shell(_ command: String, in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command.replacingOccurrences(of: "swift run sym-lint", with: "sym-lint")]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let programs = RunningProgram.executable.deletingLastPathComponent().path
    process.environment = ["PATH": programs + ":/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
