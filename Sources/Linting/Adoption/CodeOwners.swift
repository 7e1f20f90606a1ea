/// What a CODEOWNERS file says: who owns which files.
///
/// GitHub and GitLab write it alike and read it differently, in how far a pattern reaches and in GitLab's sections.
/// Lines that the platform calls invalid say nothing.
package struct CodeOwners: Sendable {
  package enum Dialect: Sendable, Hashable {
    case gitHub, gitLab
  }

  /// The rules of one section, of which the last one that matches counts.
  struct Section: Sendable {
    var name = ""
    /// The owners where a rule names none.
    var owners: [String] = []
    var rules: [Rule] = []
  }

  struct Rule: Sendable {
    var pattern: OwnerPattern
    var owners: [String]
    /// Nobody owns what it matches, whatever else the section says.
    var isExclusion = false
  }

  private let sections: [Section]

  package init(_ bytes: [UInt8], dialect: Dialect) {
    var reader = CodeOwnersReader(dialect: dialect)
    reader.read(bytes)
    sections = reader.sections
  }

  /// The owners of a file by its path from the root of the repository, in the order of their sections; none where
  /// nobody owns it.
  package func owners(of path: String) -> [String] {
    var owners: [String] = []
    for section in sections {
      if section.rules.contains(where: { $0.isExclusion && $0.pattern.matches(path) }) { continue }
      guard let rule = section.rules.last(where: { $0.pattern.matches(path) }) else { continue }
      for owner in rule.owners where !owners.contains(owner) { owners.append(owner) }
    }
    return owners
  }
}

/// A path pattern of a CODEOWNERS file.
struct OwnerPattern: Sendable {
  private let glob: Glob
  private let extent: Glob.Extent

  init(_ text: String, dialect: CodeOwners.Dialect) {
    var pattern = text[...]
    let isFolder = pattern.utf8.last == UInt8(ascii: "/")
    while pattern.utf8.last == UInt8(ascii: "/") { pattern = pattern.dropLast() }
    let isAnchored =
      switch dialect {
      case .gitHub: pattern.utf8.contains(UInt8(ascii: "/"))
      case .gitLab: pattern.utf8.first == UInt8(ascii: "/")
      }
    while pattern.utf8.first == UInt8(ascii: "/") { pattern = pattern.dropFirst() }
    let start = isAnchored ? "" : "**/"
    let end = !isFolder ? "" : pattern.isEmpty ? "**" : "/**"
    glob = Glob(start + pattern + end, dialect: .gitignore)
    // `docs/*` ends at the files of `docs`, and only GitHub takes `docs` for the folder too.
    let endsAtFiles = isAnchored && (pattern == "*" || pattern.hasSuffix("/*"))
    extent = dialect == .gitHub && !endsAtFiles ? .wholeOrFolder : .whole
  }

  func matches(_ path: String) -> Bool { glob.matches(path, extent: extent) }
}

/// Reads the lines of a CODEOWNERS file.
private struct CodeOwnersReader {
  let dialect: CodeOwners.Dialect
  var sections = [CodeOwners.Section()]
  /// The positions of the sections, by name.
  private var known = ["": 0]
  private var current = 0

  init(dialect: CodeOwners.Dialect) { self.dialect = dialect }

  mutating func read(_ bytes: [UInt8]) {
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let words = Self.words(String(decoding: line, as: UTF8.self))
      guard let first = words.first else { continue }
      if dialect == .gitLab, first.hasPrefix("[") || first.hasPrefix("^[") {
        open(String(decoding: line, as: UTF8.self))
      } else {
        addRule(first, words.dropFirst().filter { $0.contains("@") })
      }
    }
  }

  /// `^[Name][2] @owner`: sections of one name are one section.
  private mutating func open(_ line: String) {
    let header = line.drop { $0 != "[" }.dropFirst()
    let name = header.prefix { $0 != "]" }.lowercased()
    let rest = header.drop { $0 != "]" }.dropFirst()
    let owners = Self.words(String(rest)).filter { $0.contains("@") }
    if let position = known[name] {
      current = position
      if !owners.isEmpty { sections[position].owners = owners }
    } else {
      current = sections.count
      known[name] = current
      sections.append(CodeOwners.Section(name: name, owners: owners))
    }
  }

  private mutating func addRule(_ word: String, _ owners: [String]) {
    var pattern = word
    let isExclusion = pattern.hasPrefix("!")
    switch dialect {
    case .gitHub:
      // Neither negation nor sets of characters nor an escaped number sign are read by GitHub.
      guard !isExclusion, !pattern.contains("["), !pattern.hasPrefix("\\#") else { return }
    case .gitLab:
      if isExclusion { pattern.removeFirst() }
    }
    guard !pattern.isEmpty else { return }
    sections[current].rules.append(
      CodeOwners.Rule(
        pattern: OwnerPattern(pattern, dialect: dialect), owners: owners.isEmpty ? sections[current].owners : owners,
        isExclusion: isExclusion))
  }

  /// The words of a line up to a comment. A backslash keeps the character behind it, a blank too, in its word.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        word += character.isWhitespace ? String(character) : "\\" + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "#", word.isEmpty {
        break
      } else if character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
