import Linting

extension Command {
  static let lint = Command(
    name: "lint", summary: "Report the raw design values that design tokens should replace.", usage: "[PATH…]",
    operands: .files, operandCount: 0...Int.max,
    details: """
      PATH is a file or a folder; the current folder when there is none. '-' is standard input.
      What the configuration excludes is never linted, even if it is named here.
      """,
    flags: [
      .config, .allowOutside, .format, .output, .failOn, .rule, .preset, .jobs, .color, .quiet, .stats, .noCache,
      .cachePath, .stdinFilename,
      .baseline, .strictBaseline, .tokens,
    ] + Flag.changes,
    run: { invocation, shell in try LintRun(invocation, shell).run() })
}

/// One run of `lint`: lint, report, say how it went.
private struct LintRun {
  let options: LintOptions
  let shell: Shell

  init(_ invocation: Invocation, _ shell: Shell) throws {
    options = try LintOptions(invocation, shell)
    self.shell = shell
    try checkCommandName(invocation)
  }

  /// A misspelled command looks like a path that does not exist.
  private func checkCommandName(_ invocation: Invocation) throws {
    guard let word = options.request.paths.first, !word.contains("/"), !word.contains("."),
      FileReader.kind(of: FilePath.absolute(word, in: options.request.workingFolder)) == nil,
      let name = Spelling.nearest(to: word, in: Command.all.map(\.name))
    else { return }
    if name == word {
      let flags = invocation.flags.map { $0.value.isEmpty ? $0.flag.name : "\($0.flag.name) \($0.value)" }
      throw UsageError(
        description: "a command comes before its flags: 'sym-lint \(([word] + flags).joined(separator: " "))'")
    }
    throw UsageError(description: "'\(word)' is neither a command nor a path; did you mean '\(name)'?")
  }

  func run() throws -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try lint()
    try ReportWriter(options.reports, options.color, shell, options.request).write(result)
    for problem in result.problems + result.notes { shell.complain(problem.description) }
    // Where nothing could be linted, there is nothing to sum up.
    let isTold = result.fileCount > 0 || result.problems.isEmpty
    if isTold, !options.isQuiet, options.reports.contains(where: { $0.format == .text }) {
      shell.standardError.write(RunSummary.text(of: result))
    }
    tellStaleEntries(result)
    if options.printsStatistics {
      shell.standardError.write(RunSummary.statistics(of: result, seconds: (clock.now - start) / .seconds(1)))
    }
    if !result.problems.isEmpty { return .failure }
    return result.fails || options.isStrict && !result.staleEntries.isEmpty ? .findings : .success
  }

  /// Lists what the baseline has too much where that fails the run, else says how much it is.
  private func tellStaleEntries(_ result: LintResult) {
    guard let first = result.staleEntries.first else { return }
    if options.isStrict {
      for stale in result.staleEntries {
        let entry = stale.entry
        shell.complain("\(stale.file):\(stale.line): \(entry.path) has no \(entry.rule) '\(entry.expression)' any more")
      }
    }
    guard options.isStrict || !options.isQuiet else { return }
    let count = result.staleEntries.count
    let findings = count == 1 ? "1 finding that is" : "\(count) findings that are"
    shell.complain("\(first.file) knows \(findings) gone; 'sym-lint baseline prune' takes them out")
  }

  private func lint() throws -> LintResult {
    guard !options.isQuiet, shell.standardError.isTerminal else { return try Linter().lint(options.request) }
    let line = ProgressLine(output: shell.standardError)
    defer { line.erase() }
    var request = options.request
    request.progress = { done, total in line.show(done, of: total) }
    return try Linter().lint(request)
  }
}
