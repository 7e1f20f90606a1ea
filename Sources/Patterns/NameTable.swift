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
    for name in order where !name.isEmpty {
      let values = grouped[name] ?? []
      if name[0] == UInt8(ascii: "*"), name.count > 1 {
        endings.append(entry(name.dropFirst(), values))
        lastBytes[Int(name[name.count - 1])] = true
      } else {
        insert(name, values)
      }
    }
  }

  private mutating func insert(_ name: [UInt8], _ values: [Int]) {
    lengths[Int(name[0])] |= 1 << UInt64(min(name.count, 63))
    entries.append(entry(name[...], values))
    var slot = Int(truncatingIfNeeded: hash(name, 0..<name.count)) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(entries.count)
  }

  private mutating func entry(_ name: ArraySlice<UInt8>, _ values: [Int]) -> Entry {
    text += name
    return Entry(name: text.count - name.count..<text.count, values: values)
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
