import Foundation
import TestSupport
import Testing

/// Linting what is staged or has changed.
struct ChangedLinesTests {
  private static let old = "func a() { b.padding(3) }\n"
  private static let added = "func c() { d.padding(5) }\n"

  private func repository(_ files: [String: String]) throws -> Workspace {
    let workspace = try Workspace(files)
    try workspace.git("init", "-q")
    return workspace
  }

  private func lint(_ workspace: Workspace, _ flags: String...) throws -> RunningProgram.Outcome {
    var program = workspace.program
    program.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    return try program.run(["-q", "--format", "xcode"] + flags)
  }

  /// `path:line` of each finding.
  private func places(_ outcome: RunningProgram.Outcome) -> [String] {
    outcome.output.split(separator: "\n").map { line in
      line.split(separator: ":").prefix(2).joined(separator: ":")
    }
  }

  @Test func theIndexIsLintedAndNotTheWorkingTree() throws {
    let workspace = try repository(["한 글.swift": Self.old])
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "x")
    #expect(try places(lint(workspace, "--staged")) == [])
    try workspace.write(Self.old + Self.added, to: "한 글.swift")
    #expect(try places(lint(workspace, "--staged")) == [])
    try workspace.git("add", "-A")
    try workspace.write("// gone\n", to: "한 글.swift")
    #expect(try places(lint(workspace, "--staged")) == ["한 글.swift:2"])
    #expect(try places(lint(workspace, "--staged", "--whole-files")) == ["한 글.swift:1", "한 글.swift:2"])
    #expect(try places(lint(workspace)) == [])
  }

  @Test func theFirstCommitIsLinted() throws {
    let workspace = try repository(["a b.swift": Self.old, "Old.md": "x"])
    #expect(try places(lint(workspace, "--staged")) == [])
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path + "/Link.swift", withDestinationPath: "a b.swift")
    try workspace.git("add", "-A")
    #expect(try places(lint(workspace, "--staged")) == ["a b.swift:1"])
    try FileManager.default.removeItem(atPath: workspace.path + "/a b.swift")
    #expect(try places(lint(workspace, "--staged")) == ["a b.swift:1"])
  }

  @Test func designTokensComeFromTheIndex() throws {
    let tokens = "enum Spacing {\n  static let s: CGFloat = 3\n}\n"
    let workspace = try repository(["Tokens.swift": tokens, "A.swift": Self.old])
    try workspace.git("add", "-A")
    try workspace.write(tokens.replacing("3", with: "4"), to: "Tokens.swift")
    #expect(try lint(workspace, "--staged").output.contains("use Spacing.s"))
  }

  // MARK: Exactly what is staged

  private static func catalog(_ red: String) -> String {
    """
    {"info": {"author": "xcode", "version": 1}, "colors": [{"idiom": "universal", "color": {"color-space": "srgb",
     "components": {"red": "\(red)", "green": "0x20", "blue": "0x30", "alpha": "1"}}}]}
    """
  }
  private static let ink = "A.xcassets/ink.colorset/Contents.json"
  private static let red = "func f() { v.background(Color(red: 16 / 255, green: 32 / 255, blue: 48 / 255)) }\n"

  /// What stands in the working tree and is not staged changes nothing: neither files that are changed, nor those that
  /// Git does not know, nor those that are gone.
  @Test(
    arguments: [
      // path, what is staged, what the working tree has; nil is no file
      (Self.ink, Self.catalog("0x10"), Self.catalog("0x99")), (Self.ink, nil, Self.catalog("0x10")),
      ("T.swift", "extension Color { static let ink = Color(red: 16 / 255, green: 32 / 255, blue: 48 / 255) }\n", nil),
      ("T.swift", nil, "extension Color { static let ink = Color(red: 16 / 255, green: 32 / 255, blue: 48 / 255) }\n"),
      (".sym-lint.yml", "preset: none\n", "preset: strict\n"), (".sym-lint.yml", "preset: none\n", nil),
      (".sym-lint.yml", nil, "preset: none\n"),
      (".sym-lint-baseline", nil, "A.swift\traw-color\tf\tColor(red:16/255,green:32/255,blue:48/255)\t1\n"),
    ] as [(String, String?, String?)])
  func theWorkingTreeChangesNothing(path: String, staged: String?, working: String?) throws {
    func outcome(_ working: String?) throws -> RunningProgram.Outcome {
      let workspace = try repository(["A.swift": Self.red, "A.xcassets/Contents.json": "{}"])
      if let staged { try workspace.write(staged, to: path) }
      try workspace.git("add", "-A")
      if let working {
        try workspace.write(working, to: path)
      } else if staged != nil {
        try FileManager.default.removeItem(atPath: workspace.path + "/" + path)
      }
      return try lint(workspace, "--staged")
    }
    let expected = try outcome(staged)
    let told = try outcome(working)
    #expect(told.output == expected.output && told.status == expected.status, "\(told) \(expected)")
    #expect(told.errors == expected.errors && expected.status != 2, "\(told) \(expected)")
  }

  @Test func tokenFilesComeFromTheIndex() throws {
    let tokens = "{\"space\": {\"$type\": \"dimension\", \"s\": {\"$value\": {\"value\": 3, \"unit\": \"px\"}}}}\n"
    let workspace = try repository([
      ".sym-lint.yml": "tokens:\n  - dtcg: [t.tokens.json, more.tokens.json]\n    access: \"App.{name}\"\n",
      "t.tokens.json": tokens, "more.tokens.json": "{}\n", "A.swift": Self.old,
    ])
    try workspace.git("add", "-A")
    try workspace.write(tokens.replacing("3", with: "4"), to: "t.tokens.json")
    #expect(try lint(workspace, "--staged").output.contains("use App."))
    try FileManager.default.removeItem(atPath: workspace.path + "/t.tokens.json")
    #expect(try lint(workspace, "--staged").output.contains("use App."))
    // What Git does not know is no source, and not found out.
    try workspace.git("rm", "-q", "--cached", "-f", "more.tokens.json")
    try workspace.write("{}\n", to: "more.tokens.json")
    let outcome = try lint(workspace, "--staged")
    #expect(outcome.status == 2 && outcome.errors.contains("no token file matches 'more.tokens.json'"), "\(outcome)")
  }

  /// What the command line names is read, whether Git knows it or not.
  @Test func namedFilesAreRead() throws {
    let workspace = try repository(["A.swift": Self.old])
    try workspace.git("add", "-A")
    try workspace.write("preset: none\n", to: "own.yml")
    #expect(try lint(workspace, "--staged", "--config", "own.yml").status == 0)
    #expect(try lint(workspace, "--staged").status == 1)
    #expect(try lint(workspace, "--staged", "nosuch").errors.contains("nosuch: no such file or folder"))
  }

  /// A hook may name all that has changed.
  @Test func deletedFilesMayBeNamed() throws {
    let workspace = try repository(["A.swift": Self.old, "B.swift": Self.old, "C.swift": Self.old])
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "x")
    try workspace.git("rm", "-q", "A.swift")
    try workspace.git("mv", "B.swift", "D.swift")
    for flags in [["--staged"], ["--changed-since", "HEAD"]] {
      let outcome = try workspace.program.run(["lint"] + flags + ["A.swift", "B.swift", "D.swift"])
      #expect(outcome.status == 0 && !outcome.errors.contains("no such file"), "\(outcome)")
      #expect(try workspace.program.run(["lint"] + flags + ["E.swift"]).status == 2)
    }
    // What is only gone from the working tree is in the index.
    try FileManager.default.removeItem(atPath: workspace.path + "/C.swift")
    #expect(try lint(workspace, "--staged", "C.swift").status == 0)
  }

  @Test func movedFilesAddNothing() throws {
    let workspace = try repository(["A.swift": String(repeating: Self.old, count: 9)])
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "x")
    try workspace.git("mv", "A.swift", "B.swift")
    #expect(try places(lint(workspace, "--staged")) == [])
    try workspace.write(String(repeating: Self.old, count: 9) + Self.added, to: "B.swift")
    try workspace.git("add", "-A")
    #expect(try places(lint(workspace, "--staged")) == ["B.swift:10"])
  }

  @Test func pathsNarrowTheChoiceDown() throws {
    let workspace = try repository(["In/A.swift": Self.old, "Out/B.swift": Self.old])
    try workspace.git("add", "-A")
    #expect(try places(lint(workspace, "--staged", "In")) == ["In/A.swift:1"])
    #expect(try places(lint(workspace, "--staged")) == ["In/A.swift:1", "Out/B.swift:1"])
  }

  @Test func addedSinceARevision() throws {
    let workspace = try repository(["A.swift": Self.old])
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "x")
    try workspace.write(Self.old + Self.added, to: "A.swift")
    try workspace.write(Self.old, to: "New.swift")
    #expect(try places(lint(workspace, "--changed-since", "HEAD")) == ["A.swift:2", "New.swift:1"])
    let wrong = try lint(workspace, "--changed-since", "--output=x")
    #expect(wrong.status == 2 && wrong.errors.contains("is no commit"))
  }

  @Test(arguments: ["-diff", "binary", "diff=x"])
  func attributesHideNoLines(attribute: String) throws {
    let workspace = try repository([".gitattributes": "*.swift \(attribute)\n", "In/A.swift": Self.old, "x.bin": "\0"])
    try workspace.git("add", "-A")
    #expect(try places(lint(workspace, "--staged")) == ["In/A.swift:1"])
    try workspace.git("commit", "-qm", "x")
    try workspace.write(Self.old + Self.added, to: "In/A.swift")
    #expect(try places(lint(workspace, "--changed-since", "HEAD")) == ["In/A.swift:2"])
  }

  @Test(arguments: [
    ("--- a/A.swift\n+++ b/A.swift\n@@ x @@\n+y\n", "line 3: this is not the head of a hunk"),
    ("--- a/A.swift\n+++ b/A.swift\n@@@ -1 -1 +1 @@@\n++y\n", "line 3: this is the patch of a merge"),
    ("--- a/x/B.swift\n+++ b/x/B.swift\n@@ -0,0 +1 @@\n+y\n", "none of the Swift files that it changes is here"),
  ])
  func aPatchThatHidesLinesIsAFailure(patch: String, message: String) throws {
    let workspace = try repository(["A.swift": Self.old, "p.diff": patch])
    let outcome = try lint(workspace, "--diff-file", "p.diff")
    #expect(outcome.status == 2 && outcome.errors.contains("cannot read 'p.diff': \(message)"), "\(outcome)")
  }

  @Test func filesOfAPatchThatAreGoneAreTold() throws {
    let patch = "--- a/A\n+++ b/A.swift\n@@ -0,0 +1 @@\n+y\n--- a/B\n+++ b/B.swift\n@@ -0,0 +1 @@\n+y\n"
    let outcome = try lint(try repository(["A.swift": Self.old, "p.diff": patch]), "--diff-file", "p.diff")
    #expect(outcome.errors == "sym-lint: b/B.swift: is not here, and so is not linted\n")
    #expect(places(outcome) == ["A.swift:1"])
  }

  @Test func addedByAPatch() throws {
    let workspace = try repository(["Sub/A.swift": Self.old + Self.added])
    let patch =
      "--- a/Sub/A.swift\n+++ b/Sub/A.swift\n@@ -1,1 +1,2 @@\n func a() { b.padding(3) }\n+func c() { d.padding(5) }\n"
    try workspace.write(patch, to: "p.diff")
    #expect(try places(lint(workspace, "--diff-file", "p.diff")) == ["Sub/A.swift:2"])
  }

  @Test func theHookStopsACommitAndKeepsTheOneBefore() throws {
    let workspace = try repository(["A.swift": Self.old])
    let hook = workspace.path + "/.git/hooks/pre-commit"
    try workspace.write("#!/bin/sh\ntouch ran\n", to: ".git/hooks/pre-commit")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
    var program = workspace.program
    program.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    #expect(try program("init", "--git-hook").status == 0)
    #expect(try program("init", "--git-hook").status == 0)
    try workspace.git("add", "A.swift")
    #expect(try workspace.git("commit", "-qm", "x") != 0)
    #expect(FileManager.default.fileExists(atPath: workspace.path + "/ran"))
    try workspace.write("let a = 1\n", to: "A.swift")
    try workspace.git("add", "A.swift")
    #expect(try workspace.git("commit", "-qm", "x") == 0)
  }

  @Test func aHookThatDoesNotRunIsSaidToBeOne() throws {
    let workspace = try repository([".git/hooks/pre-commit": "#!/bin/sh\n"])
    var program = workspace.program
    program.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    #expect(try program("init", "--git-hook").errors.contains("does not run, for it is not executable"))
  }

  /// Private constants are named nowhere, and so not counted.
  @Test func initCountsWhatItNames() throws {
    let own = "private enum Own {\n  static let s: CGFloat = 3, m: CGFloat = 5\n}\n"
    let without = try Workspace(["A.swift": own + Self.old]).program("init")
    #expect(without.errors.contains("no design tokens were found"), "\(without.errors)")
    let tokens = "enum Spacing {\n  static let s: CGFloat = 3\n}\n"
    let one = try Workspace(["A.swift": own, "Design/Spacing.swift": tokens]).program("init")
    #expect(one.errors.hasPrefix(".sym-lint.yml names 1 source of 1 design token; "), "\(one.errors)")
  }

  @Test func initWritesWhatWasFoundOnce() throws {
    let tokens = "enum Spacing {\n  static let s: CGFloat = 3\n}\n"
    let workspace = try Workspace(["Design/Spacing.swift": tokens, "A.swift": Self.old])
    #expect(try workspace.program("init").status == 0)
    #expect(try workspace.text(of: ".sym-lint.yml").contains("  - swift:\n      - Design/Spacing.swift  # 1 token\n"))
    #expect(try lint(workspace).output.contains("use Spacing.s"))
    #expect(try workspace.program("config", "check").status == 0)
    #expect(try workspace.program("init").status == 2)
  }
}
