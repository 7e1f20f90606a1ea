import Linting
import Markup

/// One JSON object a line, a finding each, as `json` has them.
package struct JSONLinesReporter: Reporter {
  package init() {}

  package func report(_ run: LintReport) -> String {
    run.findings.map { JSONReporter.value(of: $0).text + "\n" }.joined()
  }
}
