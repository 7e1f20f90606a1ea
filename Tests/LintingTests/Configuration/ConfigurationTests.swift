import Foundation
import TestSupport
import Testing

@testable import Linting

/// Files that are not on the disk.
private func load(_ files: [String: String], _ path: String = "/r/.sym-lint.yml") throws(LintError) -> Configuration {
  let rules = KnownRules(options: ["raw-color": [], "raw-font": ["families"], "raw-spacing": []])
  let loader = ConfigurationLoader(workingFolder: "/r", knownRules: rules) { path throws(FileError) in
    guard let text = files[path] else { throw FileError("No such file or directory") }
    return Array(text.utf8)
  }
  return try loader.load(path)
}

private func load(_ text: String) throws(LintError) -> Configuration { try load(["/r/.sym-lint.yml": text]) }

private func failure(_ files: [String: String]) -> String {
  do {
    _ = try load(files)
    return "no error"
  } catch {
    return error.description
  }
}

struct ConfigurationTests {
  @Test(arguments: [
    "", "# nothing\n", "---\n", "exclude:\n", "rules: {}\n", "tokens:\n  - swift: Sources/Tokens.swift\n",
  ])
  func isValid(text: String) throws {
    _ = try load(text)
  }

  @Test func readsEveryKey() throws {
    let configuration = try load(
      """
      preset: strict
      include: Sources
      exclude: [Pods, "**/*.g.swift"]
      tokens:
        - swift: [A.swift, B/*.swift]
          module: Design
          prefer: true
        - inline: {Spacing.small: 8}
          category: spacing
        - dtcg: tokens.json
          access: {Color: "AppColor.{name}"}
          prefer: [text.*, border]
      rules:
        raw-color: error
        raw-font: {severity: off, families: [A], unmatched: quiet}
        raw-spacing: {allow: [1, "0.5"], near: 0.5}
        team-rule: warning
      custom-rules:
        - id: team-rule
          patterns: [a]
      overrides:
        - files: Legacy
          preset: recommended
          rules: {raw-color: off}
      baseline: .sym-lint.baseline
      fail-on: error
      previews: true
      tests: true
      generated: true
      dependencies: true
      respect-gitignore: false
      hex-alpha: argb
      """)
    #expect(configuration.preset == .strict)
    #expect(configuration.exclude.map(\.text) == ["Pods", "**/*.g.swift"])
    let sources = try #require(configuration.tokenSources)
    #expect(sources.map(\.patterns.count) == [2, 0, 1])
    #expect(sources[0].module == "Design" && sources[0].preference == .all)
    #expect(sources[2].access.map(\.type) == ["Color"] && sources[2].access.map(\.template) == ["AppColor.{name}"])
    #expect(sources[1].category == .spacing)
    #expect(sources[2].preference == .names(["text.*", "border"]))
    #expect(configuration.rules["raw-color"]?.level == .error)
    #expect(configuration.rules["raw-font"]?.options.map(\.key) == ["families"])
    #expect(configuration.rules["raw-spacing"]?.allow == ["1", "0.5"])
    #expect(configuration.rules["raw-spacing"]?.near == .within(0.5))
    #expect(configuration.baseline == "/r/.sym-lint.baseline")
    #expect(configuration.failLevel == .error && configuration.hexAlpha == .argb)
    #expect(configuration.lintsPreviews && configuration.lintsTests && configuration.lintsGenerated)
    #expect(configuration.lintsDependencies)
    #expect(!configuration.respectsGitignore)
    #expect(configuration.customRules.count == 1)
    #expect(configuration.ruleSettings(for: "/r/Legacy/A.swift").rules["raw-color"]?.level == .off)
    #expect(configuration.ruleSettings(for: "/r/New/A.swift").rules["raw-color"]?.level == .error)
    #expect(configuration.origins["rules.raw-color"] == Location(path: "/r/.sym-lint.yml", line: 14, column: 3))
  }

  @Test(arguments: [
    ("presett: strict", "1:1: unknown key 'presett'; did you mean 'preset'?"),
    (
      "preset: strickt",
      "1:9: 'preset' cannot be 'strickt': expected one of none, recommended, strict; did you mean 'strict'?"
    ),
    ("tests: 3", "1:8: 'tests' is the number 3: expected true or false"),
    ("rules:\n  raw-colour: off", "2:3: unknown rule 'raw-colour'; did you mean 'raw-color'?"),
    ("rules:\n  raw-color: {sevrity: off}", "2:15: unknown key 'sevrity'; did you mean 'severity'?"),
    ("rules:\n  raw-color: {near: 9}", "2:21: 'near' is out of range: expected a number from 0 to 5"),
    ("rules: [raw-color]", "1:8: 'rules' is a list: expected a map of rules"),
    ("exclude: [1]", "1:11: 'exclude' is the number 1: expected a path pattern"),
    ("exclude: ../../x/**", "1:10: '../../x/**' leads outside the repository"),
    ("baseline: /etc/passwd", "1:11: '/etc/passwd' leads outside the repository"),
    ("tokens:\n  - swift: ../secret.swift", "2:12: '../secret.swift' leads outside the repository"),
    ("tokens:\n  - swfit: a", "2:5: unknown key 'swfit'; did you mean 'swift'?"),
    (
      "tokens:\n  - module: A",
      "2:5: an item of 'tokens' does not say what it is: expected a map with one of the keys swift, assets, dtcg, "
        + "tokens-studio, style-dictionary, figma, inline"
    ),
    ("tokens:\n  - {swift: a, module: 'A; import B'}", "2:24: 'A; import B' is no name of a module"),
    ("tokens:\n  - {inline: {a: 1}, module: A.B}", "2:30: 'A.B' is no name of a module"),
    ("tokens:\n  - {swift: a, module: class}", "2:24: 'class' is no name of a module"),
    ("tokens:\n  - {swift: a, assets: b}", "2:16: 'assets' joins 'swift': write an item of its own for it"),
    ("overrides:\n  - preset: strict", "2:5: 'overrides' needs the key 'files'"),
    ("- a", "1:1: 'the file' is a list: expected a map with the keys"),
    ("exclude: ['!a']", "1:11: '!a' is no path pattern: it is empty, or takes back what others say"),
    (
      "rules: {raw-color: no}",
      "1:20: 'raw-color' cannot be 'no': expected one of off, on, warning, error; did you mean 'off'?"
    ),
    ("tokens: [{swift: a, module: 'Foo; import Bar'}]", "1:29: 'Foo; import Bar' is no name of a module"),
    ("tokens: [{inline: {a: 1}, module: a b}]", "1:35: 'a b' is no name of a module"),
    ("preset: |\n  a\n  b\n", "1:9: 'preset' cannot be 'a\\nb\\n': expected"),
    ("extends: nowhere.yml", "1:10: cannot read 'nowhere.yml': No such file or directory"),
    ("extends: .sym-lint.yml", "1:10: 'extends' goes in a circle: .sym-lint.yml → .sym-lint.yml"),
    ("rules: {raw-color: on", "1:"),
  ])
  func complains(text: String, expected: String) {
    let description = failure(["/r/.sym-lint.yml": text])
    #expect(description.hasPrefix(".sym-lint.yml:" + expected), "\(description)")
  }

