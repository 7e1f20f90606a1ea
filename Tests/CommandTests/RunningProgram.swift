import Foundation
import TestSupport

/// Runs the built program as a process.
struct RunningProgram {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Held so that it outlives the run.
  var workspace: Workspace
  var environment: [String: String] = [:]
  /// Where it runs, if not in the workspace.
  var folder: String?

  init(in workspace: Workspace) {
    self.workspace = workspace
  }

  /// What the sanitizers of the tests are told, which holds for the program, too.
  static var sanitizerOptions: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
  }

  func callAsFunction(_ arguments: String...) throws -> Outcome { try run(arguments) }

  func run(_ arguments: [String], input: String? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder ?? workspace.path)
    process.environment = environment.merging(Self.sanitizerOptions) { own, _ in own }
    let place = URL(fileURLWithPath: NSTemporaryDirectory())
    let files = (0..<3).map { _ in place.appendingPathComponent("sym-lint-\(UUID().uuidString)") }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    try Data((input ?? "").utf8).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }

  /// The program stands beside the bundle of tests.
  static var executable: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder =
      bundle?.deletingLastPathComponent() ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appendingPathComponent("sym-lint")
  }
}

/// The folder that the program runs in.
typealias Workspace = TemporaryFolder

extension TemporaryFolder {
  var program: RunningProgram { RunningProgram(in: self) }
}
