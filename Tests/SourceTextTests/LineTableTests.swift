import TestSupport
import Testing

@testable import SourceText

@Suite struct LineTableTests {
  @Test(arguments: [
    ("", [0]), ("a", [0]), ("a\n", [0, 2]), ("\n\n", [0, 1, 2]), ("a\r\nb", [0, 3]), ("a\rb", [0, 2]),
    ("a\n\rb", [0, 2, 3]), ("\r\r\n", [0, 1, 3]), ("1234567\r\n9", [0, 9]), ("12345678\n\n", [0, 9, 10]),
    ("a\u{2028}b\u{85}c", [0]), ("a\u{0B}\u{0C}", [0]), ("a\r", [0, 2]),
  ])
  func findsLineStarts(text: String, starts: [Int]) {
    #expect(LineTable(Array(text.utf8)).lineStarts == starts)
  }

  @Test(arguments: [
    (ColumnEncoding.utf8, [0, 1, 1, 3, 3, 3, 3, 7, 8]),
    (.utf16, [0, 1, 1, 2, 2, 2, 2, 4, 5]),
    (.utf32, [0, 1, 1, 2, 2, 2, 2, 3, 4]),
  ])
  func countsColumnsInItsEncoding(encoding: ColumnEncoding, columns: [Int]) {
    let table = LineTable(Array("aé😀b".utf8))
    #expect((0...8).map { table.position(ofUTF8Offset: $0, in: encoding).column } == columns)
  }

  @Test(arguments: [
    (ColumnEncoding.utf8, [0, 1, 1, 3, 3, 3, 3, 7, 8, 8]),
    (.utf16, [0, 1, 3, 3, 7, 8, 8]),
    (.utf32, [0, 1, 3, 7, 8, 8]),
  ])
  func findsOffsetsOfColumns(encoding: ColumnEncoding, offsets: [Int]) {
    let table = LineTable(Array("aé😀b".utf8))
    let found = offsets.indices.map { table.utf8Offset(of: TextPosition(line: 0, column: $0), in: encoding) }
    #expect(found == offsets)
  }

  @Test(arguments: [
    (-1, 0, 0), (0, -1, 0), (0, 99, 2), (1, 99, 6), (2, 0, 8), (2, 9, 8), (3, 0, 8), (Int.max, Int.max, 8),
    (Int.min, Int.min, 0),
  ])
  func takesPlacesOutsideForTheNearestInside(line: Int, column: Int, offset: Int) {
    let table = LineTable(Array("ab\r\ncd\r\n".utf8))
    for encoding in [ColumnEncoding.utf8, .utf16, .utf32] {
      #expect(table.utf8Offset(of: TextPosition(line: line, column: column), in: encoding) == offset)
    }
  }

  @Test(arguments: [(Int.min, 0, 0), (3, 0, 2), (4, 1, 0), (7, 1, 2), (8, 2, 0), (Int.max, 2, 0)])
  func givesLineEndsNoColumns(offset: Int, line: Int, column: Int) {
    let position = LineTable(Array("ab\r\ncd\r\n".utf8)).position(ofUTF8Offset: offset, in: .utf16)
    #expect(position == TextPosition(line: line, column: column))
  }

  @Test func agreesWithPlainDecoding() {
    var chance = FixedChance(state: 7)
    let pieces: [[UInt8]] = [
      [0x61], [0x20], [0x0A], [0x0D], [0x0D, 0x0A], Array("é".utf8), Array("한".utf8), Array("😀".utf8), [0x80], [0xFF],
      [0xE2, 0x80], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ]
    for _ in 0..<300 {
      let bytes = (0..<Int(chance.next() % 40)).flatMap { _ in pieces[Int(chance.next() % UInt64(pieces.count))] }
      let table = LineTable(bytes)
      let model = NaiveLines(bytes)
      #expect(table.lineStarts == model.starts)
      for line in model.starts.indices {
        for encoding in [ColumnEncoding.utf8, .utf16, .utf32] {
          for (column, offset) in model.columns(ofLine: line, in: encoding) {
            #expect(table.position(ofUTF8Offset: offset, in: encoding) == TextPosition(line: line, column: column))
            #expect(table.utf8Offset(of: TextPosition(line: line, column: column), in: encoding) == offset)
          }
        }
      }
    }
  }
}

/// Lines found one byte at a time, columns counted in decoded text.
struct NaiveLines {
  let bytes: [UInt8]
  var starts = [0]
  private var ends: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var offset = 0
    while offset < bytes.count {
      let isCRLF = bytes[offset...].starts(with: [0x0D, 0x0A])
      if bytes[offset] == 0x0A || bytes[offset] == 0x0D {
        ends.append(offset)
        starts.append(offset + (isCRLF ? 2 : 1))
      }
      offset += isCRLF ? 2 : 1
    }
    ends.append(bytes.count)
  }

  /// Each column of a line at which a character starts, with the offset of it.
  func columns(ofLine line: Int, in encoding: ColumnEncoding) -> [(column: Int, offset: Int)] {
    (starts[line]...ends[line]).compactMap { offset in
      // A character starts where decoding what is before it and what is after it gives the whole.
      let before = String(decoding: bytes[starts[line]..<offset], as: UTF8.self)
      let after = String(decoding: bytes[offset..<ends[line]], as: UTF8.self)
      let whole = String(decoding: bytes[starts[line]..<ends[line]], as: UTF8.self)
      guard Array((before + after).unicodeScalars) == Array(whole.unicodeScalars) else { return nil }
      let column =
        switch encoding {
        case .utf8: offset - starts[line]
        case .utf16: before.utf16.count
        case .utf32: before.unicodeScalars.count
        }
      return (column, offset)
    }
  }
}
