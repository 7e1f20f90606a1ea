extension JSONReader {
  /// Reads a key and the colon after it; stands at the value then.
  mutating func readKey(in frame: inout Frame) throws(MarkupError) -> JSONKey {
    let start = position
    let key = try readKeyText()
    let end = offset
    if let index = frame.seen.firstIndex(of: key, in: frame.entries) {
      let error = duplicateKeyError(key, at: start, first: frame.entries[index].keyPosition)
      guard duplicates != nil else { throw error }
      duplicates?.append(error)
      frame.hasDuplicates = true
    }
    try skipBlanks()
    guard peek() == .colon else { throw failure("expected ':' after the key \(inQuotes(key))") }
    offset += 1
    try skipBlanks()
    return JSONKey(text: key, position: start, endOffset: end)
  }

  private mutating func readKeyText() throws(MarkupError) -> String {
    switch peek() {
    case UInt8.doubleQuote: return try readString()
    case UInt8.singleQuote where isRelaxed: return try readString()
    case nil: throw failure("the file ends where a key is expected")
    case UInt8.comma: throw failure("a key is missing before ','")
    default: break
    }
    let start = offset
    while let next = peek(), isNamePart(next), offset > start || !next.isDigit { offset += 1 }
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isRelaxed, offset > start { return name }
    defer { offset = start }
    offset = start
    throw failure(name.isEmpty ? "expected a key in double quotes" : "write the key \"\(name)\" in double quotes")
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// Reads a string, number, or word.
  mutating func readScalar() throws(MarkupError) -> MarkupNode {
    let start = position
    let content: MarkupNode.Content
    guard let first = peek() else { throw valueFailure() }
    switch first {
    case .doubleQuote: content = .string(try readString())
    case .singleQuote where isRelaxed: content = .string(try readString())
    case UInt8(ascii: "t") where skip("true"): content = .boolean(true)
    case UInt8(ascii: "f") where skip("false"): content = .boolean(false)
    case UInt8(ascii: "n") where skip("null"): content = .null
    case .minus, UInt8(ascii: "0")...UInt8(ascii: "9"): content = try readNumber()
    case .plus where isRelaxed: content = try readNumber()
    case .dot where isRelaxed: content = try readNumber()
    default: throw valueFailure()
    }
    return MarkupNode(content: content, position: start, endOffset: offset)
  }

  /// Steps over `word` where it stands here as a whole.
  private mutating func skip(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where unsafe bytes[offset + index] != word.utf8Start[index] { return false }
    if let next = peek(count), isNamePart(next) { return false }
    offset += count
    return true
  }

  private func valueFailure() -> MarkupError {
    guard let next = peek() else { return failure("the file ends where a value is expected") }
    switch next {
    case .comma, .closeBrace, .closeBracket, .colon:
      return failure("a value is missing before '\(String(decoding: [next], as: UTF8.self))'")
    case .singleQuote: return failure("JSON strings stand in double quotes")
    case .slash, .hash: return failure("JSON has no comments; remove it")
    case .plus: return failure("a JSON number cannot start with '+'")
    case .dot: return failure("a JSON number needs a digit before its '.'")
    default: break
    }
    var end = offset
    while end < bytes.count, isNamePart(bytes[end]) { end += 1 }
    guard end > offset else { return failure("expected a JSON value") }
    let word = String(decoding: bytes[offset..<end], as: UTF8.self)
    if word == "NaN" || word == "Infinity" { return failure("\(word) is not a number that JSON can hold") }
    return failure("expected a JSON value, not \(inQuotes(word)); write text in double quotes")
  }
}
