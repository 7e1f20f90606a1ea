#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names in one folder, with what each is.
struct FolderListing {
  struct Entry {
    var name: String
    var kind: FileReader.Kind
    /// Whether the name is no UTF-8, so that no path can name it.
    var isUnnameable = false
  }

  /// Sorted by name, by bytes.
  private(set) var entries: [Entry] = []

  init(_ path: String) throws(FileError) {
    guard let folder = unsafe opendir(path) else { throw .last }
    defer { unsafe closedir(folder) }
    while let record = unsafe readdir(folder) {
      let name = unsafe Self.name(of: record)
      if name == "." || name == ".." { continue }
      guard let kind = unsafe Self.kind(ofType: record.pointee.d_type, at: path, name) else { continue }
      entries.append(Entry(name: name, kind: kind, isUnnameable: unsafe Self.isUnnameable(name, record)))
    }
    entries.sort { FilePath.precedes($0.name, $1.name) }
  }

  func contains(_ name: String) -> Bool { entries.contains { $0.name == name } }

  private static func name(of record: UnsafeMutablePointer<dirent>) -> String {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = unsafe UnsafeRawPointer(record).advanced(by: offset)
    return unsafe String(cString: start.assumingMemoryBound(to: CChar.self))
  }

  /// Whether making a string of a name has changed it, as it does with what is no UTF-8.
  private static func isUnnameable(_ name: String, _ record: UnsafeMutablePointer<dirent>) -> Bool {
    guard name.unicodeScalars.contains("\u{FFFD}") else { return false }
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = unsafe UnsafeRawPointer(record).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    return unsafe String(validatingCString: start) == nil
  }

  /// Some file systems leave the type out of a folder's record: then the file itself is asked.
  private static func kind(ofType type: UInt8, at folder: String, _ name: String) -> FileReader.Kind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): FileReader.unfollowedKind(of: FilePath.join(folder, name))
    default: .other
    }
  }
}

extension FileReader {
  /// The names of the files in a folder, sorted by bytes.
  package static func names(in folder: String) throws(FileError) -> [String] {
    try FolderListing(folder).entries.filter { $0.kind == .file }.map(\.name)
  }
}
