/// The rules of one `.gitignore` file.
package struct IgnoreRules: Sendable {
  /// What the rules say of one path.
  package enum Verdict: Sendable {
    case ignored, kept
  }

  private struct Rule: Sendable {
    var glob: Glob
    /// A name without any special character: told apart by comparing.
    var literalName: String?
    var isNegated: Bool
    var foldersOnly: Bool
    /// Matches the path from the file's folder on rather than the name alone.
    var isAnchored: Bool
  }

  /// The folder that holds the file, absolute.
  package let folder: String
  private var rules: [Rule] = []

  package init(_ bytes: [UInt8], folder: String) {
    self.folder = folder
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let rule = Self.rule(String(decoding: line, as: UTF8.self)) { rules.append(rule) }
    }
  }

  package var isEmpty: Bool { rules.isEmpty }

  /// What the last rule that matches says; `nil` when none does.
  package func verdict(on path: String, isFolder: Bool) -> Verdict? {
    guard let relative = FilePath.relative(path, to: folder), !relative.isEmpty else { return nil }
    let name = FilePath.name(of: path)
    for rule in rules.reversed() where !rule.foldersOnly || isFolder {
      let isMatch =
        if let literal = rule.literalName { name == literal } else {
          rule.glob.matches(rule.isAnchored ? relative : name)
        }
      if isMatch { return rule.isNegated ? .kept : .ignored }
    }
    return nil
  }

  private static func rule(_ line: String) -> Rule? {
    var text = withoutTrailingSpaces(line)[...]
    guard let first = text.utf8.first, first != UInt8(ascii: "#") else { return nil }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { text = text.dropFirst() }
    let foldersOnly = text.utf8.last == UInt8(ascii: "/")
    if foldersOnly { text = text.dropLast() }
    let isAnchored = text.utf8.contains(UInt8(ascii: "/"))
    if text.utf8.first == UInt8(ascii: "/") { text = text.dropFirst() }
    guard !text.isEmpty else { return nil }
    let isLiteral = !isAnchored && !text.utf8.contains { "*?[\\".utf8.contains($0) }
    return Rule(
      glob: Glob(text, dialect: .gitignore), literalName: isLiteral ? String(text) : nil, isNegated: isNegated,
      foldersOnly: foldersOnly, isAnchored: isAnchored)
  }

  /// Git drops spaces at the end of a line unless a backslash quotes them, and a carriage return.
  private static func withoutTrailingSpaces(_ line: String) -> String {
    var bytes = Array(line.utf8)
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    while bytes.last == UInt8(ascii: " ") {
      let backslashes = bytes.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if backslashes % 2 == 1 { break }
      bytes.removeLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
