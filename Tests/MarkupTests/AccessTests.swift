import Markup
import Testing

/// What a reader of configs is told when something else stands where it expected a kind of value.
struct AccessTests {
  private func error(_ source: String, _ ask: (MarkupNode) throws -> Void) -> String {
    do {
      try ask(try MarkupNode.yaml(Array(source.utf8)))
      return "accepted"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (
      "color: #FF0000",
      "1:7: expected a color, found nothing, for '#' after a space starts a comment; write '#FF0000' in quotes"
    ),
    ("color: # red", "1:7: expected a color, found nothing"), ("color:", "1:7: expected a color, found nothing"),
    ("color: 000000", "1:8: expected a color, found the number 000000; write '000000' in quotes"),
    ("color: 12e456", "1:8: expected a color, found the number 12e456; write '12e456' in quotes"),
    ("color: 1.10", "1:8: expected a color, found the number 1.10; write '1.10' in quotes"),
    ("color: true", "1:8: expected a color, found true; write 'true' in quotes"),
    ("color: [a]", "1:8: expected a color, found a list"),
    ("color: {a: b}", "1:8: expected a color, found a mapping"), ("color: red", "accepted"),
  ])
  func whereTextIsExpected(source: String, message: String) {
    #expect(error(source) { node in _ = try node["color"]?.string(or: "a color") } == message)
  }

  @Test func whereOtherKindsAreExpected() {
    #expect(error("yes") { _ = try $0.boolean() } == "1:1: expected true or false, found the text 'yes'; write true")
    #expect(error("Off") { _ = try $0.boolean() } == "1:1: expected true or false, found the text 'Off'; write false")
    #expect(error("'1'") { _ = try $0.number() } == "1:1: expected a number, found the text '1'")
    #expect(error(".inf") { _ = try $0.number() } == "1:1: expected a number, found the number .inf")
    #expect(error("1.5") { _ = try $0.integer() } == "1:1: expected a whole number, found the number 1.5")
    #expect(error("1e300") { _ = try $0.integer() } == "1:1: expected a whole number, found the number 1e300")
    #expect(
      error("-a\n-b") { _ = try $0.items() }
        == "1:1: expected a list, found the text '-a -b'; an item needs a space after its '-'")
    #expect(
      error("a:1") { _ = try $0.entries() }
        == "1:1: expected a mapping, found the text 'a:1'; a key needs a space after its ':'")
    #expect(
      error("[a, 1]") { _ = try $0.strings() } == "1:5: expected a string, found the number 1; write '1' in quotes")
  }

  @Test func unknownWordsAreComparedWithKnownOnes() {
    let known = ["color", "spacing"]
    #expect(error("color: 1") { _ = try $0.entries(knowing: known) } == "accepted")
    #expect(
      error("spacnig: 1") { _ = try $0.entries(knowing: known) }
        == "1:1: unknown key 'spacnig'; did you mean 'spacing'?")
    #expect(error("x: 1") { _ = try $0.entries(knowing: known) } == "1:1: unknown key 'x'; known: color, spacing")
    #expect(
      error("wranign") { _ = try $0.choice(of: ["off", "warning"]) }
        == "1:1: unknown value 'wranign'; did you mean 'warning'?")
  }

  @Test(
    arguments: [
      ("colour", "color"), ("raw_color", "raw-color"), ("RAW-COLOR", "raw-color"), ("exlude", "exclude"), ("zzz", nil),
      ("", nil), ("a", nil), ("raw-sizes", "raw-size"),
    ] as [(String, String?)])
  func nearestSpellings(word: String, nearest: String?) {
    #expect(nearestSpelling(of: word, in: ["color", "raw-color", "raw-size", "include", "exclude"]) == nearest)
  }

  @Test(arguments: [
    ("a\nb", "'a\u{FFFD}b'"), ("\u{202E}", "'\u{FFFD}'"),
    (String(repeating: "x", count: 41), "'\(String(repeating: "x", count: 40))…'"),
  ])
  func quotedTextIsHarmless(text: String, shown: String) { #expect(inQuotes(text) == shown) }
}
