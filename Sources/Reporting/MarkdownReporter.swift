import Linting

/// A table for a pull request's comment or a job's summary.
package struct MarkdownReporter: Reporter {
  package init() {}

  package func write(_ run: LintReport, to output: (String) -> Void) {
    guard !run.findings.isEmpty else {
      return output("**sym-lint**: no findings in \(run.result.fileCount) files.\n")
    }
    let counts = "\(run.count(of: .error)) errors and \(run.count(of: .warning)) warnings"
    output("**sym-lint**: \(counts) in \(run.result.fileCount) files.\n\n")
    output("| Place | Rule | Value | Use |\n| --- | --- | --- | --- |\n")
    for finding in run.findings {
      let place = MarkdownText.escaped("\(finding.file):\(finding.line):\(finding.column)")
      let use = finding.suggestions.first.map { MarkdownText.code($0.replacement) } ?? ""
      let value =
        finding.value.isEmpty ? MarkdownText.escaped(finding.message) : MarkdownText.code(finding.value)
      output("| \(place) | \(MarkdownText.escaped(finding.rule)) | \(value) | \(use) |\n")
    }
  }
}
