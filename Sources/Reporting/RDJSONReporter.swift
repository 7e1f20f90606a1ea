import Linting
import Markup

/// The Reviewdog Diagnostic Format: findings with suggested edits, for comments on pull requests.
package struct RDJSONReporter: Reporter {
  package init() {}

  package func report(_ run: LintReport) -> String {
    JSONValue.object([
      "source": .object(["name": "sym-lint"]),
      "severity": "WARNING",
      "diagnostics": .array(run.findings.map { diagnostic($0) }),
    ]).indentedText(depth: 2)
  }

  private func diagnostic(_ finding: Finding) -> JSONValue {
    let range = range(of: finding)
    let suggestions = finding.suggestions.prefix(3).map { suggestion in
      JSONValue.object(["range": range, "text": .string(suggestion.replacement)])
    }
    return .object([
      "message": .string(Advice.message(of: finding)),
      "location": .object(["path": .string(finding.file), "range": range]),
      "severity": finding.severity == .error ? "ERROR" : "WARNING",
      "code": .object(["value": .string(finding.rule)]),
      "suggestions": suggestions.isEmpty ? nil : .array(Array(suggestions)),
    ])
  }

  /// Its columns count UTF-8 bytes from 1, and its ends are exclusive: as findings have them.
  private func range(of finding: Finding) -> JSONValue {
    .object([
      "start": .object(["line": .integer(finding.line), "column": .integer(finding.column)]),
      "end": .object(["line": .integer(finding.endLine), "column": .integer(finding.endColumn)]),
    ])
  }
}
