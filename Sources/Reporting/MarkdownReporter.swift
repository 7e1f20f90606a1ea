import Linting

/// A table for a pull request's comment or a job's summary.
package struct MarkdownReporter: Reporter {
  package init() {}

  package func report(_ run: LintReport) -> String {
    guard !run.findings.isEmpty else { return "**sym-lint**: no findings in \(run.result.fileCount) files.\n" }
    var text = "**sym-lint**: \(run.count(of: .error)) errors and \(run.count(of: .warning)) warnings"
    text += " in \(run.result.fileCount) files.\n\n"
    text += "| Place | Rule | Value | Use |\n| --- | --- | --- | --- |\n"
    for finding in run.findings {
      let place = MarkdownText.escaped("\(finding.file):\(finding.line):\(finding.column)")
      let use = finding.suggestions.first.map { MarkdownText.code($0.replacement) } ?? ""
      let value = MarkdownText.code(finding.value)
      text += "| \(place) | \(MarkdownText.escaped(finding.rule)) | \(value) | \(use) |\n"
    }
    return text
  }
}
