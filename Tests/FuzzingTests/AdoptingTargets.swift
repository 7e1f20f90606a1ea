import Reporting

@testable import Linting

extension FuzzTarget {
  /// A patch, a baseline, or a file before and after.
  static let adopting = [
    FuzzTarget("adopting") { bytes in patchFault(bytes) ?? baselineFault(bytes) ?? differenceFault(bytes.parts) },
    // Who owns files, and a path.
    FuzzTarget("owners") { bytes in
      let parts = bytes.parts
      for dialect in [CodeOwners.Dialect.gitHub, .gitLab] {
        let owners = CodeOwners(parts[0], dialect: dialect).owners(of: parts[parts.count - 1].text)
        if Set(owners).count < owners.count { return "\(owners) are named twice" }
        if let owner = owners.first(where: { !$0.contains("@") }) { return "\(owner) is nobody" }
      }
      return nil
    },
    // What one run hands to another: tokens, or a report.
    FuzzTarget("exports") { bytes in
      if let record = try? AdoptionRecord(json: bytes, name: "a") { return historyFault(record) }
      if let report = try? JSONReportReader.read(bytes) { return LintedFile.reportFault(report.findings, bytes) }
      guard let tokens = try? TokenExport(bytes, path: "t.json", version: "1") else { return nil }
      let text = tokens.text(version: "1")
      guard let again = try? TokenExport(text, path: "t.json", version: "1") else { return nil }
      return again.text(version: "1") == text ? nil : "tokens change"
    },
  ]

  /// An earlier report is told in every format, and the one in JSON can be read in turn.
  private static func historyFault(_ record: AdoptionRecord) -> String? {
    var adoption = Adoption()
    adoption.total = record.count
    adoption.countedRules = record.countedRules
    let report = AdoptionReport(adoption, label: record.label, history: [record, record])
    for format in AdoptionFormat.allCases {
      let text = format.reporter().report(report)
      if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) }) {
        return "a control character in \(format)"
      }
      guard format == .json else { continue }
      if (try? AdoptionRecord(json: Array(text.utf8), name: "b")) != record { return "not the same: \(text)" }
    }
    return nil
  }

  private static func patchFault(_ bytes: [UInt8]) -> String? {
    var changes = ChangedLines()
    for file in PatchReader.files(of: bytes) {
      for range in file.added {
        guard range.lowerBound >= 0 else { return "line \(range.lowerBound)" }
        changes.add(range, of: file.name)
      }
    }
    _ = changes.paths.filter { changes.contain(1...3, of: $0) }
    return nil
  }

  private static func differenceFault(_ parts: [[UInt8]]) -> String? {
    guard parts.count > 1 else { return nil }
    let patch = UnifiedDiff.text(of: "a b.swift", from: parts[0], to: parts[1])
    let added = PatchReader.files(of: patch).flatMap(\.added).reduce(0) { $0 + $1.count }
    let lines = patch.split(separator: 0x0A).dropFirst(2).count { $0.first == UInt8(ascii: "+") }
    return added == lines ? nil : "\(lines) lines are added, \(added) are read"
  }

  private static func baselineFault(_ bytes: [UInt8]) -> String? {
    var problems: [(line: Int, message: String)] = []
    let baseline = Baseline(bytes: bytes, problems: &problems)
    var written: [(line: Int, message: String)] = []
    let again = Baseline(bytes: Array(baseline.text.utf8), problems: &written)
    guard written.isEmpty else { return "line \(written[0].line) \(written[0].message)" }
    return again.entries == baseline.entries ? nil : "\(again.entries) is not \(baseline.entries)"
  }
}
