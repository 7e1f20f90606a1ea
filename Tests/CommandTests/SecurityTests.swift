import Foundation
import TestSupport
import Testing

/// Configurations, token files and code come with pull requests of strangers: what they must not reach.
struct SecurityTests {
  private static let secret = ##"{"secret": {"$type": "color", "$value": "#123456"}}"##
  private static let card =
    "struct Card: View { var body: some View { Text(\"a\").padding(3).tint(Color(hex: 0x123456)) } }\n"

  /// A repository beside a file that is none of its business, and a link in it to that file and to its folder.
  private func repository(_ files: [String: String]) throws -> Workspace {
    let workspace = try Workspace(["outside/secret.json": Self.secret, "outside/base.yml": "preset: strict\n"])
    let inside = ["repo/.git/HEAD": "", "repo/Card.swift": Self.card]
    for (name, content) in inside.merging(files, uniquingKeysWith: { $1 }) {
      try workspace.write(content, to: name)
    }
    try workspace.link("repo/link.json", to: "../outside/secret.json")
    try workspace.link("repo/link.yml", to: "../outside/base.yml")
    try workspace.link("repo/folder", to: "../outside")
    return workspace
  }

  private func lint(_ workspace: Workspace, _ flags: String...) throws -> RunningProgram.Outcome {
    try workspace.program.run(["lint", "repo", "--format", "xcode", "-q"] + flags)
  }

  @Test(arguments: [
    "extends: ../outside/base.yml", "extends: link.yml", "extends: folder/base.yml", "custom-rules: [folder/base.yml]",
    "custom-rules: [../outside/base.yml]", "baseline: link.yml", "baseline: ../outside/base.yml",
    "tokens: [{dtcg: link.json}]", "tokens: [{dtcg: ../outside/secret.json}]", "tokens: [{dtcg: folder/secret.json}]",
    "tokens: [{dtcg: 'folder/*.json'}]", "tokens: [{figma: /etc/passwd}]", "tokens: [{tokens-studio: a/../../outside}]",
    "tokens: [{style-dictionary: folder}]", "tokens: [{swift: folder/**}]", "tokens: [{assets: folder/A.xcassets}]",
    "include: [folder/a]", "overrides: [{files: folder/a, preset: none}]",
  ])
  func configurationsDoNotLeadOutOfTheRepository(configuration: String) throws {
    let workspace = try repository(["repo/.sym-lint.yml": configuration + "\n"])
    let outcome = try lint(workspace)
    #expect(outcome.status == 2 && outcome.errors.contains("leads outside the repository"), "\(outcome)")
    #expect(!(outcome.output + outcome.errors).contains("123456FF; use"))
  }

