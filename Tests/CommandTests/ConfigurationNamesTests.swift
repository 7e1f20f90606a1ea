import Foundation
import TestSupport
import Testing

/// What is said of names in a configuration that stand for nothing, and what `init` writes.
struct ConfigurationNamesTests {
  /// What names nothing is told where it stands, as it is written, with what was meant.
  @Test(arguments: [
    ("tokens: [{swift: [Tokens.swift, Gone.swift]}]\n", ".sym-lint.yml:1:33: no Swift file matches 'Gone.swift'"),
    (
      "tokens: [{swift: Tokens.swift}, {assets: Gone.xcassets}]\n",
      ".sym-lint.yml:1:42: no asset catalog matches 'Gone.xcassets'"
    ),
    (
      "tokens: [{swift: Tokens.swift}, {dtcg: t.json, modes: {dark: Nigth}}]\n",
      ".sym-lint.yml:1:62: there is no mode, theme, context or set 'Nigth'; did you mean 'Night'?"
    ),
    (
      "tokens: [{swift: Tokens.swift}, {dtcg: t.json, contexts: {Skyn: Night}}]\n",
      ".sym-lint.yml:1:59: there is no collection, group of themes or modifier 'Skyn'; did you mean 'Skin'?"
    ),
  ])
  func sourcesThatNameNothingStopTheRun(configuration: String, complaint: String) throws {
    let document = """
      {"color": {"ink": {"$type": "color", "$value": "#1F252E"}},
       "collections": [{"name": "Skin", "modes": [{"name": "Night"}]}]}
      """
    let workspace = try Workspace(configuration, ["t.json": document])
    for words in [["lint"], ["fix"], ["config", "check"]] {
      let outcome = try workspace.program.run(words)
      #expect(outcome.status == 2 && outcome.errors.contains(complaint), "\(words): \(outcome.errors)")
    }
  }

  @Test(arguments: [
    ("prefer: [Color.textMian]\n", ".sym-lint.yml:1:10: no design token is called 'Color.textMian'"),
    ("roles:\n  text: [Color.surfaec]\n", ".sym-lint.yml:2:10: no design token matches 'Color.surfaec'"),
    ("primitives: [Spacing.m, Pallete.*]\n", ".sym-lint.yml:1:25: no design token matches 'Pallete.*'"),
  ])
  func namesOfTokensAreChecked(configuration: String, complaint: String) throws {
    let outcome = try Workspace(configuration).program("config", "check")
    #expect(outcome.status == 2 && outcome.errors.contains(complaint), "\(outcome.errors)")
  }

  /// A document that no code can name and that no code repeats is of no use.
  @Test func documentsWithoutSpellingsAreTold() throws {
    let document = "{\"brand\": {\"$type\": \"color\", \"$value\": \"#1F252E\"}}"
    let source = "tokens: [{swift: Tokens.swift}, {dtcg: t.json}]\n"
    let complaint = ".sym-lint.yml:1:33: no code can name its token: add 'access'"
    let alone = try Workspace(source, ["t.json": document])
    for words in [["lint"], ["fix"], ["config", "check"]] {
      let outcome = try alone.program.run(words)
      #expect(outcome.status != 2 && (outcome.output + outcome.errors).contains(complaint), "\(words)")
    }
    let same = try Workspace(source, ["t.json": document.replacing("brand", with: "surface")])
    #expect(try !same.program("lint").errors.contains("no code can name"))
  }

  @Test func aRunOverNothingIsTold() throws {
    let workspace = try Workspace("exclude: [Old]\n", ["Old/A.swift": "let a = 1\n"])
    for words in [["lint", "-q", "Old"], ["fix", "-q", "Old"]] {
      let outcome = try workspace.program.run(words)
      #expect(outcome.status == 0 && outcome.errors.contains("Old: no Swift file to lint"), "\(words)")
    }
  }

  @Test func rulesOfOtherFilesAreNamedAsPeopleSeeThem() throws {
    let outcome = try Workspace("custom-rules: [rules/a.yml]\n", ["rules/a.yml": "id: my-rule\nsummry: x\n"])
      .program("lint")
    #expect(outcome.errors == "sym-lint: rules/a.yml:2:1: unknown key 'summry'; did you mean 'summary'?\n")
  }

  /// Folders may be named like patterns, and documents are proposed.
  @Test func initWritesWhatItReadsBack() throws {
    let workspace = try Workspace([
      "App [iOS]/Tokens.swift": Workspace.pairsOfTokens,
      "design/tokens.json": "{\"a\": {\"$type\": \"color\", \"$value\": \"#112233\"}}",
    ])
    #expect(try workspace.program("init").status == 0)
    let text = try workspace.text(of: ".sym-lint.yml")
    #expect(
      text.contains("\"App \\\\[iOS\\\\]/Tokens.swift\"") && text.contains("#   - dtcg: design/tokens.json  # 1 token"))
    #expect(try workspace.program("config", "check").output == ".sym-lint.yml: no errors\n")
    #expect(try workspace.program("tokens").output.contains("App [iOS]/Tokens.swift"))
  }
}
