import Linting

@testable import Reporting

/// A finding at the `⟦…⟧` of a source.
struct Sample {
  var finding: Finding
  var source: String

  init(
    _ marked: String, file: String = "A.swift", value: String = "#FF7E7EFF", message: String = "raw color",
    suggestions: [Suggestion] = []
  ) {
    let bytes = Array(marked.utf8)
    let (open, close) = (Array("⟦".utf8), Array("⟧".utf8))
    let start = (0..<bytes.count).first { bytes[$0...].starts(with: open) } ?? 0
    let end = ((0..<bytes.count).first { bytes[$0...].starts(with: close) } ?? 3) - open.count
    let plain = Array(bytes.filter { _ in true }.split(separator: open).joined().split(separator: close).joined())
    source = String(decoding: plain, as: UTF8.self)
    let position = { (offset: Int) in
      let before = plain[..<offset]
      let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      return (1 + before.count { $0 == 0x0A }, 1 + offset - lineStart)
    }
    let ((line, column), (endLine, endColumn)) = (position(start), position(end))
    finding = Finding(
      file: file, range: start..<end, line: line, column: column, endLine: endLine, endColumn: endColumn,
      rule: "raw-color", severity: .warning, message: message,
      text: String(decoding: plain[start..<end], as: UTF8.self), value: value, suggestions: suggestions,
      fingerprint: "f00d")
  }

  func report(_ reporter: any Reporter) -> String {
    let result = LintResult(findings: [finding], fileCount: 1, byteCount: source.utf8.count)
    return reporter.report(LintReport(result: result, version: "1") { _ in Array(source.utf8) })
  }

  static let brand = Suggestion(
    token: "Color.brand", replacement: "Color.brand", kind: .exact, difference: 0, isSafe: true, note: nil,
    definedAt: Location(path: "Tokens.swift", line: 3, column: 14), module: nil)
  static let near = Suggestion(
    token: "Color.coral", replacement: ".coral", kind: .near, difference: 1.23456, isSafe: false,
    note: "differs in dark mode", definedAt: nil, module: "Design")
}
