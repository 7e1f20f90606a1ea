/// What one run of the linter found.
package struct LintResult: Sendable {
  /// Sorted by file, then by position.
  package var findings: [Finding]
  package var fileCount: Int
  package var byteCount: Int
  /// What kept a part of the run from being done. The rest was.
  package var problems: [RunProblem]
  /// What was left out for a reason that is no failure.
  package var notes: [RunProblem] = []
  package var statistics: LintStatistics
  /// In place of what the configurations say.
  package var failLevel: FailLevel?
  /// The entries of baselines that no finding stands for any more.
  package var staleEntries: [StaleEntry] = []

  package init(
    findings: [Finding] = [], fileCount: Int = 0, byteCount: Int = 0, problems: [RunProblem] = [],
    statistics: LintStatistics = LintStatistics(), failLevel: FailLevel? = nil
  ) {
    self.findings = findings
    self.fileCount = fileCount
    self.byteCount = byteCount
    self.problems = problems
    self.statistics = statistics
    self.failLevel = failLevel
  }

  /// Whether a finding is at or above the fail level that holds for it.
  package var fails: Bool { findings.contains { $0.fails(at: failLevel) } }
}

extension Finding {
  /// Whether it is at or above a level, or where none is given, that of its file's configuration.
  func fails(at level: FailLevel?) -> Bool { level.map { $0.isReached(by: severity) } ?? fails }
}

/// A part of a run that was not done: an unreadable file, a broken token source.
package struct RunProblem: Sendable, Hashable, CustomStringConvertible {
  package var path: String
  /// Where in the file, when the problem has a place in it. Line and column are 1-based.
  package var line: Int?
  package var column: Int?
  package var message: String

  package init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  package var description: String {
    guard let line, let column else { return "\(path): \(message)" }
    return "\(path):\(line):\(column): \(message)"
  }
}

/// Counts and times of one run, for `--stats`.
package struct LintStatistics: Sendable, Hashable {
  package var tokenCount: Int
  package var suppressedCount: Int
  /// How many findings baselines left out.
  package var baselineCount = 0
  /// How many files are what they were in an earlier run.
  package var cachedCount = 0
  /// Seconds of each stage, in the order they ran.
  package var stages: [Stage]

  package struct Stage: Sendable, Hashable {
    package var name: String
    package var seconds: Double

    package init(name: String, seconds: Double) {
      self.name = name
      self.seconds = seconds
    }
  }

  package init(tokenCount: Int = 0, suppressedCount: Int = 0, stages: [Stage] = []) {
    self.tokenCount = tokenCount
    self.suppressedCount = suppressedCount
    self.stages = stages
  }
}
