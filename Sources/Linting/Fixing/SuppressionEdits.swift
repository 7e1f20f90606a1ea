import SourceText
import SwiftOutline

/// Puts comments above the lines of findings that silence them, with a reason.
struct SuppressionEdits {
  let outline: Outline
  let reason: String

  init(_ outline: Outline, reason: String) {
    self.outline = outline
    self.reason = reason
  }

  /// One fix for each line with findings; those about comments are left out.
  func fixes(silencing findings: [Finding]) -> [Fix] {
    let values = findings.filter { !$0.text.hasPrefix("/") }
    return Dictionary(grouping: values, by: \.line).sorted { $0.key < $1.key }.compactMap { _, findings in
      guard let first = findings.min(by: Finding.precedes) else { return nil }
      let rules = Set(findings.map(\.rule)).sorted().joined(separator: ", ")
      let start = startOfLine(first.range.lowerBound)
      guard !isInComment(start) else { return nil }
      let comment = "\(indent(from: start))// sym-lint:disable:next \(rules) -- \(reason)\(lineEnd(from: start))"
      return Fix(
        finding: first, suggestion: nil, edits: [TextEdit(range: start..<start, replacement: comment)])
    }
  }

  /// Whether a comment goes on over an offset, where another one would be text of it.
  private func isInComment(_ offset: Int) -> Bool {
    let next = outline.tokens.partitioningIndex { Int($0.end) > offset }
    let gap = (next > 0 ? Int(outline.tokens[next - 1].end) : 0)..<offset
    guard gap.lowerBound < gap.upperBound else { return false }
    var depth = 0
    var index = gap.lowerBound
    while index + 1 < gap.upperBound {
      let pair = (outline.bytes[index], outline.bytes[index + 1])
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        index += 2
      } else if depth > 0, pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        index += 2
      } else if depth == 0, pair == (UInt8(ascii: "/"), UInt8(ascii: "/")) {
        while index < gap.upperBound, outline.bytes[index] != 0x0A, outline.bytes[index] != 0x0D { index += 1 }
      } else {
        index += 1
      }
    }
    return depth > 0
  }

  private func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > 0, outline.bytes[start - 1] != 0x0A { start -= 1 }
    return start == 0 && outline.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }

  private func indent(from start: Int) -> String {
    String(decoding: outline.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// As the line itself ends, or the file's first one.
  private func lineEnd(from start: Int) -> String {
    let end = outline.bytes[start...].firstIndex(of: 0x0A) ?? outline.bytes.firstIndex(of: 0x0A)
    guard let end, end > 0 else { return "\n" }
    return outline.bytes[end - 1] == 0x0D ? "\r\n" : "\n"
  }
}
