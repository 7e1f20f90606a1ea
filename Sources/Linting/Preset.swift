/// A set of rules that are on together; each holds all rules of the ones before it.
package enum Preset: String, Sendable, Hashable, CaseIterable, Comparable {
  /// As a choice: no rule but those that the configuration names. As a rule's preset: off until named.
  case none
  case recommended
  case strict

  package static func < (left: Preset, right: Preset) -> Bool { left.rank < right.rank }

  /// Whether a rule of `preset` is on when this one is chosen.
  package func includes(_ preset: Preset) -> Bool { preset != .none && preset <= self }

  private var rank: Int {
    switch self {
    case .none: 0
    case .recommended: 1
    case .strict: 2
    }
  }
}

/// The least severity of a finding that makes a run fail.
package enum FailLevel: String, Sendable, Hashable, CaseIterable {
  case warning, error, never

  /// Whether a finding of `severity` makes the run fail.
  package func isReached(by severity: Severity) -> Bool {
    switch self {
    case .warning: true
    case .error: severity == .error
    case .never: false
    }
  }
}
