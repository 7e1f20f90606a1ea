import Foundation
import TestSupport
import Testing

/// What the keys of a configuration do to a run, and what is said of those that are wrong.
struct ConfigurationUseTests {
  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("a").padding(16).background(Color(red: 31 / 255, green: 37 / 255, blue: 46 / 255))
        Text("b").padding(.top, Spacing.m + 4)
      }
    }

    """

  private func workspace(_ configuration: String, _ files: [String: String] = [:]) throws -> Workspace {
    try Workspace(configuration, ["Card.swift": Self.card].merging(files) { $1 })
  }

  /// The line of the card's first text once it is fixed.
  private func fixedLine(_ configuration: String) throws -> String {
    let workspace = try workspace(configuration)
    _ = try workspace.program("fix", "-q")
    let line = try workspace.text(of: "Card.swift").split(separator: "\n").first { $0.contains("\"a\"") }
    return line.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
  }

  private static let raw = "Color(red: 31 / 255, green: 37 / 255, blue: 46 / 255)"

  @Test(arguments: [
    ("", "Text(\"a\").padding(16).background(\(raw))"),
    ("mappings: {16: Spacing.gutter}", "Text(\"a\").padding(Spacing.gutter).background(\(raw))"),
    ("mappings: {'#1f252e': Color.surface}", "Text(\"a\").padding(16).background(Color.surface)"),
    ("prefer: [Color.text*]", "Text(\"a\").padding(16).background(Color.textMain)"),
    // What is mapped comes before what is preferred.
    (
      "prefer: [Spacing.m, Color.textMain]\nmappings: {16.0: Spacing.gutter}",
      "Text(\"a\").padding(Spacing.gutter).background(Color.textMain)"
    ),
  ])
  func oneOfSeveralTokensIsTaken(configuration: String, line: String) throws {
    #expect(try fixedLine(configuration) == line)
  }

  /// A value is mapped however it is written, and whatever was looked up before.
  @Test func aValueOfTwoSpellingsIsMapped() throws {
    let translucent = "Color(red: 9 / 255, green: 9 / 255, blue: 9 / 255, opacity: 0.5)"
    let workspace = try Workspace([
      ".sym-lint.yml": "mappings: {'#09090980': Color.veil}\n",
      "Tokens.swift":
        "import SwiftUI\nextension Color {\n  static let scrim = \(translucent)\n"
        + "  static let veil = \(translucent)\n}\n",
      "Card.swift":
        "import SwiftUI\nfunc f() {\n  v.background(Color(red: 9 / 255, green: 9 / 255, blue: 9 / 255).opacity(0.5))\n"
        + "  v.background(\(translucent))\n}\n",
    ])
    _ = try workspace.program("fix", "-q")
    #expect(
      try workspace.text(of: "Card.swift")
        == "import SwiftUI\nfunc f() {\n  v.background(Color.veil)\n  v.background(Color.veil)\n}\n")
  }

  @Test func arithmeticOnTokensMayBeAllowed() throws {
    for (policy, places) in [("report", 1), ("allow", 0)] {
      let workspace = try workspace("token-arithmetic: \(policy)\nrules: {raw-color: off}\nmappings: {16: Spacing.m}\n")
      let outcome = try workspace.program("-q", "--format", "xcode")
      #expect(outcome.output.split(separator: "\n").count { $0.contains("Card.swift:6:") } == places)
    }
  }

  @Test func reasonsMayBeRequired() throws {
    let silent = "// sym-lint:disable:next raw-spacing\nfunc a() { b.padding(3) }\n"
    let workspace = try workspace("require-reason: true\n", ["Silent.swift": silent])
    let outcome = try workspace.program("-q", "--format", "xcode", "Silent.swift")
    #expect(outcome.status == 1 && outcome.output.contains("Silent.swift:1:1: warning: says no reason"))
    try workspace.write(silent.replacing("spacing\n", with: "spacing -- odd\n"), to: "Silent.swift")
    #expect(try workspace.program("-q", "Silent.swift").status == 0)
    try workspace.write("func a() { b.padding(3) }\n", to: "Silent.swift")
    #expect(try workspace.program("fix", "-q", "--add-suppressions", "as drawn", "Silent.swift").status == 0)
    #expect(try workspace.program("-q", "Silent.swift").status == 0)
  }

  private static let mistakes: [(String, String)] = [
    ("mappings:\n  '#GG0000': Color.surface\n", ".sym-lint.yml:2:3: '#GG0000' is no value"),
    (
      "mappings: {'#1F252E': Color.surfce}\n",
      ".sym-lint.yml:1:23: no design token is called 'Color.surfce'; did you mean 'Color.surface'?"
    ),
    ("overrides:\n  - files: 'Legacy[0-9'\n", ".sym-lint.yml:2:12: 'Legacy[0-9' never closes its '['"),
    ("rules: {raw-spacing: {allow: [true]}}\n", ".sym-lint.yml:1:31: 'allow' is true: expected text or a number"),
    ("rules: {raw-spacing: {allow: [1e400]}}\n", ".sym-lint.yml:1:31: 'allow' cannot have 1e400"),
    ("rules: {raw-spacing: {allow: [.inf]}}\n", ".sym-lint.yml:1:31: 'allow' cannot have .inf"),
    (
      "tokens:\n  - swift: Tokens.swift\n    access: '{nme}'\n",
      ".sym-lint.yml:3:5: 'access' of Swift files says how code reaches each type"
    ),
    (
      "tokens:\n  - inline: {Spacing.x: 20}\n    access: '{name}'\n",
      ".sym-lint.yml:3:5: 'access' says nothing of 'inline'"
    ),
    (
      "tokens:\n  - swift: Tokens.swift\n    modes: {dark: night}\n",
      ".sym-lint.yml:3:5: 'modes' says nothing of 'swift'"
    ),
    (
      "custom-rules:\n  - id: a\n    message: '{txt} is {raw}'\n    patterns: ['$_.a(<length>)']\n",
      ".sym-lint.yml:3:14: '{txt}' is none of {text}, {value}, {token}, {replacement}, {difference}; did you mean '{text}'?"
    ),
  ]

  @Test(arguments: mistakes)
  func mistakesStopTheRun(configuration: String, complaint: String) throws {
    let workspace = try workspace(configuration)
    for words in [["lint"], ["fix"], ["config", "check"]] {
      let outcome = try workspace.program.run(words)
      #expect(outcome.status == 2 && outcome.errors.contains(complaint), "\(words): \(outcome.errors)")
    }
  }

  @Test(arguments: [
    (
      "overrides:\n  - files: Old/**\n    preset: none\n", ".sym-lint.yml:2:12: 'Old/**' matches no file that is linted"
    ),
    ("include: [Sources, '*.swift']\n", ".sym-lint.yml:1:11: 'Sources' matches no file that is linted"),
    (
      "exclude: [Gone, '*.md']\ninclude: ['*.swift']\n",
      ".sym-lint.yml:1:11: 'Gone' excludes no file that would be linted (warning)\n.sym-lint.yml:1:17: '*.md' excludes no file that would be linted"
    ),
    (
      "rules:\n  raw-spacing: {allow: ['#FFFFFF', 1]}\n",
      ".sym-lint.yml:2:25: raw-spacing never has the value '#FFFFFF'"
    ),
    (
      "rules:\n  raw-spacing: {allow: [x, 1 / 3, 'CGFloat(16)']}\n",
      ".sym-lint.yml:2:25: raw-spacing never has the value 'x'"
    ),
    (
      "rules:\n  named-color: {allow: [.red, white]}\n  raw-font: {allow: [Body]}\n",
      ".sym-lint.yml:3:22: raw-font never has the value 'Body'"
    ),
    (
      "rules:\n  raw-color: {allow: [16, '#FFF', FFFFFF, '0xFFFFFF']}\n",
      ".sym-lint.yml:2:23: raw-color never has the value '16'"
    ),
  ])
  func whatHasNoEffectIsTold(configuration: String, warning: String) throws {
    let outcome = try workspace(configuration).program("config", "check")
    #expect(outcome.status == 0 && outcome.output == "\(warning) (warning)\n.sym-lint.yml: no errors\n")
  }

  @Test(arguments: ["dtcg", "tokens-studio", "style-dictionary", "figma"])
  func documentsThatCannotBeReadAreTold(kind: String) throws {
    let broken = try workspace("tokens:\n  - swift: Tokens.swift\n  - \(kind): t.json\n", ["t.json": "{\n  \"a\": [\n"])
    let gone = try workspace("tokens:\n  - swift: Tokens.swift\n  - \(kind): gone.json\n")
    for words in [["lint", "-q"], ["fix", "-q"], ["config", "check"]] {
      let first = try broken.program.run(words)
      #expect(first.status == 2 && first.errors.contains("t.json:"), "\(words): \(first.errors)")
      let second = try gone.program.run(words)
      #expect(second.status == 2 && second.errors.contains("no token file matches 'gone.json'"), "\(words)")
    }
  }

  @Test func aTeamsRuleHasACategoryOfItsOwn() throws {
    let workspace = try workspace(
      "custom-rules:\n  - id: bar-height\n    category: [size, spacing]\n    message: '{text} is {a bar}'\n    patterns: ['$_.bar(<length>)']\n",
      ["Bar.swift": "func show() { view.bar(21) }\n"])
    #expect(try workspace.program("explain", "bar-height").output.contains("\nCategory: size\n"))
    let rules = try workspace.program("rules").output
    #expect(rules.contains("\nsize\n  bar-height ") && !rules.contains("custom"), "\(rules)")
    let lint = try workspace.program("lint", "Bar.swift", "--format", "sarif").output
    #expect(lint.contains("21 is {a bar}") && !lint.contains("/bar-height.yaml"))
  }

  @Test func aMissingConfigurationHasNoPosition() throws {
    let outcome = try workspace("").program("--config", "none.yml")
    #expect(outcome.status == 2 && outcome.errors == "sym-lint: none.yml: No such file or directory\n")
  }

  @Test func onlyMistakesInTypingPointToTheHelp() throws {
    let workspace = try workspace("")
    #expect(try workspace.program("--formt").errors.contains("'sym-lint lint --help' lists what there is"))
    for words in [["init"], ["explain", "None.swift:1:1"], ["baseline", "prune"]] {
      let outcome = try workspace.program.run(words)
      #expect(outcome.status == 2 && !outcome.errors.contains("--help"), "\(words): \(outcome.errors)")
    }
  }

  @Test func initSaysWhenThereIsNoToken() throws {
    let outcome = try Workspace(["A.swift": "let a = 1\n"]).program("init")
    #expect(
      outcome.errors == ".sym-lint.yml is written; no design tokens were found: name their files under 'tokens'\n")
  }
}