  /// What a configuration calls a token is written into code.
  @Test(arguments: ["exit(1); Spacing.x", "Spacing.a b", "Spacing.x /*", "Spacing.x\\nexit(1)", "", "a + b", "exit(1)"])
  func namesOfTokensAreNoOtherCode(name: String) throws {
    let workspace = try repository([
      "repo/.sym-lint.yml": "tokens:\n  - inline: {\"\(name)\": 3}\n    category: spacing\n"
    ])
    for command in ["lint", "fix"] {
      let outcome = try workspace.program.run([command, "repo"])
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.errors.contains("repo/.sym-lint.yml:2:14: ") && outcome.errors.contains("is no name that Swift"))
      #expect(!outcome.output.contains("→"))
    }
    #expect(try workspace.text(of: "repo/Card.swift") == Self.card)
  }

  @Test func ownersAreNotReadOverALink() throws {
    let workspace = try repository([:])
    try workspace.link("repo/CODEOWNERS", to: "../outside/secret.json")
    let outcome = try workspace.program("report", "repo")
    #expect(outcome.status == 2 && outcome.errors.contains("leads outside the repository"), "\(outcome)")
  }

  @Test func theyDoWhereTheCommandLineSaysSo() throws {
    let tokens = "tokens: [{dtcg: link.json, access: 'App.{path}'}]\n"
    let workspace = try repository(["repo/.sym-lint.yml": "extends: ../outside/base.yml\n" + tokens])
    let outcome = try lint(workspace, "--allow-outside")
    #expect(outcome.status == 1 && outcome.output.contains("use App.secret"), "\(outcome)")
    try workspace.write("extends: base.yml\n", to: "outside/config.yml")
    #expect(try lint(workspace, "--config", "outside/config.yml").status == 1)
  }

  @Test func aFoundConfigurationOrBaselineIsNoLinkOutOfTheRepository() throws {
    let workspace = try repository([:])
    try workspace.link("repo/.sym-lint.yml", to: "../outside/base.yml")
    let configured = try lint(workspace)
    #expect(configured.status == 2 && configured.errors.contains("leads outside the repository"))
    try FileManager.default.removeItem(atPath: workspace.path + "/repo/.sym-lint.yml")
    try workspace.link("repo/.sym-lint-baseline", to: "../outside/secret.json")
    let known = try lint(workspace)
    #expect(known.status == 2 && known.errors.contains("leads outside the repository"))
  }

  @Test func documentsReadNoFilesOutsideOfTheirFolder() throws {
    let reference =
      #"{"version": "1.0", "resolutionOrder": [{"type": "set", "name": "a", "sources": [{"$ref": "PATH"}]}]}"#
    for path in ["link.json", "../outside/secret.json", "folder/secret.json"] {
      let workspace = try repository([
        "repo/.sym-lint.yml": "tokens: [{dtcg: resolver.json, access: 'App.{path}'}]\n",
        "repo/resolver.json": reference.replacing("PATH", with: path),
      ])
      let outcome = try lint(workspace)
      #expect(outcome.status == 2 && !outcome.output.contains("App.secret"), "\(path): \(outcome)")
      try workspace.write(Self.secret, to: "repo/inside.json")
      try workspace.write(reference.replacing("PATH", with: "inside.json"), to: "repo/resolver.json")
      #expect(try lint(workspace).output.contains("App.secret"))
    }
  }

  @Test func patchesNameNoFilesOutside() throws {
    let workspace = try Workspace(["outside/Card.swift": Self.card])
    let place = RunningProgram(in: try Workspace())
    try place.workspace.link("folder", to: workspace.path + "/outside")
    for name in [
      "folder/Card.swift", workspace.path + "/outside/Card.swift",
      "../../../../../.." + workspace.path + "/outside/Card.swift",
    ] {
      try place.workspace.write("--- a/x\n+++ \(name)\n@@ -0,0 +1 @@\n+x\n", to: "p.diff")
      let outcome = try place.run(["lint", "--diff-file", "p.diff", "--whole-files", "--format", "xcode"])
      #expect(outcome.status == 2 && outcome.output.isEmpty, "\(name): \(outcome)")
      #expect(outcome.errors.contains("none of the Swift files that it changes is here"))
    }
  }

  @Test func nothingOutsideIsWritten() throws {
    let workspace = try repository(["repo/.sym-lint.yml": "baseline: known\n"])
    try workspace.link("repo/known", to: "../outside/known")
    try workspace.link("repo/.gitattributes", to: "../outside/attributes")
    let create = try workspace.program.run(["baseline", "create", "--config", "repo/.sym-lint.yml", "repo"])
    #expect(create.status == 2 && create.errors.contains("leads outside"))
    try workspace.write("", to: "repo/.sym-lint.yml")
    #expect(try workspace.program.run(["baseline", "create", "--config", "repo/.sym-lint.yml", "repo"]).status == 0)
    let fresh = try Workspace()
    try fresh.link(".sym-lint.yml", to: workspace.path + "/outside/new.yml")
    #expect(try fresh.program("init").status == 2)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/outside").sorted()
        == ["base.yml", "secret.json"])
  }

  /// What a configuration names is written over only where it is a baseline, and Git's own files never.
  @Test(
    arguments: [
      ("Card.swift", nil, 2), (".git/config", "[core]\n", 2), (".git/hooks/pre-push", nil, 2), (".GIT/x", nil, 2),
      ("inside/x", "[core]\n", 2), ("notes", "# only\n# comments\n", 2), ("known", "# sym-lint baseline 2\n", 2),
      ("known", "# sym-lint baseline 1\n<<<<<<<\n", 0), ("known", "", 0), ("known", "a\tb\tc\td\t1\n", 0),
      ("known", nil, 0),
    ] as [(String, String?, Int32)])
  func onlyABaselineIsWrittenOver(name: String, content: String?, status: Int32) throws {
    let workspace = try repository([".git/HEAD": "", "repo/.sym-lint.yml": "baseline: \(name)\n"])
    try workspace.link("repo/inside", to: ".git")
    if let content { try workspace.write(content, to: "repo/" + name.replacing("inside", with: ".git")) }
    let old = content ?? (name == "Card.swift" ? Self.card : nil)
    for action in ["create", "update", "prune"] {
      let outcome = try workspace.program.run(["baseline", action, "--config", "repo/.sym-lint.yml", "repo", "-q"])
      if status != 0 { #expect(outcome.status == status, "\(action): \(outcome)") }
      if action == "update" { #expect(outcome.status == status, "\(action): \(outcome)") }
      let text = try? workspace.text(of: "repo/" + name)
      if status != 0 { #expect(text == old, "\(action)") } else if action == "update" { #expect(text != old) }
    }
    #expect(!FileManager.default.fileExists(atPath: workspace.path + "/repo/.git/hooks/.gitattributes"))
  }

  @Test func noLinkIsTakenForTheAttributes() throws {
    let workspace = try repository(["repo/.sym-lint.yml": "", "repo/.git/config": "[core]\n"])
    try workspace.link("repo/.gitattributes", to: ".git/config")
    let outcome = try workspace.program.run(["baseline", "create", "--config", "repo/.sym-lint.yml", "repo"])
    #expect(outcome.status == 0 && outcome.errors.hasPrefix("repo/.sym-lint-baseline knows"), "\(outcome)")
    #expect(try workspace.text(of: "repo/.git/config") == "[core]\n")
  }

  @Test func reportsAreNotWrittenOverALink() throws {
    let workspace = try repository([:])
    try workspace.link("repo/out.json", to: "../outside/secret.json")
    let program = RunningProgram(in: workspace)
    for file in ["out.json", "folder/new.json"] {
      var inside = program
      inside.folder = workspace.path + "/repo"
      let outcome = try inside.run(["--format", "json", "-o", file, "Card.swift"])
      #expect(outcome.status == 2 && outcome.errors.contains("is a link that leads outside"), "\(outcome)")
    }
    #expect(try workspace.text(of: "outside/secret.json") == Self.secret)
  }

  @Test func reportsQuoteNothingButCode() throws {
    let workspace = try Workspace([".git/config": "hush\n", "Note.txt": "hush\n", "A.swift": "let a = 1\n"])
    try workspace.link("Link.swift", to: ".git/config")
    for (name, isShown) in [(".git/config", false), ("Note.txt", false), ("Link.swift", false), ("A.swift", true)] {
      try workspace.write("func f() { v.padding(3) }\n", to: "B.swift")
      let report = try workspace.program("--format", "json", "B.swift").output.replacing("B.swift", with: name)
      try workspace.write(report, to: "r.json")
      let output = try workspace.program("merge", "r.json").output
      #expect(output.contains(name) && !output.contains("hush") && output.contains("let a = 1") == isShown, "\(output)")
    }
  }

  @Test(arguments: [
    "inline: {'exit(1); Spacing.x': 3}", "inline: {Spacing.a b: 3}", "inline: {'exit(1)': 3}", "inline: {'a//': 3}",
    "{swift: Theme.swift, access: {Theme: 'exit(1); Theme'}}",
  ])
  func configurationsPutNothingButNamesIntoCode(source: String) throws {
    let source = source.hasPrefix("{") ? source : "{\(source)}"
    let workspace = try Workspace([
      ".sym-lint.yml": "tokens: [\(source)]\n", "Card.swift": Self.card,
      "Theme.swift": "struct Theme { let gap: CGFloat = 3 }\n",
    ])
    let outcome = try workspace.program("fix", "--unsafe")
    #expect(outcome.status == 2 && outcome.errors.contains("is no name that Swift can write"), "\(outcome)")
    #expect(outcome.errors.contains(".sym-lint.yml:1:"))
    #expect(try workspace.text(of: "Card.swift") == Self.card)
  }

  /// No word of a file can steer the terminal that it is shown on, whoever shows it.
  @Test(arguments: [
    ["lint"], ["lint", "--format", "xcode"], ["lint", "--format", "github"], ["lint", "--format", "markdown"],
    ["lint", "--format", "checkstyle"], ["lint", "--format", "junit"], ["lint", "--format", "json"],
    ["lint", "--format", "jsonl"], ["lint", "--format", "sarif"], ["lint", "--format", "gitlab"],
    ["lint", "--format", "rdjson"], ["lint", "--stats"], ["lint", "--strict-baseline", "--baseline", "known"],
    ["fix", "--dry-run"], ["fix", "--unsafe", "--dry-run"], ["tokens"], ["tokens", "check"],
    ["tokens", "list", "--format", "json"],
    ["tokens", "show", "T.a"], ["rules"], ["rules", "--format", "json"], ["explain", "raw-x"], ["config"],
    ["config", "check"], ["config", "schema"], ["baseline", "create"], ["explain", "C\u{1B}[31m.swift:2:24"],
    ["lint", "--config", "broken\u{1B}[31m.yml"], ["lint", "nowhere\u{1B}[31m"], ["\u{1B}[31m", "--\u{9B}31m"],
  ])
  func terminalsAreNotSteered(arguments: [String]) throws {
    let hostile = "\u{1B}[31m\u{7}\u{9B}1m\u{202E}\u{85}"
    let workspace = try Workspace([
      ".sym-lint.yml": """
      preset: strict
      exclude: ["x\\e[31m\\x9b"]
      prefer: ["p\\e[31m\\x9b"]
      mappings: {"m\\e[31m": "n\\x9b31m"}
      tokens:
        - swift: "*.swift"
        - dtcg: "t\(hostile).json"
        - inline: {"In.a\\e[31m": 3, "In.b": "x\\x9b/17/bold"}
      custom-rules:
        - id: raw-x
          summary: "s\\e[31m\\x9b"
          category: spacing
          message: "m\\e[31m\\x9b {text}"
          why: "w\\e[31m\\x9b"
          configure: "c\\e[31m\\x9b"
          patterns: ["f(<length>)"]
          examples: {ignore: ["i\\e[31m\\x9b"]}
      """,
      "t\(hostile).json":
        ##"{"a\##(hostile)": {"$type": "color", "$value": "{b\##(hostile)}"}, "c\u001b[31m": {"$type": "color", "$value": "#123456", "$description": "d\u001b[31m"}}"##,
      "known": "C\(hostile).swift\traw-spacing\tC\(hostile)\t3\(hostile)\t1\n",
      "broken\u{1B}[31m.yml": "preset: \"\\e[31m\"\n\"k\\e[31m\": 1\n",
      "C\(hostile).swift": """
      enum T { static let a = Font.custom("f\(hostile)", size: 17), `b\(hostile)`: CGFloat = 3 }
      struct C: View { let c = Text("x").font(.custom("f\(hostile)", size: 17)).padding(3 /* \(hostile) */ ) }
      let a = f(5\(hostile)); let b = f(7); let c = Color(hex: "#1234567\(hostile)"); let d = "#12\(hostile)3456"
      // sym-lint:disable:next raw-\(hostile) -- x
      """,
    ])
    let outcome = try workspace.program.run(arguments)
    let steering = (outcome.output + outcome.errors).unicodeScalars.filter { scalar in
      scalar.value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(scalar.value)
    }
    #expect(steering.isEmpty, "\(outcome)")
  }
}

extension Workspace {
  /// Makes a symbolic link; `destination` is relative to the link's folder.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: destination)
  }
}
