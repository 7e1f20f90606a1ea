import Linting

/// What a reporter tells: the findings of one run and what is needed to show them.
package struct LintReport {
  package var result: LintResult
  /// The rules that findings name, for formats that describe them.
  package var rules: [RuleDescription]
  package var version: String
  /// The bytes of a file, by the path that its findings give; `nil` leaves the code out.
  package var source: (String) -> [UInt8]?

  package init(
    result: LintResult, rules: [RuleDescription] = [], version: String, source: @escaping (String) -> [UInt8]?
  ) {
    self.result = result
    self.rules = rules
    self.version = version
    self.source = source
  }

  package var findings: [Finding] { result.findings }

  package func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

/// One way to tell the findings of a run.
package protocol Reporter {
  /// Writes the report piece by piece, a finding at a time: a report may be many times the size of what it is about.
  func write(_ run: LintReport, to output: (String) -> Void)
}

extension Reporter {
  /// The whole report.
  package func report(_ run: LintReport) -> String {
    var text = ""
    write(run) { text += $0 }
    return text
  }
}

/// The names of the formats, as `--format` takes them.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, xcode, json, jsonl, github, sarif, gitlab, junit, checkstyle, rdjson, markdown

  /// `style` is what the terminal can show; only the text for people uses it.
  package func reporter(style: TextStyle = .plain) -> any Reporter {
    switch self {
    case .text: TextReporter(style: style)
    case .xcode: XcodeReporter()
    case .json: JSONReporter()
    case .jsonl: JSONLinesReporter()
    case .rdjson: RDJSONReporter()
    case .github: GitHubReporter()
    case .sarif: SARIFReporter()
    case .gitlab: GitLabReporter()
    case .junit: JUnitReporter()
    case .checkstyle: CheckstyleReporter()
    case .markdown: MarkdownReporter()
    }
  }
}
