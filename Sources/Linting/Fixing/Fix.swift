import SourceText

/// How far fixing may go without asking.
package enum FixLevel: Sendable, Hashable {
  /// Only what keeps the program's meaning in every appearance.
  case safe
  /// Also values that are near a token, and the best of several tokens that fit.
  case unsafe
}

/// What is done about one finding.
package struct Fix: Sendable, Hashable {
  package var finding: Finding
  /// What is put in place of the finding; `nil` for one that is about a comment.
  package var suggestion: Suggestion?
  package var edits: [TextEdit]

  package init(finding: Finding, suggestion: Suggestion?, edits: [TextEdit]) {
    self.finding = finding
    self.suggestion = suggestion
    self.edits = edits
  }
}

/// One file as it was and as fixing makes it.
package struct FixedFile: Sendable {
  /// Absolute.
  package var path: String
  /// As findings show it.
  package var shown: String
  package var old: [UInt8]
  package var new: [UInt8]
  package var fixes: [Fix]
}

/// What one run of fixing came to.
package struct FixResult: Sendable {
  /// The files that change, sorted by how they are shown.
  package var files: [FixedFile] = []
  /// What is left to report once the files are changed.
  package var remaining: [Finding] = []
  /// How many more of them baselines know.
  package var baselineCount = 0
  /// How many fixes were left out, for they would lose a comment or break the code.
  package var refusedCount = 0
  package var fileCount = 0
  package var problems: [RunProblem] = []
  package var notes: [RunProblem] = []
  /// In place of what the configurations say.
  package var failLevel: FailLevel?
  /// Whether a file changes whose findings could fail a run.
  package var changesWhatCouldFail = false

  package var fixCount: Int { files.reduce(0) { $0 + $1.fixes.count } }

  package var fails: Bool { remaining.contains { $0.fails(at: failLevel) } }
}

/// What a run of fixing is asked to do.
package struct FixRequest: Sendable {
  /// Decides about one finding of a file with the given bytes: the token to take, or none.
  package typealias Chooser = @Sendable (_ finding: Finding, _ bytes: [UInt8]) -> Suggestion?

  package var lint: LintRequest
  package var level: FixLevel
  /// Whether files are replaced; else only the result tells what would be.
  package var writes: Bool
  /// In place of the level's choice.
  package var choose: Chooser?
  /// When given, nothing is fixed: comments with this reason silence the findings.
  package var suppressionReason: String?

  package init(
    lint: LintRequest, level: FixLevel = .safe, writes: Bool = true, choose: Chooser? = nil,
    suppressionReason: String? = nil
  ) {
    self.lint = lint
    self.level = level
    self.writes = writes
    self.choose = choose
    self.suppressionReason = suppressionReason
  }
}
