import Linting

/// A finding in one sentence, for formats that have room for no more.
enum Advice {
  /// The message, and what to do unless the message says it.
  static func message(of finding: Finding) -> String {
    if let best = finding.suggestions.first {
      return finding.message.contains(best.token) ? finding.message : "\(finding.message); use \(best.replacement)"
    }
    return lacksToken(finding) ? "\(finding.message); \(noToken)" : finding.message
  }

  static let noToken = "no token fits"

  /// Whether the finding is about a value that no token fits, and does not say so itself.
  static func lacksToken(_ finding: Finding) -> Bool {
    finding.suggestions.isEmpty && !finding.value.isEmpty && !finding.message.contains(noToken)
  }
}
