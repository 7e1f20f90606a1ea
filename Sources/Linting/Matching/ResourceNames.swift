import SwiftOutline

/// The names of colors that a file other than Swift code says: Interface Builder's, Objective-C, property lists and build
/// settings.
struct ResourceNames: Sendable, Hashable {
  /// What stands where only the name of a color can.
  private(set) var colors: Set<String> = []
  /// What stands where it may be one.
  private(set) var words: Set<String> = []

  /// What a file's name tells of how to read it.
  enum Format: String, CaseIterable {
    case xib, storyboard, plist, m, mm, h, pbxproj, xcconfig

    init?(ofFile name: String) {
      guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      self.init(rawValue: String(name[name.index(after: dot)...]))
    }
  }

  init() {}

  init(_ bytes: [UInt8], _ format: Format) {
    var scan = ByteScan(bytes)
    switch format {
    case .xib, .storyboard: readInterface(&scan)
    case .plist: readPropertyList(&scan)
    case .m, .mm, .h: readObjectiveC(&scan)
    case .pbxproj, .xcconfig: readSettings(&scan)
    }
  }

  mutating func formUnion(_ other: ResourceNames) {
    colors.formUnion(other.colors)
    words.formUnion(other.words)
  }

  /// `<color key="textColor" name="ink"/>`, `<namedColor name="ink">`.
  private mutating func readInterface(_ scan: inout ByteScan) {
    while scan.skip(past: "<") {
      guard scan.takes("color") || scan.takes("namedColor") else { continue }
      let end = scan.endOfElement
      while scan.skip(past: " name=\"", before: end) {
        colors.insert(scan.text(until: "\"").withXMLEntities)
      }
    }
  }

  /// `<key>UIColorName</key><string>ink</string>`, a launch screen's background.
  private mutating func readPropertyList(_ scan: inout ByteScan) {
    var key = ""
    while scan.skip(past: "<") {
      if scan.takes("key>") {
        key = scan.text(until: "<")
      } else if scan.takes("string>") {
        let text = scan.text(until: "<").withXMLEntities
        if key.hasSuffix("ColorName") { colors.insert(text) } else { words.insert(text) }
      }
    }
  }

  /// `[UIColor colorNamed:@"ink"]`; every name and string may be a token's.
  private mutating func readObjectiveC(_ scan: inout ByteScan) {
    var isNamed = false
    while let word = scan.nextWordOrString() {
      switch word {
      case .name(let name):
        isNamed = name == "colorNamed"
        words.insert(name)
      case .string(let text):
        if isNamed { colors.insert(text) } else { words.insert(text) }
        isNamed = false
      }
    }
  }

  /// `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor;`
  private mutating func readSettings(_ scan: inout ByteScan) {
    while scan.skip(past: "_COLOR_NAME") {
      let value = scan.text(untilAny: [UInt8(ascii: ";"), UInt8(ascii: "\n"), UInt8(ascii: "\r")])
      let parts = value.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      colors.insert(String(parts[1].filter { $0 != " " && $0 != "\"" && $0 != "\t" }))
    }
  }
}

/// Reads bytes from front to back.
private struct ByteScan {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Goes just behind the next place of a text that ends before an offset; stays where it is if there is none.
  mutating func skip(past text: StaticString, before end: Int? = nil) -> Bool {
    let end = end ?? bytes.count
    let count = text.utf8CodeUnitCount
    var start = offset
    while start + count <= end {
      if matches(text, at: start) {
        offset = start + count
        return true
      }
      start += 1
    }
    return false
  }

  /// Takes a text that stands right here.
  mutating func takes(_ text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count, matches(text, at: offset) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// Where the element of XML ends that begins before here, or what follows one without an end.
  var endOfElement: Int {
    bytes[offset...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") } ?? bytes.count
  }

  mutating func text(until byte: Unicode.Scalar) -> String { text(untilAny: [UInt8(ascii: byte)]) }

  mutating func text(untilAny stops: [UInt8]) -> String {
    let end = bytes[offset...].firstIndex(where: stops.contains) ?? bytes.count
    defer { offset = end }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  enum Word {
    case name(String)
    case string(String)
  }

  /// The next name or string outside of comments.
  mutating func nextWordOrString() -> Word? {
    while offset < bytes.count {
      if takes("//") {
        offset = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if takes("/*") {
        if !skip(past: "*/") { offset = bytes.count }
      } else if bytes[offset] == UInt8(ascii: "\"") {
        return .string(string())
      } else if bytes[offset].isPartOfName {
        let end = bytes[offset...].firstIndex { !$0.isPartOfName } ?? bytes.count
        defer { offset = end }
        return .name(String(decoding: bytes[offset..<end], as: UTF8.self))
      } else {
        offset += 1
      }
    }
    return nil
  }

  private mutating func string() -> String {
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\n") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(offset, bytes.count)
    offset = min(end + 1, bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func matches(_ text: StaticString, at start: Int) -> Bool {
    text.withUTF8Buffer { buffer in
      for index in buffer.indices where unsafe bytes[start + index] != buffer[index] { return false }
      return true
    }
  }
}

extension String {
  /// The five entities that XML has without being told.
  fileprivate var withXMLEntities: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    return entities.reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}
