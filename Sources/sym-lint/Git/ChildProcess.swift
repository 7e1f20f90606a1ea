import Linting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs another program, gives it some input and takes what it writes.
enum ChildProcess {
  struct Outcome {
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
  }

  /// Looks the program up in the path. Input, output and errors flow at the same time, so none can stop the others.
  static func run(_ program: String, _ arguments: [String], input: [UInt8] = [], in folder: String? = nil)
    throws(FileError) -> Outcome
  {
    let pipes = try (0..<3).map { _ throws(FileError) in try Pipe() }
    defer { for pipe in pipes { pipe.close() } }
    let child = try start(program, arguments, pipes)
    pipes[0].closeEnd(.reading)
    pipes[1].closeEnd(.writing)
    pipes[2].closeEnd(.writing)
    var transfer = Transfer(input: input[...], pipes: pipes)
    transfer.run()
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
    let isExit = status & 0x7F == 0
    return Outcome(
      status: isExit ? status >> 8 & 0xFF : 128 + (status & 0x7F), output: transfer.output, errors: transfer.errors)
  }

  private static func start(_ program: String, _ arguments: [String], _ pipes: [Pipe]) throws(FileError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, pipes[0].reading, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, pipes[1].writing, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, pipes[2].writing, 2)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([program] + arguments).map { unsafe strdup($0) }
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    unsafe words.append(nil)
    var child: pid_t = 0
    let result = unsafe posix_spawnp(&child, program, &actions, nil, words, environ)
    guard result == 0 else { throw FileError("cannot run '\(program)': \(unsafe String(cString: strerror(result)))") }
    return child
  }

  /// Two ends of which one reads what the other writes.
  final class Pipe {
    enum End { case reading, writing }

    private(set) var reading: Int32
    private(set) var writing: Int32

    init() throws(FileError) {
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else { throw FileError(unsafe String(cString: strerror(errno))) }
      reading = ends[0]
      writing = ends[1]
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func closeEnd(_ end: End) {
      switch end {
      case .reading:
        if reading >= 0 { _ = systemClose(reading) }
        reading = -1
      case .writing:
        if writing >= 0 { _ = systemClose(writing) }
        writing = -1
      }
    }

    func close() {
      closeEnd(.reading)
      closeEnd(.writing)
    }
  }

  /// What still flows between this process and its child.
  private struct Transfer {
    var input: ArraySlice<UInt8>
    let pipes: [Pipe]
    var output: [UInt8] = []
    var errors: [UInt8] = []
    private var chunk = [UInt8](repeating: 0, count: 65_536)

    init(input: ArraySlice<UInt8>, pipes: [Pipe]) {
      self.input = input
      self.pipes = pipes
    }

    mutating func run() {
      _ = fcntl(pipes[0].writing, F_SETFL, O_NONBLOCK)
      if input.isEmpty { pipes[0].closeEnd(.writing) }
      while pipes[0].writing >= 0 || pipes[1].reading >= 0 || pipes[2].reading >= 0 {
        var waits = [
          pollfd(fd: pipes[0].writing, events: Int16(POLLOUT), revents: 0),
          pollfd(fd: pipes[1].reading, events: Int16(POLLIN), revents: 0),
          pollfd(fd: pipes[2].reading, events: Int16(POLLIN), revents: 0),
        ]
        guard unsafe poll(&waits, 3, -1) >= 0 || errno == EINTR else { return }
        if waits[0].revents != 0 { write() }
        if waits[1].revents != 0 { Self.read(pipes[1], &chunk, into: &output) }
        if waits[2].revents != 0 { Self.read(pipes[2], &chunk, into: &errors) }
      }
    }

    private mutating func write() {
      let count = unsafe input.withUnsafeBytes { unsafe systemWrite(pipes[0].writing, $0.baseAddress, $0.count) }
      if count >= 0 { input = input.dropFirst(count) }
      if input.isEmpty || count < 0 && errno != EAGAIN && errno != EINTR { pipes[0].closeEnd(.writing) }
    }

    private static func read(_ pipe: Pipe, _ chunk: inout [UInt8], into bytes: inout [UInt8]) {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe systemRead(pipe.reading, $0.baseAddress, $0.count) }
      if count > 0 { bytes += chunk[..<count] }
      if count == 0 || count < 0 && errno != EINTR { pipe.closeEnd(.reading) }
    }
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
