import Linting

/// The changes of files as a patch that `git apply` and `patch -p1` take.
package enum UnifiedDiff {
  private static let context = 3

  /// The patch of one file; empty when nothing changes. `name` is relative to where the patch is to be applied.
  package static func text(of name: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    let before = lines(of: old)
    let after = lines(of: new)
    let hunks = hunks(LineChange.changes(from: before, to: after), before.count)
    guard !hunks.isEmpty else { return [] }
    var text = Array("--- \(header("a/" + name))\n+++ \(header("b/" + name))\n".utf8)
    for hunk in hunks { write(hunk, before, after, to: &text) }
    return text
  }

  /// Each with the line feed that ends it; the last may have none.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// A tab ends a name with spaces; a name with anything odder is quoted as Git does it.
  private static func header(_ name: String) -> String {
    let isOdd = name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    guard isOdd else { return name.utf8.contains(0x20) ? name + "\t" : name }
    var quoted: [UInt8] = [UInt8(ascii: "\"")]
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7F:
        quoted += [UInt8(ascii: "\\")] + [byte >> 6, byte >> 3 & 7, byte & 7].map { $0 + UInt8(ascii: "0") }
      default: quoted.append(byte)
      }
    }
    return String(decoding: quoted + [UInt8(ascii: "\"")], as: UTF8.self)
  }

  /// Changes that share context, with the first and the last line that are shown of the text before.
  private struct Hunk {
    var changes: [LineChange]
    var old: Range<Int>
    var newStart: Int
  }

  private static func hunks(_ changes: [LineChange], _ lineCount: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    for change in changes {
      let start = max(0, change.old.lowerBound - context)
      let end = min(lineCount, change.old.upperBound + context)
      if let last = hunks.indices.last, start <= hunks[last].old.upperBound {
        hunks[last].changes.append(change)
        hunks[last].old = hunks[last].old.lowerBound..<end
      } else {
        let newStart = change.new.lowerBound - (change.old.lowerBound - start)
        hunks.append(Hunk(changes: [change], old: start..<end, newStart: newStart))
      }
    }
    return hunks
  }

  private static func write(
    _ hunk: Hunk, _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>], to text: inout [UInt8]
  ) {
    let growth = hunk.changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    let new = hunk.newStart..<hunk.newStart + hunk.old.count + growth
    text += "@@ -\(extent(hunk.old)) +\(extent(new)) @@\n".utf8
    var position = hunk.old.lowerBound
    for change in hunk.changes {
      for line in before[position..<change.old.lowerBound] { write(" ", line, to: &text) }
      for line in before[change.old] { write("-", line, to: &text) }
      for line in after[change.new] { write("+", line, to: &text) }
      position = change.old.upperBound
    }
    for line in before[position..<hunk.old.upperBound] { write(" ", line, to: &text) }
  }

  /// A range of no lines is named by the line before it.
  private static func extent(_ range: Range<Int>) -> String {
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func write(_ mark: String, _ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    text += mark.utf8
    text += line
    if line.last != 0x0A { text += "\n\\ No newline at end of file\n".utf8 }
  }
}

/// Some lines of one text in the place of some of another.
struct LineChange: Equatable {
  var old: Range<Int>
  var new: Range<Int>

  /// The changes that make one text the other: not always the fewest, but found in one pass, for fixes change a line
  /// here and there and seldom add one.
  static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineChange] {
    var changes: [LineChange] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
        continue
      }
      let (oldEnd, newEnd) = meeting(old, left, new, right)
      changes.append(LineChange(old: left..<oldEnd, new: right..<newEnd))
      left = oldEnd
      right = newEnd
    }
    return changes
  }

  /// Where both texts go on alike, or end: for two lines, unless as many were left behind in both.
  private static func meeting(
    _ old: [ArraySlice<UInt8>], _ left: Int, _ new: [ArraySlice<UInt8>], _ right: Int
  ) -> (Int, Int) {
    let reach = min(400, old.count - left + new.count - right)
    for distance in 1..<max(2, reach) {
      // Lines changed in place first, then added or removed ones.
      for skipped in shares(of: distance) {
        let one = left + skipped
        let other = right + distance - skipped
        guard one <= old.count, other <= new.count else { continue }
        if one == old.count || other == new.count {
          if one == old.count, other == new.count { return (one, other) }
        } else if old[one] == new[other], skipped * 2 == distance || isSame(old, one + 1, new, other + 1) {
          return (one, other)
        }
      }
    }
    return (old.count, new.count)
  }

  private static func isSame(_ old: [ArraySlice<UInt8>], _ left: Int, _ new: [ArraySlice<UInt8>], _ right: Int) -> Bool
  {
    guard left < old.count, right < new.count else { return true }
    return old[left] == new[right]
  }

  /// The ways to divide a distance between the two texts, the even ones first.
  private static func shares(of distance: Int) -> [Int] {
    let half = distance / 2
    return (0...distance).sorted { (abs($0 - half), $0) < (abs($1 - half), $1) }
  }
}
