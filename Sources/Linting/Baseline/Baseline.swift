/// The findings that a team knows of and does not want to see: a multiset that is kept in a file, one line each.
package struct Baseline: Sendable, Hashable {
  package static let fileName = ".sym-lint-baseline"

  /// An entry and its line in the file, from 1.
  package struct Item: Sendable, Hashable {
    package var entry: BaselineEntry
    package var line: Int
  }

  package private(set) var items: [Item] = []

  /// The findings, sorted. Paths are made relative to the baseline's folder by `path`.
  package init(_ findings: [Finding], path: (Finding) -> String) {
    self.init(findings.map { BaselineEntry($0, path: path($0)) })
  }

  /// Numbers and sorts the entries.
  init(_ entries: [BaselineEntry]) {
    var counts: [BaselineEntry: Int] = [:]
    let numbered = entries.map { entry in
      let count = counts[entry.identity, default: 0] + 1
      counts[entry.identity] = count
      var entry = entry
      entry.ordinal = count
      return entry
    }
    let lines = numbered.map { (entry: $0, line: $0.line) }.sorted { FilePath.precedes($0.line, $1.line) }
    items = lines.enumerated().map { Item(entry: $1.entry, line: $0 + Self.header.count + 1) }
  }

  package var entries: [BaselineEntry] { items.map(\.entry) }

  // MARK: The file

  /// Whether a file of this content may be written anew: it is a baseline of this version, be it damaged, or empty. A
  /// configuration may name any file of the repository.
  package static func mayReplace(_ bytes: [UInt8]) -> Bool {
    if bytes.allSatisfy({ $0 <= 0x20 }) { return true }
    for line in bytes.split(separator: 0x0A) where line.starts(with: mark.utf8) {
      let rest = String(decoding: line.dropFirst(mark.utf8.count), as: UTF8.self)
      return rest.split(whereSeparator: \.isWhitespace) == [version[...]]
    }
    // Its first lines may be deleted as any others.
    var problems: [(line: Int, message: String)] = []
    let baseline = Baseline(bytes: bytes, problems: &problems)
    return problems.isEmpty && !baseline.items.isEmpty
  }

  private static let mark = "# sym-lint baseline "
  private static let version = "1"
  private static let header = [
    mark + version,
    "# One known finding a line: file, rule, declaration, expression, number. Lines may be deleted, in any order.",
  ]

  package var text: String {
    (Self.header + items.map(\.entry.line)).map { $0 + "\n" }.joined()
  }

  /// Reads a file's bytes. Lines that are no entries are told in `problems`, by number.
  package init(bytes: [UInt8], problems: inout [(line: Int, message: String)]) {
    var seen: Set<BaselineEntry> = []
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      if text.hasPrefix(Self.mark), text.dropFirst(Self.mark.count) != Self.version[...] {
        problems.append((index + 1, "is of another version of baselines than this program reads, \(Self.version)"))
      }
      if text.isEmpty || text.hasPrefix("#") { continue }
      if let entry = BaselineEntry(line: text) {
        // A merge may bring the same line from both sides.
        if seen.insert(entry).inserted { items.append(Item(entry: entry, line: index + 1)) }
      } else {
        problems.append((index + 1, "is no entry of a baseline; 'sym-lint baseline update' writes the file anew"))
      }
    }
  }
}
