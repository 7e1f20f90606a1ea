import Foundation

/// The compiler of the toolchain that runs the tests.
enum SwiftCompiler {
  /// The lines with errors.
  static func errors(_ arguments: [String]) throws -> String {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("sym-lint-\(UUID().uuidString)")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-parse-as-library", "-swift-version", "5", "-suppress-warnings"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    let errors = lines.filter { $0.contains("error:") }.joined(separator: "\n")
    return process.terminationStatus != 0 && errors.isEmpty ? "status \(process.terminationStatus)" : errors
  }
}
