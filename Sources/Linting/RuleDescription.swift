/// What people read about one rule: its file's own words.
package struct RuleDescription: Sendable, Hashable {
  package var id: String
  package var category: String
  package var preset: Preset
  package var severity: Severity
  /// One sentence.
  package var summary: String
  /// The text of its findings.
  package var message: String
  /// Why it matters and what to do.
  package var why: String
  /// How to set it: prose and YAML.
  package var configure: String
  package var patterns: [String]
  /// Names that `rules: ID:` takes beside those which every rule takes.
  package var options: [String]
  package var examples: Examples

  package struct Examples: Sendable, Hashable {
    package struct Report: Sendable, Hashable {
      package var code: String
      /// The code after its safe fixes, where the example shows it.
      package var fixed: String?
      /// Swift source of the design tokens that the example has.
      package var tokens: String?

      package init(code: String, fixed: String?, tokens: String? = nil) {
        self.code = code
        self.fixed = fixed
        self.tokens = tokens
      }
    }

    package var report: [Report]
    package var ignore: [String]

    package init(report: [Report] = [], ignore: [String] = []) {
      self.report = report
      self.ignore = ignore
    }
  }

  package init(
    id: String, category: String, preset: Preset, severity: Severity, summary: String, message: String, why: String,
    configure: String = "", patterns: [String], options: [String] = [], examples: Examples = Examples()
  ) {
    self.id = id
    self.category = category
    self.preset = preset
    self.severity = severity
    self.summary = summary
    self.message = message
    self.why = why
    self.configure = configure
    self.patterns = patterns
    self.options = options
    self.examples = examples
  }
}
