import Foundation
import TestSupport
import Testing

/// Where design tokens are read from, and what is said where there are none.
@Suite struct TokenPlacesTests {
  /// What a source names is read wherever it lies.
  @Test(arguments: [
    "build/ios/*.swift", "build/ios/Palette.swift", "build/ios", "build", "build/**/*.swift", "out/*.swift",
    "ATests/Palette.swift", "Old/**",
  ])
  func swiftSourcesAreReadWhereNothingIsLinted(pattern: String) throws {
    let palette = Workspace.inkAndSky["Palette.swift"] ?? ""
    let workspace = try Workspace([
      ".git/HEAD": "", ".gitignore": "out/\n", ".sym-lint.yml": "exclude: [Old]\ntokens:\n  - swift: \"\(pattern)\"\n",
      "build/ios/Palette.swift": palette, "out/Palette.swift": palette, "ATests/Palette.swift": palette,
      "Old/Palette.swift": palette, "A.swift": "func f() { v.padding(3) }\n",
    ])
    let outcome = try workspace.program("tokens", "list")
    #expect(outcome.status == 0 && outcome.output.contains("color (1)\n  Color.ink "), "\(outcome)")
    // They define tokens, and are still not linted.
    #expect(try workspace.program("--format", "json").output.contains("\"files\": 1"))
  }

  /// Nor are dependencies sources because a pattern fits them.
  @Test func aPatternForAllMeansNoDependencies() throws {
    let workspace = try Workspace([
      ".sym-lint.yml": "tokens:\n  - swift: \"**/*.swift\"\n  - assets: \"**/*.xcassets\"\n",
      "build/ios/Palette.swift": Workspace.inkAndSky["Palette.swift"] ?? "", "Pods/A.xcassets/Contents.json": "{}",
    ])
    let outcome = try workspace.program("tokens", "list")
    #expect(outcome.output.isEmpty && outcome.errors.contains("no Swift file matches"), "\(outcome)")
  }

  @Test(arguments: ["build/ios/*.xcassets", "build/ios/Brand.xcassets", "build/ios", "build", "../out/Brand.xcassets"])
  func catalogsAreReadWhereNothingIsLinted(pattern: String) throws {
    let color = ##"""
      {"info": {"author": "xcode", "version": 1}, "colors": [{"idiom": "universal", "color": {"color-space": "srgb",
       "components": {"red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1"}}}]}
      """##
    let workspace = try Workspace([
      ".git/HEAD": "", "App/.sym-lint.yml": "tokens:\n  - assets: \(pattern)\n",
      "App/build/ios/Brand.xcassets/ink.colorset/Contents.json": color,
      "out/Brand.xcassets/ink.colorset/Contents.json": color, "App/A.swift": "let a = 1\n",
    ])
    var program = workspace.program
    program.folder = workspace.path + "/App"
    let outcome = try program.run(["tokens", "list"])
    #expect(outcome.status == 0 && outcome.output.contains("#102030FF"), "\(outcome)")
  }

  /// Where there are no tokens, every command says so, and what to do.
  @Test(
    arguments: [
      ["tokens", "list"], ["tokens", "check"], ["tokens", "find", "16"], ["tokens", "show", "ink"],
      ["tokens", "unused"],
      ["tokens", "check", "--format", "json"], ["tokens", "list", "--format", "json"],
    ])
  func noTokensAtAllIsSaid(arguments: [String]) throws {
    let none = try Workspace(["A.swift": "let a = 1\n"]).program.run(arguments)
    #expect(none.errors.hasPrefix("sym-lint: there are no design tokens here: no static member in Swift"), "\(none)")
    #expect(
      !none.errors.contains("agree") && !none.errors.contains("no unused")
        && none.errors.split(separator: "\n").count == 1)
    let documents = ["A.swift": "let a = 1\n", "design/app.json": Workspace.inkAndSky["app.json"] ?? ""]
    let found = try Workspace(documents).program.run(arguments)
    #expect(
      found.errors
        == "sym-lint: there are no design tokens here, but 1 token file is here that no configuration names: "
        + "'- dtcg: design/app.json' under 'tokens' in .sym-lint.yml names one\n")
    #expect(found.status == none.status && found.status != 2)
  }

  /// What agrees is only what was compared.
  @Test func documentsThatAreNoSourceAreNamed() throws {
    var files = Workspace.inkAndSky
    files[".sym-lint.yml"] = "tokens:\n  - swift: Palette.swift\n"
    let outcome = try Workspace(files).program("tokens", "check")
    #expect(outcome.errors.hasPrefix("the sources of the design tokens agree\nsym-lint: 1 token file is here that no"))
    #expect(try Workspace(Workspace.inkAndSky).program("tokens", "check").errors.contains("token file") == false)
    let twice = try Workspace(files).program("tokens", "check", "-o", "a", "-o", "b")
    #expect(twice.status == 2 && twice.errors.contains("'--output' is given twice"))
  }
}
