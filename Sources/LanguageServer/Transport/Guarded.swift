/// A value that several threads share, one at a time.
final class Guarded<Value>: @unchecked Sendable {
  // Touched under `monitor` alone.
  private var value: Value
  private let monitor = Monitor()

  init(_ value: sending Value) {
    self.value = value
  }

  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try monitor.withLock { try body(&value) }
  }
}
