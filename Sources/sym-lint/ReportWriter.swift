import Linting
import Reporting

/// Writes the reports that a command line asks for.
struct ReportWriter {
  private let reports: [LintOptions.Report]
  private let color: ColorChoice?
  private let shell: Shell
  private let request: LintRequest
  private let mayQuote: (String) -> Bool

  /// - Parameter mayQuote: Whether a file may be shown, by its absolute path.
  init(
    _ reports: [LintOptions.Report], _ color: ColorChoice?, _ shell: Shell, _ request: LintRequest,
    quoting mayQuote: @escaping (String) -> Bool = { _ in true }
  ) {
    self.reports = reports
    self.color = color
    self.shell = shell
    self.request = request
    self.mayQuote = mayQuote
  }

  /// - Parameter rules: Those that the findings name, where they are no rules of the linter.
  func write(_ result: LintResult, rules: [RuleDescription]? = nil) throws {
    let needsRules = rules == nil && reports.contains { $0.format == .sarif }
    let run = LintReport(
      result: result, rules: needsRules ? try Linter().rules(request) : rules ?? [], version: Version.number,
      source: source(of:))
    for report in reports {
      let style = shell.style(for: color, on: report.file == nil ? shell.standardOutput : nil)
      let reporter = report.format.reporter(style: style)
      if let file = report.file {
        do throws(FileError) {
          try shell.write(toFile: file, allowsOutside: request.allowsOutside) { reporter.write(run, to: $0) }
        } catch {
          throw CommandError(description: "cannot write '\(file)': \(error)")
        }
      } else {
        shell.standardOutput.write { reporter.write(run, to: $0) }
      }
    }
  }

  private func source(of file: String) -> [UInt8]? {
    if let input = request.standardInput { return input.bytes }
    let path = FilePath.absolute(file, in: request.workingFolder)
    guard mayQuote(path) else { return nil }
    return try? request.files.read(path)
  }
}
