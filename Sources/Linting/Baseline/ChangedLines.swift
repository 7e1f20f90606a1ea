/// The lines that were added to some files, so that only findings on them count.
package struct ChangedLines: Sendable, Hashable {
  /// Lines, from 1, in order and apart from each other.
  private var lines: [String: [ClosedRange<Int>]] = [:]
  private var wholeFiles: Set<String> = []
  /// The files that were deleted, absolute; nil where nothing tells which.
  package var deleted: Set<String>?

  package init() {}

  /// The files, absolute and sorted.
  package var paths: [String] { Set(lines.keys).union(wholeFiles).sorted(by: FilePath.precedes) }

  package mutating func add(_ range: ClosedRange<Int>, of path: String) { lines[path, default: []].append(range) }

  package mutating func add(wholeFile path: String) { wholeFiles.insert(path) }

  /// Whether a range of lines in a file holds an added one.
  package func contain(_ range: ClosedRange<Int>, of path: String) -> Bool {
    if wholeFiles.contains(path) { return true }
    guard let added = lines[path] else { return false }
    let first = added.partitioningIndex { $0.upperBound >= range.lowerBound }
    return first < added.count && added[first].lowerBound <= range.upperBound
  }
}
