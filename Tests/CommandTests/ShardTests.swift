import Foundation
import TestSupport
import Testing

/// Files linted one by one by exported tokens, and their reports merged, are one run over all of them.
@Suite struct ShardTests {
  private static let fixtures =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures/"

  private func app(_ name: String) throws -> Workspace {
    let workspace = try Workspace([
      ".sym-lint.yml": "extends: design/base.yml\nprefer: [\"Color.*\"]\n", "design/base.yml": "preset: strict\n",
    ])
    for entry in try FileManager.default.contentsOfDirectory(atPath: Self.fixtures + name) {
      try? FileManager.default.copyItem(
        atPath: Self.fixtures + name + "/" + entry, toPath: workspace.path + "/" + entry)
    }
    return workspace
  }

  private func swiftFiles(_ workspace: Workspace) throws -> [String] {
    let names = try #require(FileManager.default.enumerator(atPath: workspace.path))
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// What functions make, and the instances that code has at hand, are part of an export.
  @Test func functionsAndThemesAreExported() throws {
    let workspace = try Workspace([
      "Fonts.swift": """
      import SwiftUI
      enum Face: String { case bold = "Brand-Bold" }
      extension Font {
        static func brand(_ face: Face, size: CGFloat) -> Font { .custom(face.rawValue, size: size) }
        static let title = Font.brand(.bold, size: 20)
      }
      struct Theme { let ink = Color(red: 0.2, green: 0.4, blue: 0.6) }
      extension EnvironmentValues { @Entry var theme = Theme() }
      """,
      "Badge.swift": """
      import SwiftUI
      struct Badge: View {
        @Environment(\\.theme) var theme
        var body: some View {
          Text(a).font(.brand(.bold, size: 20)).foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.6))
        }
      }
      """,
    ])
    let single = try workspace.program("lint", "--format", "json", "Badge.swift", "Fonts.swift")
    #expect(single.output.contains("\"theme.ink\"") && single.output.contains("\".title\""), "\(single.output)")
    #expect(try workspace.program("tokens", "export", "-o", "tokens.json").status == 0)
    let sharded = try workspace.program(
      "lint", "--tokens", "tokens.json", "--format", "json", "Badge.swift", "Fonts.swift")
    #expect(sharded.output == single.output)
    let fixed = try workspace.program("fix", "--quiet", ".")
    #expect(fixed.status != 2, "\(fixed.errors)")
    #expect(try workspace.text(of: "Badge.swift").contains("Text(a).font(.title).foregroundStyle(theme.ink)"))
    #expect(try workspace.program("tokens", "unused", ".").output.contains("Color") == false)
    let listed = try workspace.program("tokens", "list", ".").output
    #expect(listed.contains("Font.title") && listed.contains("Theme.ink"), "\(listed)")
  }

  @Test(arguments: ["ChatApp", "AlarmApp", "CarRentalApp", "TravelApp", "WalletApp"])
  func mergedReportsAreThoseOfOneRun(name: String) throws {
    let workspace = try app(name)
    let single = try workspace.program("lint", "--format", "text", "--format", "sarif", "-o", "one.sarif")
    #expect(single.status != 2, "\(single.errors)")
    #expect(try workspace.program("tokens", "export", "-o", "tokens.json").status == 0)
    // Nothing but the export and the files themselves is needed.
    try FileManager.default.removeItem(atPath: workspace.path + "/design")
    try FileManager.default.removeItem(atPath: workspace.path + "/.sym-lint.yml")
    let files = try swiftFiles(workspace)
    var reports: [String] = []
    for start in stride(from: 0, to: files.count, by: 4) {
      let report = "\(start).json"
      let outcome = try workspace.program.run(
        ["lint", "--tokens", "tokens.json", "--format", "json", "-o", report]
          + files[start..<min(start + 4, files.count)])
      #expect(outcome.status != 2, "\(outcome.errors)")
      reports.append(report)
    }
    #expect(reports.count > 1)
    let merged = try workspace.program.run(["merge"] + reports.reversed())
    #expect(merged.output == single.output)
    #expect(merged.errors == single.errors)
    #expect(merged.status == single.status)
    #expect(try workspace.program.run(["merge", "--format", "sarif", "-o", "all.sarif"] + reports).status != 2)
    #expect(try workspace.text(of: "all.sarif") == workspace.text(of: "one.sarif"))
  }

  /// What a baseline knows is in no report, but counted.
  @Test func findingsThatAreKnownAreCounted() throws {
    let workspace = try Workspace([
      ".sym-lint.yml": "", "A.swift": "func f() { v.padding(3) }\n", "B.swift": "func f() { v.padding(5) }\n",
    ])
    #expect(try workspace.program("baseline", "create", "-q").status == 0)
    let single = try workspace.program("lint")
    #expect(single.errors == "no findings in 2 files; 2 more in the baseline\n")
    #expect(try workspace.program("lint", "--format", "json", "-o", "a.json", "A.swift").status == 0)
    #expect(try workspace.program("lint", "--format", "json", "-o", "b.json", "B.swift").status == 0)
    #expect(try workspace.program("merge", "a.json", "b.json").errors == single.errors)
  }

  /// What a folder of tests is goes by the folder that the export was asked for.
  @Test func filesOfANamedFolderOfTestsAreLinted() throws {
    let workspace = try Workspace([
      ".git/HEAD": "", "Tests/App/A.swift": "func f() { v.padding(3) }\n",
      "Tests/App/UITests/B.swift": "v.padding(3)\n",
    ])
    let single = try workspace.program("lint", "--format", "json", "Tests/App")
    #expect(single.status == 1)
    #expect(try workspace.program("tokens", "export", "-o", "t.json", "Tests/App").status == 0)
    let sharded = try workspace.program(
      "lint", "--tokens", "t.json", "--format", "json", "Tests/App/A.swift", "Tests/App/UITests/B.swift")
    #expect(sharded.output == single.output)
  }

  @Test(arguments: [
    ("{}", "tokens.json:1:1: these are no exported tokens"),
    ("{\"sym-lint-tokens\": 1, \"version\": \"0.0.1\"}", "exported by sym-lint 0.0.1"),
    ("{\"sym-lint-tokens\": 1, \"version\"", "tokens.json:1:"),
    ("", "tokens.json:1:1:"),
  ])
  func whatIsNoExportIsRefused(text: String, message: String) throws {
    let workspace = try Workspace(["tokens.json": text, "A.swift": "f(x).padding(3)\n"])
    let outcome = try workspace.program("lint", "--tokens", "tokens.json", "A.swift")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func onlyReportsAreMerged() throws {
    let workspace = try Workspace(["a.json": "{\"findings\": 3}"])
    let outcome = try workspace.program("merge", "a.json", "b.json")
    #expect(outcome.status == 2 && outcome.errors.contains("a.json:1:1: this is no report"))
  }

  /// What a module can import, and what a wrapper gives, is told by other files.
  @Test func anExportHoldsWhatOtherFilesTell() throws {
    let workspace = try Workspace([
      "Package.swift": """
      let package = Package(name: "Kit", products: [.library(name: "Look", targets: ["Brand"])], targets: [
        .target(name: "Brand"), .target(name: "Home", dependencies: ["Look"]), .target(name: "Tools"),
        .target(name: "Open", dependencies: common),
      ])
      """,
      "Sources/Brand/Spacing.swift": """
      import SwiftUI
      public enum Spacing { public static let big: CGFloat = 20 }
      extension Font { public static let title = Font.custom("Brand-Bold", size: 31) }
      public struct FontConvertible { public func font(size: CGFloat) -> Font { Font.custom("Brand", size: size) } }
      """,
      "Sources/Home/A.swift": "import Brand\nfunc f() { v.padding(20) }\n",
      "Sources/Tools/A.swift": "import Brand\nfunc f() { v.padding(20) }\n",
      "Sources/Open/A.swift": "func f() { v.padding(20); t(FontFamily.Brand.bold.font(size: 31)) }\n",
    ])
    let single = try workspace.program("--format", "json").output
    #expect(try workspace.program("tokens", "export", "-o", "t.json").status == 0)
    #expect(try workspace.program("lint", "--tokens", "t.json", "--format", "json").output == single)
    #expect(single.contains("Spacing.big"))
    let export = try workspace.text(of: "t.json")
    #expect(export.contains("\"FontConvertible.font\""), "\(export)")
  }

  /// What names mean in the types of other files, and what tokens need.
  @Test func anExportHoldsWhatNamesMean() throws {
    let workspace = try Workspace([
      ".sym-lint.yml": "", "Base.swift": "class Base { enum Spacing {} }\nclass Middle: Base {}\n",
      "Tokens.swift": """
      enum Spacing { static let m: CGFloat = 16 }
      @available(iOS 17.4, *) enum Gaps { @MainActor static var wide: CGFloat { 24 } }
      """,
      "A.swift": "class A: Middle { func f() { v.padding(16) } }\n",
      "B.swift": "class B { func f() { v.padding(16).padding(24) } }\n",
      "C.swift": "@available(iOS 17.4, *) @MainActor class C { func f() { v.padding(24) } }\n",
    ])
    let single = try workspace.program("--format", "json").output
    #expect(try workspace.program("tokens", "export", "-o", "t.json").status == 0)
    for name in ["Base", "Tokens"] { try FileManager.default.removeItem(atPath: workspace.path + "/\(name).swift") }
    let sharded = try workspace.program("lint", "--tokens", "t.json", "--format", "json").output
    func findings(_ report: String) -> Substring? { report.firstMatch(of: #/"findings": ?\[(?s:.*)\]/#)?.output }
    #expect(findings(sharded) == findings(single))
    #expect(single.contains("needs iOS 17.4") && single.matches(of: #/"safe": ?true/#).count == 2, "\(single)")
  }

  /// Which target compiles a file.
  @Test func anExportHoldsWhatProjectsTell() throws {
    let view = "func f() { v.padding(16) }\n"
    let workspace = try Workspace([
      ".sym-lint.yml": "", "App/Tokens.swift": "enum Spacing { static let m: CGFloat = 16 }\n", "App/A.swift": view,
      "Ext/A.swift": view, "Both/A.swift": view,
      "App.xcodeproj/project.pbxproj": """
      {objects = {
        p = {isa = PBXProject; mainGroup = g; }; g = {isa = PBXGroup; children = (app, ext, both); };
        app = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };
        ext = {isa = PBXFileSystemSynchronizedRootGroup; path = Ext; };
        both = {isa = PBXFileSystemSynchronizedRootGroup; path = Both; };
        a = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (app, both); };
        b = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (ext, both); };
      }; }
      """,
    ])
    let single = try workspace.program("--format", "json").output
    #expect(single.matches(of: #/"safe": ?true/#).count == 1 && single.contains("is not in all targets"), "\(single)")
    #expect(try workspace.program("tokens", "export", "-o", "t.json").status == 0)
    try FileManager.default.removeItem(atPath: workspace.path + "/App.xcodeproj")
    #expect(try workspace.program("lint", "--tokens", "t.json", "--format", "json").output == single)
  }

  /// Each of nested configurations holds for the files of its own folder.
  @Test func nestedConfigurationsHoldInTheirFolders() throws {
    let workspace = try Workspace([
      ".sym-lint.yml": "tokens:\n  - inline: {Spacing.a: 3}\n", "A.swift": "func f() { v.padding(3) }\n",
      "In/.sym-lint.yml": "tokens:\n  - inline: {Gap.b: 3}\n", "In/B.swift": "func f() { v.padding(3) }\n",
    ])
    let single = try workspace.program("--format", "xcode").output
    #expect(single.contains("Spacing.a") && single.contains("Gap.b"))
    #expect(try workspace.program("tokens", "export", "-o", "t.json").status == 0)
    #expect(try workspace.program("lint", "--tokens", "t.json", "--format", "xcode").output == single)
  }
}
