import Linting

/// Annotations of GitHub Actions: `::warning file=…,line=…::message`.
package struct GitHubReporter: Reporter {
  package init() {}

  package func write(_ run: LintReport, to output: (String) -> Void) {
    for finding in run.findings {
      var properties = [
        "file=\(escapedProperty(finding.file))", "line=\(finding.line)", "endLine=\(finding.endLine)",
      ]
      if finding.line == finding.endLine {
        properties += ["col=\(finding.column)", "endColumn=\(finding.endColumn)"]
      }
      properties.append("title=\(escapedProperty(finding.rule))")
      let message = escapedData(Advice.message(of: finding))
      output("::\(finding.severity.rawValue) \(properties.joined(separator: ","))::\(message)\n")
    }
  }

  /// As GitHub's own toolkit does it: a message ends at the line's end, and `%` is the escape itself. A tab steers no
  /// terminal, and a file's name with another character in its place would be no file's.
  private func escapedData(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case "\t": escaped += "\t"
      default: escaped += TerminalText.neutralized(String(scalar))
      }
    }
  }

  private func escapedProperty(_ text: String) -> String {
    escapedData(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
