/// How many times as long one work takes as another, each at its fastest.
///
/// What else the machine does can only slow one of them down, so both are tried again until the ratio is below `limit`, or
/// it never is.
package func timeRatio(
  of work: () throws -> Void, to other: () throws -> Void, below limit: Double, rounds: Int = 12
) rethrows -> Double {
  let clock = ContinuousClock()
  var fastest = (work: Double.infinity, other: Double.infinity)
  var ratio = Double.infinity
  for _ in 0..<rounds where ratio >= limit {
    fastest.other = min(fastest.other, try clock.measure { try other() } / .nanoseconds(1))
    fastest.work = min(fastest.work, try clock.measure { try work() } / .nanoseconds(1))
    ratio = fastest.work / max(fastest.other, 1)
  }
  return ratio
}
