import Foundation
import TestSupport
import Testing

/// What `fix` changes, and what it leaves alone.
struct FixTests {
  private static let tokens = "enum Spacing {\n  static let medium: CGFloat = 16\n  static let large: CGFloat = 24\n}\n"

  /// A file with a line of code in a view's body.
  private static func card(_ line: String) -> String {
    "struct Card: View {\n  var body: some View {\n    \(line)\n  }\n}\n"
  }

  private func fixed(
    _ source: String, _ flags: [String] = [], tokens: String = tokens, configuration: String = ""
  ) throws -> (text: String, outcome: RunningProgram.Outcome) {
    let workspace = try Workspace(["Card.swift": source, "Tokens.swift": tokens, ".sym-lint.yml": configuration])
    let outcome = try workspace.program.run(["fix"] + flags)
    return (try workspace.text(of: "Card.swift"), outcome)
  }

  @Test func takesTheToken() throws {
    let (text, outcome) = try fixed(Self.card("Text(\"안녕\").padding(16)"))
    #expect(text == Self.card("Text(\"안녕\").padding(Spacing.medium)"))
    #expect(outcome.status == 0)
    #expect(outcome.errors == "fixed 1 finding in 1 file; 0 findings left in 2 files\n")
  }

  @Test(arguments: [
    ("Text(a).padding(17)", "Text(a).padding(17)", "Text(a).padding(Spacing.medium)"),
    // A comment in what would be replaced stays.
    ("Text(a).padding((/* why */ 16))", "Text(a).padding((/* why */ 16))", "Text(a).padding((/* why */ 16))"),
    (
      "Text(a).padding(/* why */ 16)", "Text(a).padding(/* why */ Spacing.medium)",
      "Text(a).padding(/* why */ Spacing.medium)"
    ),
    (
      "Text(\"\\(b.padding(16))\")", "Text(\"\\(b.padding(Spacing.medium))\")",
      "Text(\"\\(b.padding(Spacing.medium))\")"
    ),
  ])
  func asksBeforeItTakesMore(line: String, safe: String, unsafe: String) throws {
    #expect(try fixed(Self.card(line)).text == Self.card(safe))
    #expect(try fixed(Self.card(line), ["--unsafe"]).text == Self.card(unsafe))
  }

