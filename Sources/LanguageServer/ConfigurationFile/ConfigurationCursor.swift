import SourceText

/// Where in a configuration file an offset is, told by indentation, for the file is seldom whole while it is typed.
struct ConfigurationCursor {
  /// The keys around the line, outermost first.
  private(set) var path: [String] = []
  /// The key of the line, where the offset is behind its colon.
  private(set) var key: String?
  /// The word that the offset is in or behind.
  private(set) var word: Range<Int>
  /// The word up to the offset.
  private(set) var typed: Range<Int>

  private let bytes: [UInt8]

  init(_ lines: LineTable, offset: Int) {
    bytes = lines.bytes
    let number = lines.line(ofUTF8Offset: offset)
    let line = lines.utf8Range(ofLine: number)
    let start = bytes[line.lowerBound..<offset].lastIndex { !Self.isWordByte($0) }.map { $0 + 1 } ?? line.lowerBound
    let end =
      bytes[offset..<max(offset, line.upperBound)].firstIndex { !Self.isWordByte($0) } ?? max(offset, line.upperBound)
    word = start..<end
    typed = start..<offset
    let own = Line(bytes[line])
    if let own, let colon = own.colon, offset > colon { key = own.key }
    path = keys(above: number, indent: own?.indent ?? offset - line.lowerBound, lines)
    let first = own.map { $0.colon.map { $0 + 1 } ?? line.lowerBound + $0.indent } ?? offset
    if first < offset { enterBrackets(in: first..<offset, of: own?.key) }
  }

  /// Follows `{` and `[` on the line up to the offset.
  private mutating func enterBrackets(in range: Range<Int>, of outer: String?) {
    var open: [(key: String?, isList: Bool)] = []
    var key = outer
    var quote: UInt8?
    for index in range {
      let byte = bytes[index]
      if quote != nil {
        if byte == quote { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append((key, byte == UInt8(ascii: "[")))
        if byte == UInt8(ascii: "{") { key = nil }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): key = open.popLast()?.key
      case UInt8(ascii: ","): key = open.last.map { $0.isList ? $0.key : nil } ?? key
      case UInt8(ascii: ":") where open.last?.isList == false:
        let name = bytes[range.lowerBound..<index].reversed().prefix(while: Self.isWordByte)
        key = String(decoding: name.reversed(), as: UTF8.self)
      default: break
      }
    }
    guard let last = open.last else { return }
    path += (last.isList ? open.dropLast() : open[...]).compactMap(\.key)
    self.key = key
  }

  /// The keys of the lines that a line of this indentation is inside.
  private func keys(above number: Int, indent: Int, _ lines: LineTable) -> [String] {
    var keys: [String] = []
    var indent = indent
    for index in stride(from: number - 1, through: 0, by: -1) where indent > 0 {
      guard let line = Line(bytes[lines.utf8Range(ofLine: index)]), line.indent < indent, let key = line.key else {
        continue
      }
      keys.append(key)
      indent = line.outerIndent
    }
    return keys.reversed()
  }

  /// One line with something on it.
  private struct Line {
    /// Where its first key stands, behind the `- ` of an item.
    var indent: Int
    /// Where the line itself starts.
    var outerIndent: Int
    var key: String?
    /// The offset of the colon.
    var colon: Int?

    init?(_ bytes: ArraySlice<UInt8>) {
      var rest = bytes.drop { $0 == 0x20 }
      outerIndent = rest.startIndex - bytes.startIndex
      while rest.first == UInt8(ascii: "-"), rest.dropFirst().first.map({ $0 == 0x20 }) ?? true {
        rest = rest.dropFirst().drop { $0 == 0x20 }
      }
      guard let first = rest.first, first != UInt8(ascii: "#") else { return nil }
      indent = rest.startIndex - bytes.startIndex
      let name = rest.prefix { ConfigurationCursor.isWordByte($0) }
      guard bytes[name.endIndex...].first == UInt8(ascii: ":") else { return }
      key = String(decoding: name, as: UTF8.self)
      colon = name.endIndex
    }
  }

  fileprivate static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
