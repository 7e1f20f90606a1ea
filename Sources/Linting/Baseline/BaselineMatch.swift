/// The findings of a run set against a baseline.
package struct BaselineMatch: Sendable {
  /// Those that the baseline does not know, in the order given.
  package private(set) var new: [Finding] = []
  package private(set) var knownCount = 0
  /// The entries that some finding stands for; those of files that were renamed have the new path.
  package private(set) var used: [BaselineEntry] = []
  /// The entries that no finding stands for.
  package private(set) var unused: [Baseline.Item] = []

  /// The paths that files of the baseline have now, by those they had.
  let newNames: [String: String]

  /// - Parameters:
  ///   - path: The path of a finding's file relative to the baseline's folder.
  ///   - isGone: Whether no file is at such a path: its entries may belong to one with another name.
  package init(
    _ findings: [Finding], _ baseline: Baseline, path: (Finding) -> String, isGone: (String) -> Bool
  ) {
    var free = Dictionary(grouping: baseline.items, by: \.entry.identity)
    var left: [(index: Int, entry: BaselineEntry)] = []
    for (index, finding) in findings.enumerated() {
      let entry = BaselineEntry(finding, path: path(finding)).identity
      if let item = free[entry]?.popLast() {
        used.append(item.entry)
      } else {
        left.append((index, entry))
      }
    }
    let remaining = free.values.flatMap { $0 }
    newNames =
      Renames(
        from: remaining.map(\.entry).filter { isGone($0.path) }, to: left.map(\.entry),
        known: Set(baseline.items.map(\.entry.path))
      ).newNames
    var moved = Dictionary(grouping: remaining.filter { newNames[$0.entry.path] != nil }) { item in
      var entry = item.entry.identity
      entry.path = newNames[entry.path] ?? entry.path
      return entry
    }
    var taken: Set<Baseline.Item> = []
    for (index, entry) in left {
      if let item = moved[entry]?.popLast() {
        used.append(entry)
        taken.insert(item)
      } else {
        new.append(findings[index])
      }
    }
    knownCount = findings.count - new.count
    unused = remaining.filter { !taken.contains($0) }.sorted { $0.line < $1.line }
  }
}

/// Which files of a baseline have which names now, judged by what was found in them.
private struct Renames {
  private(set) var newNames: [String: String] = [:]

  /// - Parameters:
  ///   - gone: Entries of files that are not there any more.
  ///   - found: Findings that no entry stands for.
  ///   - known: The files that the baseline has entries of: none of them is a new name.
  init(from gone: [BaselineEntry], to found: [BaselineEntry], known: Set<String>) {
    let found = found.filter { !known.contains($0.path) }
    guard !gone.isEmpty, !found.isEmpty else { return }
    let places = Dictionary(grouping: found, by: \.content).mapValues { entries in
      Dictionary(entries.map { ($0.path, 1) }, uniquingKeysWith: +)
    }
    // What many files have in common tells little of which is which.
    let telling = places.mapValues { $0.keys.sorted().prefix(Self.mostCandidates) }
    let byName = Dictionary(grouping: Set(found.map(\.path)).sorted()) { FilePath.name(of: $0) }
      .mapValues { $0.prefix(Self.mostCandidates) }
    var pairs: [Pair] = []
    for (old, entries) in Dictionary(grouping: gone, by: \.path) {
      let counts = Dictionary(grouping: entries, by: \.content).mapValues(\.count)
      var candidates = Set(byName[FilePath.name(of: old)] ?? [])
      let rarestFirst = counts.keys.sorted {
        (places[$0]?.count ?? 0, $0.line) < (places[$1]?.count ?? 0, $1.line)
      }
      for content in rarestFirst where candidates.count < Self.mostCandidates {
        candidates.formUnion(telling[content] ?? [])
      }
      for new in candidates.sorted() {
        let score = counts.reduce(0) { $0 + min($1.value, places[$1.key]?[new] ?? 0) }
        let hasSameName = FilePath.name(of: old) == FilePath.name(of: new)
        guard score > 0 else { continue }
        if hasSameName || score * 2 >= entries.count {
          pairs.append(Pair(old: old, new: new, score: score, hasSameName: hasSameName))
        }
      }
    }
    var taken: Set<String> = []
    for pair in pairs.sorted() where newNames[pair.old] == nil && taken.insert(pair.new).inserted {
      newNames[pair.old] = pair.new
    }
  }

  /// More new names than these are not weighed for an old one.
  private static let mostCandidates = 32

  /// Best first.
  private struct Pair: Comparable {
    var old: String
    var new: String
    var score: Int
    var hasSameName: Bool

    static func < (left: Pair, right: Pair) -> Bool {
      if left.hasSameName != right.hasSameName { return left.hasSameName }
      if left.score != right.score { return left.score > right.score }
      return (left.old, left.new) < (right.old, right.new)
    }
  }
}
