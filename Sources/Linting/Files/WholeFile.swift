import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files so that at any moment the old content or the new one is there, whole: all goes to a file beside it, which
/// takes its name in the end.
package enum WholeFile {
  /// Makes or replaces a file by its absolute path. A symbolic link stays one: what it leads to is replaced. What is no
  /// regular file, such as a pipe, is written to as it is.
  ///
  /// - Parameter fill: Writes all there is to a descriptor.
  package static func write(to path: String, _ fill: (Int32) throws(FileError) -> Void) throws(FileError) {
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    if isStream(path) || isThere && status.st_mode & S_IFMT != S_IFREG { return try writeThrough(path, fill) }
    guard isThere else { return try replace(path, nil, fill: fill) }
    guard unsafe access(path, W_OK) == 0, let real = FileReader.realPath(path) else { throw .last }
    try replace(real, status, fill: fill)
  }

  /// What the process has open already goes by such names: a file behind one keeps what stands in it before.
  private static func isStream(_ path: String) -> Bool { path.hasPrefix("/dev/") || path.hasPrefix("/proc/") }

  private static func writeThrough(
    _ path: String, _ fill: (Int32) throws(FileError) -> Void
  ) throws(FileError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try fill(descriptor)
  }

  /// Fills a file of its own in the same folder and, when `isStillWanted` does not object, gives it the path.
  ///
  /// - Parameter old: What is known of the file in whose place it comes: it gets its owner and mode.
  static func replace(
    _ path: String, _ old: stat?, fill: (Int32) throws(FileError) -> Void,
    isStillWanted: () throws(FileError) -> Void = {}
  ) throws(FileError) {
    let folder = FilePath.folder(of: path)
    removeLeftovers(of: path, in: folder)
    let (temporary, descriptor) = try create(beside: path, mode: old == nil ? 0o644 : 0o600)
    do throws(FileError) {
      try finish(descriptor, old, fill)
      try isStillWanted()
      guard unsafe rename(temporary, path) == 0 else { throw .last }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    if old != nil { sync(folder) }
  }

  /// How many names are tried: another thread may write the same file, and a process of this number may have been killed.
  private static let mostNames = 100

  private static func create(beside path: String, mode: mode_t) throws(FileError) -> (String, Int32) {
    for number in 0..<mostNames {
      let name = "\(prefix(of: path))\(getpid()).\(number)\(suffix)"
      let temporary = FilePath.join(FilePath.folder(of: path), name)
      let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
      if descriptor >= 0 { return (temporary, descriptor) }
      if errno != EEXIST { break }
    }
    throw .last
  }

  private static let suffix = ".sym-lint"

  /// How the names of the files begin that are written for a path. They are short, for its own may be as long as can be.
  private static func prefix(of path: String) -> String {
    ".\(String(FNV1a.hash(FilePath.name(of: path).utf8), radix: 16))."
  }

  /// Takes away what runs that were killed while they wrote this file have left: theirs are the processes that are gone.
  private static func removeLeftovers(of path: String, in folder: String) {
    guard let listing = try? FolderListing(folder) else { return }
    let prefix = prefix(of: path)
    for entry in listing.entries
    where entry.kind == .file && entry.name.hasPrefix(prefix) && entry.name.hasSuffix(suffix) {
      let parts = entry.name.split(separator: ".")
      guard parts.count == 4, let process = pid_t(parts[1]), process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unsafe unlink(FilePath.join(folder, entry.name))
    }
  }

  /// Writes all, makes the file what the old one was, and closes it.
  private static func finish(
    _ descriptor: Int32, _ old: stat?, _ fill: (Int32) throws(FileError) -> Void
  ) throws(FileError) {
    do throws(FileError) {
      try fill(descriptor)
      if let old { try take(after: old, descriptor) }
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems tell only now that there was no room.
    guard close(descriptor) == 0 else { throw .last }
  }

  private static func take(after old: stat, _ descriptor: Int32) throws(FileError) {
    // Whose it is comes first: changing that takes special bits of the mode away.
    if old.st_uid != geteuid() || old.st_gid != getegid() { _ = fchown(descriptor, old.st_uid, old.st_gid) }
    guard fchmod(descriptor, old.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else { throw .last }
  }

  /// Makes the new name last through a loss of power, where the system can.
  private static func sync(_ folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      rest = rest.dropFirst(count)
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
