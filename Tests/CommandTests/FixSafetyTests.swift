import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What keeps a fix from being made unasked, and files from being harmed.
struct FixSafetyTests {
  private static let tokens = "enum Spacing {\n  static let medium: CGFloat = 16\n}\n"

  /// What Xcode generates for a catalog is the app's own; no import brings it into a package.
  @Test func unsafeFixesAreOfNamesInReach() throws {
    let set = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.000"}}}]}
      """
    let view = """
      import SwiftUI
      func show() { use(Text(a).foregroundStyle(Color(red: 17/255, green: 34/255, blue: 51/255))) }

      """
    let workspace = try Workspace([
      "Kit/Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n",
      "Kit/Sources/Kit/V.swift": view, "App/V.swift": view, "App/R.xcassets/brand.colorset/Contents.json": set,
    ])
    #expect(try workspace.program("lint").output.contains("is internal to"))
    _ = try workspace.program("fix", "-q", "--unsafe")
    #expect(try workspace.text(of: "Kit/Sources/Kit/V.swift") == view)
    #expect(try workspace.text(of: "App/V.swift").contains("foregroundStyle(.brand)"))
  }

  @Test func aParameterOfIntegersTakesNoLengthUnasked() throws {
    let source = """
      struct Row {
        var spacing: Int
        var gap: CGFloat = 0
      }
      func stack(spacing: Int) {}
      func show() {
        _ = Row(spacing: 16, gap: 0)
        stack(spacing: 16)
        _ = HStack(spacing: 16) {}
      }

      """
    let workspace = try Workspace(["A.swift": source, "Tokens.swift": Self.tokens, ".sym-lint.yml": ""])
    _ = try workspace.program("fix", "-q")
    let safe = source.replacing("HStack(spacing: 16)", with: "HStack(spacing: Spacing.medium)")
    #expect(try workspace.text(of: "A.swift") == safe)
    _ = try workspace.program("fix", "-q", "--unsafe")
    #expect(try workspace.text(of: "A.swift") == safe.replacing("spacing: 16", with: "spacing: Int(Spacing.medium)"))
  }

  private static let palette = """
    import UIKit

    enum Palette {
      static let main = Assets.main.color
    }
    enum Assets {
      static let main = ColorAsset(name: "main")
    }
    final class ColorAsset {
      typealias Color = UIColor
      lazy var color: Color = UIColor(named: name)!
      let name: String
      init(name: String) { self.name = name }
    }

    """
  private static let catalog = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
    "components": {"red": "0x3D", "green": "0x7E", "blue": "0xFF", "alpha": "1.000"}}}], "info": {"version": 1}}
    """

  @Test(arguments: [
    // A parameter's declaration tells the type.
    (
      "import UIKit\nimport SwiftUI\nfunc paint(color: UIColor) {}\nfunc a() { paint(color: ⟦#colorLiteral(red: 0.239, green: 0.494, blue: 1, alpha: 1)⟧) }\n",
      "Palette.main"
    ),
    // Else what the file imports; then it is for people to decide.
    (
      "import UIKit\nfunc a() { paint(color: ⟦#colorLiteral(red: 0.239, green: 0.494, blue: 1, alpha: 1)⟧) }\n",
      "Palette.main"
    ),
    // A wrapper has the accessors that it declares.
    (
      "import SwiftUI\nfunc a() { b.background(⟦Color(red: 0.239, green: 0.494, blue: 1)⟧) }\n",
      "Color(uiColor: Palette.main)"
    ),
  ])
  func colorsAreOfTheTypeWanted(marked: String, replacement: String) throws {
    let source = marked.replacing("⟦", with: "").replacing("⟧", with: "")
    let workspace = try Workspace([
      "A.swift": source, "Palette.swift": Self.palette, ".sym-lint.yml": "",
      "Assets.xcassets/main.colorset/Contents.json": Self.catalog,
    ])
    _ = try workspace.program("fix", "-q", "--unsafe")
    let expected = marked.replacing(#/⟦.*⟧/#, with: replacement)
    #expect(try workspace.text(of: "A.swift") == expected)
  }

  @Test func whatAKilledRunLeftGoes() throws {
    let source = "func a() { b.padding(16) }\n"
    let workspace = try Workspace(["A.swift": source, "Tokens.swift": Self.tokens, ".sym-lint.yml": ""])
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    child.arguments = ["true"]
    try child.run()
    child.waitUntilExit()
    // A hash of the name, the process, and a number.
    let dead = ".7b9189bac71243c1.\(child.processIdentifier).0.sym-lint"
    let alive = ".7b9189bac71243c1.\(getpid()).0.sym-lint"
    let another = ".739fa83cc9f87f94.\(child.processIdentifier).0.sym-lint"
    for name in [dead, alive, another] { try workspace.write("x", to: name) }
    #expect(try workspace.program("fix", "-q").status == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: workspace.path).filter { $0.hasSuffix(".sym-lint") }
    #expect(left.sorted() == [alive, another].sorted())
  }

  /// Kills a run at once, after some files, and so on: each file is the old one or the new one.
  @Test func aKillLeavesWholeFiles() throws {
    let source = String(repeating: "func a() { b.padding(16) }\n", count: 200)
    let fixed = source.replacing("16", with: "Spacing.medium")
    let names = (0..<20).map { "A\($0).swift" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, source) })
    let workspace = try Workspace(files.merging(["Tokens.swift": Self.tokens, ".sym-lint.yml": ""]) { $1 })
    for last in [nil, "A0.swift", "A12.swift", "A17.swift"] {
      let process = Process()
      process.executableURL = RunningProgram.executable
      process.arguments = ["fix", "-q", "--jobs", "1"]
      process.currentDirectoryURL = URL(fileURLWithPath: workspace.path)
      process.standardError = FileHandle.nullDevice
      try process.run()
      while let last, process.isRunning, try workspace.text(of: last) == source {}
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for name in names {
        let text = try workspace.text(of: name)
        #expect(text == source || text == fixed)
      }
    }
    #expect(try workspace.program("fix", "-q").status == 0)
    for name in names { #expect(try workspace.text(of: name) == fixed) }
  }
}

/// Files that are not linted, and say so.
struct OddFileTests {
  @Test func utf16IsTold() throws {
    let workspace = try Workspace(["B.swift": "func a() { b.padding(3) }\n"])
    let text = try #require("func a() { b.padding(3) }\n".data(using: .utf16))
    try text.write(to: URL(fileURLWithPath: workspace.path + "/A.swift"))
    let outcome = try workspace.program("-q", "--format", "xcode")
    #expect(outcome.status == 2 && outcome.output.hasPrefix("B.swift:1:"))
    #expect(outcome.errors == "sym-lint: A.swift: is not linted: it is UTF-16, not UTF-8\n")
  }

  #if os(Linux)
    @Test func aNameThatIsNotUTF8IsTold() throws {
      let workspace = try Workspace(["B.swift": "let a = 1\n"])
      var name = Array((workspace.path + "/").utf8) + [0xC0, 0xE2] + Array(".swift".utf8) + [0]
      let descriptor = name.withUnsafeMutableBytes { bytes in
        open(bytes.assumingMemoryBound(to: CChar.self).baseAddress!, O_CREAT | O_WRONLY, 0o644)
      }
      #expect(descriptor >= 0)
      close(descriptor)
      let outcome = try workspace.program("-q")
      #expect(outcome.status == 0 && outcome.errors.hasSuffix(".swift: is not linted: its name is not UTF-8\n"))
    }
  #endif
}
