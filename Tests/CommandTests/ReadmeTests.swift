import Foundation
import TestSupport
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
        let isShown = ShownOutput(lines: output).shows(printed)
        #expect(isShown, "README.md:\(line): '\(command)' prints\n\(printed)")
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
    let isShown = try Readme().section("rules") == table
    #expect(isShown, "the table should be\n\(table)")
  }

  @Test func namesEveryCommandAndFormat() throws {
    let readme = try Readme().text
    let commands = try self.commands()
    let missing = commands.filter { !readme.contains("sym-lint \($0)") }
    #expect(missing.isEmpty && !commands.isEmpty, "README says nothing of these commands")
    let lint = try Workspace().program("lint", "--help").output
    let names = try #require(
      lint.components(separatedBy: "several reports. One of: ").last?.split(separator: ".").first)
    let formats = names.split { $0 == "," || $0.isWhitespace }
    let unnamed = formats.filter { !readme.contains("`\($0)`") }
    #expect(unnamed.isEmpty && !formats.isEmpty, "README says nothing of these formats")
  }

  @Test func namesEveryFlag() throws {
    let words = Set(try Readme().text.split { !$0.isLetter && $0 != "-" })
    var flags: Set<Substring> = []
    for command in try commands() {
      let help = try Workspace().program(command, "--help").output
      // `  -o, --output FILE  What it does.`
      for line in help.split(separator: "\n") where line.hasPrefix("  ") && !line.hasPrefix("   ") {
        flags.formUnion(line.split { $0 == " " || $0 == "," }.prefix(2).filter { $0.hasPrefix("--") })
      }
    }
    let missing = flags.subtracting(words)
    #expect(missing.isEmpty && flags.contains("--output"), "README says nothing of these flags")
  }

  @Test func namesEveryKey() throws {
    let readme = try Readme().text
    let schema = try Workspace().program("config", "schema").output
    let keys = try JSONDecoder().decode(Schema.self, from: Data(schema.utf8)).properties.keys
    let missing = keys.filter { !readme.contains("\n\($0):") && !readme.contains("`\($0):") }
    #expect(missing.isEmpty && keys.contains("rules"), "README says nothing of these keys")
  }

  private struct Schema: Decodable {
    var properties: [String: Property]

    struct Property: Decodable {}
  }

  private struct RuleRow: Decodable {
    var id: String
    var preset: String
    var summary: String
  }

  /// The commands that `--help` lists.
  private func commands() throws -> [String] {
    let help = try Workspace().program("--help").output
    let list = try #require(help.components(separatedBy: "Commands:\n").last?.components(separatedBy: "\n\n").first)
    return list.split(separator: "\n").filter { !$0.hasPrefix("   ") }.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }

  /// What a command prints on both streams, with the program that was built in the place of `swift run sym-lint`.
  private func shell(_ command: String, in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command.replacingOccurrences(of: "swift run sym-lint", with: "sym-lint")]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let programs = RunningProgram.executable.deletingLastPathComponent().path
    process.environment = RunningProgram.sanitizerOptions.merging(
      ["PATH": programs + ":/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"]) { $1 }
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
