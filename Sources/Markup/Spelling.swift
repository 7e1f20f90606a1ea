/// The complaint about a word that is none of the `known` ones: `unknown key 'colour'; did you mean 'color'?`
package func unknownWord(_ what: String, _ word: String, known: [String]) -> String {
  if let nearest = nearestSpelling(of: word, in: known) {
    return "unknown \(what) \(inQuotes(word)); did you mean '\(nearest)'?"
  }
  guard known.count <= 12 else { return "unknown \(what) \(inQuotes(word))" }
  return "unknown \(what) \(inQuotes(word)); known: \(known.joined(separator: ", "))"
}

/// The candidate that a mistyped word most likely meant: the nearest by letters inserted, left out, replaced or
/// swapped, where no more than a third of them differ. Of two as near, the one with the same first letter, which is
/// seldom the wrong one, then the first.
package func nearestSpelling(of word: String, in candidates: some Sequence<String>) -> String? {
  let letters = Array(word.lowercased().unicodeScalars.prefix(65))
  guard letters.count <= 64 else { return nil }
  let limit = max(1, letters.count / 3)
  var best: (candidate: String, rank: Int)?
  for candidate in candidates {
    let others = Array(candidate.lowercased().unicodeScalars)
    guard abs(others.count - letters.count) <= limit else { continue }
    let distance = editDistance(letters, others)
    let rank = distance * 2 + (others.first == letters.first ? 0 : 1)
    if distance <= limit, rank < best?.rank ?? Int.max { best = (candidate, rank) }
  }
  return best?.candidate
}

/// How many letters must be inserted, removed, replaced or swapped with the next to turn one word into the other.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count)
  for row in 0..<first.count {
    var current = [row + 1]
    for column in 0..<second.count {
      let isSame = first[row] == second[column]
      var distance = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[second.count]
}
