#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of a pipe that the client's messages come from.
struct InputPipe: Sendable {
  let descriptor: Int32

  /// Waits for the next bytes; none at the end of the input.
  func read() -> [UInt8] {
    var result = 0
    return unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      repeat {
        result = unsafe systemRead(descriptor, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      count = max(result, 0)
    }
  }
}

/// The end of a pipe that messages to the client go into, whole ones from any thread.
final class OutputPipe: Sendable {
  private let descriptor: Int32
  private let monitor = Monitor()

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes messages. A client that went away is no error: the input ends too.
  ///
  /// - Parameter bodies: Called when all before is written, and nothing else is until these are.
  func send(_ bodies: () -> [[UInt8]]) {
    monitor.withLock {
      for body in bodies() {
        guard write(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body) else { return }
      }
    }
  }

  private func write(_ message: [UInt8]) -> Bool {
    var written = 0
    while written < message.count {
      let count = unsafe message.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      written += count
    }
    return true
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
