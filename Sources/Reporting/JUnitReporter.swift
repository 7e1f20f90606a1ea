import Linting

/// JUnit's XML: each finding is a failed test, and a run without findings is one that passed.
package struct JUnitReporter: Reporter {
  package init() {}

  package func report(_ run: LintReport) -> String {
    let count = run.findings.count
    var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<testsuites>\n"
    text += "  <testsuite name=\"sym-lint\" tests=\"\(max(count, 1))\" failures=\"\(count)\">\n"
    if run.findings.isEmpty { text += "    <testcase name=\"sym-lint\"/>\n" }
    for finding in run.findings {
      let place = XMLText.escaped("\(finding.file):\(finding.line):\(finding.column)")
      let message = XMLText.escaped(Advice.message(of: finding))
      text += "    <testcase classname=\"\(XMLText.escaped(finding.rule))\" name=\"\(place)\">\n"
      text += "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\"/>\n"
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }
}