  @Test func anAmbiguousValueIsLeftUnlessOneTokenIsPreferred() throws {
    let tokens = "enum Spacing {\n  static let medium: CGFloat = 16\n  static let card: CGFloat = 16\n}\n"
    let source = Self.card("Text(a).padding(16)")
    #expect(try fixed(source, tokens: tokens).text == source)
    let preferring = "tokens:\n  - swift: Tokens.swift\n    prefer: Spacing.card\n"
    #expect(
      try fixed(source, tokens: tokens, configuration: preferring).text == Self.card("Text(a).padding(Spacing.card)"))
  }

  /// What is named for something else is for people to take.
  @Test func leavesWhatIsForSomethingElse() throws {
    let source = Self.card("Text(a).padding(16)")
    #expect(
      try fixed(source, ["--unsafe"], tokens: "enum Spacing {\n  static let avatar: CGFloat = 16\n}\n").text == source)
    #expect(
      try fixed(
        source, ["--unsafe"],
        tokens: "enum Spacing {\n  static let avatar: CGFloat = 16\n  static let m: CGFloat = 17\n}\n"
      ).text == source)
  }

  @Test(arguments: ["--dry-run", "--diff"])
  func canOnlySay(flag: String) throws {
    let source = Self.card("Text(a).padding(16)")
    let (text, outcome) = try fixed(source, [flag])
    #expect(text == source && outcome.status == 1)
    #expect(outcome.output.contains("Spacing.medium"))
    #expect(outcome.errors.hasPrefix("would fix 1 finding in 1 file"))
  }

  @Test func bytesAroundStay() throws {
    let source = "\u{FEFF}" + Self.card("Text(a).padding(16)").replacing("\n", with: "\r\n") + "// 끝"
    let text = try fixed(source).text
    #expect(text == source.replacing("padding(16)", with: "padding(Spacing.medium)"))
  }

  @Test func importsWhatATokenNeeds() throws {
    let configuration = "tokens:\n  - inline:\n      Brand.medium: 21\n    category: spacing\n    module: DesignKit\n"
    let source = "import Charts\nimport SwiftUI\n\n" + Self.card("Text(a).padding(21).padding(.top, 21)")
    let expected =
      "import Charts\nimport DesignKit\nimport SwiftUI\n\n"
      + Self.card("Text(a).padding(Brand.medium).padding(.top, Brand.medium)")
    #expect(try fixed(source, configuration: configuration).text == expected)
  }

  @Test func commentsThatSilenceNothingGo() throws {
    let source = """
      // sym-lint:disable:next raw-color, raw-spacing -- odd
      func a() { b.padding(3) }
      // sym-lint:disable:next raw-color
      let c = 1
      let d = 1 // sym-lint:disable:this
      // sym-lint:disable raw-font
      let e = 1
      // sym-lint:enable raw-font

      """
    let expected = """
      // sym-lint:disable:next raw-spacing -- odd
      func a() { b.padding(3) }
      let c = 1
      let d = 1
      let e = 1

      """
    #expect(try fixed(source).text == expected)
  }

  @Test func silencesWithAReason() throws {
    let source = Self.card("Text(a).padding(3).font(.system(size: 3))")
    let (text, _) = try fixed(source, ["--add-suppressions", "old screen"])
    let comment = "// sym-lint:disable:next raw-font, raw-spacing -- old screen"
    #expect(text == Self.card("\(comment)\n    Text(a).padding(3).font(.system(size: 3))"))
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let workspace = try Workspace(["Tokens.swift": Self.tokens, ".sym-lint.yml": ""])
    let source = Self.card("Text(a).padding(16)")
    let outcome = try workspace.program.run(["fix", "--stdin-filename", "Card.swift"], input: source)
    #expect(outcome.output == source.replacing("16", with: "Spacing.medium"))
  }

  @Test(arguments: [("--diff", "+    Text(a).padding(Spacing.medium)"), ("--dry-run", "16 → Spacing.medium")])
  func standardInputCanBeOnlyToldAbout(flag: String, expected: String) throws {
    let workspace = try Workspace(["Tokens.swift": Self.tokens, ".sym-lint.yml": ""])
    let outcome = try workspace.program.run(["fix", flag, "-"], input: Self.card("Text(a).padding(16)"))
    #expect(outcome.status == 1 && outcome.output.contains(expected), "\(outcome)")
    #expect(outcome.errors.hasPrefix("would fix 1 finding") && !outcome.output.hasPrefix("struct"))
    #expect(try workspace.program.run(["fix", flag, "-"], input: Self.card("Text(a)")).status == 0)
  }

  /// The exit status is that of `lint` afterwards.
  @Test func whatABaselineKnowsIsNotLeft() throws {
    let workspace = try Workspace(["Card.swift": Self.card("Text(a).padding(3)"), "Tokens.swift": Self.tokens])
    #expect(try workspace.program("fix").status == 1)
    #expect(try workspace.program("baseline", "create", "-q").status == 0)
    let known = try workspace.program("fix")
    #expect(known.status == 0 && known.errors.hasSuffix("0 findings left in 2 files; 1 more in the baseline\n"))
    try workspace.write(Self.card("Text(a).padding(3).padding(.top, 5)"), to: "Card.swift")
    #expect(try workspace.program("fix", "--diff").status == 1)
  }

  @Test func questionsNeedATerminal() throws {
    let outcome = try Workspace(["A.swift": ""]).program("fix", "--interactive")
    #expect(outcome.status == 2 && outcome.errors.contains("'--interactive' needs a terminal"))
  }
}

