#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces the content of files so that at any moment the old one or the new one is there, whole.
struct FileReplacement {
  /// Absolute folders without symbolic links; nothing outside of them is written.
  let roots: [String]

  /// Puts `new` in the place of `old`. A file that holds anything else by now is left alone, and so is one that is
  /// read-only, has other names, or lies outside the roots. A symbolic link stays one: what it leads to is replaced.
  func replace(_ path: String, _ old: [UInt8], with new: [UInt8]) throws(FileError) {
    guard let real = FileReader.realPath(path) else { throw .last }
    guard roots.contains(where: { FilePath.relative(real, to: $0) != nil }) else {
      throw FileError("not changed: it leads outside of what was named, to \(real)")
    }
    var status = stat()
    guard unsafe stat(real, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError("not changed: it is not a regular file") }
    guard status.st_mode & 0o222 != 0, unsafe access(real, W_OK) == 0 else {
      throw FileError("not changed: it is read-only")
    }
    guard status.st_nlink == 1 else { throw FileError("not changed: it has other names (hard links)") }
    try write(new, beside: real, status) { () throws(FileError) in
      guard try FileReader.read(real) == old else {
        throw FileError("not changed: another program wrote to it meanwhile")
      }
    }
  }

  /// Writes a file of its own in the same folder and, when `isStillOld` does not object, gives it the old one's name.
  private func write(
    _ bytes: [UInt8], beside path: String, _ status: stat, isStillOld: () throws(FileError) -> Void
  ) throws(FileError) {
    let folder = FilePath.folder(of: path)
    removeLeftovers(of: path, in: folder)
    let temporary = FilePath.join(folder, Self.temporaryName(of: path, process: getpid()))
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .last }
    do throws(FileError) {
      try fill(descriptor, bytes, status)
      try isStillOld()
      guard unsafe rename(temporary, path) == 0 else { throw .last }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    sync(folder)
  }

  private static func temporaryName(of path: String, process: pid_t) -> String {
    ".\(FilePath.name(of: path)).\(process).sym-lint"
  }

  /// Takes away what runs that were killed while they wrote this file have left: theirs are the processes that are gone.
  private func removeLeftovers(of path: String, in folder: String) {
    guard let listing = try? FolderListing(folder) else { return }
    for entry in listing.entries where entry.kind == .file && entry.name.hasSuffix(".sym-lint") {
      let parts = entry.name.split(separator: ".")
      guard parts.count > 2, let process = pid_t(parts[parts.count - 2]), process > 0,
        entry.name == Self.temporaryName(of: path, process: process), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unsafe unlink(FilePath.join(folder, entry.name))
    }
  }

  /// Writes all, and closes.
  private func fill(_ descriptor: Int32, _ bytes: [UInt8], _ status: stat) throws(FileError) {
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      rest = rest.dropFirst(count)
    }
    // Whose it is comes first: changing that takes special bits of the mode away.
    if status.st_uid != geteuid() || status.st_gid != getegid() {
      _ = fchown(descriptor, status.st_uid, status.st_gid)
    }
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else { throw .last }
  }

  /// Makes the new name last through a loss of power, where the system can.
  private func sync(_ folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
