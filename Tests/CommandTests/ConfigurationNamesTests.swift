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

  /// Style Dictionary's files need no types, and those of a folder are one source.
  @Test func initProposesAFolderOfDocuments() throws {
    let color = "{\"color\": {\"brand\": {\"value\": \"#1F252E\"}, \"text\": {\"value\": \"{color.brand}\"}}}"
    let workspace = try Workspace([
      "tokens/color.json": color, "tokens/size/a.json": "{\"spacing\": {\"small\": {\"value\": \"8px\"}}}",
      "other/data.json": "{\"price\": {\"value\": \"8\"}}", "A.swift": "let a = 1\n",
    ])
    #expect(try workspace.program("init").status == 0)
    let text = try workspace.text(of: ".sym-lint.yml")
    #expect(
      text.contains("#   - style-dictionary: \"tokens/**/*.json\"  # 3 tokens in 2 files\n"))
    #expect(!text.contains("other/data.json"))
  }

  /// The files that define no tokens still tell which modules there are, and what tokens and values are made with.
  @Test func initChangesNoFindings() throws {
    let view = "struct V: View { var body: some View { VStack(spacing: 16) {} } }\n"
    let workspace = try Workspace([
      "Package.swift": """
      let package = Package(name: "P", targets: [
        .target(name: "Kit"), .target(name: "App", dependencies: ["Kit"]), .target(name: "Other"),
      ])
      """,
      "Sources/Kit/Spacing.swift": "public enum Spacing { public static let m: CGFloat = 16 }\n",
      "Sources/App/A.swift": "import SwiftUI\nimport Kit\n" + view,
      "Sources/App/B.swift": "import SwiftUI\n" + view,
      "Sources/Other/C.swift": "import SwiftUI\n" + view,
      "Sources/App/Helpers.swift": """
      import UIKit
      enum Face: String { case bold = "Brand-Bold" }
      extension UIFont {
        static func brand(_ size: CGFloat, _ face: Face) -> UIFont { UIFont(name: face.rawValue, size: size)! }
      }
      extension UIColor { convenience init(argb: UInt32) {
        self.init(red: CGFloat(argb >> 16 & 255) / 255, green: CGFloat(argb >> 8 & 255) / 255,
          blue: CGFloat(argb & 255) / 255, alpha: CGFloat(argb >> 24) / 255) } }
      """,
      "Sources/App/Style.swift": """
      import UIKit
      enum Typo { static let title = UIFont.brand(20, .bold) }
      enum Palette { static let ink = UIColor(argb: 0xFF102030) }
      """,
      "Sources/App/D.swift": """
      import UIKit
      func f(label: UILabel) {
        label.font = .brand(20, .bold)
        label.textColor = UIColor(argb: 0xFF102030)
      }
      """,
    ])
    func told() throws -> [String] {
      let lines = try workspace.program("lint", "--format", "jsonl").output.split(separator: "\n").map(String.init)
      #expect(lines.count == 5)
      return lines
    }
    let before = try told()
    #expect(before.count { $0.contains("Typo.title") } == 1 && before.count { $0.contains("Palette.ink") } == 1)
    #expect(before.count { $0.contains("needs import Kit") } == 1)
    #expect(try workspace.program("init").status == 0)
    #expect(try workspace.text(of: ".sym-lint.yml").contains("- Sources/App/Style.swift"))
    #expect(try workspace.text(of: ".sym-lint.yml").contains("Helpers.swift") == false)
    #expect(try told() == before)
  }
}
