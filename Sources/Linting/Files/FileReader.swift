#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file cannot be read.
package struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What the system says: `Permission denied`.
  package var message: String

  package init(_ message: String) {
    self.message = message
  }

  /// The system's last error.
  static var last: FileError { FileError(unsafe String(cString: strerror(errno))) }

  package var description: String { message }
}

/// Reads whole files and asks what a path is, straight from the system.
package enum FileReader {
  package enum Kind: Sendable {
    case file, folder, link, other
  }

  /// The bytes of a regular file.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError("is a folder")
    default: throw FileError("is not a regular file")
    }
    // Offsets into a file have 32 bits.
    guard status.st_size < Int(UInt32.max) else { throw FileError("is larger than 4 GB") }
    let bytes = try readOnce(descriptor, upTo: max(Int(status.st_size), 0) + 1)
    if bytes.count == Int(status.st_size) { return bytes }
    return bytes.isEmpty ? bytes : bytes + (try readAll(descriptor))
  }

  /// The first bytes of a regular file, as many as there are; nil where it cannot be read.
  package static func beginning(of path: String, count: Int) -> [UInt8]? {
    guard unfollowedKind(of: path) == .file else { return nil }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return try? readOnce(descriptor, upTo: count)
  }

  /// Everything up to the end of a descriptor, such as standard input.
  package static func readAll(_ descriptor: Int32) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let chunk = try readOnce(descriptor, upTo: max(bytes.count, 65_536))
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
  }

  /// The next bytes of a descriptor; none at its end.
  private static func readOnce(_ descriptor: Int32, upTo room: Int) throws(FileError) -> [UInt8] {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      repeat { result = unsafe systemRead(descriptor, buffer.baseAddress, room) } while result < 0 && errno == EINTR
      count = max(result, 0)
    }
    guard result >= 0 else { throw .last }
    return bytes
  }

  /// What stands at a path, symbolic links followed; `nil` when nothing does.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return kind(ofMode: status.st_mode)
  }

  /// What stands at a path, be it a link.
  package static func unfollowedKind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return kind(ofMode: status.st_mode)
  }

  private static func kind(ofMode mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The absolute path without symbolic links; `nil` when nothing is there.
  package static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}

/// The system's `read`, under a name that the reader's own does not hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}
