import Foundation
import TestSupport
import Testing

/// The program from outside: exit status and streams.
struct ProgramTests {
  private let clean = "let a = 1\n"

  @Test func nothingToReportIsSuccess() throws {
    let workspace = try Workspace(["A.swift": clean])
    let outcome = try workspace.program()
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == "no findings in 1 file\n")
    let quiet = try workspace.program("lint", "-q", ".")
    #expect(quiet.status == 0 && quiet.errors.isEmpty)
  }

  @Test func nothingLeftToLintIsSuccess() throws {
    let workspace = try Workspace([".sym-lint.yml": "exclude: Old\n", "Old/A.swift": "⟦"])
    let outcome = try workspace.program("Old/A.swift", "--format", "json")
    #expect(outcome.status == 0 && outcome.errors.hasPrefix("sym-lint: Old/A.swift: no Swift file to lint"))
    #expect(outcome.output.contains("\"files\": 0"))
  }

  @Test(arguments: [
    (["--frmat=json"], "unknown flag '--frmat'; did you mean '--format'?"),
    (["--format", "jsn"], "did you mean 'json'?"), (["--format"], "'--format' needs a value: FORMAT"),
    (["--quiet=yes"], "'--quiet' takes no value"), (["--jobs", "0"], "expected a whole number from 1 on"),
    (["lnit"], "'lnit' is neither a command nor a path; did you mean 'lint'?"),
    (["missing.swift"], "missing.swift: no such file or folder"), (["rules", "x"], "'rules' takes no 'x'"),
    (["explain"], "'explain' needs RULE"), (["rules", "--jobs", "1"], "it belongs to 'lint'"),
    (["config", "shw"], "did you mean 'show'?"), (["help", "lnt"], "did you mean 'lint'?"),
    (["completions", "fsh"], "did you mean 'fish'?"),
    (["--config", "none.yml"], "none.yml: No such file or directory"),
    (["explain", "no-such-rule-at-all"], "unknown rule 'no-such-rule-at-all'"),
    (["-", "A.swift"], "standard input and paths cannot be linted in one run"),
    ([""], "'': no such file or folder"), (["fix", ""], "'': no such file or folder"),
    (["--", ""], "'': no such file or folder"), (["-dash.swift"], "unknown flag '-d'; a file of this name goes behind"),
    (["--format", "json", "--format", "sarif"], "two reports go to standard output"),
    (["--format", "json", "-o", "x", "--format", "sarif", "-o", "./x"], "two reports go to './x'"),
    (["report", "--format", "json", "--format", "markdown"], "two reports go to standard output"),
    (["explain", ".:1"], ".: no such file"), (["explain", ":1"], ": no such file"),
    (["--output", "no/such/folder/x"], "cannot write 'no/such/folder/x'"),
  ])
  func mistakesAreFailures(arguments: [String], message: String) throws {
    let workspace = try Workspace(["A.swift": clean, "-dash.swift": clean])
    let outcome = try workspace.program.run(arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func brokenConfigurationsAreNeverIgnored() throws {
    let workspace = try Workspace(["A.swift": clean, ".sym-lint.yml": "presett: strict\nexclude: ../x\n"])
    let outcome = try workspace.program()
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        sym-lint: .sym-lint.yml:1:1: unknown key 'presett'; did you mean 'preset'?
        sym-lint: .sym-lint.yml:2:10: '../x' leads outside the repository

        """)
  }

  @Test func aConfigurationOfAnotherNameIsNotIgnored() throws {
    let workspace = try Workspace(["In/A.swift": clean, ".sym-lint.yaml": "preset: strict\n"])
    for words in [["lint"], ["lint", "In/A.swift"], ["init"], ["config", "check"]] {
      let outcome = try workspace.program.run(words)
      #expect(outcome.status == 2, "\(words) \(outcome)")
      #expect(outcome.errors.contains(".sym-lint.yaml: is not read: a configuration is called '.sym-lint.yml'"))
    }
  }

  @Test func theCacheLiesOutsideOfTheRepository() throws {
    let workspace = try Workspace([".git/HEAD": "", "A.swift": clean, "In/x": ""])
    let outside = try Workspace()
    for folder in [".", "In", "In/new/cache"] {
      let outcome = try workspace.program("--cache-path", folder)
      #expect(outcome.status == 2 && outcome.errors.contains("it must lie outside the repository"), "\(folder)")
    }
    #expect(try workspace.program("--cache-path", outside.path + "/new").status == 0)
  }

  @Test func unreadableFilesAreNamedAndTheRestIsLinted() throws {
    let workspace = try Workspace(["A.swift": clean])
    let outcome = try workspace.program("A.swift", "Gone.swift", "--format", "json")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("\"files\": 1"))
    #expect(outcome.errors == "sym-lint: Gone.swift: no such file or folder\n")
  }

  @Test(arguments: [["-"], ["--stdin-filename", "A.swift"], ["--stdin-filename=A.swift", "-"]])
  func lintsStandardInput(arguments: [String]) throws {
    let outcome = try Workspace().program.run(arguments + ["--format=json"], input: clean)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"files\": 1"))
  }

  @Test func writesReportsToFiles() throws {
    let workspace = try Workspace(["A.swift": clean])
    let outcome = try workspace.program(
      "--format", "json", "--output", "a.json", "--format", "sarif", "-oa.sarif", "--format", "xcode")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(try workspace.text(of: "a.json").hasPrefix("{\n  \"version\": 1"))
    #expect(try workspace.text(of: "a.sarif").contains("2.1.0"))
  }

  @Test(arguments: ["lint", "rules", "explain", "tokens", "config", "completions"])
  func everyCommandHasHelp(command: String) throws {
    let program = try Workspace().program
    let outcome = try program.run([command, "--help"])
    #expect(outcome.status == 0 && outcome.output.contains("Usage: sym-lint \(command)"))
    #expect(outcome.errors.isEmpty)
    #expect(try program.run(["help", command]).output == outcome.output)
  }

  @Test func printsItsVersion() throws {
    let outcome = try Workspace().program("--version")
    #expect(outcome.status == 0 && outcome.output.hasPrefix("sym-lint "))
  }

  @Test(arguments: [("bash", "/bin/bash"), ("zsh", "/bin/zsh"), ("fish", "/usr/bin/fish")])
  func completionsAreScripts(name: String, shell: String) throws {
    let workspace = try Workspace()
    let outcome = try workspace.program("completions", name)
    #expect(outcome.status == 0 && outcome.output.contains("--stdin-filename".dropFirst(2)))
    guard FileManager.default.isExecutableFile(atPath: shell) else { return }
    let script = workspace.path + "/script"
    try Data(outcome.output.utf8).write(to: URL(fileURLWithPath: script))
    let process = try Process.run(URL(fileURLWithPath: shell), arguments: ["-n", script])
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// What bash offers for a line of which the last word is being typed.
  @Test(arguments: [
    ("sym-lint explain raw-s", "raw-shadow raw-size raw-spacing"), ("sym-lint lint --rule near", "near-token"),
    ("sym-lint --format jun", "junit"), ("sym-lint lint --format sa", "sarif"), ("sym-lint repo", "report"),
    ("sym-lint tokens unu", "unused"), ("sym-lint -q --rule raw-ra", "raw-radius"),
  ])
  func completes(line: String, expected: String) throws {
    let bash = "/bin/bash"
    guard FileManager.default.isExecutableFile(atPath: bash) else { return }
    let workspace = try Workspace()
    let script =
      try workspace.program("completions", "bash").output + """
        COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _sym_lint; echo $(printf '%s\\n' "${COMPREPLY[@]}" | sort)
        """
    try workspace.write(script, to: "script")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: bash)
    process.arguments = [workspace.path + "/script"]
    process.currentDirectoryURL = URL(fileURLWithPath: workspace.path)
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: bytes, as: UTF8.self) == expected + "\n")
  }

  @Test func printsTheSchema() throws {
    let outcome = try Workspace().program("config", "schema")
    let schema = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let properties = try #require(schema?["properties"] as? [String: Any])
    #expect(properties["preset"] != nil && properties["overrides"] != nil)
  }

  @Test func showsWhereSettingsComeFrom() throws {
    let outcome = try Workspace([".sym-lint.yml": "# us\npreset: strict\n"]).program("config", "show")
    #expect(outcome.output.contains("strict  (.sym-lint.yml:2:1)"))
    #expect(outcome.output.contains("warning  (default)"))
  }
}
