import SwiftOutline

/// The names in a piece of Swift source.
package enum SourceNames {
  /// FNV-1a, 32 bits: two names of one hash only cost a fix.
  package static func hash(_ name: String) -> UInt32 {
    var hash = emptyHash
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// The same of a piece of a file.
  package static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    var hash = emptyHash
    for index in range { hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
    return hash
  }

  /// The last of the names in a path, as a hash.
  package static func lastHash(of path: String) -> UInt32 {
    var hash = emptyHash
    for byte in path.utf8 {
      hash = byte == UInt8(ascii: ".") ? emptyHash : (hash ^ UInt32(byte)) &* 0x0100_0193
    }
    return hash
  }

  private static var emptyHash: UInt32 { 0x811c_9dc5 }

  /// The names that are looked up where they stand: `Color` and `Palette` of `Color(uiColor: Palette.ink)`.
  package static func roots(of source: String) -> [String] {
    if let root = chainRoot(of: source) { return root.isEmpty ? [] : [root] }
    var roots: [String] = []
    var word: [UInt8] = []
    var before: UInt8 = 0
    var wordBefore: UInt8 = 0
    for byte in Array(source.utf8) + [0] {
      if byte.isPartOfName {
        if word.isEmpty { wordBefore = before }
        word.append(byte)
      } else if !word.isEmpty {
        if wordBefore != UInt8(ascii: "."), byte != UInt8(ascii: ":"), !isDigit(word[0]) {
          roots.append(String(decoding: word, as: UTF8.self))
        }
        word.removeAll(keepingCapacity: true)
      }
      before = byte
    }
    return roots
  }

  /// The first of names with dots between them; "" where the first stands behind a dot. Nil for any other source.
  private static func chainRoot(of source: String) -> String? {
    guard let first = source.utf8.first, !isDigit(first),
      source.utf8.allSatisfy({ $0.isPartOfName || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "`") })
    else { return nil }
    let root = source.utf8.prefix { $0 != UInt8(ascii: ".") }
    return String(decoding: root.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

extension Character {
  /// Whether it may stand in a path of names: `Theme.ink`.
  package var isPartOfPath: Bool { isLetter || isNumber || self == "_" || self == "." }
}
