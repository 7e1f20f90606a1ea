import DesignTokens

/// Prints the design tokens of documents that are read together, and what is wrong with them.
func printDocumentTokens(_ operands: [String]) {
  guard let name = operands.first, let format = DocumentFormat(rawValue: name) else {
    return print("formats: " + DocumentFormat.allCases.map(\.rawValue).joined(separator: " "))
  }
  let files = files(named: Array(operands.dropFirst())).compactMap { path in
    bytes(ofFile: path).map { (path: path, bytes: $0) }
  }
  var result: (tokens: [DocumentToken], problems: [DocumentProblem]) = ([], [])
  let elapsed = ContinuousClock().measure {
    let read = DocumentTokens.read(files, format: format) { bytes(ofFile: $0) }
    result = (read.tokens, read.problems)
  }
  for token in result.tokens {
    let values = token.values.map {
      [$0.any, $0.dark, $0.highContrast, $0.darkHighContrast].map(text).joined(separator: " ")
    }
    print(
      token.name, token.originalType ?? "?", token.category.rawValue, values ?? "-",
      token.aliasOf.map { "→ \($0)" } ?? "", token.deprecation.map { "deprecated \($0.message ?? "")" } ?? "")
  }
  for problem in result.problems { print(problem.severity == .error ? "error" : "warning", problem) }
  let counts = files.map { DocumentTokens.typeCounts(in: $0.bytes, path: $0.path, format: format) }
    .reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  print(
    result.tokens.count, "tokens in \(elapsed);",
    counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
}

private func text(of value: DesignValue?) -> String { value?.normalForm ?? "·" }
