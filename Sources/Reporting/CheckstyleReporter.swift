import Linting

/// Checkstyle's XML, which many review tools read.
package struct CheckstyleReporter: Reporter {
  package init() {}

  package func write(_ run: LintReport, to output: (String) -> Void) {
    output("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<checkstyle version=\"4.3\">\n")
    var file: String?
    for finding in run.findings {
      if finding.file != file {
        if file != nil { output("  </file>\n") }
        output("  <file name=\"\(XMLText.escaped(finding.file))\">\n")
        file = finding.file
      }
      let message = XMLText.escaped(Advice.message(of: finding))
      let place = "line=\"\(finding.line)\" column=\"\(finding.column)\""
      let source = XMLText.escaped("sym-lint.\(finding.rule)")
      output(
        "    <error \(place) severity=\"\(finding.severity.rawValue)\" message=\"\(message)\" source=\"\(source)\"/>\n")
    }
    if file != nil { output("  </file>\n") }
    output("</checkstyle>\n")
  }
}
