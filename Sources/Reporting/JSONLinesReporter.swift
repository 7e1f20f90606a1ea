import Linting
import Markup

/// One JSON object a line, a finding each, as `json` has them.
package struct JSONLinesReporter: Reporter {
  package init() {}

  package func write(_ run: LintReport, to output: (String) -> Void) {
    for finding in run.findings { output(JSONReporter.line(for: finding) + "\n") }
  }
}
