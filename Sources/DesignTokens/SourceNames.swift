/// The names in a piece of Swift source.
package enum SourceNames {
  /// FNV-1a, 32 bits: two names of one hash only cost a fix.
  package static func hash(_ name: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// The last of the names in a path, as a hash.
  package static func lastHash(of path: String) -> UInt32 {
    let start = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path.utf8.index(after: $0) } ?? path.startIndex
    return hash(path.utf8[start...])
  }

  /// The names that are looked up where they stand: `Color` and `Palette` of `Color(uiColor: Palette.ink)`.
  package static func roots(of source: String) -> [String] {
    var roots: [String] = []
    var word: [UInt8] = []
    var before: UInt8 = 0
    var wordBefore: UInt8 = 0
    for byte in Array(source.utf8) + [0] {
      let isPart =
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      if isPart {
        if word.isEmpty { wordBefore = before }
        word.append(byte)
      } else if !word.isEmpty {
        let isNumber = word[0] >= UInt8(ascii: "0") && word[0] <= UInt8(ascii: "9")
        if wordBefore != UInt8(ascii: "."), byte != UInt8(ascii: ":"), !isNumber {
          roots.append(String(decoding: word, as: UTF8.self))
        }
        word.removeAll(keepingCapacity: true)
      }
      before = byte
    }
    return roots
  }
}
