import Linting
import Markup

/// The Reviewdog Diagnostic Format: findings with suggested edits, for comments on pull requests.
package struct RDJSONReporter: Reporter {
  package init() {}

  package func write(_ run: LintReport, to output: (String) -> Void) {
    var sources = SourceFiles(source: run.source)
    let frame: JSONValue = .object([
      "source": .object(["name": "sym-lint"]), "severity": "WARNING", "diagnostics": [],
    ])
    JSONList(in: frame, level: 2, depth: 2).write(run.findings, to: output) { diagnostic($0, &sources) }
  }

  private func diagnostic(_ finding: Finding, _ sources: inout SourceFiles) -> JSONValue {
    sources.enter(finding.file)
    let range = range(of: finding)
    // A suggestion is one edit: one that needs an import elsewhere in the file would not compile.
    let complete = finding.suggestions.filter { suggestion in
      suggestion.module.map { sources.edits(importing: $0).isEmpty } ?? true
    }
    let suggestions = complete.prefix(3).map { suggestion in
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
