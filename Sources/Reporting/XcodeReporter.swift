import Linting

/// One line a finding, as Xcode and most editors read it: `path:line:column: warning: message (rule)`.
package struct XcodeReporter: Reporter {
  package init() {}

  package func report(_ run: LintReport) -> String {
    run.findings.map { finding in
      let path = TerminalText.neutralized(finding.file)
      let message = TerminalText.neutralized(Advice.message(of: finding))
      return "\(path):\(finding.line):\(finding.column): \(finding.severity.rawValue): \(message) (\(finding.rule))\n"
    }.joined()
  }
}

/// A finding in one sentence, for formats that have room for no more.
enum Advice {
  /// The message, and the best token unless the message names it.
  static func message(of finding: Finding) -> String {
    guard let best = finding.suggestions.first, !finding.message.contains(best.token) else { return finding.message }
    return "\(finding.message); use \(best.replacement)"
  }
}
