/// What a run finds that is to be known to one baseline.
package struct BaselineSurvey: Sendable {
  let request: LintRequest
  /// Absolute.
  let file: String
  let sight: RunSight
  /// Those that the baseline holds for.
  package internal(set) var findings: [Finding] = []
  /// How many more there are that other baselines hold for, by their files.
  package internal(set) var others: [String: Int] = [:]
  /// How many more there are that no baseline holds for.
  package internal(set) var strayCount = 0
  package internal(set) var problems: [RunProblem] = []
  package internal(set) var notes: [RunProblem] = []

  init(request: LintRequest, file: String, sight: RunSight) {
    self.request = request
    self.file = file
    self.sight = sight
  }
}

extension Linter {
  /// Finds what a baseline has to know, whatever the baselines know that are there.
  ///
  /// - Parameter file: The baseline, absolute, which need not exist yet.
  package func survey(_ request: LintRequest, forBaseline file: String) throws(LintError) -> BaselineSurvey {
    var run = LintRun(request, loader: try loader(request))
    run.baselines = BaselineRun(request, rewriting: file)
    let result = try run.run()
    return run.baselines.survey(result)
  }
}

/// What a baseline becomes with what a run has found.
package struct BaselineChange {
  private let survey: BaselineSurvey
  private let match: BaselineMatch
  private let folder: String

  package init(old: Baseline?, _ survey: BaselineSurvey) {
    let folder = FilePath.folder(of: survey.file)
    self.survey = survey
    self.folder = folder
    match = BaselineMatch(
      survey.findings, old ?? Baseline([]), path: { Self.path(of: $0, folder, survey.request) },
      isGone: { FileReader.kind(of: FilePath.absolute($0, in: folder)) == nil })
  }

  private static func path(of finding: Finding, _ folder: String, _ request: LintRequest) -> String {
    FilePath.relative(FilePath.absolute(finding.file, in: request.workingFolder), upFrom: folder)
  }

  /// The findings there are, and what is known of files and rules that the run did not look at.
  package var updated: Baseline {
    let known = survey.findings.map { BaselineEntry($0, path: Self.path(of: $0, folder, survey.request)) }
    return Baseline(known + outOfSight)
  }

  /// What is known and still found, or was not looked at.
  package var pruned: Baseline { Baseline(match.used + outOfSight) }

  /// What `lint` does not call gone either.
  private var outOfSight: [BaselineEntry] {
    let gone = Set(survey.sight.covered(match.unused, of: folder))
    return match.unused.filter { !gone.contains($0) }.map(\.entry)
  }
}
