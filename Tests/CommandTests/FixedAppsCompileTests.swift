import Foundation
import TestSupport
import Testing

/// What `fix` makes of the demo apps compiles, against modules that stand in for Apple's.
@Suite(.serialized) struct FixedAppsCompileTests {
  private static let fixtures =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures/"

  private static let modules = Result { try StandIns.built(fixtures + "StandIns/") }

  /// How many findings are fixed at least, unasked and then with `--unsafe`.
  @Test(arguments: [
    ("ChatApp", 30, 5), ("AlarmApp", 20, 5), ("CarRentalApp", 35, 5), ("TravelApp", 20, 5), ("WalletApp", 20, 1),
  ])
  func fixedCodeCompiles(app: String, fewest: Int, fewestUnsafe: Int) throws {
    let modules = try Self.modules.get()
    let workspace = try Workspace()
    let copy = workspace.path + "/" + app
    try FileManager.default.copyItem(atPath: Self.fixtures + app, toPath: copy)
    if app == "WalletApp" { try workspace.write(Self.walletTokens, to: app + "/DesignSystem/Tokens.swift") }
    #expect(try errors(app, copy, modules) == "")
    #expect(try fix(workspace, app) >= fewest)
    #expect(try errors(app, copy, modules) == "")
    #expect(try fix(workspace, app, "--unsafe") >= fewestUnsafe)
    #expect(try errors(app, copy, modules) == "")
  }

  /// How many findings were fixed.
  private func fix(_ workspace: Workspace, _ app: String, _ flags: String...) throws -> Int {
    let outcome = try workspace.program.run(["fix", "--preset", "strict", "--fail-on", "never", app] + flags)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.errors.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  /// An app that has no design system gets one.
  private static let walletTokens = """
    import SwiftUI

    enum Spacing {
      static let xs: CGFloat = 4
      static let s: CGFloat = 8
      static let m: CGFloat = 12
      static let l: CGFloat = 16
      static let xl: CGFloat = 20
      static let gutter: CGFloat = 20
    }
    enum Radius {
      static let m: CGFloat = 10
      static let l: CGFloat = 16
      static let card: CGFloat = 20
    }
    enum Size {
      static let avatar: CGFloat = 40
    }
    enum Duration {
      static let slow: TimeInterval = 1.2
      static let short = 0.15
    }
    extension Color {
      static let ground = Color(red: 245 / 255, green: 246 / 255, blue: 250 / 255)
      static let danger = Color(red: 229 / 255, green: 57 / 255, blue: 53 / 255)
      static let success = Color(red: 67 / 255, green: 160 / 255, blue: 71 / 255)
      static let navy = Color(red: 0.11, green: 0.16, blue: 0.29)
      static let mute = Color(red: 160 / 255, green: 168 / 255, blue: 190 / 255)
      static let brand = Color(red: 51 / 255, green: 102 / 255, blue: 255 / 255)
      static let ash = Color(white: 0.95)
    }
    extension Font {
      static let label = Font.system(size: 14, weight: .medium)
      static let amount = Font.system(size: 34, weight: .bold)
      static let caption = Font.system(size: 12, weight: .semibold)
      static let badge = Font.system(size: 11, weight: .bold)
    }

    """

  /// What the compiler complains about; previews, which need a macro, are made functions.
  private func errors(_ app: String, _ folder: String, _ modules: StandIns) throws -> String {
    let sources = try Workspace()
    var files: [String] = []
    for case let name as String in try #require(FileManager.default.enumerator(atPath: folder)) {
      guard name.hasSuffix(".swift"), !name.hasSuffix("Tests.swift"), !name.contains("Pods/") else { continue }
      let isSwiftUI = app == "ChatApp" || app == "WalletApp"
      let preview =
        isSwiftUI ? "@ViewBuilder private func preview() -> some View {" : "private func preview() -> UIView {"
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        .replacing(#/(?m)^#Preview(\("[^"]*"\))? \{/#, with: "@MainActor " + preview)
      let file = sources.path + "/\(files.count).swift"
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      files.append(file)
    }
    return try modules.compile(["-typecheck", "-module-name", app, "-D", "DEBUG"] + files)
  }
}

/// The compiled modules that stand in for frameworks.
private struct StandIns {
  let workspace: Workspace

  static func built(_ folder: String) throws -> StandIns {
    let modules = StandIns(workspace: try Workspace())
    for name in ["CoreGraphics", "UIKit", "SwiftUI", "SnapKit", "Then", "FlexLayout", "PinLayout"] {
      let sources = try FileManager.default.contentsOfDirectory(atPath: folder + name).sorted()
      let output = modules.workspace.path + "/\(name).swiftmodule"
      let errors = try modules.compile(
        ["-emit-module", "-module-name", name, "-o", output] + sources.map { folder + name + "/" + $0 })
      #expect(errors == "")
    }
    return modules
  }

  /// The lines with errors.
  func compile(_ arguments: [String]) throws -> String {
    try SwiftCompiler.errors(["-I", workspace.path] + arguments)
  }
}
