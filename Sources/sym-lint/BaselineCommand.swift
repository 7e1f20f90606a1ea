import Linting
import Reporting

extension Command {
  static let baseline = Command(
    name: "baseline", summary: "Keep the findings of an old code base out of the reports.", usage: "[PATH…]",
    operands: .files, operandCount: 0...Int.max,
    actions: [
      Action(name: "create", summary: "Write the findings there are to a new file."),
      Action(name: "update", summary: "Write it anew with the findings there are now."),
      Action(name: "prune", summary: "Take out what is not found any more."),
    ],
    details: """
      The file is that of --baseline, of 'baseline' in the configuration, or \(Baseline.fileName) beside it or in the
      nearest folder above, as far as the repository goes. It is text, one finding a line, to be committed. A finding
      keeps its line in it when code moves, is laid out anew, or when its file is renamed.
      """,
    flags: [.config, .allowOutside, .baseline, .rule, .preset, .jobs, .quiet],
    run: { invocation, shell in try BaselineCommand(invocation, shell).run() })
}

/// One run of `baseline`.
private struct BaselineCommand {
  let invocation: Invocation
  let shell: Shell
  let request: LintRequest
  /// Absolute.
  let file: String

  init(_ invocation: Invocation, _ shell: Shell) throws {
    self.invocation = invocation
    self.shell = shell
    var request = try LintRequest(invocation, shell)
    guard request.standardInput == nil else {
      throw UsageError(description: "a baseline is made of files", command: "baseline")
    }
    let given = invocation.value(of: .baseline)
    if let given { request.baseline = .file(given) }
    self.request = request
    let configuration = try Linter().configuration(request)
    // A new one is made beside the configuration, whatever holds above.
    let old = invocation.action == "create" ? nil : configuration.existingBaseline(request.workingFolder)
    let path =
      given ?? configuration.baseline ?? old ?? FilePath.join(configuration.folder, Baseline.fileName)
    file = FilePath.absolute(path, in: request.workingFolder)
    let isGiven = given != nil
    let real = FileReader.realPath(file) ?? FileReader.realPath(FilePath.folder(of: file)) ?? file
    guard isGiven || !FilePath.isInGit(file) && !FilePath.isInGit(real) else {
      throw UsageError(
        description: "\(FilePath.shown(file, workingFolder: request.workingFolder)) is Git's own; '--baseline' names "
          + "another file", command: "baseline")
    }
    guard isGiven || configuration.fence.holds(file) else {
      throw UsageError(
        description: "\(FilePath.shown(file, workingFolder: request.workingFolder)) is a link that leads outside the "
          + "repository; '--baseline' names another file", command: "baseline")
    }
  }

  func run() throws -> ExitStatus {
    let exists = FileReader.kind(of: file) != nil
    if invocation.action == "create", exists {
      throw CommandError(description: "\(shown) is there already; 'sym-lint baseline update' writes it anew")
    }
    if invocation.action == "prune", !exists { throw CommandError(description: "\(shown): no such file") }
    let survey = try Linter().survey(request, forBaseline: file)
    for problem in survey.problems + survey.notes { shell.complain(problem.description) }
    guard survey.problems.isEmpty else { return .failure }
    let old = exists ? try read(isLenient: invocation.action == "update") : nil
    let change = BaselineChange(old: old, survey)
    let new = invocation.action == "prune" ? change.pruned : change.updated
    do {
      try Output.write(new.text, toFile: file)
    } catch {
      throw CommandError(description: "cannot write \(shown): \(error)")
    }
    tell(old, new)
    if invocation.action != "prune" { tellOthers(survey) }
    if old == nil { try adviseGit() }
    return .success
  }

  private var shown: String { FilePath.shown(file, workingFolder: request.workingFolder) }

  private func read(isLenient: Bool) throws -> Baseline {
    var problems: [(line: Int, message: String)] = []
    let bytes = try FileReader.read(file)
    guard Baseline.mayReplace(bytes) else {
      throw CommandError(description: "\(shown) is not changed: it is no baseline of this version of sym-lint")
    }
    let baseline = Baseline(bytes: bytes, problems: &problems)
    if let first = problems.first, !isLenient {
      throw CommandError(description: "\(shown):\(first.line): \(first.message)")
    }
    return baseline
  }

  private func tell(_ old: Baseline?, _ new: Baseline) {
    guard !invocation.has(.quiet) else { return }
    let before = Set(old?.entries ?? [])
    let after = Set(new.entries)
    let count = "\(after.count) \(after.count == 1 ? "finding" : "findings")"
    let change =
      old == nil ? "" : ": \(after.subtracting(before).count) added, \(before.subtracting(after).count) removed"
    shell.standardError.write("\(TerminalText.neutralized(shown)) knows \(count)\(change)\n")
  }

  /// Says what of the findings is not in the file, for it does not hold for them.
  private func tellOthers(_ survey: BaselineSurvey) {
    guard !invocation.has(.quiet) else { return }
    for (file, count) in survey.others.sorted(by: { $0.key < $1.key }) {
      let other = FilePath.shown(file, workingFolder: request.workingFolder)
      shell.complain("\(count) more \(count == 1 ? "is" : "are") of files that go by \(other)")
    }
    guard survey.strayCount > 0 else { return }
    shell.complain(
      "\(survey.strayCount) more \(survey.strayCount == 1 ? "is" : "are") of files that do not go by it; "
        + "make a baseline beside their configuration, or name one for all with '\(Flag.baseline.name)'")
  }

  /// Git joins two branches' additions without a conflict if it is told that lines are independent.
  private func adviseGit() throws {
    let folder = FilePath.folder(of: file)
    let attributes = FilePath.join(folder, ".gitattributes")
    guard !FilePath.isInGit(file), let root = Repository.root(of: folder), Fence(root).holds(attributes) else { return }
    let kind = FileReader.unfollowedKind(of: attributes)
    // A link might lead to any file of the repository.
    guard kind == nil || kind == .file, let bytes = kind == nil ? [] : try? FileReader.read(attributes) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let name = String(FilePath.name(of: file))
    guard !name.contains(where: \.isWhitespace), !text.split(separator: "\n").contains(where: { $0.contains(name) })
    else {
      return
    }
    let separator = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    do {
      try Output.write(text + separator + "/\(name) merge=union\n", toFile: attributes)
    } catch {
      return
    }
    if !invocation.has(.quiet) {
      let shown = FilePath.shown(attributes, workingFolder: request.workingFolder)
      shell.standardError.write("\(TerminalText.neutralized(shown)) tells Git to merge it line by line; commit both\n")
    }
  }
}
