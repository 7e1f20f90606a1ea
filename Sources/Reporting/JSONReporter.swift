import Linting
import Markup

/// One object that other programs read: `{"version": 1, "findings": […], "summary": {…}}`.
package struct JSONReporter: Reporter {
  package init() {}

  package func write(_ run: LintReport, to output: (String) -> Void) {
    output("{\n  \"version\": 1,\n  \"findings\": [")
    for (index, finding) in run.findings.enumerated() {
      output((index == 0 ? "\n    " : ",\n    ") + Self.line(for: finding))
    }
    output(run.findings.isEmpty ? "],\n  \"summary\": " : "\n  ],\n  \"summary\": ")
    output(summary(of: run).indentedText(depth: 2, from: 1) + "}\n")
  }

  /// One finding, as an object on one line.
  static func line(for finding: Finding) -> String {
    var json = JSONLine()
    write(finding, to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func write(_ finding: Finding, to json: inout JSONLine) {
    json.object { json in
      json.string("file", finding.file)
      json.integer("line", finding.line)
      json.integer("column", finding.column)
      json.integer("endLine", finding.endLine)
      json.integer("endColumn", finding.endColumn)
      json.string("rule", finding.rule)
      json.string("severity", finding.severity.rawValue)
      json.value("fails", .boolean(finding.fails))
      json.string("message", finding.message)
      json.string("text", finding.text)
      json.string("value", finding.value)
      json.name("suggestions")
      json.array { json in
        for suggestion in finding.suggestions { write(suggestion, to: &json) }
      }
      json.string("fingerprint", finding.fingerprint)
    }
  }

  private static func write(_ suggestion: Suggestion, to json: inout JSONLine) {
    json.object { json in
      json.string("token", suggestion.token)
      json.string("replacement", suggestion.replacement)
      json.string("kind", suggestion.kind.rawValue)
      json.value("difference", .number((suggestion.difference * 1000).rounded() / 1000))
      json.value("safe", .boolean(suggestion.isSafe))
      json.name("definedAt")
      write(suggestion.definedAt, to: &json)
      if let note = suggestion.note { json.string("note", note) }
      if let module = suggestion.module { json.string("module", module) }
    }
  }

  private static func write(_ place: Location?, to json: inout JSONLine) {
    guard let place else { return json.value(.null) }
    json.object { json in
      json.string("file", place.path)
      json.integer("line", place.line)
      json.integer("column", place.column)
    }
  }

  private func summary(of run: LintReport) -> JSONValue {
    let counts = Dictionary(run.findings.map { ($0.rule, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }
    return .object([
      "files": .integer(run.result.fileCount),
      "findings": .integer(run.findings.count),
      "errors": .integer(run.count(of: .error)),
      "warnings": .integer(run.count(of: .warning)),
      "known": .integer(run.result.statistics.baselineCount),
      "rules": .object(counts.map { JSONValue.Member(name: $0.key, value: .integer($0.value)) }),
    ])
  }
}
