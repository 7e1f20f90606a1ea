import Linting
import Markup

/// SARIF 2.1.0, for code scanning services and viewers.
package struct SARIFReporter: Reporter {
  package init() {}

  package func report(_ run: LintReport) -> String {
    let rules = run.rules.sorted { $0.id < $1.id }
    let indexes = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var sources = SourceCache(source: run.source)
    let results = run.findings.map { result($0, ruleIndex: indexes[$0.rule], &sources) }
    let driver = JSONValue.object([
      "name": "sym-lint",
      "version": .string(run.version),
      "rules": .array(rules.map { descriptor(of: $0) }),
    ])
    return JSONValue.object([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": .object(["driver": driver]),
          "columnKind": "unicodeCodePoints",
          "results": .array(results),
        ]
      ],
    ]).indentedText(depth: 6)
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

  private func result(_ finding: Finding, ruleIndex: Int?, _ sources: inout SourceCache) -> JSONValue {
    let region = region(of: finding, &sources)
    let artifact = JSONValue.object(["uri": .string(PercentEncoding.path(finding.file))])
    let fixes = finding.suggestions.filter(\.isSafe).map { fix($0, artifact, region) }
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

  private func region(of finding: Finding, _ sources: inout SourceCache) -> JSONValue {
    let bytes = sources.bytes(of: finding.file)
    let start = CodePoints.column(finding.column, before: finding.range.lowerBound, in: bytes)
    let end = CodePoints.column(finding.endColumn, before: finding.range.upperBound, in: bytes)
    return [
      "startLine": .integer(finding.line), "startColumn": .integer(start), "endLine": .integer(finding.endLine),
      "endColumn": .integer(end),
    ]
  }

  private func fix(_ suggestion: Suggestion, _ artifact: JSONValue, _ region: JSONValue) -> JSONValue {
    let replacement: JSONValue = [
      "deletedRegion": region, "insertedContent": .object(["text": .string(suggestion.replacement)]),
    ]
    return [
      "description": text("Use \(suggestion.token)"),
      "artifactChanges": [["artifactLocation": artifact, "replacements": [replacement]]],
    ]
  }

  private func text(_ text: String) -> JSONValue { .object(["text": .string(text)]) }
}

/// The bytes of the file that was asked for last: findings come sorted by file.
struct SourceCache {
  private let source: (String) -> [UInt8]?
  private var last: (path: String, bytes: [UInt8]?)?

  init(source: @escaping (String) -> [UInt8]?) {
    self.source = source
  }

  mutating func bytes(of path: String) -> [UInt8]? {
    if let last, last.path == path { return last.bytes }
    let bytes = source(path)
    last = (path, bytes)
    return bytes
  }
}

/// Columns in Unicode code points.
enum CodePoints {
  /// The 1-based column in code points of the UTF-8 column `column`, which is that of `offset`.
  static func column(_ column: Int, before offset: Int, in bytes: [UInt8]?) -> Int {
    let start = offset - (column - 1)
    guard let bytes, start >= 0, start <= offset, offset <= bytes.count else { return column }
    return 1 + bytes[start..<offset].count { $0 & 0xC0 != 0x80 }
  }
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
