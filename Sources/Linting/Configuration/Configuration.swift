import DesignTokens
import Markup

/// What a `.sym-lint.yml` says, with the files it extends taken in: plain data, every path absolute.
package struct Configuration: Sendable, Hashable {
  /// The file it comes from; `nil` when there is none and everything is as by default.
  package var path: String?
  /// Where the workspace that it is about begins: the file's folder, or the repository's root.
  package var folder: String
  /// Where the files that it names must lie.
  package var fence: Fence
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
  /// Names of tokens that win over others of the same value, best first; `Spacing.*` is all that begin so.
  package var preferred: [String] = []
  /// What colors are for, by patterns of their names.
  package var roles: [TokenMatcher.ColorRole: [TokenPattern]] = [:]
  /// The tokens of the palette's tier, which are there to give others their values.
  package var primitives: [TokenPattern] = []
  /// The tokens that stand for single values, by the value's normal form.
  package var mappings: [TokenMapping] = []
  /// What to do with a literal that is added to a token.
  package var tokenArithmetic: TokenArithmetic = .report
  /// What to do with values that no token fits, where a rule does not say it.
  package var unmatched: RuleSetting.Unmatched = .report
  /// Whether comments that silence must say why.
  package var requiresReason = false
  /// Every file that it was read from, itself first.
  package var files: [String] = []
  /// Where each key was set last: `preset`, `rules.raw-color`; of lists also where each item stands: `prefer:Color.text*`.
  package var origins: [String: Location] = [:]

  /// - Parameter fence: `nil` is the folder itself.
  package init(path: String? = nil, folder: String, fence: Fence? = nil) {
    self.path = path
    self.folder = folder
    self.fence = fence ?? Fence(folder)
  }
}

/// Where an 8-digit hex color has its alpha.
package enum HexAlphaOrder: String, Sendable, Hashable, CaseIterable {
  /// As the project's own initializer has it.
  case automatic = "auto"
  case rgba
  case argb
}

/// What `Spacing.m + 4` means.
package enum TokenArithmetic: String, Sendable, Hashable, CaseIterable {
  /// The 4 is a raw value.
  case report
  /// It is a use of the token.
  case allow
}

/// One value and the token that it is to become.
package struct TokenMapping: Sendable, Hashable {
  /// As written: `#FF7E7E`, `16`, `system/17/semibold`.
  package var value: String
  package var token: String
  /// Where the token is named.
  package var place: Location

  /// Whether the value is one that code can have: a color, a number, a font or a system color.
  static func isValue(_ text: String) -> Bool {
    if text.hasPrefix("#") { return HexColor.parse(text, order: .rgba)?.color != nil }
    return Double(text) != nil || text.hasPrefix("system:") || text.contains("/")
      || HexColor.parse(text, order: .rgba)?.color != nil || Color(wideForm: text) != nil
  }
}

/// A rule document that a configuration adds.
package struct CustomRule: Sendable, Hashable {
  /// The file that the document stands in: the configuration itself, or one that it names.
  package var path: String
  /// The same as people in the working folder see it.
  package var shown: String
  package var document: MarkupNode

  package init(path: String, shown: String, document: MarkupNode) {
    self.path = path
    self.shown = shown
    self.document = document
  }
}

/// Settings for the files that some patterns name.
package struct ConfigurationOverride: Sendable, Hashable {
  package var files: [PathPattern]
  /// Where the files are named.
  package var place: Location
  package var preset: Preset?
  package var rules: [String: RuleSetting] = [:]

  package init(files: [PathPattern], place: Location) {
    self.files = files
    self.place = place
  }
}
