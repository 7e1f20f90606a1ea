import Dispatch

/// Applies `transform` to every element on up to `jobs` threads, of which this is one; the results stand in the order of the elements, whatever
/// thread made them.
func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  let noState: @Sendable () -> Void = {}
  return parallelMap(elements, jobs: jobs, state: noState) { _, element in transform(element) }
}

/// The same, with a state of its own for each thread, such as what it remembers from element to element.
func parallelMap<Element: Sendable, Result: Sendable, State>(
  _ elements: [Element], jobs: Int, state makeState: @escaping @Sendable () -> State,
  _ transform: @escaping @Sendable (inout State, Element) -> Result
) -> [Result] {
  let workers = max(1, min(jobs, elements.count))
  if workers == 1 {
    var state = makeState()
    return elements.map { transform(&state, $0) }
  }
  let queue = WorkQueue<Result>(count: elements.count)
  let work: @Sendable () -> Void = {
    var state = makeState()
    while let batch = queue.next() {
      queue.finish(batch.map { ($0, transform(&state, elements[$0])) })
    }
  }
  let ended = DispatchSemaphore(value: 0)
  let helper = BackgroundThread {
    work()
    ended.signal()
  }
  var helpers = 0
  while helpers < workers - 1, helper.start() { helpers += 1 }
  work()
  for _ in 0..<helpers { ended.wait() }
  return queue.results
}

/// Hands out indices in small batches and takes the results back.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  // Both are touched under `lock` alone.
  private var upcoming = 0
  private var finished: [Result?]
  private let lock = DispatchSemaphore(value: 1)
  private let batch: Int

  init(count: Int) {
    finished = Array(repeating: nil, count: count)
    batch = max(1, min(8, count / 16))
  }

  func next() -> Range<Int>? {
    lock.wait()
    defer { lock.signal() }
    guard upcoming < finished.count else { return nil }
    let start = upcoming
    upcoming = min(start + batch, finished.count)
    return start..<upcoming
  }

  func finish(_ batch: [(Int, Result)]) {
    lock.wait()
    defer { lock.signal() }
    for (index, result) in batch { finished[index] = result }
  }

  var results: [Result] { finished.compactMap { $0 } }
}