/// How `fix` treats the files themselves.
struct FixedFileTests {
  private static let source = "func a() { b.padding(16) }\n"
  private static let fixed = "func a() { b.padding(Spacing.medium) }\n"
  private static let tokens = "enum Spacing {\n  static let medium: CGFloat = 16\n  static let large: CGFloat = 24\n}\n"

  private func workspace(_ name: String = "A.swift") throws -> Workspace {
    try Workspace([name: Self.source, "Tokens.swift": Self.tokens, ".sym-lint.yml": "", "In/B.swift": Self.source])
  }

  @Test func theModeStays() throws {
    let workspace = try workspace()
    let path = workspace.path + "/A.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o754], ofItemAtPath: path)
    #expect(try workspace.program("fix").status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o754)
    #expect(try workspace.text(of: "A.swift") == Self.fixed)
    let left = try FileManager.default.contentsOfDirectory(atPath: workspace.path).filter { $0.contains("sym-lint") }
    #expect(left == [".sym-lint.yml"])
  }

  @Test func readOnlyFilesStay() throws {
    let workspace = try workspace()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: workspace.path + "/A.swift")
    let outcome = try workspace.program("fix")
    #expect(outcome.status == 2 && outcome.errors.contains("A.swift: not changed: it is read-only"))
    #expect(try workspace.text(of: "A.swift") == Self.source && workspace.text(of: "In/B.swift") == Self.fixed)
  }

  @Test func linksStayLinks() throws {
    let workspace = try workspace()
    let link = workspace.path + "/Link.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "In/B.swift")
    #expect(try workspace.program("fix", "Link.swift").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "In/B.swift")
    #expect(try workspace.text(of: "In/B.swift") == Self.fixed)
  }

  @Test(arguments: [["Link.swift", "In/B.swift"], ["Folder/B.swift", "In"], ["In", "Folder"]])
  func aFileOfTwoNamesIsFixedOnce(names: [String]) throws {
    let workspace = try workspace()
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: workspace.path + "/Link.swift", withDestinationPath: "In/B.swift")
    try manager.createSymbolicLink(atPath: workspace.path + "/Folder", withDestinationPath: "In")
    let linted = try workspace.program.run(["lint", "-q", "--format", "xcode"] + names)
    #expect(linted.output.split(separator: "\n").count == 1, "\(linted)")
    let outcome = try workspace.program.run(["fix"] + names)
    #expect(outcome.status == 0 && outcome.errors.hasPrefix("fixed 1 finding in 1 file"), "\(outcome)")
    #expect(try workspace.text(of: "In/B.swift") == Self.fixed)
  }

  @Test func aNameMayBeAsLongAsCanBe() throws {
    let name = String(repeating: "가", count: 83) + ".swift"
    let workspace = try workspace(name)
    #expect(try workspace.program("fix", name).status == 0)
    #expect(try workspace.text(of: name) == Self.fixed)
  }

  @Test func nothingOutsideIsWritten() throws {
    let workspace = try workspace()
    let outside = try Workspace(["Out.swift": Self.source])
    let link = workspace.path + "/Link.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside.path + "/Out.swift")
    let outcome = try workspace.program("fix", "Link.swift")
    #expect(outcome.status == 2 && outcome.errors.contains("it leads outside"))
    #expect(try outside.text(of: "Out.swift") == Self.source)
  }

  @Test func otherNamesOfAFileAreNotCutOff() throws {
    let workspace = try workspace()
    try FileManager.default.linkItem(atPath: workspace.path + "/A.swift", toPath: workspace.path + "/C.txt")
    let outcome = try workspace.program("fix", "A.swift")
    #expect(outcome.status == 2 && outcome.errors.contains("hard links"))
    #expect(try workspace.text(of: "C.txt") == Self.source)
  }
}
