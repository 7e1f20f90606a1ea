import Linting

/// The lines of source that a finding is about, with marks under its range.
struct CodeFrame {
  struct Line {
    /// 1-based; `nil` stands for lines left out.
    var number: Int?
    /// As shown: tabs as spaces, nothing that steers a terminal.
    var code: String
    /// Spaces, then one `^` for each column of the range.
    var marks: String
  }

  /// Bytes of a line shown before and after the range: lines can be megabytes long.
  private static let context = 240
  private static let widestLine = 110
  private static let mostLines = 6
  private static let tabWidth = 4

  private(set) var lines: [Line] = []

  init(_ finding: Finding, in bytes: [UInt8]) {
    let range = finding.range
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return }
    var start = range.lowerBound
    var number = finding.line
    let last = finding.endLine
    while start <= range.upperBound {
      let isKept = last - finding.line < Self.mostLines || number < finding.line + 3 || number > last - 2
      let end = Self.endOfLine(in: bytes, from: start, upTo: range.upperBound)
      if isKept {
        lines.append(Self.line(number, in: bytes, marking: start..<end))
      } else if lines.last?.number != nil {
        lines.append(Line(number: nil, code: "", marks: ""))
      }
      guard end < range.upperBound else { break }
      start = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
      number += 1
    }
  }

  /// The end of the line, or `limit` where that comes first.
  private static func endOfLine(in bytes: [UInt8], from start: Int, upTo limit: Int) -> Int {
    var end = start
    while end < limit, !isLineBreak(bytes[end]) { end += 1 }
    return end
  }

  /// One line around a marked range; spaces at the range's start are not marked.
  private static func line(_ number: Int, in bytes: [UInt8], marking range: Range<Int>) -> Line {
    let first = range.first { bytes[$0] != 0x20 && bytes[$0] != 0x09 } ?? range.upperBound
    let last = characterStart(atOrBefore: min(range.upperBound, first + context), in: bytes, after: first)
    let (start, isCut) = startOfContext(before: first, in: bytes)
    let end = endOfContext(after: last, in: bytes)

    var before = shown(bytes[start..<first], from: 0)
    var marked = shown(bytes[first..<last], from: TerminalText.width(of: before))
    var after = shown(bytes[last..<end], from: TerminalText.width(of: before + marked))
    if isCut || TerminalText.width(of: before) > widestLine / 2 { before = "…" + tail(of: before) }
    let room = widestLine - TerminalText.width(of: before)
    if TerminalText.width(of: marked) > room || last < range.upperBound {
      marked = head(of: marked, room) + "…"
      after = ""
    }
    let rest = max(room - TerminalText.width(of: marked), 0)
    if TerminalText.width(of: after) > rest { after = head(of: after, rest) + "…" }
    let marks = String(repeating: "^", count: max(TerminalText.width(of: marked), 1))
    let blank = String(repeating: " ", count: TerminalText.width(of: before))
    return Line(number: number, code: before + marked + after, marks: blank + marks)
  }

  /// Where the line begins, or the part of it that is shown.
  private static func startOfContext(before first: Int, in bytes: [UInt8]) -> (start: Int, isCut: Bool) {
    var start = first
    while start > 0, first - start < context, !isLineBreak(bytes[start - 1]) { start -= 1 }
    guard start > 0, !isLineBreak(bytes[start - 1]) else { return (start, false) }
    while start < first, bytes[start] & 0xC0 == 0x80 { start += 1 }
    return (start, true)
  }

  private static func endOfContext(after last: Int, in bytes: [UInt8]) -> Int {
    var end = last
    while end < bytes.count, end - last < context, !isLineBreak(bytes[end]) { end += 1 }
    return characterStart(atOrBefore: end, in: bytes, after: last)
  }

  private static func characterStart(atOrBefore offset: Int, in bytes: [UInt8], after limit: Int) -> Int {
    var offset = offset
    while offset < bytes.count, offset > limit, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Source as it is shown from a column on.
  private static func shown(_ bytes: ArraySlice<UInt8>, from column: Int) -> String {
    if bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var column = column
    for character in String(decoding: bytes, as: UTF8.self) {
      if character == "\t" {
        let count = tabWidth - column % tabWidth
        text += String(repeating: " ", count: count)
        column += count
      } else {
        let safe = TerminalText.neutralized(String(character))
        text += safe
        column += TerminalText.width(of: safe)
      }
    }
    return text
  }

  private static func tail(of text: String) -> String {
    var width = 0
    return String(
      text.reversed().prefix { character in
        width += TerminalText.width(of: character)
        return width <= widestLine / 3
      }.reversed())
  }

  private static func head(of text: String, _ room: Int) -> String {
    var width = 0
    return String(
      text.prefix { character in
        width += TerminalText.width(of: character)
        return width <= room
      })
  }
}
