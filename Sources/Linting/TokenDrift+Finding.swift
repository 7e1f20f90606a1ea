import DesignTokens
import SourceText

extension TokenDrift.Kind {
  /// What reports call the kind, as they do a rule: `token-differs`.
  package var ruleID: String { "token-" + rawValue }

  package var severity: Severity {
    switch self {
    case .differs, .missing, .unreachable, .broken: .error
    case .duplicate, .remark: .warning
    }
  }

  /// For formats that describe the rules that their findings name.
  package var ruleDescription: RuleDescription {
    let (summary, why) = words
    return RuleDescription(
      id: ruleID, category: "tokens", preset: .recommended, severity: severity, summary: summary, message: "", why: why,
      patterns: [])
  }

  private var words: (summary: String, why: String) {
    switch self {
    case .differs:
      ("Two sources give one design token different values.", "What is drawn depends on which source is asked.")
    case .missing:
      ("A source of design tokens lacks one that another has.", "Add it there, or take it out of the other source.")
    case .unreachable:
      ("No code can name a design token.", "Say with 'access' how Swift spells it, or define it in Swift.")
    case .broken:
      (
        "A design token has no value.",
        "It refers to nothing or to itself, or is written as its type does not allow. Nothing can be suggested for it."
      )
    case .duplicate:
      (
        "Two design tokens of one source have the same value.",
        "Where they mean the same, one of them should refer to the other."
      )
    case .remark:
      ("A source of design tokens was read, though it is not as it should be.", "Other tools may refuse it.")
    }
  }
}

extension TokenDriftReport {
  /// The drifts as reporters take them, in their order: a finding each, on the name or value that stands at its place.
  ///
  /// - Parameter contents: The bytes of a file, by its absolute path.
  package func findings(workingFolder: String, contents: (String) -> [UInt8]?) -> [Finding] {
    var findings: [Finding] = []
    var path = ""
    var lines: LineTable?
    var identities = FindingIdentities(path: path)
    for drift in drifts {
      let shown = FilePath.shown(drift.definition.path, workingFolder: workingFolder)
      if path != drift.definition.path {
        path = drift.definition.path
        lines = contents(path).map { LineTable($0) }
        identities = FindingIdentities(path: shown)
      }
      var finding = drift.finding(in: lines, shown) { FilePath.shown($0, workingFolder: workingFolder) }
      let enclosing = [drift.name, drift.appearance ?? "", drift.other?.name ?? ""].joined(separator: "\u{1F}")
      finding.fingerprint = identities.fingerprint(of: finding, enclosing: enclosing)
      findings.append(finding)
    }
    return findings
  }
}

extension TokenDrift {
  fileprivate func finding(in lines: LineTable?, _ file: String, _ shownPath: (String) -> String) -> Finding {
    let start = lines.map {
      $0.utf8Offset(of: TextPosition(line: definition.line - 1, column: definition.column - 1), in: .utf8)
    }
    let range = start.flatMap { start in lines.map { start..<Self.end(ofWordAt: start, in: $0.bytes) } } ?? 0..<0
    let place = other.map { other in
      " (\(shownPath(other.definition.path)):\(other.definition.line):\(other.definition.column))"
    }
    var finding = Finding(
      file: file, range: range, line: definition.line, column: definition.column, endLine: definition.line,
      endColumn: definition.column + range.count, rule: kind.ruleID, severity: kind.severity,
      message: message + (place ?? ""),
      text: lines.map { String(decoding: $0.bytes[range], as: UTF8.self) } ?? "", value: "", suggestions: [],
      fingerprint: "")
    finding.fails = isFailure
    return finding
  }

  /// Past the name or the quoted text at an offset, and on its line.
  private static func end(ofWordAt start: Int, in bytes: [UInt8]) -> Int {
    guard start < bytes.count else { return bytes.count }
    var end = start + 1
    if bytes[start] == UInt8(ascii: "\"") {
      while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != 0x0A, bytes[end] != 0x0D {
        end += bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count && bytes[end + 1] != 0x0A ? 2 : 1
      }
      return min(end + (end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? 1 : 0), bytes.count)
    }
    guard isPartOfWord(bytes[start]) else { return end }
    while end < bytes.count, isPartOfWord(bytes[end]) { end += 1 }
    return end
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
