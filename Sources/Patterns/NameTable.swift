/// A fixed set of names, each with the numbers that belong to it, looked up by bytes.
///
/// Nearly every name of a file is in none of a rule's patterns, so a look-up first asks whether any name of that first
/// byte and length exists, and hashes only then. A name that begins with `*` stands for every name that ends as it does.
package struct NameTable: Sendable {
  /// For each first byte the lengths that occur, as bits; 63 stands for 63 and more.
  private var lengths = [UInt64](repeating: 0, count: 256)
  /// Open addressing; an entry's index plus one, or 0.
  private var slots: [UInt32]
  private var entries: [Entry] = []
  /// The names that began with `*`, without it.
  private var endings: [Entry] = []
  /// Which bytes an ending ends in.
  private var lastBytes = [Bool](repeating: false, count: 256)

  /// The names, laid end to end, so that a comparison copies no array.
  private var text: [UInt8] = []

  private struct Entry: Sendable {
    var name: Range<Int>
    var values: [Int]
  }

  package init(_ pairs: [(name: String, value: Int)]) {
    var capacity = 16
    while capacity < pairs.count * 2 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    for pair in pairs where !pair.name.isEmpty { add(Array(pair.name.utf8), pair.value) }
  }

  private mutating func add(_ name: [UInt8], _ value: Int) {
    if name[0] == UInt8(ascii: "*"), name.count > 1 {
      let ending = 1..<name.count
      if let known = endings.firstIndex(where: { matches($0.name, name, ending) }) {
        if endings[known].values.last != value { endings[known].values.append(value) }
      } else {
        endings.append(entry(name[ending], value))
        lastBytes[Int(name[name.count - 1])] = true
      }
    } else if let known = exactEntry(name, name.indices) {
      if entries[known].values.last != value { entries[known].values.append(value) }
    } else {
      insert(name, value)
    }
  }

  private mutating func insert(_ name: [UInt8], _ value: Int) {
    lengths[Int(name[0])] |= 1 << UInt64(min(name.count, 63))
    entries.append(entry(name[...], value))
    var slot = Int(truncatingIfNeeded: hash(name, name.indices)) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(entries.count)
  }

  private mutating func entry(_ name: ArraySlice<UInt8>, _ value: Int) -> Entry {
    text += name
    return Entry(name: text.count - name.count..<text.count, values: [value])
  }

  /// Whether the name that stands in `range` of `bytes` is in the table.
  @inline(__always)
  package func contains(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.lowerBound < range.upperBound, range.upperBound <= bytes.count else { return false }
    let mayBeExact = lengths[Int(bytes[range.lowerBound])] & 1 << UInt64(min(range.count, 63)) != 0
    if mayBeExact, exactEntry(bytes, range) != nil { return true }
    return lastBytes[Int(bytes[range.upperBound - 1])] && hasEnding(bytes, range)
  }

  private func hasEnding(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    endings.indices.contains { endsIn(endings[$0].name, bytes, range) }
  }

  /// The numbers of the name that stands in `range` of `bytes`; nil when it is not in the table.
  package func values(in bytes: [UInt8], _ range: Range<Int>) -> [Int]? {
    guard range.lowerBound < range.upperBound, range.upperBound <= bytes.count else { return nil }
    let exact = exactEntry(bytes, range).map { entries[$0].values }
    guard lastBytes[Int(bytes[range.upperBound - 1])] else { return exact }
    var all = exact ?? []
    for ending in endings where endsIn(ending.name, bytes, range) {
      all += ending.values.filter { !all.contains($0) }
    }
    return all.isEmpty ? nil : all
  }

  private func exactEntry(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard lengths[Int(bytes[range.lowerBound])] & 1 << UInt64(min(range.count, 63)) != 0
    else { return nil }
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
