import Linting
import Markup
import Reporting
import SourceText

extension Command {
  static let merge = Command(
    name: "merge", summary: "Make one report of the reports of several runs.", usage: "FILE…", operands: .files,
    operandCount: 1...Int.max,
    details: """
      FILE is what 'sym-lint lint --format json' wrote for some of the files; '-' is standard input. The result is the
      report of one run over all of them, in any format, and its exit status: each finding says whether it fails under
      the configuration of its file, whatever --fail-on that run had.
      """,
    flags: [.config, .allowOutside, .format, .output, .failOn, .color, .quiet],
    run: { invocation, shell in try merge(invocation, shell) })

  private static func merge(_ invocation: Invocation, _ shell: Shell) throws -> ExitStatus {
    var request = LintRequest(
      paths: [], workingFolder: shell.workingFolder, configurationPath: invocation.value(of: .config),
      failLevel: invocation.choice(of: .failOn))
    request.allowsOutside = invocation.has(.allowOutside)
    let fence = Fence(Repository.root(of: shell.workingFolder) ?? shell.workingFolder)
    let mayQuote = { (path: String) in isCode(path, fence) }
    var result = LintResult()
    result.failLevel = request.failLevel
    if result.failLevel == nil, request.configurationPath != nil {
      result.failLevel = try Linter().configuration(request).failLevel
    }
    var seen: Set<Finding> = []
    for file in invocation.operands {
      let report = try read(file, shell)
      result.fileCount += report.fileCount
      result.statistics.baselineCount += report.knownCount
      result.findings += report.findings.filter { seen.insert($0).inserted }
    }
    result.findings.sort(by: Finding.precedes)
    locate(&result.findings, shell.workingFolder, mayQuote)
    let reports = try LintOptions.reports(invocation, shell)
    try ReportWriter(reports, invocation.choice(of: .color), shell, request, quoting: mayQuote).write(result)
    if !invocation.has(.quiet), reports.contains(where: { $0.format == .text }) {
      shell.standardError.write(RunSummary.text(of: result))
    }
    return result.fails ? .findings : .success
  }

  private static func read(_ file: String, _ shell: Shell) throws -> (
    findings: [Finding], fileCount: Int, knownCount: Int
  ) {
    let bytes: [UInt8]
    do {
      let path = FilePath.absolute(file, in: shell.workingFolder)
      bytes = try file == "-" ? shell.readStandardInput() : FileReader.read(path)
    } catch {
      throw CommandError(description: "cannot read '\(file)': \(error)")
    }
    do {
      return try JSONReportReader.read(bytes)
    } catch {
      throw CommandError(description: "\(file):\(error)")
    }
  }

  /// A report may come from anywhere and name any file, but only code is what it may speak of.
  private static func isCode(_ path: String, _ fence: Fence) -> Bool {
    guard fence.holds(path), let real = FileReader.realPath(path) else { return false }
    return GitRepository.isSwift(real) && !FilePath.isInGit(real)
  }

  /// Gives findings their ranges, as far as their files are here.
  private static func locate(_ findings: inout [Finding], _ folder: String, _ mayQuote: (String) -> Bool) {
    var file: (path: String, lines: LineTable?) = ("", nil)
    for index in findings.indices {
      let finding = findings[index]
      if file.path != finding.file {
        let path = FilePath.absolute(finding.file, in: folder)
        let bytes = mayQuote(path) ? try? FileReader.read(path) : nil
        file = (finding.file, bytes.map { LineTable($0) })
      }
      guard let lines = file.lines else { continue }
      let start = lines.utf8Offset(of: TextPosition(line: finding.line - 1, column: finding.column - 1), in: .utf8)
      let end = lines.utf8Offset(of: TextPosition(line: finding.endLine - 1, column: finding.endColumn - 1), in: .utf8)
      findings[index].range = start..<max(start, end)
    }
  }
}
