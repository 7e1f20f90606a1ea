import DesignTokens
import Patterns

/// One rule, as its file says it.
package struct Rule: Sendable {
  package var id: String
  /// The folder of a built-in rule's file, or the name of the first category.
  package var group: String
  package var summary: String
  /// The categories of design tokens that fit its values, best first.
  package var categories: [DesignToken.Category]
  package var severity: Severity
  package var preset: Preset
  /// With `{text}` and `{value}` for what was found.
  package var message: String
  package var reports: Reports
  /// Values that are no findings, zero included.
  package var ignored: [Double]
  package var patterns: [RulePattern]
  /// Where a color or font is expected, and what is known of it.
  package var places: [RulePattern]
  /// Members whose calls belong to the value before them: `.weight(.bold)`.
  package var suffixes: [String]
  package var why: String
  package var configure: String
  package var reportExamples: [ReportExample]
  package var ignoreExamples: [String]

  /// What makes a finding of the rule.
  package enum Reports: String, Sendable, CaseIterable {
    /// Each value in a pattern's hole, or the value that a pattern's parts make.
    case values
    /// The call, from its dot to its closing parenthesis, if a hole holds a constant.
    case callSuffix = "call-suffix"
    /// The name of a color of the system's palette.
    case systemColor = "system-color"
    /// A string that reads as a hex color, wherever it stands.
    case hexString = "hex-string"
    /// A value that can hardly be told from a design token's.
    case nearValue = "near-value"
    case unusedSuppression = "unused-suppression"
    /// A use of a design token that its source calls deprecated.
    case deprecatedUse = "deprecated-use"
    /// A use of a color token for something that it is not for.
    case roleMismatch = "role-mismatch"
    /// A use of a token that is there to give others their values.
    case primitiveUse = "primitive-use"
    /// A named constant that equals a design token.
    case localValue = "local-value"

    /// The names that stand for something in a message.
    var placeholders: [String] {
      ["text", "value", "token", "replacement", "difference"] + (self == .roleMismatch ? ["role", "place"] : [])
    }
  }
}

/// Code that a rule reports, with the findings drawn under it.
package struct ReportExample: Sendable, Hashable {
  package var code: String
  /// The code after its safe fixes.
  package var fixed: String?
  /// Swift source of the design tokens that the example has.
  package var tokens: String?
}

/// A pattern with the conditions and facts that its rule adds.
package struct RulePattern: Sendable {
  package var text: String
  package var pattern: Pattern
  package var conditions: PatternConditions
  package var facts: ConstructorFacts
  package var role: TokenMatcher.ColorRole
  /// The type wanted at a place.
  package var type: String?
  /// Whether numbers of any type may be given there.
  package var takesAnyNumber = false
  /// The finding is the whole call rather than the literal.
  package var isWhole: Bool
  /// The call makes the value in its hole anew: the finding is the call.
  package var wraps: Bool
}

/// What must hold around a match.
package struct PatternConditions: Sendable, Hashable {
  /// The name of what is called or assigned matches none of these, `*` standing for any characters, in any case.
  package var nameNot: [String] = []
  /// Some name in the receiver's chain is one of these.
  package var chainHas: [String] = []
  /// None is.
  package var chainLacks: [String] = []
  /// The receiver's last name matches one of these, `*` standing for any characters, in any case.
  package var receiverIs: [String] = []
  package var receiverNot: [String] = []
  /// The receiver is a constant or variable of the file that is made as one of these types, `*` as above.
  package var receiverMade: [String] = []
  /// The match, or a ternary with it, is assigned to a property of one of these names.
  package var assignedTo: [String] = []
  /// Some call around the match, up to the function, has one of these names.
  package var inside: [String] = []
  package var notInside: [String] = []
}
