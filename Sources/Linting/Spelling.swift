/// Guesses what a misspelled name was meant to be.
package enum Spelling {
  /// The name nearest to `word` in letters changed, added, dropped or swapped; `nil` when none is near.
  package static func nearest(to word: String, in names: some Sequence<String>) -> String? {
    let letters = normalized(word)
    guard letters.count <= 64 else { return nil }
    let limit = max(1, letters.count / 3)
    var best: (name: String, rank: Int)?
    for name in names {
      let candidate = normalized(name)
      guard abs(candidate.count - letters.count) <= limit else { continue }
      let distance = distance(letters, candidate)
      guard distance <= limit else { continue }
      // Of two as near, the one with the same first letter: that one is seldom wrong.
      let rank = distance * 2 + (candidate.first == letters.first ? 0 : 1)
      if rank < best?.rank ?? Int.max { best = (name, rank) }
    }
    return best?.name
  }

  /// `; did you mean 'name'?`, or nothing.
  package static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Lower case, with `_` and `-` alike.
  private static func normalized(_ word: String) -> [UInt8] {
    word.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "_"): UInt8(ascii: "-")
      default: byte
      }
    }
  }

  /// The optimal string alignment distance.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let isSame = left[row] == right[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
