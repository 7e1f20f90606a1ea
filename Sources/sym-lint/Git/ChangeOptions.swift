import Linting

extension Flag {
  static let staged = Flag(
    "--staged",
    "Lint what is staged for the next commit, and only the lines that it adds. Catalogs, token files and "
      + "configurations come from Git's index too, and what Git does not track is not there.")
  static let changedSince = Flag(
    "--changed-since", .text, "REV", "Report only on lines added since a Git revision, or since the branch left it.")
  static let diffFile = Flag("--diff-file", .file, "PATCH", "Report only on lines that a patch adds; '-' reads it.")
  static let wholeFiles = Flag("--whole-files", "Report on all lines of the changed files.")
  static let baseline = Flag(
    "--baseline", .file, "FILE", "Leave out the findings that this file knows; \(Baseline.fileName) by default.")
  static let strictBaseline = Flag("--strict-baseline", "Fail when the baseline knows findings that are gone.")

  /// What chooses among the lines of files.
  static let changes: [Flag] = [.staged, .changedSince, .diffFile, .wholeFiles]
}

extension LintRequest {
  /// Narrows the request down to what a command line says has changed.
  mutating func narrow(_ invocation: Invocation, _ shell: Shell) throws {
    if let file = invocation.value(of: .baseline) { baseline = .file(file) }
    let given = [Flag.staged, .changedSince, .diffFile].filter(invocation.has)
    guard given.count <= 1 else {
      throw UsageError(description: "'\(given[0].name)' and '\(given[1].name)' exclude each other", command: "lint")
    }
    guard let flag = given.first else {
      guard !invocation.has(.wholeFiles) else {
        throw UsageError(
          description: "'--whole-files' goes with '--staged', '--changed-since' or '--diff-file'", command: "lint")
      }
      return
    }
    guard standardInput == nil else {
      throw UsageError(description: "'\(flag.name)' and standard input exclude each other", command: "lint")
    }
    var lines = try changedLines(flag, invocation, shell)
    if invocation.has(.wholeFiles) {
      for path in lines.paths { lines.add(wholeFile: path) }
    }
    changes = lines
  }

  private mutating func changedLines(_ flag: Flag, _ invocation: Invocation, _ shell: Shell) throws -> ChangedLines {
    switch flag {
    case .staged:
      let repository = try GitRepository()
      let staged = try repository.stagedFiles()
      guard !staged.isEmpty else { return try repository.linesStaged() }
      files = try repository.index(with: staged)
      for path in [configurationPath, invocation.value(of: .baseline)].compactMap(\.self) {
        files.show(FilePath.absolute(path, in: workingFolder))
      }
      return try repository.linesStaged()
    case .changedSince:
      return try GitRepository().linesAdded(since: invocation.value(of: .changedSince) ?? "HEAD")
    default:
      let file = invocation.value(of: .diffFile) ?? "-"
      do {
        let patch =
          try file == "-" ? shell.readStandardInput() : FileReader.read(FilePath.absolute(file, in: workingFolder))
        let (files, problem) = PatchReader.read(patch)
        if let problem { throw FileError(problem) }
        guard patch.allSatisfy({ $0 <= 0x20 }) || !files.isEmpty else { throw FileError("no unified diff") }
        return try lines(of: files, shell)
      } catch {
        throw CommandError(description: "cannot read '\(file)': \(error)")
      }
    }
  }

  /// The names in a patch are relative to the repository or to the working folder, with or without `b/`. They lead out
  /// of neither.
  private func lines(of files: [PatchReader.File], _ shell: Shell) throws(FileError) -> ChangedLines {
    var lines = ChangedLines()
    var missing: [String] = []
    let folders = [Repository.root(of: workingFolder), workingFolder].compactMap { $0 }.map { ($0, Fence($0)) }
    for file in files where GitRepository.isSwift(file.name) {
      let short = file.name.split(separator: "/", maxSplits: 1).dropFirst().first.map(String.init)
      let names = [short, file.name].compactMap { $0 }
      let paths = names.flatMap { name in folders.map { (FilePath.absolute(name, in: $0), $1) } }
      guard let (path, _) = paths.first(where: { FileReader.kind(of: $0) == .file && $1.holds($0) }) else {
        if !file.added.isEmpty { missing.append(file.name) }
        continue
      }
      for range in file.added { lines.add(range, of: path) }
    }
    if lines.paths.isEmpty, let first = missing.first {
      throw FileError("none of the Swift files that it changes is here, such as '\(first)'")
    }
    for name in missing { shell.complain("\(name): is not here, and so is not linted") }
    return lines
  }
}
