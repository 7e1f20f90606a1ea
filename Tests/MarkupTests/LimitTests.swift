import Markup
import Testing

/// What keeps hostile documents from exhausting or crashing a reader.
struct LimitTests {
  private func nested(_ open: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + String(repeating: close, count: depth)
  }

  @Test func depthOfYAMLIsLimited() {
    #expect(yaml(nested("[", "]", 256)).hasPrefix("[["))
    #expect(yaml(nested("[", "]", 257)) == "1:257: nested more than 256 levels deep")
    #expect(yaml(String(repeating: "- ", count: 256)).hasPrefix("[["))
    #expect(yaml(String(repeating: "- ", count: 100_000)) == "1:513: nested more than 256 levels deep")
    #expect(yaml(String(repeating: "{a: ", count: 100_000)) == "1:1025: nested more than 256 levels deep")
  }

  @Test func depthOfJSONIsLimited() {
    #expect(json(nested("[", "]", 512)).hasPrefix("[["))
    #expect(json(nested("[", "]", 513)) == "1:513: nested more than 512 levels deep")
    #expect(json(String(repeating: "{\"a\":", count: 100_000)) == "1:2561: nested more than 512 levels deep")
  }

  @Test func aliasesCannotMultiply() {
    var source = "a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      source += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(yaml(source).hasSuffix("aliases repeat more than 10000 values"))
  }

  @Test func aliasesCannotDeepen() {
    let half = String(repeating: "[", count: 150) + "1" + String(repeating: "]", count: 150)
    let more = String(repeating: "[", count: 150) + "*a" + String(repeating: "]", count: 150)
    #expect(yaml("- &a \(half)\n- \(more)").hasSuffix("nested more than 256 levels deep"))
  }

  @Test func sizeOfYAMLIsLimited() {
    #expect(yaml(String(repeating: " ", count: 1 << 20)) == "null")
    #expect(yaml(String(repeating: " ", count: 1 << 20 + 1)) == "1:1: the file is larger than 1 MB")
  }

  @Test func manyKeysAreTold() {
    let keys = (0..<20_000).map { "\"k\($0)\": \($0)" }
    #expect(
      json("{" + keys.joined(separator: ",") + ", \"k19999\": 0}").hasSuffix("is already set at line 1, column 297766"))
  }

  /// Pieces that meet in every order, so that random documents reach deep into the readers.
  private static let pieces = [
    "a", "b: ", "- ", "\n", "\n  ", "\n    ", "  ", "\t", "'", "\"", "\\", "\\u", "\\x4", "D83D", "[", "]", "{", "}",
    ", ", ",", ":", ": ",
    "#", " # ", "|", ">", "|2", "+", "-", "&a ", "*a", "!", "%YAML 1.2\n", "---", "---\n", "\n...", "? ", "<<: ", "0",
    "1.5e", "0x", ".", "~",
    "\r", "\r\n", "é", "\u{FEFF}", "/*", "*/", "//", "true", "null", "\u{2028}", "@",
  ].map { Array($0.utf8) }

  @Test(arguments: 0..<8)
  func randomDocumentsNeverTrap(seed: UInt64) {
    var generator = SplitMix(state: seed)
    for _ in 0..<2_500 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        let isNoise = Int.random(in: 0..<50, using: &generator) == 0
        bytes +=
          isNoise ? [UInt8.random(in: 0...255, using: &generator)] : Self.pieces.randomElement(using: &generator) ?? []
      }
      checkPlaces(in: bytes) { () throws(MarkupError) in try .yaml(bytes) }
      checkPlaces(in: bytes) { () throws(MarkupError) in try .json(bytes) }
      checkPlaces(in: bytes) { () throws(MarkupError) in try .json(bytes, dialect: .relaxed) }
    }
  }

  private func checkPlaces(in bytes: [UInt8], _ read: () throws(MarkupError) -> MarkupNode) {
    do throws(MarkupError) {
      let node = try read()
      #expect(0 <= node.position.offset && node.position.offset <= node.endOffset && node.endOffset <= bytes.count)
    } catch {
      #expect(0 <= error.position.offset && error.position.offset <= bytes.count, "\(bytes): \(error)")
      #expect(error.position.line >= 1 && error.position.column >= 1)
    }
  }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
