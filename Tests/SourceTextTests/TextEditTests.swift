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

@Suite struct DocumentTextTests {
  @Test(arguments: [
    ((0, 0), (0, 0), "x", "xa😀b\nc"), ((0, 1), (0, 3), "", "ab\nc"), ((0, 4), (1, 0), "", "a😀bc"),
    ((1, 1), (9, 9), "\r\nd", "a😀b\nc\r\nd"), ((1, 0), (0, 3), "-", "a😀-c"), ((0, 2), (0, 2), "!", "a!😀b\nc"),
  ])
  func replacesBetweenPositions(start: (Int, Int), end: (Int, Int), text: String, result: String) {
    var document = DocumentText("a😀b\nc")
    document.replace(
      from: TextPosition(line: start.0, column: start.1), to: TextPosition(line: end.0, column: end.1), in: .utf16,
      with: text)
    #expect(String(decoding: document.bytes, as: UTF8.self) == result)
    #expect(document.lines.lineStarts == LineTable(document.bytes).lineStarts)
  }

  @Test func followsManyChanges() {
    var chance = FixedChance(state: 11)
    let pieces = ["", "a", "\n", "\r\n", "\r", "é", "😀", "let x = 1\n"]
    var document = DocumentText("")
    var model: [UInt8] = []
    for _ in 0..<500 {
      let lines = NaiveLines(model)
      let places = (0..<2).map { _ -> (position: TextPosition, offset: Int) in
        let line = Int(chance.next() % UInt64(lines.starts.count))
        let columns = lines.columns(ofLine: line, in: .utf16)
        let (column, offset) = columns[Int(chance.next() % UInt64(columns.count))]
        return (TextPosition(line: line, column: column), offset)
      }
      .sorted { $0.offset < $1.offset }
      let text = pieces[Int(chance.next() % UInt64(pieces.count))]
      document.replace(from: places[0].position, to: places[1].position, in: .utf16, with: text)
      model.replaceSubrange(places[0].offset..<places[1].offset, with: text.utf8)
      #expect(document.bytes == model)
    }
  }
}
