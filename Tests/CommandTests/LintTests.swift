import Foundation
import TestSupport
import Testing

/// What `lint` finds, tells and answers, from outside.
struct LintTests {
  private static let files = [
    ".sym-lint.yml": "# ours\n",
    "Sources/Tokens.swift": """
    enum Spacing {
      static let medium: CGFloat = 16
    }

    """,
    "Sources/Card.swift": """
    struct Card: View {
      var body: some View {
        Text("안녕").padding(16)
        Text("x").padding(17) // sym-lint:disable:this -- it is odd
      }
    }

    """,
  ]

  @Test func tellsPeople() throws {
    let workspace = try Workspace(Self.files)
    let outcome = try workspace.program("Sources")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        Sources/Card.swift:3:28: warning raw-spacing  16
          3 │     Text("안녕").padding(16)
            │                          ^^ 16 is a raw spacing value
            │ → Spacing.medium  exact, defined at Sources/Tokens.swift:2:14


        """)
    #expect(outcome.errors == "1 finding (0 errors, 1 warning) in 2 files\n")
  }

  @Test(
    arguments: [
      (["--fail-on", "never"], 0), (["--fail-on", "error"], 0), (["--fail-on", "warning"], 1),
      (["--rule", "raw-color"], 0), (["--rule", "raw-spacing"], 1), (["--preset", "none"], 0), (["--jobs", "1"], 1),
    ] as [([String], Int32)])
  func flagsHaveTheirEffect(flags: [String], status: Int32) throws {
    #expect(try Workspace(Self.files).program.run(flags).status == status)
  }

  @Test func unknownRulesAreFailures() throws {
    let outcome = try Workspace(Self.files).program("--rule", "raw-spacin")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "sym-lint: unknown rule 'raw-spacin'; did you mean 'raw-spacing'?\n")
  }

  @Test func configurationSetsSeverities() throws {
    var files = Self.files
    files[".sym-lint.yml"] = "rules: {raw-spacing: error}\nfail-on: error\n"
    let outcome = try Workspace(files).program("--format", "xcode")
    #expect(outcome.status == 1)
    #expect(
      outcome.output
        == "Sources/Card.swift:3:28: error: 16 is a raw spacing value; use Spacing.medium (raw-spacing)\n")
  }

  /// Each finding fails by the configuration of its own file, wherever the run starts and however often it is merged.
  @Test(
    arguments: [("never", "warning", 1), ("error", "warning", 1), ("warning", "never", 0)] as [(String, String, Int32)])
  func failLevelsAreThoseOfEachFile(outer: String, inner: String, status: Int32) throws {
    let workspace = try Workspace([
      ".git/HEAD": "", ".sym-lint.yml": "fail-on: \(outer)\n", "A.swift": "let a = 1\n",
      "Sub/.sym-lint.yml": "fail-on: \(inner)\n", "Sub/B.swift": "func f() { v.padding(3) }\n",
    ])
    for arguments in [[], ["Sub"], ["Sub/B.swift"], ["--cache-path", workspace.path + "-cache"]] {
      #expect(try workspace.program.run(arguments).status == status, "\(arguments)")
    }
    #expect(try workspace.program.run(["--stdin-filename", "Sub/B.swift"], input: "v.padding(3)").status == status)
    #expect(try workspace.program.run(["fix", "--dry-run"]).status == status)
    let report = try workspace.program.run(["--format", "json", "--fail-on", "never", "-o", "a.json"])
    #expect(report.status == 0)
    #expect(try workspace.program.run(["merge", "a.json"]).status == status)
    #expect(try workspace.program.run(["merge", "--fail-on", "warning", "a.json"]).status == 1)
    #expect(try workspace.program.run(["--fail-on", "warning"]).status == 1)
  }

  @Test(arguments: [
    (["--format", "json", "lint"], "a command comes before its flags: 'sym-lint lint --format json'"),
    (["-q", "fix"], "a command comes before its flags: 'sym-lint fix --quiet'"),
    (
      ["fix", "--add-suppressions", "why", "--unsafe"],
      "'--add-suppressions' fixes nothing, and so '--unsafe' says nothing of it"
    ),
    (["tokens", "find", "-8"], "unknown flag '-8'; a value that begins with '-' goes behind '--'"),
    (["explain", "nosuchrule"], "unknown rule 'nosuchrule'; 'sym-lint rules' lists them all"),
  ])
  func saysWhatTheCommandIs(arguments: [String], message: String) throws {
    let outcome = try Workspace(Self.files).program.run(arguments)
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("sym-lint: \(message)\n"), "\(outcome.errors)")
  }

  @Test func whereNothingWasLintedNothingIsSummedUp() throws {
    let outcome = try Workspace(Self.files).program("nosuch.swift")
    #expect(outcome.status == 2 && outcome.errors == "sym-lint: nosuch.swift: no such file or folder\n")
  }

  /// The same bytes give the same findings from a folder, a file, standard input, and any number of threads.
  @Test func everyWayInGivesTheSame() throws {
    let workspace = try Workspace(Self.files)
    let findings = { (arguments: [String], input: String?) in
      let text = try workspace.program.run(arguments + ["--format", "json"], input: input).output
      return try #require(text.range(of: "\"summary\"").map { String(text[..<$0.lowerBound]) })
    }
    let expected = try findings([], nil)
    #expect(expected.contains("raw-spacing"))
    #expect(try findings(["Sources/Card.swift"], nil) == expected)
    #expect(try findings(["--stdin-filename", "Sources/Card.swift"], Self.files["Sources/Card.swift"]) == expected)
    #expect(try findings(["--jobs", "7", "Sources", "Sources/Card.swift"], nil) == expected)
  }

  @Test func suppressionsThatSilenceNothingAreTold() throws {
    let workspace = try Workspace(["A.swift": "// sym-lint:disable:next raw-color\nlet a = 1\n"])
    let outcome = try workspace.program("--format", "xcode")
    #expect(outcome.status == 1 && outcome.output.hasSuffix("(unused-suppression)\n"))
  }

  @Test func listsTokens() throws {
    let outcome = try Workspace(Self.files).program("tokens")
    #expect(outcome.output == "spacing (1)\n  Spacing.medium  16  Sources/Tokens.swift:2:14\n")
    let json = try Workspace(Self.files).program("tokens", "list", "--format", "json").output
    #expect(json.contains("\"value\": \"16\""))
  }

  @Test func explainsRules() throws {
    let program = try Workspace().program
    let list = try program("rules").output
    #expect(list.contains("  raw-color "))
    let page = try program("explain", "raw-color")
    #expect(page.status == 0 && page.output.hasPrefix("raw-color\n=========\n"))
  }
}
