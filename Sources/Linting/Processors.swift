import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The processors that this process may use.
package enum Processors {
  package static var count: Int { ProcessInfo.processInfo.activeProcessorCount }
}

/// A number that several threads count up.
final class Counter: @unchecked Sendable {
  // Touched under `lock` alone.
  private var value = 0
  private let lock = DispatchSemaphore(value: 1)

  func increment() -> Int {
    lock.wait()
    defer { lock.signal() }
    value += 1
    return value
  }
}

/// Takes the time of the stages of a run.
struct Stopwatch {
  private(set) var stages: [LintStatistics.Stage] = []
  private var last = ContinuousClock.now

  /// Ends a stage; times of the same name add up.
  mutating func lap(_ name: String) {
    let now = ContinuousClock.now
    let seconds = (now - last) / .seconds(1)
    last = now
    if let index = stages.firstIndex(where: { $0.name == name }) {
      stages[index].seconds += seconds
    } else {
      stages.append(LintStatistics.Stage(name: name, seconds: seconds))
    }
  }
}
