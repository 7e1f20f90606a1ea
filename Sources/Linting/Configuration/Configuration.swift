import Markup

/// What a `.sym-lint.yml` says, with the files it extends taken in: plain data, every path absolute.
package struct Configuration: Sendable, Hashable {
  /// The file it comes from; `nil` when there is none and everything is as by default.
  package var path: String?
  /// Where the workspace that it is about begins: the file's folder, or the repository's root.
  package var folder: String
  package var preset: Preset = .recommended
  /// When not empty, no other file is linted.
  package var include: [PathPattern] = []
  package var exclude: [PathPattern] = []
  /// `nil` discovers the design tokens.
  package var tokenSources: [TokenSourceSetting]?
  package var rules: [String: RuleSetting] = [:]
  package var customRules: [CustomRule] = []
  package var overrides: [ConfigurationOverride] = []
  package var baseline: String?
  package var failLevel: FailLevel = .warning
  package var lintsPreviews = false
  package var lintsTests = false
  package var lintsGenerated = false
  package var lintsDependencies = false
  package var respectsGitignore = true
  package var hexAlpha: HexAlphaOrder = .automatic
  /// Every file that it was read from, itself first.
  package var files: [String] = []
  /// Where each key was set last: `preset`, `rules.raw-color`.
  package var origins: [String: Location] = [:]

  package init(path: String? = nil, folder: String) {
    self.path = path
    self.folder = folder
  }
}

/// Where an 8-digit hex color has its alpha.
package enum HexAlphaOrder: String, Sendable, Hashable, CaseIterable {
  /// As the project's own initializer has it.
  case automatic = "auto"
  case rgba
  case argb
}

/// A rule document that a configuration adds.
package struct CustomRule: Sendable, Hashable {
  /// The file that the document stands in: the configuration itself, or one that it names.
  package var path: String
  package var document: MarkupNode

  package init(path: String, document: MarkupNode) {
    self.path = path
    self.document = document
  }
}

/// Settings for the files that some patterns name.
package struct ConfigurationOverride: Sendable, Hashable {
  package var files: [PathPattern]
  package var preset: Preset?
  package var rules: [String: RuleSetting] = [:]

  package init(files: [PathPattern]) {
    self.files = files
  }
}
