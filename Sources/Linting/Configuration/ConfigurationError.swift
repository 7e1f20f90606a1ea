import Markup

/// What is wrong at one place of a configuration file.
package struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Absolute until it is shown: see `relative(to:)`.
  package var path: String
  /// Line and column are 1-based, columns count UTF-8 bytes; the offset is in UTF-8.
  package var position: MarkupPosition
  /// Whether the whole file is meant, which may not even be there.
  package var isAboutFile = false
  /// What is wrong, what was expected, and the nearest right spelling.
  package var message: String

  package init(path: String, position: MarkupPosition, message: String) {
    self.path = path
    self.position = position
    // What is quoted may have several lines.
    self.message = message.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
  }

  /// `path:line:column: message`.
  package var description: String {
    isAboutFile ? "\(path): \(message)" : "\(path):\(position.line):\(position.column): \(message)"
  }

  /// The same error with the path as people in `workingFolder` see it.
  package func relative(to workingFolder: String) -> ConfigurationError {
    var error = self
    error.path = FilePath.shown(path, workingFolder: workingFolder)
    return error
  }
}
