import Testing

@testable import DesignTokens

struct NameWordsTests {
  @Test(arguments: [
    ("titleFontSize", ["title", "font", "size"]), ("HTTPCode2x", ["http", "code", "2", "x"]),
    ("Color.textPrimary", ["color", "text", "primary"]), ("gray-900/alt", ["gray", "900", "alt"]),
    ("브랜드Color", ["브랜드", "color"]), ("", []), ("__", []), ("A", ["a"]), ("ABc", ["a", "bc"]),
  ])
  func cuts(name: String, words: [String]) {
    #expect(NameWords.lowercased(name) == words)
    #expect(NameWords.words(of: name).map { $0.lowercased() } == words)
  }
}
