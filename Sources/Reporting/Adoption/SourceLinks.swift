import Linting

/// How a report links to the lines of the code.
package enum SourceLinks: Sendable, Hashable {
  case none
  /// To files, from the folder that the report lies in. Both folders are absolute.
  case relative(fromFolder: String, workingFolder: String)
  /// An address with `{path}`, `{line}` and `{column}` in it; the path starts at `root`. Both folders are absolute.
  case template(String, root: String, workingFolder: String)

  /// The address of a place, fit for an attribute once it is escaped; `nil` where there is none.
  package func address(of place: Location) -> String? {
    switch self {
    case .none: return nil
    case .relative(let folder, let workingFolder):
      let path = FilePath.absolute(place.path, in: workingFolder)
      return Self.encoded(FilePath.relative(path, upFrom: folder)) + "#L\(place.line)"
    case .template(let template, let root, let workingFolder):
      guard let path = FilePath.relative(FilePath.absolute(place.path, in: workingFolder), to: root) else { return nil }
      return Self.filled(template) { name in
        switch name {
        case "path": Self.encoded(path)
        case "line": String(place.line)
        case "column": String(place.column)
        default: nil
        }
      }
    }
  }

  /// What is wrong with a template; `nil` when nothing is.
  package static func complaint(about template: String) -> String? {
    guard template.contains("{path}") else { return "it has no '{path}'" }
    let scheme = template.prefix { $0 != ":" }
    guard scheme.utf8.count < template.utf8.count, scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }),
      !scheme.isEmpty
    else { return "it does not start with 'https:' or its like" }
    let isCode = ["javascript", "data", "vbscript"].contains(scheme.lowercased())
    return isCode ? "'\(scheme):' is no address of a file" : nil
  }

  private static func filled(_ template: String, _ value: (Substring) -> String?) -> String {
    var filled = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      filled += rest[..<open] + (value(name) ?? "{\(name)}")
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  /// A path in which only slashes and unreserved characters stand for themselves.
  private static func encoded(_ path: some StringProtocol) -> String {
    let hex = Array("0123456789ABCDEF")
    var encoded = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default: encoded += "%" + String(hex[Int(byte >> 4)]) + String(hex[Int(byte & 15)])
      }
    }
    return encoded
  }
}
