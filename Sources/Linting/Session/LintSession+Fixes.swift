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
    let imports = ImportEdit(outline: outline, path: analysis.scan?.path ?? "")
    let edits = { (fixes: [Fix]) in
      fixes.flatMap(\.edits) + imports.edits(importing: fixes.compactMap { $0.suggestion?.module })
    }
    return FixCheck(outline).harmless(plan.fixes, edits: edits).map { edits($0.fixes) } ?? []
  }
}
