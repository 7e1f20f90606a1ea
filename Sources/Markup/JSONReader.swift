extension MarkupNode {
  /// How strict the JSON reader is.
  package enum JSONDialect: Sendable {
    /// RFC 8259.
    case strict
    /// The same, but half of a surrogate pair is U+FFFD rather than an error: programs send what people type.
    case wire
    /// Comments, trailing commas, single quotes and unquoted keys as JSONC and JSON5 have them.
    case relaxed
  }

  /// Reads a JSON document.
  package static func json(_ bytes: [UInt8], dialect: JSONDialect = .strict) throws(MarkupError) -> MarkupNode {
    try checkUTF8(bytes)
    var reader = JSONReader(bytes, dialect: dialect)
    return try reader.readDocument()
  }

  /// Reads a JSON document of others, in which the last of several equal keys counts. Each but the first is complained
  /// about.
  package static func json(
    _ bytes: [UInt8], dialect: JSONDialect, duplicates: inout [MarkupError]
  ) throws(MarkupError) -> MarkupNode {
    try checkUTF8(bytes)
    var reader = JSONReader(bytes, dialect: dialect)
    reader.duplicates = []
    let root = try reader.readDocument()
    duplicates = reader.duplicates ?? []
    return root
  }
}

/// How deep the lists and objects of a JSON document may nest.
let jsonDepthLimit = 512

/// A reader that goes through a JSON document once and keeps the open collections on a stack of its own,
/// so that no nesting exhausts the thread's.
struct JSONReader {
  let bytes: [UInt8]
  let isRelaxed: Bool
  let takesHalfPairs: Bool
  /// The keys that stood in their object before; `nil` where they are refused.
  var duplicates: [MarkupError]?
  var offset: Int
  var line = 1
  var lineStart: Int

  init(_ bytes: [UInt8], dialect: MarkupNode.JSONDialect) {
    self.bytes = bytes
    isRelaxed = dialect == .relaxed
    takesHalfPairs = dialect != .strict
    offset = byteOrderMarkLength(in: bytes)
    lineStart = offset
  }

  /// The byte `ahead` of the current one, nil past the end.
  func peek(_ ahead: Int = 0) -> UInt8? {
    let index = offset + ahead
    return index < bytes.count ? bytes[index] : nil
  }

  var position: MarkupPosition { MarkupPosition(offset: offset, line: line, column: offset - lineStart + 1) }

  func failure(_ message: String) -> MarkupError { MarkupError(message, at: position) }

  /// Reads the whole file: one value with nothing but blanks around it.
  mutating func readDocument() throws(MarkupError) -> MarkupNode {
    try skipBlanks()
    if peek() == nil { throw failure("the file is empty; a JSON value is expected") }
    let root = try readValue()
    try skipBlanks()
    if peek() != nil { throw failure("unexpected text after the JSON value") }
    return root
  }

  /// A list or object that is still open.
  struct Frame {
    var isObject: Bool
    var start: MarkupPosition
    var items: [MarkupNode] = []
    var entries: [MarkupEntry] = []
    var seen = SeenKeys()
    var hasDuplicates = false
    /// The key whose value is read next.
    var key: JSONKey?
  }

  private mutating func readValue() throws(MarkupError) -> MarkupNode {
    var open: [Frame] = []
    while true {
      var value: MarkupNode
      if let bracket = peek(), bracket == .openBracket || bracket == .openBrace {
        guard open.count < jsonDepthLimit else { throw failure("nested more than \(jsonDepthLimit) levels deep") }
        var frame = Frame(isObject: bracket == .openBrace, start: position)
        offset += 1
        try skipBlanks()
        guard peek() == frame.closer else {
          if frame.isObject { frame.key = try readKey(in: &frame) }
          open.append(frame)
          continue
        }
        value = close(frame)
      } else {
        value = try readScalar()
      }
      // A value may end any number of the collections around it.
      while true {
        guard !open.isEmpty else { return value }
        open[open.count - 1].add(consume value)
        guard try closes(&open[open.count - 1]) else { break }
        value = close(open.removeLast())
      }
    }
  }

  /// Steps over what follows a value: answers whether its collection ends, or goes on to the next value.
  private mutating func closes(_ frame: inout Frame) throws(MarkupError) -> Bool {
    try skipBlanks()
    if peek() == frame.closer { return true }
    guard peek() == .comma else { throw unclosedFailure(frame) }
    let comma = position
    offset += 1
    try skipBlanks()
    if peek() == frame.closer {
      if isRelaxed { return true }
      throw MarkupError("a comma before '\(frame.closerName)'; remove it", at: comma)
    }
    if frame.isObject { frame.key = try readKey(in: &frame) }
    return false
  }

  private func unclosedFailure(_ frame: Frame) -> MarkupError {
    let place = "line \(frame.start.line), column \(frame.start.column)"
    if peek() == nil { return failure("the file ends before the '\(frame.closerName)' of \(place)") }
    return failure("expected ',' or the '\(frame.closerName)' of \(place)")
  }

  /// Steps over the closing bracket and makes the node.
  private mutating func close(_ frame: Frame) -> MarkupNode {
    offset += 1
    let entries = frame.hasDuplicates ? SeenKeys.lastOfEach(frame.entries) : frame.entries
    return MarkupNode(
      content: frame.isObject ? .mapping(entries) : .sequence(frame.items), position: frame.start,
      endOffset: offset)
  }
}

extension JSONReader.Frame {
  fileprivate var closer: UInt8 { isObject ? .closeBrace : .closeBracket }
  fileprivate var closerName: String { isObject ? "}" : "]" }

  fileprivate mutating func add(_ value: consuming MarkupNode) {
    if let key {
      entries.append(
        MarkupEntry(key: key.text, keyPosition: key.position, keyEndOffset: key.endOffset, value: value))
    } else {
      items.append(value)
    }
  }
}

/// A key whose value is not read yet.
struct JSONKey {
  var text: String
  var position: MarkupPosition
  var endOffset: Int
}
