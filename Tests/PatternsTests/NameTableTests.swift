import Testing

@testable import Patterns

struct NameTableTests {
  private func values(_ name: String, in table: NameTable) -> [Int]? {
    let bytes = Array("<\(name)>".utf8)
    return table.values(in: bytes, 1..<bytes.count - 1)
  }

  @Test func findsEachNameAndNoOther() {
    let long = String(repeating: "x", count: 80)
    let names = ["a", "b", "padding", "paddinG", "한글", "z" + long, long, "y" + long]
    let table = NameTable(names.enumerated().map { (name: $1, value: $0) })
    for (index, name) in names.enumerated() { #expect(values(name, in: table) == [index]) }
    for name in ["", "c", "paddins", "Padding", "paddin", "paddingg", "한", long + "x", "x"] {
      #expect(values(name, in: table) == nil, "\(name)")
    }
  }

  @Test func keepsTheNumbersOfAName() {
    let table = NameTable([("a", 1), ("b", 2), ("a", 3), ("a", 3), ("", 4)])
    #expect(values("a", in: table) == [1, 3] && values("b", in: table) == [2] && values("", in: table) == nil)
  }

  @Test(arguments: [
    ("ink", true), ("let a = Color.ink", true), ("// the old ink.", true), ("`ink`", true), (".ink()", true),
    ("inks", false), ("blink", false), ("_ink", false), ("ink2", false), ("잉크ink", false), ("Ink", false), ("", false),
    ("잉크", true), ("나잉크", false), (".gray900", true), ("gray 900", false),
  ])
  func findsWholeWords(text: String, isThere: Bool) {
    let table = NameTable([("ink", 1), ("잉크", 2), ("gray900", 3)])
    #expect(table.hasWord(in: Array(text.utf8)) == isThere)
  }

  @Test func holdsThousands() {
    let table = NameTable((0..<5_000).map { (name: "name\($0)", value: $0) })
    #expect((0..<5_000).allSatisfy { values("name\($0)", in: table) == [$0] })
    #expect(values("name5000", in: table) == nil)
  }

  @Test func takesRangesOutsideTheBytes() {
    let table = NameTable([("ab", 1)])
    let bytes = Array("ab".utf8)
    #expect(table.values(in: bytes, 0..<0) == nil && table.values(in: bytes, 0..<9) == nil)
  }
}
