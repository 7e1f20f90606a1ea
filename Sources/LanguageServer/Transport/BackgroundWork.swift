import Linting

/// Work that nobody waits for, on a few threads, or here where none is to be had.
final class BackgroundWork: Sendable {
  private struct State {
    /// What no thread has begun yet, in order.
    var waiting: [@Sendable () -> Void] = []
    var threads = 0
  }

  private let state = Guarded(State())
  private static let mostThreads = 64

  /// Does the work elsewhere, or now and here. A flood of it makes no flood of threads.
  func begin(_ job: @escaping @Sendable () -> Void) {
    let hasRoom = state.with { state in
      state.waiting.append(job)
      guard state.threads < Self.mostThreads else { return false }
      state.threads += 1
      return true
    }
    if hasRoom, !BackgroundThread({ self.workOff() }).start() { workOff() }
  }

  /// Works until nothing waits.
  private func workOff() {
    while let job = next() { job() }
  }

  private func next() -> (@Sendable () -> Void)? {
    state.with { state in
      if state.waiting.isEmpty {
        state.threads -= 1
        return nil
      }
      return state.waiting.removeFirst()
    }
  }
}
