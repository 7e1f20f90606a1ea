import Foundation

/// A folder of its own for one test, gone with the value.
final class TemporaryFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("sym lint 앱-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = place.resolvingSymlinksInPath().path
    for (name, content) in files { try write(content, to: name) }
  }

  func write(_ content: String, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
