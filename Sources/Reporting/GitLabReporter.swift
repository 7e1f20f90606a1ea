import Linting
import Markup

/// GitLab's Code Quality report.
package struct GitLabReporter: Reporter {
  package init() {}

  package func write(_ run: LintReport, to output: (String) -> Void) {
    var counts: [String: Int] = [:]
    JSONList(in: [], level: 1, depth: 1).write(run.findings, to: output) { finding in
      let count = counts[finding.fingerprint, default: 0]
      counts[finding.fingerprint] = count + 1
      return issue(finding, fingerprint: count == 0 ? finding.fingerprint : "\(finding.fingerprint)-\(count)")
    }
  }

  /// GitLab keeps one issue for each fingerprint.
  private func issue(_ finding: Finding, fingerprint: String) -> JSONValue {
    let lines: JSONValue = .object(["begin": .integer(finding.line), "end": .integer(finding.endLine)])
    return .object([
      "description": .string(Advice.message(of: finding)),
      "check_name": .string(finding.rule),
      "fingerprint": .string(fingerprint),
      "severity": .string(finding.severity == .error ? "major" : "minor"),
      "location": .object(["path": .string(finding.file), "lines": lines]),
    ])
  }
}
