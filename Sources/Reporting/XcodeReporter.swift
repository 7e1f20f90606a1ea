import Linting

/// One line a finding, as Xcode and most editors read it: `path:line:column: warning: message (rule)`.
package struct XcodeReporter: Reporter {
  package init() {}

  package func report(_ run: LintReport) -> String {
    run.findings.map { finding in
      let path = TerminalText.neutralized(finding.file)
      let message = TerminalText.neutralized(Advice.message(of: finding))
      let rule = TerminalText.neutralized(finding.rule)
      return "\(path):\(finding.line):\(finding.column): \(finding.severity.rawValue): \(message) (\(rule))\n"
    }.joined()
  }
}
