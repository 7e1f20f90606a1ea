import Linting
import Markup

/// Reads the reports that `json` writes.
package enum JSONReportReader {
  /// The findings of a report, how many files they are from, and how many more baselines know. Their ranges are not in it:
  /// they are empty.
  ///
  /// - Throws: Where something else stands than the format writes.
  package static func read(
    _ bytes: [UInt8]
  ) throws(MarkupError) -> (findings: [Finding], fileCount: Int, knownCount: Int) {
    let report = try MarkupNode.json(bytes)
    guard let list = report["findings"], let summary = report["summary"], let version = report["version"] else {
      throw MarkupError("this is no report of 'sym-lint lint --format json'", at: report.position)
    }
    guard try version.integer() == 1 else { throw version.mismatch("version 1") }
    var findings: [Finding] = []
    for node in try list.items() { findings.append(try Finding(node)) }
    return (findings, try summary.member("files").count(from: 0), try summary["known"]?.count(from: 0) ?? 0)
  }
}

extension MarkupNode {
  fileprivate func member(_ key: String) throws(MarkupError) -> MarkupNode {
    guard let member = self[key] else { throw MarkupError("'\(key)' is missing", at: position) }
    return member
  }

  /// A line, a column, or a number of files.
  fileprivate func count(from least: Int = 1) throws(MarkupError) -> Int {
    let number = try integer()
    guard number >= least, number <= Int(UInt32.max) else { throw mismatch("a number from \(least)") }
    return number
  }
}

extension Finding {
  fileprivate init(_ node: MarkupNode) throws(MarkupError) {
    let severity = try node.member("severity")
    guard let level = Severity(rawValue: try severity.string()) else { throw severity.mismatch("a severity") }
    var suggestions: [Suggestion] = []
    for item in try node.member("suggestions").items() { suggestions.append(try Suggestion(item)) }
    self.init(
      file: try node.member("file").string(), range: 0..<0, line: try node.member("line").count(),
      column: try node.member("column").count(), endLine: try node.member("endLine").count(),
      endColumn: try node.member("endColumn").count(), rule: try node.member("rule").string(), severity: level,
      message: try node.member("message").string(), text: try node.member("text").string(),
      value: try node.member("value").string(), suggestions: suggestions,
      fingerprint: try node.member("fingerprint").string())
    fails = try node["fails"]?.boolean() ?? true
  }
}

extension Suggestion {
  fileprivate init(_ node: MarkupNode) throws(MarkupError) {
    let word = try node.member("kind")
    guard let kind = Kind(rawValue: try word.string()) else { throw word.mismatch("a kind of suggestion") }
    var place: Location?
    if let definition = node["definedAt"], !definition.isNull {
      place = Location(
        path: try definition.member("file").string(), line: try definition.member("line").count(),
        column: try definition.member("column").count())
    }
    self.init(
      token: try node.member("token").string(), replacement: try node.member("replacement").string(), kind: kind,
      difference: try node.member("difference").number(), isSafe: try node.member("safe").boolean(),
      note: try node["note"]?.string(), definedAt: place, module: try node["module"]?.string())
  }
}
