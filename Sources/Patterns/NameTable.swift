import SwiftOutline

/// A fixed set of names, each with the numbers that belong to it, looked up by bytes.
///
/// Nearly every name of a file is in none of a rule's patterns, so a look-up first asks whether any name of that length
/// and first byte exists, and of that length and last byte, and hashes only then. A name that begins with `*` stands for
/// every name that ends as it does.
package struct NameTable: Sendable {
  /// For each first byte the lengths that occur, as bits; 63 stands for 63 and more.
  private var lengths = [UInt64](repeating: 0, count: 256)
  /// The same for each last byte.
  private var lastLengths = [UInt64](repeating: 0, count: 256)
  /// Open addressing; an entry's index plus one, or 0.
  private var slots: [UInt32]
  private var entries: [Entry] = []
  /// The names that began with `*`, without it.
  private var endings: [Entry] = []
  /// Which bytes an ending ends in.
  private var lastBytes = [Bool](repeating: false, count: 256)

  /// The names, laid end to end, so that a comparison copies no array.
  private var text: [UInt8] = []

  /// The numbers of the names, those of one name in a row.
  private var numbers: [Int] = []

  private struct Entry: Sendable {
    var name: Range<Int>
    var numbers = 0..<0
  }

  package init(_ pairs: [(name: String, value: Int)]) {
    var capacity = 16
    while capacity < pairs.count * 2 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    var found: [[Int]] = []
    var foundEndings: [[Int]] = []
    for pair in pairs where !pair.name.isEmpty {
      let name = Array(pair.name.utf8)
      if name[0] == UInt8(ascii: "*"), name.count > 1 {
        let known = endings.firstIndex { matches($0.name, name, 1..<name.count) } ?? addEnding(name.dropFirst())
        if known == foundEndings.count { foundEndings.append([]) }
        if foundEndings[known].last != pair.value { foundEndings[known].append(pair.value) }
      } else {
        let known = exactEntry(name, name.indices) ?? insert(name)
        if known == found.count { found.append([]) }
        if found[known].last != pair.value { found[known].append(pair.value) }
      }
    }
    for index in entries.indices { entries[index].numbers = addNumbers(found[index]) }
    for index in endings.indices { endings[index].numbers = addNumbers(foundEndings[index]) }
  }

  private mutating func addNumbers(_ found: [Int]) -> Range<Int> {
    numbers += found
    return numbers.count - found.count..<numbers.count
  }

  private mutating func addEnding(_ name: ArraySlice<UInt8>) -> Int {
    endings.append(entry(name))
    lastBytes[Int(name[name.endIndex - 1])] = true
    return endings.count - 1
  }

  private mutating func insert(_ name: [UInt8]) -> Int {
    lengths[Int(name[0])] |= 1 << UInt64(min(name.count, 63))
    lastLengths[Int(name[name.count - 1])] |= 1 << UInt64(min(name.count, 63))
    entries.append(entry(name[...]))
    var slot = Int(truncatingIfNeeded: hash(name, name.indices)) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(entries.count)
    return entries.count - 1
  }

  private mutating func entry(_ name: ArraySlice<UInt8>) -> Entry {
    text += name
    return Entry(name: text.count - name.count..<text.count)
  }

  /// Whether the name that stands in `range` of `bytes` is in the table.
  @inline(__always)
  package func contains(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.lowerBound < range.upperBound, range.upperBound <= bytes.count else { return false }
    if mayHoldExactly(bytes, range), exactEntry(bytes, range) != nil { return true }
    return lastBytes[Int(bytes[range.upperBound - 1])] && hasEnding(bytes, range)
  }

  /// Whether one of the names stands anywhere as a word, be it in a comment.
  package func hasWord(in bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index].isPartOfName { index += 1 }
      if start == index { index += 1 } else if contains(bytes, start..<index) { return true }
    }
    return false
  }

  @inline(__always)
  private func mayHoldExactly(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let length: UInt64 = 1 << UInt64(min(range.count, 63))
    return lengths[Int(bytes[range.lowerBound])] & lastLengths[Int(bytes[range.upperBound - 1])] & length != 0
  }

  private func hasEnding(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    endings.indices.contains { endsIn(endings[$0].name, bytes, range) }
  }

  /// The numbers of the name that stands in `range` of `bytes`; nil when it is not in the table.
  package func values(in bytes: [UInt8], _ range: Range<Int>) -> [Int]? {
    var values: [Int] = []
    forEachValue(in: bytes, range) { values.append($0) }
    return values.isEmpty ? nil : values
  }

  /// Calls `body` with each of those numbers, once.
  package func forEachValue(in bytes: [UInt8], _ range: Range<Int>, _ body: (Int) -> Void) {
    guard range.lowerBound < range.upperBound, range.upperBound <= bytes.count else { return }
    let exact = exactEntry(bytes, range).map { entries[$0].numbers } ?? 0..<0
    for index in exact { body(numbers[index]) }
    guard lastBytes[Int(bytes[range.upperBound - 1])] else { return }
    for (position, ending) in endings.enumerated() where endsIn(ending.name, bytes, range) {
      for number in numbers[ending.numbers] where !numbers[exact].contains(number) {
        let isRepeated = endings[..<position].contains {
          endsIn($0.name, bytes, range) && numbers[$0.numbers].contains(number)
        }
        if !isRepeated { body(number) }
      }
    }
  }

  private func exactEntry(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard mayHoldExactly(bytes, range) else { return nil }
    var slot = Int(truncatingIfNeeded: hash(bytes, range)) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if matches(entries[index].name, bytes, range) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func endsIn(_ name: Range<Int>, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    name.count <= range.count && matches(name, bytes, range.upperBound - name.count..<range.upperBound)
  }

  private func matches(_ name: Range<Int>, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard name.count == range.count else { return false }
    for offset in 0..<name.count where text[name.lowerBound + offset] != bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }

  /// FNV-1a, 64 bits.
  private func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    return hash ^ hash >> 32
  }
}
