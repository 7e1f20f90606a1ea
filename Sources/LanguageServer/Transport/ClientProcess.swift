import Linting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process that the client named as its own.
struct ClientProcess: Sendable {
  let id: Int32

  /// Waits until the process is gone.
  func waitUntilGone() {
    while isAlive { sleep(3) }
  }

  /// A process that has ended but that its parent has not taken notice of still answers signals.
  private var isAlive: Bool {
    if kill(id, 0) != 0, errno == ESRCH { return false }
    guard let status = try? FileReader.read("/proc/\(id)/stat") else { return true }
    let state = status.lastIndex(of: UInt8(ascii: ")")).map { status[$0...].dropFirst(2).first }
    return state != UInt8(ascii: "Z")
  }
}
