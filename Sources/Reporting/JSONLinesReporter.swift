import Linting
import Markup

/// One JSON object a line, a finding each, as `json` has them.
package struct JSONLinesReporter: Reporter {
  package init() {}

  package func report(_ run: LintReport) -> String {
    var json = JSONLine()
    for finding in run.findings {
      JSONReporter.write(finding, to: &json)
      json.raw("\n")
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
