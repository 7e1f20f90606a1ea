import Testing

@testable import SourceText

@Suite struct TextEditTests {
  @Test(arguments: [
    ([], "abcdef"),
    ([TextEdit(range: 1..<3, replacement: "X")], "aXdef"),
    ([TextEdit(range: 4..<6, replacement: ""), TextEdit(range: 0..<0, replacement: "한")], "한abcd"),
    ([TextEdit(range: 2..<2, replacement: "1"), TextEdit(range: 2..<2, replacement: "2")], "ab12cdef"),
    ([TextEdit(range: 2..<4, replacement: "-"), TextEdit(range: 2..<2, replacement: "+")], "ab+-ef"),
    ([TextEdit(range: 0..<3, replacement: "x"), TextEdit(range: 3..<6, replacement: "y")], "xy"),
  ])
  func makesEachEdit(edits: [TextEdit], result: String) throws {
    #expect(try TextEdit.apply(edits, to: Array("abcdef".utf8)) == Array(result.utf8))
  }

  @Test func refusesOverlappingEdits() {
    let first = TextEdit(range: 0..<3, replacement: "")
    let second = TextEdit(range: 2..<4, replacement: "")
    #expect(throws: TextEditError.overlap(first, second)) {
      try TextEdit.apply([second, first], to: Array("abcdef".utf8))
    }
  }

  @Test(arguments: [5..<7, 7..<7, -1..<2])
  func refusesEditsOutsideTheText(range: Range<Int>) {
    let edit = TextEdit(range: range, replacement: "")
    #expect(throws: TextEditError.outsideText(edit, byteCount: 6)) {
      try TextEdit.apply([edit], to: Array("abcdef".utf8))
    }
  }
}
