/// What is wrong with where design tokens are defined.
struct TokenSourceProblem {
  /// Absolute.
  var path: String
  /// Nil where the whole file is meant.
  var line: Int?
  var column: Int?
  var message: String

  func shown(in workingFolder: String) -> RunProblem {
    RunProblem(
      path: FilePath.shown(path, workingFolder: workingFolder), line: line, column: column, message: message)
  }
}
