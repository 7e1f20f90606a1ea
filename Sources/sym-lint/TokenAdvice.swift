import Linting

/// What to say of design tokens that are not there, and what to do about it.
enum TokenAdvice {
  /// Where a request has no design token at all.
  static func ofNothing(_ request: LintRequest) throws -> String {
    let none = "there are no design tokens here"
    if let documents = try ofDocuments(request) { return "\(none), but \(documents)" }
    let configuration = try Linter().configuration(request)
    guard configuration.tokenSources == nil else { return "\(none): what 'tokens' in the configuration names has none" }
    return "\(none): no static member in Swift and no color of an asset catalog is one; 'tokens' in "
      + "\(ConfigurationLoader.fileName) names the files that define them, and 'sym-lint tokens suggest' proposes some"
  }

  /// The token files that no configuration names; nil where there are none.
  static func ofDocuments(_ request: LintRequest) throws -> String? {
    let documents = try Linter().unnamedDocuments(request)
    guard let first = documents.first else { return nil }
    let count = documents.count == 1 ? "1 token file is" : "\(documents.count) token files are"
    return "\(count) here that no configuration names: '- \(first.kind): \(first.path)' under 'tokens' in "
      + "\(ConfigurationLoader.fileName) names one"
  }
}
