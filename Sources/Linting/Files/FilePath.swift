/// Paths as text: joined, cut and normalized without asking the disk.
package enum FilePath {
  /// An absolute path without `.`, `..`, doubled or closing slashes; `path` may be relative to `folder`.
  package static func absolute(_ path: String, in folder: String) -> String {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in split(whole) {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// `path` below `folder`, "" for the folder itself, or `nil` when it lies elsewhere. Both are absolute.
  package static func relative(_ path: String, to folder: String) -> Substring? {
    if folder == "/" { return path.dropFirst() }
    guard path.utf8.starts(with: folder.utf8) else { return nil }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    guard let first = rest.first else { return "" }
    return first == UInt8(ascii: "/") ? Substring(rest.dropFirst()) : nil
  }

  /// Everything before the last component, `/` for what lies at the root.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The last component.
  package static func name(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  package static func split(_ path: some StringProtocol) -> [Substring] {
    Substring(path).utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// Whether a path leads into what Git keeps for itself, whose files it runs and goes by.
  package static func isInGit(_ path: String) -> Bool { split(path).contains { $0.lowercased() == ".git" } }

  /// How people see an absolute path: relative to the working folder when it lies in it.
  package static func shown(_ path: String, workingFolder: String) -> String {
    guard let relative = relative(path, to: workingFolder) else { return path }
    return relative.isEmpty ? "." : String(relative)
  }

  /// Whether `left` comes first, by bytes.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    let isBefore = unsafe left.utf8.withContiguousStorageIfAvailable { left in
      unsafe right.utf8.withContiguousStorageIfAvailable { right in
        let common = min(left.count, right.count)
        var index = 0
        while index < common, unsafe left[index] == right[index] { index += 1 }
        return unsafe index < common ? left[index] < right[index] : left.count < right.count
      }
    }
    return (isBefore ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
