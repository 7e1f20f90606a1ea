import Testing

@testable import Linting

/// What Git has in its index, made by hand; `RepositoryTests` have Git make some.
struct GitIndexTests {
  /// An entry as versions 2 and 3 have it.
  private static func entry(
    _ path: String, mode: UInt8 = 0x81, idLength: Int = 20, isExtended: Bool = false
  ) -> [UInt8] {
    let name = Array(path.utf8)
    let length = min(name.count, 0xFFF)
    var entry = [UInt8](repeating: 7, count: 26) + [mode, 0xA4] + [UInt8](repeating: 7, count: 12 + idLength)
    // Of the four bytes of a mode the last two tell.
    (entry[24], entry[25], entry[26], entry[27]) = (0, 0, mode, 0xA4)
    entry += [UInt8(length >> 8) | (isExtended ? 0x40 : 0), UInt8(length & 0xFF)] + (isExtended ? [0, 0] : []) + name
    return entry + [UInt8](repeating: 0, count: 8 - entry.count % 8)
  }

  private static func index(_ version: UInt8, _ entries: [[UInt8]]) -> [UInt8] {
    Array("DIRC".utf8) + [0, 0, 0, version, 0, 0, 0, UInt8(entries.count)] + entries.joined()
      + [UInt8](repeating: 9, count: 20)
  }

  private static let long = String(repeating: "한", count: 1500) + ".swift"

  @Test(arguments: [
    (index(2, []), []),
    (index(2, [entry("A.swift"), entry("b.txt"), entry("c/D.swift")]), ["A.swift", "c/D.swift"]),
    (index(3, [entry("A.swift", isExtended: true), entry("B.swift")]), ["A.swift", "B.swift"]),
    (index(2, [entry("A.xcassets/a.png"), entry(long)]), ["A.xcassets/a.png", long]),
    // A link, a submodule, a folder of a sparse index.
    (index(2, [entry("A.swift", mode: 0xA1), entry("b.swift", mode: 0xE0), entry("c.swift", mode: 0x40)]), []),
    (index(2, [entry("A.swift", idLength: 32), entry("B.swift", idLength: 32)]), ["A.swift", "B.swift"]),
    // Of a split index an entry has no name.
    (index(2, [entry("A.swift"), entry("")]), []),
    (index(5, [entry("A.swift")]), []), (Array("DIRC".utf8), []), ([], []),
  ])
  func namesFiles(bytes: [UInt8], expected: [String]) {
    #expect(GitIndex.names(in: bytes) == expected)
  }

  /// From version 4 on a path begins as the one before it does, but for some bytes at its end.
  @Test func pathsMayShareTheirBeginnings() {
    func entry(_ drop: [UInt8], _ rest: String, length: Int) -> [UInt8] {
      var entry = [UInt8](repeating: 7, count: 62)
      (entry[24], entry[25], entry[26], entry[27]) = (0, 0, 0x81, 0xA4)
      (entry[60], entry[61]) = (UInt8(length >> 8), UInt8(length & 0xFF))
      return entry + drop + Array(rest.utf8) + [0]
    }
    let long = String(repeating: "a", count: 200)
    let entries = [
      entry([0], "a/B.swift", length: 9), entry([7], "C.swift", length: 9), entry([9], long, length: 200),
      // 0x80, 0x48: (0 + 1) << 7 | 0x48
      entry([0x80, 0x48], "d.swift", length: 7),
    ]
    #expect(GitIndex.names(in: Self.index(4, entries)) == ["a/B.swift", "a/C.swift", "d.swift"])
    #expect(GitIndex.names(in: Self.index(4, [entry([1], "a.swift", length: 7)])) == [])
    #expect(GitIndex.names(in: Self.index(4, [entry([0xFF, 0xFF, 0xFF, 0xFF], "a.swift", length: 7)])) == [])
  }

  /// Whatever is cut off or changed, it answers.
  @Test func bearsAnyBytes() {
    let whole = Self.index(2, [Self.entry("A.swift"), Self.entry("c/D.swift")])
    for count in 0..<whole.count - 20 { #expect(GitIndex.names(in: Array(whole.prefix(count))).count < 2) }
    for place in whole.indices {
      var changed = whole
      changed[place] ^= 0xFF
      #expect(GitIndex.names(in: changed).count <= 2)
    }
  }
}
