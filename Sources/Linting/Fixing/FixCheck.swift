import SourceText
import SwiftOutline

/// Compares a file before and after edits: nothing but what the edits name may have changed, and nothing may be broken
/// that was not.
struct FixCheck {
  let old: Outline
  private let oldFaults: Int

  init(_ old: Outline) {
    self.old = old
    oldFaults = Self.faults(of: old)
  }

  /// The text with the edits made; nil where they would do harm.
  func apply(_ edits: [TextEdit]) -> Outline? {
    guard let bytes = try? TextEdit.apply(edits, to: old.bytes) else { return nil }
    let new = Parser.parse(bytes)
    guard Self.faults(of: new) <= oldFaults else { return nil }
    let (before, after) = Self.ranges(of: edits)
    guard let left = Self.tokens(of: old, outside: before), let right = Self.tokens(of: new, outside: after),
      left.count == right.count
    else { return nil }
    for (one, other) in zip(left, right) where !isSame(one, other, in: new) { return nil }
    return new
  }

  /// How often a file is read again at most to tell the fixes that do harm from the others.
  private static let mostTries = 256

  /// The fixes that do no harm, together, with the text that they make. Where not all of them can be made, halves are
  /// tried, and their halves.
  func harmless(_ fixes: [Fix], edits: ([Fix]) -> [TextEdit]) -> (fixes: [Fix], new: Outline)? {
    var tries = 0
    func part(_ fixes: ArraySlice<Fix>) -> [Fix] {
      guard !fixes.isEmpty, tries < Self.mostTries else { return [] }
      tries += 1
      if apply(edits(Array(fixes))) != nil { return Array(fixes) }
      guard fixes.count > 1 else { return [] }
      let middle = fixes.startIndex + fixes.count / 2
      return part(fixes[..<middle]) + part(fixes[middle...])
    }
    guard !fixes.isEmpty else { return nil }
    if let new = apply(edits(fixes)) { return (fixes, new) }
    let kept = part(fixes[...])
    guard !kept.isEmpty, let new = apply(edits(kept)) else { return nil }
    return (kept, new)
  }

  private func isSame(_ token: Token, _ other: Token, in new: Outline) -> Bool {
    token.kind == other.kind && token.end - token.start == other.end - other.start
      && old.bytes[Int(token.start)..<Int(token.end)].elementsEqual(new.bytes[Int(other.start)..<Int(other.end)])
  }

  /// How many tokens and nodes make no sense.
  private static func faults(of outline: Outline) -> Int {
    outline.tokens.count { $0.kind == .unknown || $0.flags.contains(.unterminated) }
      + outline.nodes.count { $0.kind == .unexpected }
  }

  /// What the edits replace, in the text before and in the text after, in order.
  private static func ranges(of edits: [TextEdit]) -> (before: [Range<Int>], after: [Range<Int>]) {
    let sorted = edits.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.element.range.upperBound, left.offset)
        < (right.element.range.lowerBound, right.element.range.upperBound, right.offset)
    }.map(\.element)
    var shift = 0
    var after: [Range<Int>] = []
    for edit in sorted {
      let start = edit.range.lowerBound + shift
      after.append(start..<start + edit.replacement.utf8.count)
      shift += edit.replacement.utf8.count - edit.range.count
    }
    return (sorted.map(\.range), after)
  }

  /// The tokens outside some sorted ranges; nil where one lies on the border.
  private static func tokens(of outline: Outline, outside ranges: [Range<Int>]) -> [Token]? {
    var kept: [Token] = []
    kept.reserveCapacity(outline.tokens.count)
    var next = 0
    for token in outline.tokens where token.start < token.end {
      let start = Int(token.start)
      let end = Int(token.end)
      while next < ranges.count, ranges[next].upperBound <= start { next += 1 }
      guard next < ranges.count, ranges[next].lowerBound < end else {
        kept.append(token)
        continue
      }
      guard ranges[next].lowerBound <= start, end <= ranges[next].upperBound else { return nil }
    }
    return kept
  }
}
