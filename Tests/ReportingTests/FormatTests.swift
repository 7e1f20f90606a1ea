import Foundation
import Linting
import Markup
import Testing

@testable import Reporting

struct FormatTests {
  private let sample = Sample("한 ⟦a⟧", file: "b,c:d%.swift", message: "x\ny", suggestions: [Sample.brand])

  @Test func json() {
    let expected = """
      {
        "version": 1,
        "findings": [
          {"file": "b,c:d%.swift", "line": 1, "column": 5, "endLine": 1, "endColumn": 6, "rule": "raw-color", \
      "severity": "warning", "fails": true, "message": "x\\ny", "text": "a", "value": "#FF7E7EFF", "suggestions": \
      [{"token": "Color.brand", "replacement": "Color.brand", "kind": "exact", "difference": 0, "safe": true, \
      "definedAt": {"file": "Tokens.swift", "line": 3, "column": 14}}], "fingerprint": "f00d"}
        ],
        "summary": {
          "files": 1,
          "findings": 1,
          "errors": 0,
          "warnings": 1,
          "known": 0,
          "rules": {"raw-color": 1}
        }
      }

      """
    #expect(sample.report(JSONReporter()) == expected)
  }

  @Test func xcode() {
    #expect(
      sample.report(XcodeReporter()) == "b,c:d%.swift:1:5: warning: x␊y; use Color.brand (raw-color)\n")
  }

  @Test func github() {
    #expect(
      sample.report(GitHubReporter())
        == "::warning file=b%2Cc%3Ad%25.swift,line=1,endLine=1,col=5,endColumn=6,title=raw-color::x%0Ay; use Color.brand\n"
    )
  }

  /// The runner takes back what its toolkit escapes, and nothing else.
  @Test(arguments: [
    ("a,b:c%2C.swift", "a%2Cb%3Ac%252C.swift"), ("a\r\n::error::b.swift", "a%0D%0A%3A%3Aerror%3A%3Ab.swift"),
    ("a\tb.swift", "a\tb.swift"), ("a\u{1B}[2J\u{202E}.swift", "a␛[2J\u{FFFD}.swift"),
  ])
  func githubFileNames(file: String, expected: String) {
    let report = Sample("⟦a⟧", file: file).report(GitHubReporter())
    #expect(report.hasPrefix("::warning file=\(expected),line=1,"), "\(report)")
    #expect(report.utf8.count { $0 == 0x0A } == 1)
  }

  @Test(arguments: [ReportFormat.json, .sarif, .gitlab])
  func isJSON(format: ReportFormat) throws {
    let text = sample.report(format.reporter())
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    _ = try JSONSerialization.jsonObject(with: Data(format.reporter().report(empty).utf8))
  }

  /// What is written piece by piece is one document, and no piece grows with their number.
  @Test(arguments: ReportFormat.allCases)
  func piecesStaySmall(format: ReportFormat) throws {
    let findings = Array(repeating: sample.finding, count: 2_000)
    let result = LintResult(findings: findings, fileCount: 1, byteCount: 9)
    let run = LintReport(result: result, version: "1") { _ in Array(sample.source.utf8) }
    var (text, largest) = ("", 0)
    format.reporter().write(run) { piece in
      text += piece
      largest = max(largest, piece.utf8.count)
    }
    #expect(largest < 4_000 && text.utf8.count > 2_000 * 20)
    guard [.json, .sarif, .gitlab, .rdjson].contains(format) else { return }
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(text.contains("\n    {") || text.contains("\n  {"))
  }

  @Test(arguments: [ReportFormat.junit, .checkstyle])
  func isXML(format: ReportFormat) {
    let hostile = Sample("⟦a⟧", file: "<&\"'>.swift", message: "\u{0}\u{1B}]]>")
    for text in [hostile.report(format.reporter()), format.reporter().report(empty)] {
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
      #expect(!text.contains("<&") && text.hasPrefix("<?xml"))
    }
  }

  @Test func sarifCountsCharacters() {
    let text = sample.report(SARIFReporter())
    #expect(text.contains("\"startColumn\": 3"))
    #expect(text.contains("\"uri\": \"b%2Cc%3Ad%25.swift\""))
  }

  /// Thousands of findings on one line are told in time that follows its length, not its square.
  @Test func columnsAreCountedOnce() {
    let line = Array(String(repeating: "가 ", count: 50_000).utf8)
    var columns = CodePointColumns()
    for offset in stride(from: 0, to: line.count, by: 4) {
      #expect(columns.column(offset + 1, at: offset, in: line) == offset / 2 + 1)
      _ = columns.column(offset + 4, at: offset + 3, in: line)
    }
    #expect(columns.byteCount <= 2 * line.count)
    #expect(columns.column(5, at: 4, in: line) == 3)
  }

  @Test func markdownKeepsItsTable() {
    let text = Sample("⟦a⟧", file: "a|b<c>.swift", value: "`|").report(MarkdownReporter())
    #expect(text.split(separator: "\n").last == "| a\\|b&lt;c\\>.swift:1:1 | raw-color | `'\\|` |  |")
  }

  private static let values: [(JSONValue, String)] = [
    (.number(0.1), "0.1"), (.number(2), "2"), (.number(.nan), "null"),
    (.string("\u{0}\"\\\n\u{7F}é"), "\"\\u0000\\\"\\\\\\n\\u007fé\""), (.array([]), "[]"),
    (["a": 1, "b": [true, .null]], "{\"a\": 1, \"b\": [true, null]}"),
  ]

  @Test(arguments: values)
  func writesJSON(value: JSONValue, text: String) {
    #expect(value.text == text)
  }

  private var empty: LintReport {
    LintReport(result: LintResult(findings: [], fileCount: 0), version: "1") { _ in nil }
  }
}
