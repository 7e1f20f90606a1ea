/// A path pattern of a configuration file.
///
/// A pattern without a slash names files and folders at any depth; one with a slash starts at the configuration's
/// folder. A folder stands for all that it holds.
package struct PathPattern: Sendable, Hashable {
  /// As written.
  package var text: String
  /// The folder that the pattern starts at, absolute.
  package var base: String
  private let glob: Glob

  package init(_ text: String, base: String) {
    var pattern = Self.withoutDots(text)[...]
    var folder = base
    var isAnchored = text.utf8.dropLast().contains(UInt8(ascii: "/")) || pattern.isEmpty || pattern == ".."
    while pattern == ".." || pattern.utf8.starts(with: "../".utf8) {
      pattern = pattern.dropFirst(3)
      folder = FilePath.folder(of: folder)
    }
    if pattern.isEmpty { pattern = "**" }
    if pattern.utf8.first == UInt8(ascii: "/") {
      if let inside = FilePath.relative(String(pattern), to: folder) { pattern = inside } else { folder = "/" }
      while pattern.utf8.first == UInt8(ascii: "/") { pattern = pattern.dropFirst() }
      isAnchored = true
    }
    while pattern.utf8.last == UInt8(ascii: "/") { pattern = pattern.dropLast() }
    self.text = text
    self.base = folder
    glob = Glob(isAnchored ? String(pattern) : "**/" + pattern)
    literalFolder = Self.literalFolder(of: isAnchored ? pattern : "", in: folder)
  }

  /// The deepest folder that every match lies in (or is), absolute.
  package let literalFolder: String

  package func matches(_ absolutePath: String) -> Bool {
    guard let relative = FilePath.relative(absolutePath, to: base) else { return false }
    return glob.matches(relative, extent: .wholeOrFolder)
  }

  /// The `[` or `{` of a pattern that nothing closes.
  static func unclosedBracket(in text: String) -> Character? {
    var open: Character?
    var isEscaped = false
    for character in text {
      defer { isEscaped = character == "\\" && !isEscaped }
      if isEscaped { continue }
      switch (character, open) {
      case ("[", nil), ("{", nil): open = character
      case ("]", "["), ("}", "{"): open = nil
      default: continue
      }
    }
    return open
  }

  /// Without `.` and, but for those that it starts with, without `..`.
  private static func withoutDots(_ text: String) -> String {
    var parts: [Substring] = []
    for part in FilePath.split(text) where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let isAbsolute = text.utf8.first == UInt8(ascii: "/")
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  private static func literalFolder(of pattern: Substring, in folder: String) -> String {
    var folder = folder
    for part in FilePath.split(pattern).dropLast() {
      guard !part.utf8.contains(where: { "*?[{\\".utf8.contains($0) }) else { break }
      folder = FilePath.join(folder, String(part))
    }
    return folder
  }
}
