import Foundation
import Testing

/// What `fix` makes of the demo apps compiles, against modules that stand in for Apple's.
@Suite(.serialized) struct FixedAppsCompileTests {
  private static let fixtures =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures/"

  @Test(arguments: [("ChatApp", 30), ("AlarmApp", 20), ("CarRentalApp", 35), ("TravelApp", 20)])
  func fixedCodeCompiles(app: String, fewestFixes: Int) throws {
    let modules = try StandIns.built(Self.fixtures + "StandIns/")
    let workspace = try Workspace()
    let copy = workspace.path + "/" + app
    try FileManager.default.copyItem(atPath: Self.fixtures + app, toPath: copy)
    #expect(try errors(app, copy, modules) == "")
    let outcome = try workspace.program("fix", "--preset", "strict", "--fail-on", "never", app)
    #expect(outcome.status == 0)
    let count = outcome.errors.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    #expect(count >= fewestFixes, "\(outcome.errors)")
    #expect(try errors(app, copy, modules) == "")
  }

  /// What the compiler complains about; previews, which need a macro, are made functions.
  private func errors(_ app: String, _ folder: String, _ modules: StandIns) throws -> String {
    let sources = try Workspace()
    var files: [String] = []
    for case let name as String in try #require(FileManager.default.enumerator(atPath: folder)) {
      guard name.hasSuffix(".swift"), !name.hasSuffix("Tests.swift"), !name.contains("Pods/") else { continue }
      let preview =
        app == "ChatApp" ? "@ViewBuilder private func preview() -> some View {" : "private func preview() -> UIView {"
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
    for name in ["CoreGraphics", "SwiftUI", "UIKit", "SnapKit", "Then", "FlexLayout", "PinLayout"] {
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
    let log = workspace.path + "/log"
    try Data().write(to: URL(fileURLWithPath: log))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-I", workspace.path, "-parse-as-library", "-swift-version", "5", "-suppress-warnings"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    let errors = lines.filter { $0.contains("error:") }.joined(separator: "\n")
    return process.terminationStatus != 0 && errors.isEmpty ? "status \(process.terminationStatus)" : errors
  }
}
