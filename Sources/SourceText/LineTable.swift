/// The lines of a text, for going between offsets and positions.
///
/// A line ends with LF, CRLF or a lone CR, and with nothing else. Places that are not in the text are taken for the
/// nearest ones that are, and a place inside a character for the start of it. Bytes that are not valid UTF-8 count as the
/// replacement characters that a decoder puts in their stead.
package struct LineTable: Sendable {
  package let bytes: [UInt8]
  /// The UTF-8 offset at which each line starts. There is always a first line, which may be empty.
  package let lineStarts: [Int]
  private let isASCII: Bool

  package init(_ bytes: [UInt8]) {
    let scan = LineScan(bytes)
    self.bytes = bytes
    lineStarts = scan.lineStarts
    isASCII = scan.isASCII
  }

  package var lineCount: Int { lineStarts.count }

  /// The line, from 0, that a UTF-8 offset is on.
  package func line(ofUTF8Offset offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The UTF-8 range of a line, without what ends it.
  package func utf8Range(ofLine line: Int) -> Range<Int> {
    let line = min(max(line, 0), lineCount - 1)
    let start = lineStarts[line]
    guard line + 1 < lineCount else { return start..<bytes.count }
    let end = lineStarts[line + 1]
    let isCRLF = end - start >= 2 && bytes[end - 1] == 0x0A && bytes[end - 2] == 0x0D
    return start..<end - (isCRLF ? 2 : 1)
  }

  /// The position of a UTF-8 offset. What ends a line has no columns of its own.
  package func position(ofUTF8Offset offset: Int, in encoding: ColumnEncoding) -> TextPosition {
    let line = line(ofUTF8Offset: offset)
    let text = utf8Range(ofLine: line)
    let end = min(max(offset, text.lowerBound), text.upperBound)
    if isASCII || encoding == .utf8 {
      return TextPosition(line: line, column: startOfCharacter(at: end, in: text) - text.lowerBound)
    }
    var column = 0
    var start = text.lowerBound
    while start < end {
      let character = EncodedCharacter(of: bytes, at: start)
      guard start + character.utf8Length <= end else { break }
      start += character.utf8Length
      column += character.length(in: encoding)
    }
    return TextPosition(line: line, column: column)
  }

  /// The UTF-8 offset of a position.
  package func utf8Offset(of position: TextPosition, in encoding: ColumnEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineCount else { return bytes.count }
    let text = utf8Range(ofLine: position.line)
    if isASCII || encoding == .utf8 {
      return startOfCharacter(at: text.lowerBound + min(max(position.column, 0), text.count), in: text)
    }
    var column = 0
    var offset = text.lowerBound
    while offset < text.upperBound {
      let character = EncodedCharacter(of: bytes, at: offset)
      column += character.length(in: encoding)
      guard column <= position.column else { break }
      offset += character.utf8Length
    }
    return offset
  }

  /// `offset`, or the start of the character that it is inside of.
  private func startOfCharacter(at offset: Int, in line: Range<Int>) -> Int {
    guard !isASCII, offset < line.upperBound else { return offset }
    // The only bytes that others belong to are those that lead a character, three bytes before them at most.
    for start in stride(from: offset - 1, through: max(offset - 3, line.lowerBound), by: -1) where bytes[start] >= 0xC2
    {
      return start + EncodedCharacter(of: bytes, at: start).utf8Length > offset ? start : offset
    }
    return offset
  }
}

/// How long one character, or what stands for one in a damaged text, is in each encoding.
private struct EncodedCharacter {
  var utf8Length: Int
  private var utf16Length: Int

  /// `offset` is inside the bytes.
  init(of bytes: [UInt8], at offset: Int) {
    func isByte(_ index: Int, in range: ClosedRange<UInt8>) -> Bool {
      offset + index < bytes.count && range.contains(bytes[offset + index])
    }
    let lead = bytes[offset]
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: (second, length) = (0x80...0xBF, 1)
    }
    utf8Length = 1
    while utf8Length < length, isByte(utf8Length, in: utf8Length == 1 ? second : 0x80...0xBF) { utf8Length += 1 }
    utf16Length = utf8Length == 4 ? 2 : 1
  }

  func length(in encoding: ColumnEncoding) -> Int {
    switch encoding {
    case .utf8: utf8Length
    case .utf16: utf16Length
    case .utf32: 1
    }
  }
}
