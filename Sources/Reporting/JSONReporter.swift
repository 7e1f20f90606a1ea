import Linting
import Markup

/// One object that other programs read: `{"version": 1, "findings": […], "summary": {…}}`.
package struct JSONReporter: Reporter {
  package init() {}

  package func report(_ run: LintReport) -> String {
    JSONValue.object([
      "version": 1,
      "findings": .array(run.findings.map { Self.value(of: $0) }),
      "summary": summary(of: run),
    ]).indentedText(depth: 2)
  }

  package static func value(of finding: Finding) -> JSONValue {
    .object([
      "file": .string(finding.file),
      "line": .integer(finding.line),
      "column": .integer(finding.column),
      "endLine": .integer(finding.endLine),
      "endColumn": .integer(finding.endColumn),
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "text": .string(finding.text),
      "value": .string(finding.value),
      "suggestions": .array(finding.suggestions.map { value(of: $0) }),
      "fingerprint": .string(finding.fingerprint),
    ])
  }

  private static func value(of suggestion: Suggestion) -> JSONValue {
    .object([
      "token": .string(suggestion.token),
      "replacement": .string(suggestion.replacement),
      "kind": .string(suggestion.kind.rawValue),
      "difference": .number((suggestion.difference * 1000).rounded() / 1000),
      "safe": .boolean(suggestion.isSafe),
      "definedAt": suggestion.definedAt.map { value(of: $0) } ?? .null,
      "note": suggestion.note.map { .string($0) },
      "module": suggestion.module.map { .string($0) },
    ])
  }

  private static func value(of place: Location) -> JSONValue {
    .object(["file": .string(place.path), "line": .integer(place.line), "column": .integer(place.column)])
  }

  private func summary(of run: LintReport) -> JSONValue {
    let counts = Dictionary(run.findings.map { ($0.rule, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }
    return .object([
      "files": .integer(run.result.fileCount),
      "findings": .integer(run.findings.count),
      "errors": .integer(run.count(of: .error)),
      "warnings": .integer(run.count(of: .warning)),
      "rules": .object(counts.map { JSONValue.Member(name: $0.key, value: .integer($0.value)) }),
    ])
  }
}
