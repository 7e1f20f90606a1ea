import Dispatch
import Testing

@testable import Linting

struct AheadTests {
  @Test(arguments: [1, 2]) func doesItsWorkOnce(jobs: Int) {
    let count = Counter()
    let ahead = Ahead(jobs: jobs) { count.increment() }
    let values = parallelMap(Array(0..<64), jobs: 8) { _ in ahead.value }
    #expect(values == Array(repeating: 1, count: 64))
    #expect(count.increment() == 2)
  }

  @Test func beginsNothingOnASingleThread() {
    let count = Counter()
    let ahead = Ahead(jobs: 1) { count.increment() }
    #expect(count.increment() == 1)
    #expect(ahead.value == 2)
  }

  @Test func beginsOnAnotherThread() {
    let began = DispatchSemaphore(value: 0)
    let ahead = Ahead(jobs: 2) { began.signal() }
    began.wait()
    _ = ahead.value
  }

  /// Whoever asks does the work, though all threads that could begin it wait for something.
  @Test func waitsForNoThread() {
    let first = Ahead(jobs: 2) { 1 }
    let second = Ahead(jobs: 2) { first.value + 1 }
    let third = Ahead(jobs: 2) { first.value + second.value }
    #expect(third.value == 3)
  }
}
