/// The length of a UTF-8 byte order mark that `bytes` start with, or zero.
func byteOrderMarkLength(in bytes: [UInt8]) -> Int {
  bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
}

/// Throws where `bytes` are not UTF-8 text.
func checkUTF8(_ bytes: [UInt8]) throws(MarkupError) {
  if let name = wideEncoding(of: bytes) {
    throw MarkupError(
      "the file is \(name); save it as UTF-8", at: MarkupPosition(offset: 0, line: 1, column: 1))
  }
  if let offset = firstInvalidUTF8(in: bytes) {
    throw MarkupError("invalid UTF-8 here; save the file as UTF-8", at: position(of: offset, in: bytes))
  }
}

/// The place of a byte, found by counting the lines before it. For errors only.
func position(of offset: Int, in bytes: [UInt8]) -> MarkupPosition {
  var line = 1
  var lineStart = byteOrderMarkLength(in: bytes)
  var index = lineStart
  while index < offset {
    let byte = bytes[index]
    index += 1
    guard byte.isBreak else { continue }
    if byte == .carriageReturn, index < offset, bytes[index] == .lineFeed { index += 1 }
    line += 1
    lineStart = index
  }
  return MarkupPosition(offset: offset, line: line, column: max(offset - lineStart, 0) + 1)
}

/// UTF-16 or UTF-32, where a byte order mark or the zeros beside the first character tell.
private func wideEncoding(of bytes: [UInt8]) -> String? {
  guard bytes.count >= 2 else { return nil }
  let start = Array(bytes.prefix(4))
  if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
  if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
  guard start.count == 4 else { return nil }
  switch start.map({ $0 == 0 }) {
  case [true, true, true, false], [false, true, true, true]: return "UTF-32"
  case [true, false, true, false], [false, true, false, true]: return "UTF-16"
  default: return nil
  }
}

/// Where UTF-8 breaks off: the first byte of the first sequence that is not a scalar.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  var index = 0
  while index < bytes.count {
    if bytes[index] < 0x80 {
      index += 1
      continue
    }
    let length = scalarLength(in: bytes, at: index)
    if length == 0 { return index }
    index += length
  }
  return nil
}

/// How many bytes the scalar beyond ASCII at `index` takes; zero where none is well-formed.
private func scalarLength(in bytes: [UInt8], at index: Int) -> Int {
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch bytes[index] {
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: length = 4
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return 0
  }
  guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
  for next in bytes[(index + 2)..<(index + length)] where next & 0xC0 != 0x80 { return 0 }
  return length
}
