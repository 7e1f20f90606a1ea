import SourceText
import SwiftOutline

/// Fixes one file in memory: makes the fixes that can be made together, looks again, and goes on until nothing is left.
struct FileFixer {
  /// What there is to say of a text.
  let review: ([UInt8]) -> FileReview
  /// The token to take for a finding of a text.
  let choose: (Finding, [UInt8]) -> Suggestion?
  let path: String
  /// Whether comments that silence nothing go.
  var removesComments = true
  /// The reason of the comments that silence what is found, in place of fixing it.
  var suppressionReason: String?
  var mostPasses = 8

  struct Outcome {
    var bytes: [UInt8]
    var fixes: [Fix] = []
    var refusedCount = 0
    var remaining: [Finding] = []
  }

  func fix(_ bytes: [UInt8]) -> Outcome {
    var outcome = Outcome(bytes: bytes)
    for _ in 0..<mostPasses {
      let review = review(outcome.bytes)
      outcome.remaining = review.findings
      let outline = Parser.parse(outcome.bytes)
      let plan = plan(review, outline)
      let (new, fixes) = applicable(plan.fixes, to: outline)
      outcome.refusedCount = plan.refusedCount + plan.fixes.count - fixes.count
      guard !fixes.isEmpty else { return outcome }
      outcome.bytes = new
      outcome.fixes += fixes
    }
    outcome.remaining = review(outcome.bytes).findings
    return outcome
  }

  private func plan(_ review: FileReview, _ outline: Outline) -> FixPlan {
    if let suppressionReason {
      var plan = FixPlan(outline)
      let comments = SuppressionEdits(outline, reason: suppressionReason)
      for fix in comments.fixes(silencing: review.findings) { plan.add(fix) }
      return plan
    }
    var plan = FixPlan(review, in: outline) { choose($0, outline.bytes) }
    if removesComments, let suppressions = review.suppressions {
      for fix in UnusedCommentEdits(outline, suppressions).fixes(review.findings) { plan.add(fix) }
    }
    return plan
  }

  /// The text with all of the fixes made; where together they do harm, with those that alone do none.
  private func applicable(_ fixes: [Fix], to outline: Outline) -> ([UInt8], [Fix]) {
    guard let harmless = FixCheck(outline).harmless(fixes, edits: { edits(of: $0, outline) }) else {
      return (outline.bytes, [])
    }
    return (harmless.new.bytes, harmless.fixes)
  }

  private func edits(of fixes: [Fix], _ outline: Outline) -> [TextEdit] {
    let modules = fixes.compactMap { $0.suggestion?.module }
    return fixes.flatMap(\.edits) + ImportEdit(outline: outline, path: path).edits(importing: modules)
  }
}
