import DesignTokens
import Linting
import Markup
import Reporting

/// `tokens check`: where the sources of the design tokens do not say the same.
enum TokenCheck {
  static func run(_ invocation: Invocation, _ shell: Shell) throws -> ExitStatus {
    let request = try LintRequest(invocation, shell)
    let report = try Linter().tokenDrifts(request)
    let file = invocation.tokensFile
    let list = TokenList(
      tokens: [], workingFolder: request.workingFolder,
      style: shell.style(for: invocation.choice(of: .color), on: file == nil ? shell.standardOutput : nil))
    switch invocation.choice(of: .tokensFormat) ?? ReportFormat.text {
    case .json: try write(json(report.drifts, list), file, shell, request)
    case .text:
      try write(report.drifts.map { line($0, list) }.joined(), file, shell, request)
      if !report.drifts.isEmpty || report.problems.isEmpty && report.tokenCount > 0 {
        shell.standardError.write(summary(report.drifts) + "\n")
      }
    case let format: try write(report, format, file, invocation, shell, request)
    }
    try tellWhatIsMissing(report, request, shell)
    for problem in report.problems { shell.complain(problem.description) }
    if !report.problems.isEmpty { return .failure }
    return report.drifts.contains(where: \.isFailure) ? .findings : .success
  }

  /// Says what was not compared, for it is no source.
  private static func tellWhatIsMissing(_ report: TokenDriftReport, _ request: LintRequest, _ shell: Shell) throws {
    guard report.problems.isEmpty else { return }
    if report.tokenCount == 0, report.drifts.isEmpty {
      shell.complain(try TokenAdvice.ofNothing(request))
    } else if let documents = try TokenAdvice.ofDocuments(request) {
      shell.complain(documents)
    }
  }

  private static func write(_ text: String, _ file: String?, _ shell: Shell, _ request: LintRequest) throws {
    guard let file else { return shell.standardOutput.write(text) }
    do throws(FileError) {
      try shell.write(text, toFile: file, allowsOutside: request.allowsOutside)
    } catch {
      throw CommandError(description: "cannot write '\(file)': \(error)")
    }
  }

  /// In a format of `lint`: each drift is a finding, its kind the rule.
  private static func write(
    _ report: TokenDriftReport, _ format: ReportFormat, _ file: String?, _ invocation: Invocation, _ shell: Shell,
    _ request: LintRequest
  ) throws {
    let findings = report.findings(workingFolder: request.workingFolder) { try? FileReader.read($0) }
    let writer = ReportWriter(
      [LintOptions.Report(format: format, file: file)], invocation.choice(of: .color), shell, request)
    try writer.write(
      LintResult(findings: findings, fileCount: report.fileCount),
      rules: TokenDrift.Kind.allCases.map(\.ruleDescription))
  }

  /// `tokens.json:3:5: differs: 'color.ink' is #111111FF, and 'Color.ink' is #222222FF (Colors.swift:4:14)`
  private static func line(_ drift: TokenDrift, _ list: TokenList) -> String {
    let place = TerminalText.neutralized(list.place(drift.definition))
    let other = drift.other.map { list.style.paint(" (\(TerminalText.neutralized(list.place(of: $0))))", .dim) } ?? ""
    return
      "\(place): \(list.style.paint(drift.kind.rawValue, .bold)): \(TerminalText.neutralized(drift.message))\(other)\n"
  }

  private static func counts(_ drifts: [TokenDrift]) -> [(TokenDrift.Kind, Int)] {
    TokenDrift.Kind.allCases.map { kind in (kind, drifts.filter { $0.kind == kind }.count) }
  }

  private static func summary(_ drifts: [TokenDrift]) -> String {
    let parts = counts(drifts).filter { $0.1 > 0 }.map { kind, count in
      switch kind {
      case .differs: "\(count) \(count == 1 ? "differs" : "differ")"
      case .missing, .broken, .unreachable: "\(count) \(kind.rawValue)"
      case .duplicate, .remark: "\(count) \(kind.rawValue)\(count == 1 ? "" : "s")"
      }
    }
    return parts.isEmpty ? "the sources of the design tokens agree" : parts.joined(separator: ", ")
  }

  private static func json(_ drifts: [TokenDrift], _ list: TokenList) -> String {
    func place(_ definition: DesignToken.Definition) -> JSONValue {
      [
        "file": .string(FilePath.shown(definition.path, workingFolder: list.workingFolder)),
        "line": .integer(definition.line), "column": .integer(definition.column),
      ]
    }
    let entries = drifts.map { drift in
      JSONValue.object([
        "kind": .string(drift.kind.rawValue), "name": .string(drift.name), "message": .string(drift.message),
        "definedAt": place(drift.definition), "appearance": drift.appearance.map { .string($0) },
        "other": drift.other.map { list.value(of: $0) },
      ])
    }
    let summary = counts(drifts).map { JSONValue.Member(name: $0.0.rawValue, value: .integer($0.1)) }
    return JSONValue.object([
      "version": .integer(1), "drifts": .array(entries), "summary": .object(summary),
    ]).indentedText(depth: 2)
  }
}
