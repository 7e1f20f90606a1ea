/// Cuts a stream of bytes into the bodies of messages: `Content-Length: 52`, other headers, an empty line, 52 bytes.
///
/// Headers may be in any case, end in LF alone and stand in any order. A header without a usable length is passed over,
/// and the next one is looked for, even in the middle of a line.
struct MessageFramer {
  private var buffer: [UInt8] = []
  private var position = 0
  /// The length that the header being read gave.
  private var length: Int?
  /// The length of the body being read.
  private var bodyLength: Int?
  private var isLost = false

  private static var longestBody: Int { 1 << 30 }
  private static var longestLine: Int { 1 << 16 }

  mutating func append(_ bytes: some Collection<UInt8>) {
    if position > 0, position == buffer.count || position > 1 << 16 {
      buffer.removeFirst(position)
      position = 0
    }
    buffer += bytes
  }

  /// The next whole body, if it is there.
  mutating func next() -> [UInt8]? {
    while true {
      if let bodyLength {
        guard buffer.count - position >= bodyLength else { return nil }
        let body = Array(buffer[position..<position + bodyLength])
        position += bodyLength
        self.bodyLength = nil
        return body
      }
      guard let line = nextLine() else { return nil }
      take(line)
    }
  }

  /// The next line without its end. A line longer than any header is dropped.
  private mutating func nextLine() -> ArraySlice<UInt8>? {
    guard let end = buffer[position...].firstIndex(of: 0x0A) else {
      if buffer.count - position > Self.longestLine {
        position = buffer.count
        isLost = true
      }
      return nil
    }
    var line = buffer[position..<end]
    position = end + 1
    if line.last == 0x0D { line.removeLast() }
    return line
  }

  private mutating func take(_ line: ArraySlice<UInt8>) {
    if line.isEmpty {
      bodyLength = length
      isLost = length == nil
      length = nil
    } else if let value = lengthValue(in: line) {
      length = Self.number(value)
    }
  }

  /// What stands behind `Content-Length:`.
  private func lengthValue(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let name = Array("content-length:".utf8)
    guard line.count >= name.count else { return nil }
    let lastStart = isLost ? line.endIndex - name.count : line.startIndex
    for start in line.startIndex...lastStart
    where zip(line[start...], name).allSatisfy({ Self.lowercased($0) == $1 }) {
      return line[(start + name.count)...]
    }
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  /// A number of digits with blanks around it, if a message can be that long.
  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    let trimmed = text.drop { $0 == 0x20 || $0 == 0x09 }
    let digits = trimmed.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard !digits.isEmpty, digits.count <= 10, trimmed[digits.endIndex...].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return value <= longestBody ? value : nil
  }
}
