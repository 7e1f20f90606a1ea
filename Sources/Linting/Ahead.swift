import Dispatch

/// Work that may be done on another thread before its result is asked for.
///
/// Nobody waits for work that has not begun: who asks first does it.
final class Ahead<Value: Sendable>: @unchecked Sendable {
  // Touched under `lock` alone, which whoever does the work holds.
  private var known: Value?
  private let lock = DispatchSemaphore(value: 1)
  private let work: @Sendable () -> Value

  /// - Parameter jobs: With a single one, nothing is begun before it is asked for; nor is it where there is no thread.
  init(jobs: Int, _ work: @escaping @Sendable () -> Value) {
    self.work = work
    if jobs > 1 { BackgroundThread { _ = self.value }.start() }
  }

  var value: Value {
    lock.wait()
    defer { lock.signal() }
    if let known { return known }
    let value = work()
    known = value
    return value
  }
}
