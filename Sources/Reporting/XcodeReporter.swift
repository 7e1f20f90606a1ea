import Linting

/// One line a finding, as Xcode and most editors read it: `path:line:column: warning: message (rule)`.
package struct XcodeReporter: Reporter {
  package init() {}

  package func write(_ run: LintReport, to output: (String) -> Void) {
    for finding in run.findings {
      let path = TerminalText.neutralized(finding.file)
      let message = TerminalText.neutralized(Advice.message(of: finding))
      let rule = TerminalText.neutralized(finding.rule)
      output("\(path):\(finding.line):\(finding.column): \(finding.severity.rawValue): \(message) (\(rule))\n")
    }
  }
}
