/// What a baseline becomes with the findings of a run that went by no baseline.
package struct BaselineChange {
  private let old: Baseline
  private let findings: [Finding]
  private let match: BaselineMatch
  private let folder: String
  private let request: LintRequest

  /// - Parameter file: The baseline, absolute.
  package init(old: Baseline?, result: LintResult, request: LintRequest, file: String) {
    let folder = FilePath.folder(of: file)
    self.folder = folder
    self.old = old ?? Baseline([])
    self.request = request
    findings = result.findings
    match = BaselineMatch(
      result.findings, self.old, path: { Self.path(of: $0, folder, request) },
      isGone: { FileReader.kind(of: FilePath.absolute($0, in: folder)) == nil })
  }

  private static func path(of finding: Finding, _ folder: String, _ request: LintRequest) -> String {
    FilePath.relative(FilePath.absolute(finding.file, in: request.workingFolder), upFrom: folder)
  }

  /// The findings there are, and what is known of files and rules that the run did not look at.
  package var updated: Baseline {
    let known = findings.map { BaselineEntry($0, path: Self.path(of: $0, folder, request)) }
    return Baseline(known + outOfSight.map(\.entry))
  }

  /// What is known and still found, or was not looked at.
  package var pruned: Baseline { Baseline(match.used + outOfSight.map(\.entry)) }

  private var outOfSight: [Baseline.Item] {
    let roots = (request.paths.isEmpty ? ["."] : request.paths).map { FilePath.absolute($0, in: request.workingFolder) }
    return match.unused.filter { item in
      if !request.onlyRules.isEmpty, !request.onlyRules.contains(item.entry.rule) { return true }
      let path = FilePath.absolute(item.entry.path, in: folder)
      return !roots.contains { FilePath.relative(path, to: $0) != nil }
    }
  }
}
