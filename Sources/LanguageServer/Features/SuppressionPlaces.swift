import Linting
import SourceText

/// Where the comments that silence a finding go.
struct SuppressionPlaces {
  private let view: DocumentView
  private var lines: LineTable { view.document.lines }
  private var bytes: [UInt8] { view.document.lines.bytes }

  init(_ view: DocumentView) {
    self.view = view
  }

  /// A comment in a line of its own above the finding; nil where that line would be part of a string.
  func line(of finding: Finding) -> TextEdit? {
    let start = lines.lineStarts[lines.line(ofUTF8Offset: finding.range.lowerBound)]
    guard !isInsideToken(start) else { return nil }
    let indent = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    let text = String(decoding: indent, as: UTF8.self) + "// sym-lint:disable:next \(finding.rule)" + lineEnd
    return TextEdit(range: start..<start, replacement: text)
  }

  /// A comment at the top of the file, below what must come first.
  func file(for finding: Finding) -> TextEdit {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    if first.starts(with: "#!".utf8) || first.starts(with: "// swift-tools-version".utf8), lines.lineCount > 1 {
      start = lines.lineStarts[1]
    }
    return TextEdit(range: start..<start, replacement: "// sym-lint:disable:file \(finding.rule)" + lineEnd)
  }

  /// The comment that a directive stands in, with its line where nothing else is on it.
  func comment(around range: Range<Int>) -> Range<Int> {
    let comment = view.analysis.outline.directiveComments.first { $0.contains(range.lowerBound) } ?? range
    let number = lines.line(ofUTF8Offset: comment.lowerBound)
    let line = lines.utf8Range(ofLine: number)
    let isAlone =
      comment.upperBound >= line.upperBound && bytes[line.lowerBound..<comment.lowerBound].allSatisfy { $0 <= 0x20 }
    if isAlone, comment.upperBound <= line.upperBound, number + 1 < lines.lineCount {
      return line.lowerBound..<lines.lineStarts[number + 1]
    }
    let blanks = bytes[line.lowerBound..<comment.lowerBound].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    return comment.lowerBound - blanks.count..<comment.upperBound
  }

  /// Whether an offset lies within a token, which then is a string over several lines.
  private func isInsideToken(_ offset: Int) -> Bool {
    let tokens = view.analysis.outline.tokens
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].end) <= offset { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && Int(tokens[low].start) < offset
  }

  /// What ends the lines of the file.
  private var lineEnd: String {
    guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[first] == 0x0A { return "\n" }
    return first + 1 < bytes.count && bytes[first + 1] == 0x0A ? "\r\n" : "\r"
  }
}
