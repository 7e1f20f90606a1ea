/// A fixed set of names, each with the numbers that belong to it, looked up by bytes.
///
/// Nearly every name of a file is in none of a rule's patterns, so a look-up first asks whether any name of that first
/// byte and length exists, and hashes only then.
package struct NameTable: Sendable {
  /// For each first byte the lengths that occur, as bits; 63 stands for 63 and more.
  private var lengths = [UInt64](repeating: 0, count: 256)
  /// Open addressing; an entry's index plus one, or 0.
  private var slots: [UInt32]
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    var name: [UInt8]
    var values: [Int]
  }

  package init(_ pairs: [(name: String, value: Int)]) {
    var order: [[UInt8]] = []
    var grouped: [[UInt8]: [Int]] = [:]
    for pair in pairs {
      let name = Array(pair.name.utf8)
      if grouped[name] == nil { order.append(name) }
      if grouped[name]?.last != pair.value { grouped[name, default: []].append(pair.value) }
    }
    var capacity = 16
    while capacity < order.count * 3 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    for name in order where !name.isEmpty { insert(name, grouped[name] ?? []) }
  }

  private mutating func insert(_ name: [UInt8], _ values: [Int]) {
    lengths[Int(name[0])] |= 1 << UInt64(min(name.count, 63))
    entries.append(Entry(name: name, values: values))
    var slot = Int(truncatingIfNeeded: hash(name, 0..<name.count)) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(entries.count)
  }

  /// The numbers of the name that stands in `range` of `bytes`; nil when it is not in the table.
  package func values(in bytes: [UInt8], _ range: Range<Int>) -> [Int]? {
    guard range.lowerBound < range.upperBound, range.upperBound <= bytes.count,
      lengths[Int(bytes[range.lowerBound])] & 1 << UInt64(min(range.count, 63)) != 0
    else { return nil }
    var slot = Int(truncatingIfNeeded: hash(bytes, range)) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if matches(entry.name, bytes, range) { return entry.values }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func matches(_ name: [UInt8], _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard name.count == range.count else { return false }
    for offset in name.indices where name[offset] != bytes[range.lowerBound + offset] { return false }
    return true
  }

  /// FNV-1a, 64 bits.
  private func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    return hash ^ hash >> 32
  }
}
