import Linting

/// A line on the terminal that says how far a run is; it comes when a run takes more than a second.
///
/// The linter calls it from any thread: the lock guards what is left.
final class ProgressLine: @unchecked Sendable {
  private let output: Output
  private let lock = Lock()
  private let clock = ContinuousClock()
  private var nextTime: ContinuousClock.Instant
  private var isShown = false

  init(output: Output) {
    self.output = output
    nextTime = clock.now + .seconds(1)
  }

  func show(_ done: Int, of total: Int) {
    lock.withLock {
      let now = clock.now
      guard now >= nextTime else { return }
      nextTime = now + .milliseconds(100)
      isShown = true
      output.write("\r\u{1B}[K\(done) of \(total) files")
    }
  }

  func erase() {
    lock.withLock {
      if isShown { output.write("\r\u{1B}[K") }
      isShown = false
    }
  }
}
