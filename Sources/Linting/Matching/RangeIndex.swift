/// Some ranges of a file, joined where they overlap, for asking whether another one overlaps any.
struct RangeIndex {
  /// In order, and apart from each other.
  private var joined: [Range<Int>] = []

  init(_ ranges: [Range<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = joined.last, range.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  func overlap(_ range: Range<Int>) -> Bool {
    let index = joined.partitioningIndex { $0.upperBound > range.lowerBound }
    return index < joined.count && joined[index].overlaps(range)
  }
}
