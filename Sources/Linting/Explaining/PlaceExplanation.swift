import DesignTokens

/// What the linter saw at one place of a file, and why it did or did not report it.
package struct PlaceExplanation: Sendable {
  /// The source of what was looked at.
  package var text: String
  /// Lines and columns are 1-based, columns count UTF-8 bytes.
  package var line: Int
  package var column: Int
  /// Facts about the place, in the order to tell them: `("rule", "raw-spacing")`.
  package var facts: [Fact] = []
  /// The finding, where one is reported there.
  package var finding: Finding?
  /// Why nothing is reported.
  package var silence: String?
  package var candidates: [TokenMatcher.Verdict] = []

  package struct Fact: Sendable, Hashable {
    package var name: String
    package var value: String
  }
}

extension Linter {
  /// What is to be said of a place, or without a column of each on a line. Line and column are 1-based, the column counts
  /// UTF-8 bytes.
  package func explain(
    _ request: LintRequest, path: String, line: Int, column: Int?
  ) throws(LintError) -> [PlaceExplanation] {
    var request = request
    request.paths = [path]
    var explanations: [PlaceExplanation] = []
    var run = LintRun(request, loader: try loader(request))
    let result = try run.run { prepared in
      guard let file = prepared.files.first, let bytes = request.bytes(of: file.task) else { return }
      let explainer = PlaceExplainer(prepared, file.scan, bytes)
      let columns = column.map { [$0] } ?? explainer.columns(ofLine: line)
      explanations = columns.map { explainer.explain(line: line, column: $0) }
    }
    if !explanations.isEmpty { return explanations }
    let problem = result.problems.first?.message
    return [
      PlaceExplanation(
        text: "", line: line, column: column ?? 1,
        silence: problem
          ?? "the file is not linted: it is no Swift file, or excluded by the configuration, Git, its folder or its header"
      )
    ]
  }
}
