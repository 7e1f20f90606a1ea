import DesignTokens
import Linting

/// Counts and shares in words, alike in every format.
enum AdoptionText {
  /// `62.5 %`, never rounded up, so that a share which misses its target never looks as if it met it.
  static func percent(_ count: Adoption.Count) -> String {
    guard let permille = count.permille else { return "–" }
    return decimal(permille) + " %"
  }

  /// The change from one count to the next: `+1.5`.
  static func change(from old: Adoption.Count, to new: Adoption.Count) -> String {
    guard let old = old.permille, let new = new.permille else { return "" }
    if old == new { return "±0" }
    return (new > old ? "+" : "−") + decimal(abs(new - old))
  }

  private static func decimal(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }

  /// `1 use`, `2 uses`.
  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// ΔE₀₀ or points, to a hundredth.
  static func difference(_ value: Double) -> String { NumberFormat.decimal((value * 100).rounded() / 100) }

  /// What the sums are made of, in one sentence.
  static func summary(of adoption: Adoption) -> String {
    let total = adoption.total
    var text = "\(counted(total.used, "use")) of design tokens and \(counted(total.raw, "raw value"))"
    if total.near > 0 { text += ", \(total.near) of them near a token," }
    text += " in \(counted(adoption.fileCount, "file"))"
    if adoption.suppressedCount > 0 { text += "; \(adoption.suppressedCount) more silenced by comments" }
    return text
  }

  /// What keeps the numbers from being the whole truth, a sentence each.
  static func remarks(on adoption: Adoption) -> [String] {
    var remarks: [String] = []
    let uses = adoption.usesOfNoRule
    if uses > 0 {
      let are = uses == 1 ? "is" : "are"
      remarks.append(
        "\(counted(uses, "use")) of tokens of no known purpose \(are) in the sum, but in the row of no rule.")
    }
    if isDoubtful(adoption) {
      remarks.append(
        "The names of \(counted(adoption.doubtfulCount, "token")) stand where nothing tells what they mean: the share may be higher."
      )
    }
    if hidesColors(adoption) {
      remarks.append(
        "\(counted(adoption.unknownColorCount, "name")) of colors without a known value: uses of these are not counted, and the share may be higher."
      )
    }
    return remarks
  }

  /// Whether so many colors have no known value that the share may be another.
  static func hidesColors(_ adoption: Adoption) -> Bool {
    adoption.unknownColorCount * 5 > adoption.tokens.count { $0.token.category == .color }
  }

  /// Whether so many tokens may be used unseen that the share may be another. A few could not change the picture.
  static func isDoubtful(_ adoption: Adoption) -> Bool { adoption.doubtfulCount * 5 > adoption.tokens.count }

  /// Earlier reports and this one, with the change from each to the next.
  static func history(of run: AdoptionReport) -> [(label: String, count: Adoption.Count, change: String, note: String)]
  {
    let now = AdoptionRecord(
      label: run.label ?? run.language.say("now", "지금"), count: run.adoption.total,
      countedRules: run.adoption.countedRules)
    var old: AdoptionRecord?
    return (run.history + [now]).map { record in
      defer { old = record }
      guard let old else { return (record.label, record.count, "", "") }
      let note = old.countedRules == record.countedRules ? "" : "other rules counted"
      return (record.label, record.count, change(from: old.count, to: record.count), note)
    }
  }
}

extension Array {
  /// The first elements, and how many are left out.
  func capped(_ most: Int) -> (shown: ArraySlice<Element>, leftOut: Int) { (prefix(most), Swift.max(count - most, 0)) }
}
