import Linting

/// What people read at the end of a run.
enum RunSummary {
  /// `12 findings (2 errors, 10 warnings) in 40 files`.
  static func text(of result: LintResult) -> String {
    let errors = result.findings.count { $0.severity == .error }
    let files = counted(result.fileCount, "file")
    let known = result.statistics.baselineCount
    let end = known > 0 ? "\(files); \(known) more in the baseline\n" : "\(files)\n"
    guard !result.findings.isEmpty else { return "no findings in \(end)" }
    let severities = "\(counted(errors, "error")), \(counted(result.findings.count - errors, "warning"))"
    return "\(counted(result.findings.count, "finding")) (\(severities)) in \(end)"
  }

  /// One line for each count, stage and rule.
  static func statistics(of result: LintResult, seconds: Double) -> String {
    var rows = [
      ("files", "\(result.fileCount)"), ("bytes", "\(result.byteCount)"),
      ("design tokens", "\(result.statistics.tokenCount)"), ("findings", "\(result.findings.count)"),
      ("suppressed", "\(result.statistics.suppressedCount)"),
      ("in baseline", "\(result.statistics.baselineCount)"),
      ("files known from before", "\(result.statistics.cachedCount)"),
    ]
    let counts = Dictionary(result.findings.map { ($0.rule, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }
    rows += counts.map { ("  \($0.key)", "\($0.value)") }
    rows.append(("seconds", decimal(seconds)))
    rows += result.statistics.stages.map { ("  \($0.name)", decimal($0.seconds)) }
    if seconds > 0 { rows.append(("MB/s", decimal(Double(result.byteCount) / 1_000_000 / seconds))) }
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { name, value in
      name + String(repeating: " ", count: width + 2 - name.count) + value + "\n"
    }.joined()
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private static func decimal(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}
