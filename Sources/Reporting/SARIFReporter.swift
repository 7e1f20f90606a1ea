import Linting
import Markup

/// SARIF 2.1.0, for code scanning services and viewers.
package struct SARIFReporter: Reporter {
  package init() {}

  package func write(_ run: LintReport, to output: (String) -> Void) {
    let rules = run.rules.sorted { $0.id < $1.id }
    let indexes = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var sources = SourceFiles(source: run.source)
    let driver = JSONValue.object([
      "name": "sym-lint",
      "version": .string(run.version),
      "rules": .array(rules.map { descriptor(of: $0) }),
    ])
    let log: JSONValue = .object([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": .object(["driver": driver]),
          "columnKind": "unicodeCodePoints",
          "results": [],
        ]
      ],
    ])
    JSONList(in: log, level: 4, depth: 6).write(run.findings, to: output) { finding in
      result(finding, ruleIndex: indexes[finding.rule], &sources)
    }
  }

  private func descriptor(of rule: RuleDescription) -> JSONValue {
    .object([
      "id": .string(rule.id),
      "shortDescription": text(rule.summary.isEmpty ? rule.id : rule.summary),
      "fullDescription": rule.why.isEmpty ? nil : text(rule.why),
      "help": text(rule.why.isEmpty ? rule.summary : rule.why),
      "defaultConfiguration": .object(["level": .string(rule.severity.rawValue)]),
      "properties": .object(["category": .string(rule.category), "preset": .string(rule.preset.rawValue)]),
    ])
  }

  private func result(_ finding: Finding, ruleIndex: Int?, _ sources: inout SourceFiles) -> JSONValue {
    sources.enter(finding.file)
    let region = region(of: finding, &sources)
    let artifact = JSONValue.object(["uri": .string(PercentEncoding.path(finding.file))])
    let fixes = finding.suggestions.filter(\.isSafe).map { suggestion in
      fix(suggestion, artifact, region, imports: suggestion.module.map { sources.edits(importing: $0) } ?? [])
    }
    return .object([
      "ruleId": .string(finding.rule),
      "ruleIndex": ruleIndex.map { .integer($0) },
      "level": .string(finding.severity.rawValue),
      "message": text(Advice.message(of: finding)),
      "locations": [["physicalLocation": ["artifactLocation": artifact, "region": region]]],
      "partialFingerprints": ["symLint/v1": .string(finding.fingerprint)],
      "fixes": fixes.isEmpty ? nil : .array(fixes),
    ])
  }

  private func region(of finding: Finding, _ sources: inout SourceFiles) -> JSONValue {
    let start = sources.column(finding.column, at: finding.range.lowerBound)
    let end = sources.column(finding.endColumn, at: finding.range.upperBound)
    return Self.region(finding.line, start, finding.endLine, end)
  }

  private static func region(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> JSONValue {
    [
      "startLine": .integer(line), "startColumn": .integer(column), "endLine": .integer(endLine),
      "endColumn": .integer(endColumn),
    ]
  }

  private func fix(
    _ suggestion: Suggestion, _ artifact: JSONValue, _ region: JSONValue, imports: [SourceFiles.Insertion]
  ) -> JSONValue {
    let additions = imports.map { insertion in
      let (line, column) = (insertion.line, insertion.column)
      return Self.replacement(of: Self.region(line, column, line, column), with: insertion.text)
    }
    return [
      "description": text("Use \(suggestion.token)"),
      "artifactChanges": [
        [
          "artifactLocation": artifact,
          "replacements": .array(additions + [Self.replacement(of: region, with: suggestion.replacement)]),
        ]
      ],
    ]
  }

  private static func replacement(of region: JSONValue, with text: String) -> JSONValue {
    ["deletedRegion": region, "insertedContent": .object(["text": .string(text)])]
  }

  private func text(_ text: String) -> JSONValue { .object(["text": .string(text)]) }
}

/// Text made fit for a URI.
enum PercentEncoding {
  /// A path as a relative or absolute URI reference.
  static func path(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+@".utf8)
    var encoded: [UInt8] = []
    for byte in path.utf8 {
      if plain.contains(byte) {
        encoded.append(byte)
      } else {
        encoded += [0x25, hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static let hex = Array("0123456789ABCDEF".utf8)
}
