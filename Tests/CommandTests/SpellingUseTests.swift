import Foundation
import TestSupport
import Testing

/// What the files around decide of how a token is written: declarations, modules, projects.
struct SpellingUseTests {
  /// Whatever files are named, what is around them decides what compiles.
  @Test func oneFileIsFixedAsAllAre() throws {
    let card =
      "import UIKit\nfunc f(grid: Grid, stack: UIStackView) {\n  grid.spacing = 16\n  show(rowSpacing: 16)\n}\n"
    let workspace = try Workspace(
      "tokens: [{swift: Tokens.swift}]\nmappings: {16: Spacing.m}\n",
      ["Grid.swift": "final class Grid { var spacing: Int = 0 }\nfunc show(rowSpacing: Int) {}\n", "Card.swift": card])
    let one = try workspace.program("fix", "--dry-run", "Card.swift")
    let all = try workspace.program("fix", "--dry-run", ".")
    #expect(one.output == all.output && one.output.isEmpty)
  }

  /// A source may say which module it is of.
  @Test func aSourceHasAModule() throws {
    let tokens =
      "import SwiftUI\npublic enum Spacing { public static let m: CGFloat = 16 }\nenum Gap { static let m: CGFloat = 20 }\n"
    let card = "import SwiftUI\nimport Zoo\nfunc f() {\n  Text(\"a\").padding(16)\n  Text(\"a\").padding(20)\n}\n"
    let configuration = "tokens: [{swift: DS/**, module: DesignSystem}]\n"
    let workspace = try Workspace([
      ".sym-lint.yml": configuration, "DS/Tokens.swift": tokens, "Card.swift": card,
    ])
    let outcome = try workspace.program("fix", "--unsafe", "-q", "Card.swift")
    let fixed = card.replacing("(16)", with: "(Spacing.m)")
      .replacing("import Zoo\n", with: "import Zoo\nimport DesignSystem\n")
      .replacing(
        "import SwiftUI\nimport Zoo\nimport DesignSystem\n", with: "import DesignSystem\nimport SwiftUI\nimport Zoo\n")
    #expect(try workspace.text(of: "Card.swift") == fixed, "\(outcome.errors)")
    // A type of the file's own module comes first, whether the file that has it is read for tokens or not.
    try workspace.write(card, to: "Card.swift")
    try workspace.write("enum Spacing {}\n", to: "Other.swift")
    _ = try workspace.program("fix", "--unsafe", "-q", "Card.swift")
    #expect(try workspace.text(of: "Card.swift") == card)
  }

