@testable import Linting

/// Code with the findings drawn under it, as rule files write them: carets under the range on its first line, one space,
/// the message.
struct DrawnFindings {
  /// The code without the drawings.
  private(set) var code = ""
  /// `line:column+width message`, line and column from 1, in columns of a terminal.
  private(set) var findings: [String] = []

  init(_ drawn: String) {
    var line = 0
    for row in drawn.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = row.prefix { $0 == " " }
      let carets = row.dropFirst(indent.count).prefix { $0 == "^" }
      if carets.isEmpty {
        code += row + "\n"
        line += 1
      } else {
        let message = row.dropFirst(indent.count + carets.count + 1)
        findings.append("\(line):\(indent.count + 1)+\(carets.count) \(message)")
      }
    }
    while code.hasSuffix("\n\n") { code.removeLast() }
  }

  /// A finding in the same words.
  static func draw(_ finding: Finding, in code: String) -> String {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    guard finding.line <= lines.count else { return "line \(finding.line) of \(lines.count)" }
    let bytes = Array(lines[finding.line - 1].utf8)
    let end = finding.endLine == finding.line ? finding.endColumn - 1 : bytes.count
    let column = width(bytes[..<(finding.column - 1)])
    return "\(finding.line):\(column + 1)+\(width(bytes[..<end]) - column) \(finding.message)"
  }

  private static func width(_ bytes: ArraySlice<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).reduce(0) {
      $0 + ($1.unicodeScalars.contains { $0.value >= 0x1100 } ? 2 : 1)
    }
  }
}
