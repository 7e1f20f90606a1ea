import Markup

/// Guesses what a misspelled name was meant to be.
package enum Spelling {
  /// The name nearest to `word` in letters changed, added, dropped or swapped; `nil` when none is near.
  package static func nearest(to word: String, in names: some Sequence<String>) -> String? {
    nearestSpelling(of: word, in: names)
  }

  /// `; did you mean 'name'?`, or nothing.
  package static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}