  /// What Xcode generates for assets, by the project around the catalog.
  @Test(
    arguments: [
      ("", ".brand", ".brand"), ("ext = YES;", ".brand", ".brand"),
      ("OTHER = 1;", "Color(.brand)", "UIColor(resource: .brand)"),
      ("ext = NO;", "Color(.brand)", "UIColor(resource: .brand)"),
      ("ext = YES; ext = NO;", "Color(.brand)", "UIColor(resource: .brand)"),
      ("sym = YES; ext = YES;", ".brand", ".brand"), ("sym = NO; ext = YES;", "Color(\"brand\")", nil),
      // The catalog's own word comes first.
      ("ext = YES; // off", "Color(.brand)", "UIColor(resource: .brand)"), ("ext = NO; // on", ".brand", ".brand"),
    ] as [(String, String, String?)])
  func projectsSayWhatIsGenerated(settings: String, color: String, uiColor: String?) throws {
    let set = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.0"}}}]}
      """
    let raw = "red: 18 / 255, green: 52 / 255, blue: 86 / 255"
    var files = [
      "App/Assets.xcassets/brand.colorset/Contents.json": set, ".git/HEAD": "",
      "App/A.swift": "import SwiftUI\nfunc f() { Text(\"a\").foregroundColor(Color(\(raw))) }\n",
      "App/B.swift": "import UIKit\nfunc f() { label.textColor = UIColor(\(raw), alpha: 1) }\n",
    ]
    if let own = ["// off": "disabled", "// on": "enabled"].first(where: { settings.hasSuffix($0.key) })?.value {
      files["App/Assets.xcassets/Contents.json"] =
        "{\"properties\": {\"generate-swift-asset-symbol-extensions\": \"\(own)\"}}"
    }
    if !settings.isEmpty {
      files["App.xcodeproj/project.pbxproj"] =
        settings
        .replacing("ext", with: "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        .replacing("sym", with: "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS")
    }
    let workspace = try Workspace(files)
    let outcome = try workspace.program("fix", "-q")
    let (first, second) = (try workspace.text(of: "App/A.swift"), try workspace.text(of: "App/B.swift"))
    #expect(
      first.contains(".foregroundColor(\(color))") || first.contains(".foregroundColor(Color\(color))"),
      "\(first) \(outcome.errors)")
    #expect(second.contains(uiColor.map { "textColor = \($0) }" } ?? "UIColor(red:"), "\(second)")
  }

  /// Build settings may also lie in the files that a project is based on, and in those which these include. None is read
  /// that lies outside of the repository, however it is named.
  @Test(arguments: [
    (["App.xcconfig": "ext = YES"], ".brand"),
    (["App.xcconfig": "#include \"Config/Base.xcconfig\"", "Config/Base.xcconfig": "ext = YES"], ".brand"),
    (
      ["App.xcconfig": "#include \"Config/Base.xcconfig\"\next = YES", "Config/Base.xcconfig": "ext = NO"],
      "Color(.brand)"
    ),
    (
      [
        "App.xcconfig": "#include? \"Config/None.xcconfig\"\n#include \"App.xcconfig\"\n#include \"B.xcconfig\"",
        "B.xcconfig": "#include \"App.xcconfig\"\next = YES",
      ], ".brand"
    ),
    (["App.xcconfig": "#include \"../outside.xcconfig\"", "../outside.xcconfig": "ext = YES"], "Color(.brand)"),
    (
      ["App.xcconfig": "#include \"Config/../../outside.xcconfig\"", "../outside.xcconfig": "ext = YES"],
      "Color(.brand)"
    ),
    (["Other.xcconfig": "ext = YES"], "Color(.brand)"),
  ])
  func projectsAreBasedOnFiles(configurations: [String: String], color: String) throws {
    let set = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.0"}}}]}
      """
    var files = [
      "Repo/App/Assets.xcassets/brand.colorset/Contents.json": set, "Repo/.git/HEAD": "",
      "Repo/App/A.swift":
        "import SwiftUI\nfunc f() { Text(a).foregroundColor(Color(red: 18 / 255, green: 52 / 255, blue: 86 / 255)) }\n",
      "Repo/App.xcodeproj/project.pbxproj": """
      {objects = {P = {isa = PBXProject; mainGroup = G; }; G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        D = {isa = XCBuildConfiguration; baseConfigurationReference = A; name = Debug; }; }; }
      """,
    ]
    for (name, text) in configurations {
      files[name.hasPrefix("../") ? String(name.dropFirst(3)) : "Repo/" + name] = text.replacing(
        "ext", with: "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
    }
    let workspace = try Workspace(files)
    let outcome = try workspace.program("fix", "-q", "Repo")
    let code = try workspace.text(of: "Repo/App/A.swift")
    let first = color.hasPrefix(".") ? [color, "Color" + color] : [color]
    #expect(first.contains { code.contains("foregroundColor(\($0))") }, "\(code) \(outcome.errors)")
  }

  /// What is imported under an `#if` may be missing elsewhere, unless all of the file is under it.
  @Test(arguments: [
    ("import SwiftUI\nimport Design\n", "", true),
    ("import SwiftUI\n#if canImport(Design)\nimport Design\n#endif\n", "", false),
    ("#if canImport(Design)\nimport SwiftUI\nimport Design\n", "#endif\n", true),
  ])
  func conditionalImportsAreDoubtful(start: String, end: String, isFixed: Bool) throws {
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "Design"), .target(name: "App", dependencies: ["Design"]),
      ])
      """
    let workspace = try Workspace([
      "Package.swift": manifest, ".git/HEAD": "",
      "Sources/Design/Spacing.swift": "public enum Spacing { public static let m: CGFloat = 16 }\n",
      "Sources/App/Card.swift": start + "func f() { Text(\"a\").padding(16) }\n" + end,
    ])
    _ = try workspace.program("fix", "-q")
    #expect(try workspace.text(of: "Sources/App/Card.swift").contains("(Spacing.m)") == isFixed)
    _ = try workspace.program("fix", "-q", "--unsafe")
    let text = try workspace.text(of: "Sources/App/Card.swift")
    #expect(text.contains("(Spacing.m)") && text.split(separator: "\n").count { $0 == "import Design" } == 1)
  }
}
