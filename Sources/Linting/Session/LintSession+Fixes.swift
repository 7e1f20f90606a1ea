import SourceText
import SwiftOutline

extension LintSession {
  /// The edits that put a design token in the place of a finding, with the import that it needs; none where a comment
  /// would be lost.
  package func edits(for suggestion: Suggestion, of finding: Finding, in analysis: FileAnalysis) -> [TextEdit] {
    edits(of: [finding], in: analysis) { _ in suggestion }
  }

  /// The edits of all safe fixes of a file.
  package func safeEdits(_ findings: [Finding], in analysis: FileAnalysis) -> [TextEdit] {
    edits(of: findings, in: analysis) { FixLevel.safe.choice($0, analysis.outline.bytes) }
  }

  private func edits(
    of findings: [Finding], in analysis: FileAnalysis, choose: (Finding) -> Suggestion?
  ) -> [TextEdit] {
    let outline = analysis.outline
    let plan = FixPlan(FileReview(findings: findings), in: outline, choose: choose)
    let check = FixCheck(outline)
    if let edits = harmless(plan.fixes, analysis, check) { return edits }
    let alone = plan.fixes.filter { harmless([$0], analysis, check) != nil }
    return harmless(alone, analysis, check) ?? []
  }

  private func harmless(_ fixes: [Fix], _ analysis: FileAnalysis, _ check: FixCheck) -> [TextEdit]? {
    guard !fixes.isEmpty else { return nil }
    let imports = ImportEdit(outline: analysis.outline, path: analysis.scan?.path ?? "")
      .edits(importing: fixes.compactMap { $0.suggestion?.module })
    let edits = fixes.flatMap(\.edits) + imports
    return check.apply(edits) == nil ? nil : edits
  }
}
