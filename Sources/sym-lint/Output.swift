import Linting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A descriptor that text is written to. A reader that went away is no error: what is left is dropped. Anything else
/// that keeps text from being written ends the program, for a report that is cut short must not look like a whole one.
struct Output: Sendable {
  static let standard = Output(descriptor: STDOUT_FILENO)
  static let error = Output(descriptor: STDERR_FILENO)

  let descriptor: Int32

  var isTerminal: Bool { isatty(descriptor) == 1 }

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    do {
      try writeAll(bytes)
    } catch {
      give(up: error)
    }
  }

  /// Writes what comes piece by piece.
  func write(_ pieces: ((String) -> Void) -> Void) {
    do {
      try writeAll(pieces)
    } catch {
      give(up: error)
    }
  }

  private func give(up error: FileError) {
    guard descriptor != STDERR_FILENO, error.message != (unsafe String(cString: strerror(EPIPE))) else { return }
    try? Output.error.writeAll(Array("sym-lint: cannot write: \(error)\n".utf8))
    exit(ExitStatus.failure.rawValue)
  }

  /// How much is put together before the system is asked to write it.
  private static let blockSize = 65_536

  private func writeAll(_ pieces: ((String) -> Void) -> Void) throws(FileError) {
    var block: [UInt8] = []
    var failure: FileError?
    func flush() {
      if failure == nil {
        do throws(FileError) {
          try writeAll(block)
        } catch {
          failure = error
        }
      }
      block.removeAll(keepingCapacity: true)
    }
    pieces { piece in
      block += piece.utf8
      if block.count >= Self.blockSize { flush() }
    }
    flush()
    if let failure { throw failure }
  }

  private func writeAll(_ bytes: [UInt8]) throws(FileError) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(unsafe String(cString: strerror(errno)))
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Makes or replaces a file by its absolute path: it is there whole, or is what it was.
  static func write(_ text: String, toFile path: String) throws(FileError) {
    try write(toFile: path) { $0(text) }
  }

  /// The same of what comes piece by piece.
  static func write(toFile path: String, _ pieces: ((String) -> Void) -> Void) throws(FileError) {
    try WholeFile.write(to: path) { descriptor throws(FileError) in
      try Output(descriptor: descriptor).writeAll(pieces)
    }
  }

  /// Makes a file where there is none.
  static func create(_ text: String, file path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw FileError(unsafe String(cString: strerror(errno))) }
    defer { close(descriptor) }
    do throws(FileError) {
      try Output(descriptor: descriptor).writeAll(Array(text.utf8))
    } catch {
      unsafe unlink(path)
      throw error
    }
  }

  /// Makes a folder where there is none.
  static func create(folder path: String) throws(FileError) {
    guard unsafe mkdir(path, 0o755) == 0 else { throw FileError(unsafe String(cString: strerror(errno))) }
  }

  /// Takes the place of streams that the process was started without, so that no file that it opens is taken for one.
  static func fillClosedStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is given; that it cannot be written to is an error of the write.
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }

  /// Makes writing to a closed pipe an error of that write rather than the end of the process.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
