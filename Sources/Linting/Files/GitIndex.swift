/// What a Git repository tracks, as its index has it: that is a part of the repository, whatever `.gitignore` says of it.
///
/// The index is read when it is first asked, which is when something is ignored. Of a split one only what is in the file
/// itself counts.
final class GitIndex: Sendable {
  private let root: String
  private let names: Ahead<[String]>

  /// - Parameter root: The folder that holds `.git`, a folder or a file that leads to one.
  init(of root: String) {
    self.root = root
    names = Ahead(jobs: 1) {
      GitIndex.file(of: root).flatMap { try? FileReader.read($0) }.map { GitIndex.names(in: $0) } ?? []
    }
  }

  /// Whether a file is tracked, or any file that matters in a folder.
  func tracks(_ path: String, isFolder: Bool) -> Bool {
    guard let relative = FilePath.relative(path, to: root), !relative.isEmpty else { return false }
    let name = isFolder ? relative + "/" : String(relative)
    let names = names.value
    let place = names.partitioningIndex { !FilePath.precedes($0, name) }
    guard place < names.count else { return false }
    return isFolder ? names[place].utf8.starts(with: name.utf8) : names[place] == name
  }

  /// Where the index of a working tree lies: not in its own `.git` where the tree is one of several.
  private static func file(of root: String) -> String? {
    let git = FilePath.join(root, ".git")
    guard FileReader.kind(of: git) == .file else { return FilePath.join(git, "index") }
    let prefix = "gitdir: "
    guard let bytes = try? FileReader.read(git), bytes.starts(with: prefix.utf8) else { return nil }
    let folder = bytes.dropFirst(prefix.utf8.count).prefix { $0 != 0x0A && $0 != 0x0D }
    return FilePath.join(FilePath.absolute(String(decoding: folder, as: UTF8.self), in: root), "index")
  }
}

extension GitIndex {
  /// The Swift files, and what asset catalogs and Xcode's projects hold, in the order of the index, which is that of the
  /// bytes; none where the bytes are no index.
  static func names(in bytes: [UInt8]) -> [String] {
    // Nothing but the lengths tells of which hash the names of contents are: SHA-1 or SHA-256.
    for idLength in [20, 32] {
      var reader = GitIndexReader(bytes, idLength: idLength)
      if let names = reader.names() { return names }
    }
    return []
  }
}

/// Reads an index of Git's, versions 2 to 4.
private struct GitIndexReader {
  /// Longer ones, each with a byte more than the last, could fill the memory.
  private static let longestPath = 1 << 14

  private let bytes: [UInt8]
  private let idLength: Int
  private var position = 12
  /// The path of the last entry.
  private var path: [UInt8] = []

  init(_ bytes: [UInt8], idLength: Int) {
    self.bytes = bytes
    self.idLength = idLength
  }

  /// Nil where an entry is not as it must be.
  mutating func names() -> [String]? {
    guard bytes.count >= 12, bytes.starts(with: "DIRC".utf8) else { return nil }
    let version = number(at: 4)
    guard (2...4).contains(version) else { return nil }
    var names: [String] = []
    for _ in 0..<number(at: 8) {
      guard let isFile = readEntry(version) else { return nil }
      if isFile, Self.matters(path) { names.append(String(decoding: path, as: UTF8.self)) }
    }
    return names
  }

  /// Reads an entry, whose path is `path` then; whether it is of a file.
  private mutating func readEntry(_ version: Int) -> Bool? {
    let start = position
    let flags = start + 40 + idLength
    guard flags + 2 <= bytes.count else { return nil }
    let isFile = number(at: start + 24) >> 12 == 8
    let isLong = bytes[flags] & 0x40 != 0
    let length = Int(bytes[flags] & 0x0F) << 8 | Int(bytes[flags + 1])
    position = flags + (isLong && version > 2 ? 4 : 2)
    if version < 4 { path.removeAll(keepingCapacity: true) } else if !dropTail() { return nil }
    guard position <= bytes.count, let end = bytes[position...].firstIndex(of: 0) else { return nil }
    path += bytes[position..<end]
    guard !path.isEmpty, path.count <= Self.longestPath, length == min(path.count, 0xFFF) else { return nil }
    // From version 4 on there is one zero behind a path, before as many as make the entry one of whole words.
    position = version < 4 ? start + (end - start + 8) / 8 * 8 : end + 1
    return isFile
  }

  /// Leaves of the last path what this one begins with.
  private mutating func dropTail() -> Bool {
    var count = 0
    for _ in 0..<4 {
      guard position < bytes.count else { return false }
      let byte = bytes[position]
      position += 1
      count = count << 7 | Int(byte & 0x7F)
      if byte & 0x80 == 0 {
        guard count <= path.count else { return false }
        path.removeLast(count)
        return true
      }
      count += 1
    }
    return false
  }

  /// Four bytes, the highest first.
  private func number(at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func matters(_ path: [UInt8]) -> Bool {
    path.ends(with: ".swift".utf8) || folders.contains(where: path.containsRun)
  }

  private static let folders = [Array(".xcassets/".utf8), Array(".xcodeproj/".utf8)]
}
