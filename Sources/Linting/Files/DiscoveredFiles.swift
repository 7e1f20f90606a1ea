/// The files of one run, and what holds for each.
package struct DiscoveredFiles: Sendable {
  package struct File: Sendable, Hashable {
    /// Absolute.
    package var path: String
    /// As given on the command line, or relative to the working folder.
    package var shown: String
    /// Which of `configurations` holds.
    package var configuration: Int

    package init(path: String, shown: String, configuration: Int) {
      self.path = path
      self.shown = shown
      self.configuration = configuration
    }
  }

  /// Sorted by `shown`, each file once.
  package var files: [File] = []
  package var configurations: [Configuration] = []
  /// The `*.xcassets` folders in the folders walked, absolute and sorted.
  package var assetCatalogs: [String] = []
  /// The `*.xcodeproj` folders in the folders walked, absolute and sorted.
  package var projects: [String] = []
  /// The Swift files in the folders walked that are not linted because their names say that a program wrote them: they
  /// may define design tokens. Absolute and sorted.
  package var generatedFiles: [String] = []
  /// The folders that were walked whole, absolute.
  var walkedFolders: [String] = []
  /// What no path can name, and so was left out.
  package var notes: [RunProblem] = []
  /// What could not be read.
  package var problems: [RunProblem] = []

  package init() {}
}
