/// Why a run could not be done at all.
package enum LintError: Error, Sendable, Hashable, CustomStringConvertible {
  case configuration([ConfigurationError])
  /// A rule of the request that does not exist.
  case unknownRule(String, suggestion: String?)

  package var description: String {
    switch self {
    case .configuration(let errors):
      errors.map(\.description).joined(separator: "\n")
    case .unknownRule(let name, let suggestion):
      "unknown rule '\(name)'" + Spelling.hint(suggestion)
    }
  }
}
