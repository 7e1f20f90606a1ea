import DesignTokens
import SourceText

/// How much a finding weighs in the exit status.
package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  case warning, error

  package static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
}

/// A place in a file. Lines and columns are 1-based, columns count UTF-8 bytes.
package struct Location: Sendable, Hashable {
  package var path: String
  package var line: Int
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

/// One raw design value that a rule reports.
package struct Finding: Sendable, Hashable {
  /// As given on the command line, or relative to the working folder.
  package var file: String
  /// UTF-8 offsets of what is reported.
  package var range: Range<Int>
  /// Position of the range's start. Lines and columns are 1-based, columns count UTF-8 bytes.
  package var line: Int
  package var column: Int
  /// Position just past the range.
  package var endLine: Int
  package var endColumn: Int
  package var rule: String
  package var severity: Severity
  package var message: String
  /// The source of the range.
  package var text: String
  /// The value in normal form: `#RRGGBBAA`, `color(display-p3 1 0 0)` for what sRGB cannot show, a minimal decimal, `family/size/weight`, `system:red`.
  package var value: String
  /// Best first.
  package var suggestions: [Suggestion]
  /// What stays the same when lines move: see `Fingerprint`.
  package var fingerprint: String
  /// The names of the declarations around it, outermost first, joined by dots.
  package var enclosing = ""
  /// The rule whose pattern found the value, where another one reports it; else empty.
  package var foundBy = ""
  /// Whether it is at or above the fail level of its file's configuration.
  package var fails = true

  package init(
    file: String, range: Range<Int>, line: Int, column: Int, endLine: Int, endColumn: Int, rule: String,
    severity: Severity, message: String, text: String, value: String, suggestions: [Suggestion], fingerprint: String
  ) {
    self.file = file
    self.range = range
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.rule = rule
    self.severity = severity
    self.message = message
    self.text = text
    self.value = value
    self.suggestions = suggestions
    self.fingerprint = fingerprint
  }
}

/// One design token that could stand in place of a raw value.
package struct Suggestion: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    /// The same value.
    case exact
    /// The same color; the alpha is left over.
    case opacity
    /// The negative of the token.
    case negative
    /// Another value, hard to tell from this one.
    case near
  }

  /// The token's display name: `Spacing.medium`.
  package var token: String
  /// The Swift source that would replace the finding's range.
  package var replacement: String
  package var kind: Kind
  /// ΔE₀₀ for colors, points for lengths, 0 for an exact match.
  package var difference: Double
  /// Whether applying it without asking keeps the program's meaning in every appearance.
  package var isSafe: Bool
  /// Whether the token is named for something else than what is there, so that only people take it.
  package var isMisfit = false
  /// Why it is not safe, or what to know about it: "differs in dark mode".
  package var note: String?
  package var definedAt: Location?
  /// The module to import where the replacement is used, if not imported yet.
  package var module: String?
  /// What the place must promise for the replacement to compile.
  var needs = TokenNeeds()

  package init(
    token: String, replacement: String, kind: Kind, difference: Double, isSafe: Bool, note: String?,
    definedAt: Location?, module: String?
  ) {
    self.token = token
    self.replacement = replacement
    self.kind = kind
    self.difference = difference
    self.isSafe = isSafe
    self.note = note
    self.definedAt = definedAt
    self.module = module
  }
}
