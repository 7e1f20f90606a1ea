/// What some files hold in place of the disk: the buffers of an editor, or the index of Git.
package struct FileOverlay: Sendable {
  /// By absolute path. The files need not be on the disk.
  package private(set) var contents: [String: [UInt8]] = [:]
  /// The files that count as not being there, whatever the disk has. Absolute.
  package private(set) var absent: Set<String> = []

  package init(_ contents: [String: [UInt8]] = [:], absent: Set<String> = []) {
    self.contents = contents
    self.absent = absent
  }

  /// Takes further contents, which win over those that are known.
  mutating func take(_ contents: [String: [UInt8]]) { self.contents.merge(contents) { $1 } }

  /// Takes a file as the disk has it, if nothing else is known of it: one that the command line names.
  package mutating func show(_ path: String) { absent.remove(path) }

  /// What stands at a path.
  func kind(of path: String) -> FileReader.Kind? {
    if absent.contains(path) { return nil }
    return contents[path] == nil ? FileReader.kind(of: path) : .file
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    if let bytes = contents[path] { return bytes }
    guard !absent.contains(path) else { throw FileError("Git does not track it") }
    return try FileReader.read(path)
  }

  /// Some files of the disk without those that count as not being there, with those wanted that only stand here. Sorted.
  func applied(to paths: [String], adding isWanted: (String) -> Bool) -> [String] {
    if contents.isEmpty, absent.isEmpty { return paths }
    let own = contents.keys.filter(isWanted)
    return Set(paths).union(own).subtracting(absent).sorted(by: FilePath.precedes)
  }
}
