#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many times as much processor time one work takes as another, each at its fastest.
///
/// What else the machine does can still slow one of them down, so both are tried again until the ratio is below `limit`,
/// or it never is.
package func timeRatio(
  of work: () throws -> Void, to other: () throws -> Void, below limit: Double, rounds: Int = 6
) rethrows -> Double {
  var fastest = (work: Double.infinity, other: Double.infinity)
  var ratio = Double.infinity
  for _ in 0..<rounds where ratio >= limit {
    fastest.other = min(fastest.other, try processorTime(other))
    fastest.work = min(fastest.work, try processorTime(work))
    ratio = fastest.work / max(fastest.other, 1)
  }
  return ratio
}

/// Nanoseconds of the calling thread.
private func processorTime(_ work: () throws -> Void) rethrows -> Double {
  let start = processorTime()
  try work()
  return processorTime() - start
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
