/// The keys of one mapping so far, compared by their bytes.
///
/// Swift compares strings by canonical equivalence, which would merge a composed and a decomposed `é`;
/// in a document these are two keys.
struct SeenKeys {
  private var indices: [KeyBytes: Int] = [:]

  /// How many entries are compared one by one before a table pays off.
  private static let scanLimit = 12

  /// The index of the entry that already has `key`. Expects to be asked before each entry is added.
  mutating func firstIndex(of key: String, in entries: [MarkupEntry]) -> Int? {
    if entries.count < Self.scanLimit {
      return entries.firstIndex { sameBytes($0.key, key) }
    }
    if indices.isEmpty {
      for (index, entry) in entries.enumerated() { indices[KeyBytes(text: entry.key)] = index }
    }
    return indices.updateValue(entries.count, forKey: KeyBytes(text: key))
  }
}

extension SeenKeys {
  /// Without the entries whose key comes again.
  static func lastOfEach(_ entries: [MarkupEntry]) -> [MarkupEntry] {
    var seen: Set<KeyBytes> = []
    return entries.reversed().filter { seen.insert(KeyBytes(text: $0.key)).inserted }.reversed()
  }
}

/// The complaint about a key that stands in its mapping a second time.
func duplicateKeyError(_ key: String, at position: MarkupPosition, first: MarkupPosition) -> MarkupError {
  MarkupError(
    "the key \(inQuotes(key)) is already set at line \(first.line), column \(first.column)", at: position)
}

/// Whether two strings are the same bytes, not merely canonically equivalent.
func sameBytes(_ left: String, _ right: String) -> Bool {
  // Strings of the same bytes are always equal, and `==` is the faster of the two.
  left == right && left.utf8.elementsEqual(right.utf8)
}

/// A string that is hashed and compared as bytes.
private struct KeyBytes: Hashable {
  var text: String

  static func == (left: KeyBytes, right: KeyBytes) -> Bool { sameBytes(left.text, right.text) }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}
