import DesignTokens

/// Finds the raw design values of a workspace: the one way from a request to findings, under every front end.
package struct Linter: Sendable {
  package init() {}

  /// Every rule there is, built in or of the configuration that holds in the working folder, by category and id.
  package func rules(_ request: LintRequest) throws(LintError) -> [RuleDescription] { [] }

  /// The design tokens that the request's files could use.
  package func tokens(_ request: LintRequest) throws(LintError) -> [DesignToken] { [] }

  /// The configuration that the request names, or the one that holds in its working folder.
  package func configuration(_ request: LintRequest) throws(LintError) -> Configuration {
    try loader(request).configuration(for: request)
  }

  package func lint(_ request: LintRequest) throws(LintError) -> LintResult {
    var result = LintResult(failLevel: request.failLevel ?? .warning)
    let fixed: Configuration? =
      if let path = request.configurationPath { try loader(request).load(path) } else { nil }
    var discovery = FileDiscovery(
      workingFolder: request.workingFolder, loader: loader(request), configuration: fixed)
    if let input = request.standardInput {
      result.fileCount = try discovery.discover(unsaved: input.filename).files.count
      result.byteCount = input.bytes.count
      return result
    }
    let found = try discovery.discover(request.paths)
    result.problems = found.problems
    for (index, file) in found.files.enumerated() {
      do {
        let bytes = try FileReader.read(file.path)
        result.fileCount += 1
        result.byteCount += bytes.count
      } catch {
        result.problems.append(RunProblem(path: file.shown, message: error.message))
      }
      request.progress?(index + 1, found.files.count)
    }
    return result
  }

  private func loader(_ request: LintRequest) -> ConfigurationLoader {
    ConfigurationLoader(workingFolder: request.workingFolder, knownRules: KnownRules([String]()))
  }
}
