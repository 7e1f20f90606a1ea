import Linting
import SourceText

/// The file that findings are told of at the moment, for what its bytes are needed for: findings come sorted by file.
struct SourceFiles {
  /// Text that is put in at a place, whose column counts code points from 1.
  struct Insertion {
    var line: Int
    var column: Int
    var text: String
  }

  private let source: (String) -> [UInt8]?
  private var path: String?
  private var bytes: [UInt8]?
  private var columns = CodePointColumns()
  private var insertions: [String: [Insertion]] = [:]

  init(source: @escaping (String) -> [UInt8]?) {
    self.source = source
  }

  /// Goes on with a file.
  mutating func enter(_ path: String) {
    guard self.path != path else { return }
    self.path = path
    bytes = source(path)
    columns = CodePointColumns()
    insertions = [:]
  }

  /// The column in code points of a UTF-8 column.
  mutating func column(_ column: Int, at offset: Int) -> Int { columns.column(column, at: offset, in: bytes) }

  /// What makes a module known in the file; nothing where it is.
  mutating func edits(importing module: String) -> [Insertion] {
    if let known = insertions[module] { return known }
    guard let bytes, let path else { return [] }
    let lines = LineTable(bytes)
    let made = ImportEdit.edits(importing: module, in: bytes, path: path).map { edit in
      let position = lines.position(ofUTF8Offset: edit.range.lowerBound, in: .utf32)
      return Insertion(line: position.line + 1, column: position.column + 1, text: edit.replacement)
    }
    insertions[module] = made
    return made
  }
}

/// Columns in Unicode code points, counted from the place asked for last: findings stand close to each other, and a line
/// can be megabytes long.
struct CodePointColumns {
  private var last = (lineStart: -1, offset: 0, column: 0)
  /// How many bytes were looked at.
  private(set) var byteCount = 0

  /// The 1-based column in code points of the UTF-8 column `column`, which is that of `offset`.
  mutating func column(_ column: Int, at offset: Int, in bytes: [UInt8]?) -> Int {
    let lineStart = offset - (column - 1)
    guard let bytes, lineStart >= 0, lineStart <= offset, offset <= bytes.count else { return column }
    if last.lineStart != lineStart { last = (lineStart, lineStart, 1) }
    let isAhead = last.offset <= offset
    let between = isAhead ? last.offset..<offset : offset..<last.offset
    byteCount += between.count
    let count = bytes[between].count { $0 & 0xC0 != 0x80 }
    last = (lineStart, offset, isAhead ? last.column + count : last.column - count)
    return last.column
  }
}
