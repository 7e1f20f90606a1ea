import DesignTokens

/// Finds the raw design values of a workspace: the one way from a request to findings, under every front end.
package struct Linter: Sendable {
  package init() {}

  /// Every rule there is, built in or of the configuration that holds in the working folder.
  package func rules(_ request: LintRequest) throws(LintError) -> [RuleDescription] { [] }

  /// The design tokens that the request's files could use.
  package func tokens(_ request: LintRequest) throws(LintError) -> [DesignToken] { [] }

  package func lint(_ request: LintRequest) throws(LintError) -> LintResult {
    LintResult(failLevel: request.failLevel ?? .warning)
  }
}