  @Test func tellsEveryMistake() {
    let description = failure(["/r/.sym-lint.yml": "presett: a\ntests: 1\nexclude: ../x\n"])
    #expect(description.split(separator: "\n").count == 3)
  }

  @Test func extendsOtherFiles() throws {
    let configuration = try load([
      "/r/.sym-lint.yml": "extends: [a/base.yml]\npreset: none\nrules: {raw-color: {near: false}}\n",
      "/r/a/base.yml": "extends: deep.yml\npreset: strict\nexclude: Old/x\nrules: {raw-color: error}\n",
      "/r/a/deep.yml": "tests: true\nexclude: Pods\n",
    ])
    #expect(configuration.preset == .none)
    #expect(configuration.rules["raw-color"]?.level == .error && configuration.rules["raw-color"]?.near == .off)
    #expect(configuration.lintsTests)
    #expect(configuration.exclude.map(\.base) == ["/r/a", "/r/a"])
    #expect(configuration.files == ["/r/.sym-lint.yml", "/r/a/base.yml", "/r/a/deep.yml"])
  }

  @Test func circlesAreErrors() {
    let description = failure(
      ["/r/.sym-lint.yml": "extends: b.yml", "/r/b.yml": "extends: c.yml", "/r/c.yml": "extends: b.yml"])
    #expect(description == "c.yml:1:10: 'extends' goes in a circle: b.yml → c.yml → b.yml")
  }

  @Test func rulesOfOtherFilesAreKnown() throws {
    let configuration = try load([
      "/r/.sym-lint.yml": "custom-rules: [rules/team.yml]\nrules: {team-rule: {tone: 1}}\n",
      "/r/rules/team.yml": "id: team-rule\noptions: [tone]\n",
    ])
    #expect(configuration.customRules.map(\.path) == ["/r/rules/team.yml"])
    #expect(configuration.rules["team-rule"]?.options.map(\.key) == ["tone"])
  }

  @Test(
    arguments: [
      (nil, Preset.recommended, Preset.recommended, Severity.warning), (nil, .strict, .recommended, nil),
      (nil, .recommended, .strict, .warning), (nil, .recommended, .none, nil), (.off, .recommended, .strict, nil),
      (.on, .strict, .none, .warning), (.error, .strict, .none, .error), (nil, .none, .strict, nil),
    ] as [(RuleSetting.Level?, Preset, Preset, Severity?)])
  func severity(level: RuleSetting.Level?, rule: Preset, chosen: Preset, expected: Severity?) {
    let settings = RuleSettings(preset: chosen, rules: ["x": RuleSetting(level: level)])
    #expect(settings.severity(ofRule: "x", preset: rule, severity: .warning) == expected)
  }
}

struct ConfigurationLinkTests {
  @Test func linksDoNotLeadOutOfTheRepository() throws {
    let outside = try TemporaryFolder(["secret.yml": "preset: strict\n"])
    let folder = try TemporaryFolder([".git/": "", ".sym-lint.yml": "extends: link.yml\n"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.yml", withDestinationPath: outside.path + "/secret.yml")
    let loader = ConfigurationLoader(workingFolder: folder.path, knownRules: KnownRules([String]()))
    var description = ""
    do { _ = try loader.load(".sym-lint.yml") } catch { description = error.description }
    #expect(description == ".sym-lint.yml:1:10: 'link.yml' leads outside the repository")
  }

  @Test func theNearestUpToTheRepositoryHolds() throws {
    let folder = try TemporaryFolder([
      ".sym-lint.yml": "preset: none\n", "repo/.git/": "", "repo/a/b/": "", "repo/a/.sym-lint.yml": "preset: strict\n",
      "repo/c/": "",
    ])
    let loader = ConfigurationLoader(workingFolder: folder.path, knownRules: KnownRules([String]()))
    #expect(try loader.configuration(ofFolder: "repo/a/b").preset == .strict)
    #expect(try loader.configuration(ofFolder: "repo/c").preset == .recommended)
    #expect(try loader.configuration(ofFolder: "repo/c").folder == folder.path + "/repo")
  }
}
