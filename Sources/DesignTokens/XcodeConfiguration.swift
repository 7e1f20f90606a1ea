/// A file of build settings that a project of Xcode's is based on: `NAME = VALUE`, `NAME[sdk=iphoneos*] = VALUE`,
/// `#include "Other.xcconfig"`.
package struct XcodeConfiguration: Sendable, Hashable {
  /// What the file includes, as it is written, optional ones too.
  package private(set) var includes: [String] = []
  /// The values of the settings that were asked for, under any conditions.
  private(set) var values: [String: [String]] = [:]

  private static let mostIncludes = 256
  private static let mostValues = 256

  package init(_ bytes: [UInt8], settings wanted: Set<String> = AssetSymbolSettings.names) {
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let code = Self.withoutComment(line).drop(while: Self.isBlank)
      if code.first == UInt8(ascii: "#") {
        if includes.count < Self.mostIncludes, let path = Self.include(code) { includes.append(path) }
      } else if let (name, value) = Self.setting(code), wanted.contains(name),
        values[name, default: []].count < Self.mostValues
      {
        values[name, default: []].append(value)
      }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    let end = line.indices.first { $0 + 1 < line.endIndex && line[$0] == slash && line[$0 + 1] == slash }
    return line[..<(end ?? line.endIndex)]
  }

  /// The path of `#include "path"` and `#include? "path"`.
  private static func include(_ code: ArraySlice<UInt8>) -> String? {
    guard code.starts(with: "#include".utf8) else { return nil }
    let quote = UInt8(ascii: "\"")
    let rest = code.dropFirst("#include".utf8.count).drop { isBlank($0) || $0 == UInt8(ascii: "?") }
    guard rest.first == quote, let end = rest.dropFirst().firstIndex(of: quote) else { return nil }
    return String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
  }

  /// The name and the value of a setting; conditions in brackets stand between them.
  private static func setting(_ code: ArraySlice<UInt8>) -> (name: String, value: String)? {
    let name = code.prefix { !isBlank($0) && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "=") }
    var rest = code[name.endIndex...].drop(while: isBlank)
    while rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      rest = rest[(end + 1)...].drop(while: isBlank)
    }
    guard !name.isEmpty, rest.first == UInt8(ascii: "=") else { return nil }
    let value = rest.dropFirst().drop(while: isBlank).prefix { !isBlank($0) && $0 != UInt8(ascii: ";") }
    return (String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
  }
}
