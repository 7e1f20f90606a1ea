/// The requests that have no answer yet, and which of them the client has canceled. Any thread may ask.
final class RequestLedger: Sendable {
  private let state = Guarded<[RequestID: Cancellation]>([:])

  /// Takes a request in as it arrives.
  func open(_ id: RequestID) -> Cancellation {
    let cancellation = Cancellation()
    state.with { $0[id] = cancellation }
    return cancellation
  }

  func cancel(_ id: RequestID) { state.with { $0[id] }?.cancel() }

  /// Takes note of an answer.
  func close(_ id: RequestID) { state.with { _ = $0.removeValue(forKey: id) } }
}

/// Whether somebody still wants the result of some work.
final class Cancellation: Sendable {
  private let state = Guarded(false)

  func cancel() { state.with { $0 = true } }

  var isCanceled: Bool { state.with { $0 } }
}
