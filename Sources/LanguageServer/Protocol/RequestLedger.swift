/// The requests that have no answer yet, and which of them the client has canceled. Any thread may ask.
final class RequestLedger: Sendable {
  private struct State {
    var open: [RequestID: Cancellation] = [:]
    var hasEnded = false
  }

  private let state = Guarded(State())

  /// Takes a request in as it arrives.
  func open(_ id: RequestID) -> Cancellation {
    let cancellation = Cancellation()
    state.with { $0.open[id] = cancellation }
    return cancellation
  }

  func cancel(_ id: RequestID) { state.with { $0.open[id] }?.cancel() }

  /// Takes note of an answer.
  ///
  /// - Returns: Whether it may be given: at the end all have got one.
  func close(_ id: RequestID) -> Bool {
    state.with { state in
      state.open[id] = nil
      return !state.hasEnded
    }
  }

  /// Takes note that nothing is answered any more.
  ///
  /// - Returns: The requests without an answer.
  func end() -> [RequestID] {
    state.with { state in
      defer { state = State(hasEnded: true) }
      for cancellation in state.open.values { cancellation.cancel() }
      return Array(state.open.keys)
    }
  }
}

/// Whether somebody still wants the result of some work.
final class Cancellation: Sendable {
  private let state = Guarded(false)

  func cancel() { state.with { $0 = true } }

  var isCanceled: Bool { state.with { $0 } }
}
