import Testing

@testable import DesignTokens

/// Tokens of documents as lines of text: `name category light dark → alias`.
enum DocumentListing {
  static func read(_ files: [String: String], _ format: DocumentFormat) -> (lines: [String], problems: [String]) {
    let result = DocumentTokens.read(
      files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }, format: format)
    return (result.tokens.map(line), result.problems.map(problem))
  }

  static func line(_ token: DocumentToken) -> String {
    let values = token.values.map { values in
      [
        ("", values.any), ("dark ", values.dark), ("contrast ", values.highContrast),
        ("dark-contrast ", values.darkHighContrast),
      ]
      .compactMap { name, value in value.map { name + text($0) } }.joined(separator: " ")
    }
    var line = "\(token.name) \(token.category.rawValue) \(values ?? "-")"
    if let alias = token.aliasOf { line += " → \(alias)" }
    if let deprecation = token.deprecation { line += " deprecated(\(deprecation.message ?? ""))" }
    return line
  }

  static func problem(_ problem: DocumentProblem) -> String {
    "\(problem.severity == .error ? "error" : "warning") \(problem)"
  }

  private static func text(_ value: DesignValue) -> String { value.normalForm }
}

/// Checks what one document of a format gives: its tokens, and what is wrong with it as `severity line:column: message`.
func check(
  _ format: DocumentFormat, _ source: String, _ tokens: [String], problems: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let read = DocumentListing.read(["t.json": source], format)
  #expect(read.lines == tokens, sourceLocation: sourceLocation)
  let found = read.problems.map { String($0.replacing("t.json:", with: "")) }
  #expect(found == problems, sourceLocation: sourceLocation)
}
