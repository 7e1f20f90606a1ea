import SourceText
import SwiftOutline

/// The fixes of one file that can be made together: no two of them touch, and each keeps the comments around it.
struct FixPlan {
  private(set) var fixes: [Fix] = []
  /// How many were left out, for a comment would be lost.
  private(set) var refusedCount = 0
  /// What the fixes replace, in order.
  private var taken: [Range<Int>] = []
  let outline: Outline

  init(_ outline: Outline) {
    self.outline = outline
  }

  /// The fixes for the findings of one file, outer ones first where they overlap.
  init(
    _ review: FileReview, in outline: Outline, choose: (Finding) -> Suggestion?
  ) {
    self.outline = outline
    let findings = review.findings.sorted { left, right in
      (left.range.lowerBound, -left.range.upperBound) < (right.range.lowerBound, -right.range.upperBound)
    }
    for finding in findings {
      guard let suggestion = choose(finding) else { continue }
      let edit = TextEdit(range: finding.range, replacement: suggestion.replacement)
      if losesComment(edit) {
        refusedCount += 1
      } else if finding.text != suggestion.replacement {
        add(Fix(finding: finding, suggestion: suggestion, edits: [edit]))
      }
    }
  }

  /// Takes a fix unless it touches another.
  mutating func add(_ fix: Fix) {
    let ranges = fix.edits.map(\.range)
    guard !ranges.contains(where: touchesTaken) else { return }
    for range in ranges { taken.insert(range, at: taken.partitioningIndex { !Self.precedes($0, range) }) }
    fixes.append(fix)
  }

  /// Those that are taken do not touch, so that only the neighbors of a range can.
  private func touchesTaken(_ range: Range<Int>) -> Bool {
    var index = taken.partitioningIndex { $0.upperBound >= range.lowerBound }
    while index < taken.count, taken[index].lowerBound <= range.upperBound {
      if Self.touch(taken[index], range) { return true }
      index += 1
    }
    return false
  }

  private static func precedes(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    (left.lowerBound, left.upperBound) < (right.lowerBound, right.upperBound)
  }

  private static func touch(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    if left == right { return true }
    return left.lowerBound < right.upperBound && right.lowerBound < left.upperBound
  }

  /// Whether what an edit takes away holds more than tokens and white space.
  private func losesComment(_ edit: TextEdit) -> Bool {
    let changed = changedPart(of: edit)
    guard changed.lowerBound < changed.upperBound else { return false }
    var index = outline.tokens.partitioningIndex { Int($0.end) > changed.lowerBound }
    var position = changed.lowerBound
    while position < changed.upperBound {
      let token = index < outline.tokens.count ? outline.tokens[index] : nil
      let gapEnd = min(token.map { Int($0.start) } ?? changed.upperBound, changed.upperBound)
      if position < gapEnd, outline.bytes[position..<gapEnd].contains(where: { $0 > 0x20 }) { return true }
      position = max(position, token.map { Int($0.end) } ?? changed.upperBound)
      index += 1
    }
    return false
  }

  /// The range of an edit without what its replacement begins and ends with too.
  private func changedPart(of edit: TextEdit) -> Range<Int> {
    let new = Array(edit.replacement.utf8)
    var start = edit.range.lowerBound
    var end = edit.range.upperBound
    var first = 0
    var last = new.count
    while start < end, first < last, outline.bytes[start] == new[first] {
      start += 1
      first += 1
    }
    while end > start, last > first, outline.bytes[end - 1] == new[last - 1] {
      end -= 1
      last -= 1
    }
    return start..<end
  }
}
