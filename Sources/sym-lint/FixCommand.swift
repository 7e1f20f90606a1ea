import Linting
import Reporting

extension Command {
  static let fix = Command(
    name: "fix", summary: "Put design tokens in the place of raw values, where nothing but the spelling changes.",
    usage: "[PATH…]", operands: .files, operandCount: 0...Int.max,
    details: """
      PATH is a file or a folder; the current folder when there is none. With '-', standard input is fixed and written
      to standard output. Only safe fixes are made unless --unsafe is given: one token fits, in every appearance, and it
      compiles where it is put. Comments that silence nothing are taken away. The exit status tells of what is left.
      """,
    flags: [
      .config, .allowOutside, .unsafe, .dryRun, .diff, .interactive, .addSuppressions, .rule, .preset, .failOn, .jobs,
      .color, .quiet,
      .stdinFilename,
    ],
    run: { invocation, shell in try FixCommand(invocation, shell).run() })
}

extension Flag {
  static let unsafe = Flag(
    "--unsafe", "Take near tokens too, and the best one where several fit; none that is named for something else.")
  static let dryRun = Flag("--dry-run", "Change nothing, but say what would be changed.")
  static let diff = Flag("--diff", "Change nothing, but print a patch.")
  static let interactive = Flag("--interactive", short: "-i", "Ask about each finding.")
  static let addSuppressions = Flag(
    "--add-suppressions", .text, "REASON", "Fix nothing: silence each finding with a comment that gives this reason.")
}

/// One run of `fix`.
private struct FixCommand {
  let invocation: Invocation
  let shell: Shell
  var request: FixRequest
  /// Whether nothing is changed but told.
  private let isDry: Bool

  init(_ invocation: Invocation, _ shell: Shell) throws {
    self.invocation = invocation
    self.shell = shell
    isDry = invocation.has(.dryRun) || invocation.has(.diff)
    let lint = try LintRequest(invocation, shell)
    request = FixRequest(
      lint: lint, level: invocation.has(.unsafe) ? .unsafe : .safe, writes: !isDry && lint.standardInput == nil,
      suppressionReason: invocation.value(of: .addSuppressions))
    if let reason = request.suppressionReason, reason.contains(where: \.isNewline) {
      throw UsageError(description: "a reason is one line", command: "fix")
    }
    if request.suppressionReason != nil, invocation.has(.unsafe) || invocation.has(.interactive) {
      let other = invocation.has(.unsafe) ? Flag.unsafe : Flag.interactive
      throw UsageError(
        description: "'\(Flag.addSuppressions.name)' fixes nothing, and so '\(other.name)' says nothing of it",
        command: "fix")
    }
    if invocation.has(.interactive) {
      guard shell.isInteractive, lint.standardInput == nil else {
        throw UsageError(description: "'--interactive' needs a terminal", command: "fix")
      }
      request.choose =
        FixDialog(shell: shell, style: shell.style(for: invocation.choice(of: .color), on: shell.standardOutput)).choose
    }
  }

  func run() throws -> ExitStatus {
    let result = try Linter().fix(request)
    report(result)
    for problem in result.problems + result.notes { shell.complain(problem.description) }
    if !invocation.has(.quiet) { shell.standardError.write(summary(of: result)) }
    if !result.problems.isEmpty { return .failure }
    return result.fails || isDry && result.changesWhatCouldFail ? .findings : .success
  }

  private func report(_ result: FixResult) {
    if invocation.has(.diff) {
      for file in result.files {
        let patch = UnifiedDiff.text(of: patchName(file), from: file.old, to: file.new)
        if shell.standardOutput.isTerminal {
          shell.standardOutput.write(TerminalText.neutralizedLines(String(decoding: patch, as: UTF8.self)))
        } else {
          shell.standardOutput.write(patch)
        }
      }
    } else if invocation.has(.dryRun) {
      for file in result.files {
        for fix in file.fixes { shell.standardOutput.write(line(about: fix)) }
      }
    } else if let input = request.lint.standardInput {
      shell.standardOutput.write(result.files.first?.new ?? input.bytes)
    }
  }

  /// Relative to the working folder, as a patch is applied there; other files by their whole path.
  private func patchName(_ file: FixedFile) -> String {
    let folder = request.lint.workingFolder
    return String(FilePath.relative(file.path, to: folder) ?? FilePath.relative(file.path, to: "/") ?? "")
  }

  private func line(about fix: Fix) -> String {
    let finding = fix.finding
    let place = TerminalText.neutralized("\(finding.file):\(finding.line):\(finding.column)")
    let old = TerminalText.neutralized(finding.text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    let change =
      fix.suggestion.map { "\(old) → \(TerminalText.neutralized($0.replacement))" }
      ?? (request.suppressionReason == nil ? "comment changed" : "silenced")
    return "\(place): \(change) (\(finding.rule))\n"
  }

  /// `fixed 12 findings in 3 files; 4 findings left in 40 files`.
  private func summary(of result: FixResult) -> String {
    let verb =
      switch (request.suppressionReason, !isDry) {
      case (nil, true): "fixed"
      case (nil, false): "would fix"
      case (_, true): "silenced"
      case (_, false): "would silence"
      }
    let noun = request.suppressionReason == nil ? "finding" : "line"
    var text = "\(verb) \(counted(result.fixCount, noun)) in \(counted(result.files.count, "file")); "
    text += "\(counted(result.remaining.count, "finding")) left in \(counted(result.fileCount, "file"))"
    if result.baselineCount > 0 { text += "; \(result.baselineCount) more in the baseline" }
    if result.refusedCount > 0 {
      text +=
        "; \(counted(result.refusedCount, "fix", "fixes")) left out for the sake of a comment or of the code around"
    }
    return text + "\n"
  }

  private func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
