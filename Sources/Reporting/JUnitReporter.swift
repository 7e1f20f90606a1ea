import Linting

/// JUnit's XML: each finding is a failed test, and a run without findings is one that passed.
package struct JUnitReporter: Reporter {
  package init() {}

  package func write(_ run: LintReport, to output: (String) -> Void) {
    let count = run.findings.count
    output("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<testsuites>\n")
    output("  <testsuite name=\"sym-lint\" tests=\"\(max(count, 1))\" failures=\"\(count)\">\n")
    if run.findings.isEmpty { output("    <testcase name=\"sym-lint\"/>\n") }
    for finding in run.findings {
      let place = XMLText.escaped("\(finding.file):\(finding.line):\(finding.column)")
      let message = XMLText.escaped(Advice.message(of: finding))
      output("    <testcase classname=\"\(XMLText.escaped(finding.rule))\" name=\"\(place)\">\n")
      output("      <failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\"/>\n")
      output("    </testcase>\n")
    }
    output("  </testsuite>\n</testsuites>\n")
  }
}
