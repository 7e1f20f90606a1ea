import Foundation

/// Rows of the tables next to the package, `../shared/checks`; empty where they are not there.
enum SharedChecks {
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let shared = folder.appendingPathComponent("shared/checks")
      if FileManager.default.fileExists(atPath: shared.path) { return shared }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: "/nonexistent")
  }()

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The rows below the heading, split at tabs.
  static func rows(_ path: String) -> [[String]] {
    guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
