import Markup
import SourceText

extension TextPosition {
  /// A `Position`.
  var json: JSONValue { ["line": .integer(line), "character": .integer(column)] }
}

extension LineTable {
  /// The `Range` of a range of UTF-8 offsets.
  func json(_ range: Range<Int>, in encoding: ColumnEncoding) -> JSONValue {
    [
      "start": position(ofUTF8Offset: range.lowerBound, in: encoding).json,
      "end": position(ofUTF8Offset: range.upperBound, in: encoding).json,
    ]
  }

  func offsets(of range: Range<TextPosition>, in encoding: ColumnEncoding) -> Range<Int> {
    let start = utf8Offset(of: range.lowerBound, in: encoding)
    return start..<max(start, utf8Offset(of: range.upperBound, in: encoding))
  }

  /// The UTF-8 offset of a line and column counted from 1, the column in UTF-8.
  func utf8Offset(line: Int, column: Int) -> Int {
    utf8Offset(of: TextPosition(line: line - 1, column: max(column - 1, 0)), in: .utf8)
  }
}

extension ColumnEncoding {
  /// A `PositionEncodingKind`.
  var name: String {
    switch self {
    case .utf8: "utf-8"
    case .utf16: "utf-16"
    case .utf32: "utf-32"
    }
  }
}
