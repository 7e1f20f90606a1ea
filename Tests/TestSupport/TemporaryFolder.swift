import Foundation

/// A folder of its own for one test, gone with the value. Its path has a space and Hangul in it, as users' paths do.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Makes files with their contents, and folders where a path ends in `/`.
  package init(_ files: [String: String] = [:]) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("sym lint 앱-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = place.resolvingSymlinksInPath().path
    for (name, content) in files { try write(content, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Makes or replaces a file.
  package func write(_ content: String, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    let folder = name.hasSuffix("/") ? file : file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if !name.hasSuffix("/") { try Data(content.utf8).write(to: file) }
  }

  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(name)), as: UTF8.self)
  }
}
