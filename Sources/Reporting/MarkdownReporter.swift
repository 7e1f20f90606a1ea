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
      let place = cell("\(finding.file):\(finding.line):\(finding.column)")
      let use = finding.suggestions.first.map { code($0.replacement) } ?? ""
      let value = finding.value.isEmpty ? "" : code(finding.value)
      text += "| \(place) | \(cell(finding.rule)) | \(value) | \(use) |\n"
    }
    return text
  }

  /// Text that Markdown and HTML leave as it is.
  private func cell(_ text: String) -> String {
    TerminalText.neutralized(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\`*_[]<>|&#~!@".unicodeScalars.contains(scalar) { escaped += scalar == "<" ? "&lt;" : "\\" }
      if scalar != "<" { escaped.unicodeScalars.append(scalar) }
    }
  }

  private func code(_ text: String) -> String {
    let safe = TerminalText.neutralized(text).map { $0 == "|" ? "\\|" : $0 == "`" ? "'" : String($0) }.joined()
    return "`\(safe)`"
  }
}
