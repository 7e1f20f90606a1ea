/// What one run of the linter is asked to do.
package struct LintRequest: Sendable {
  /// One file whose content does not come from the disk.
  package struct StandardInput: Sendable {
    /// What the file is called: decides its configuration, and whether it is excluded.
    package var filename: String
    package var bytes: [UInt8]

    package init(filename: String, bytes: [UInt8]) {
      self.filename = filename
      self.bytes = bytes
    }
  }

  /// Files and folders, absolute or relative to the working folder.
  package var paths: [String]
  /// Absolute.
  package var workingFolder: String
  /// The configuration of every file; `nil` looks for each file's own.
  package var configurationPath: String?
  /// Whether the paths in configurations may lead out of their repository.
  package var allowsOutside = false
  /// When not empty, no other rule runs, and these run whatever the preset.
  package var onlyRules: [String]
  /// In place of the configuration's.
  package var preset: Preset?
  /// In place of the configuration's.
  package var failLevel: FailLevel?
  /// `nil` is one for each core.
  package var jobs: Int?
  /// When given, it is linted and `paths` are not.
  package var standardInput: StandardInput?
  /// What stands in some files in place of what the disk has.
  package var files = FileOverlay()
  /// When given, only these files are linted, as far as `paths` name them, and only findings on these lines count.
  package var changes: ChangedLines?
  package var baseline = BaselineChoice.configured
  /// When given, configurations and design tokens are these, and nothing else is read than what is linted.
  package var tokens: TokenExport?
  /// Where to keep what is found for the next run; `nil` keeps nothing.
  package var cache: CacheChoice?
  /// Told how many files are done, out of how many. Called from any thread.
  package var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  package init(
    paths: [String], workingFolder: String, configurationPath: String? = nil, onlyRules: [String] = [],
    preset: Preset? = nil, failLevel: FailLevel? = nil, jobs: Int? = nil, standardInput: StandardInput? = nil,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    self.paths = paths
    self.workingFolder = workingFolder
    self.configurationPath = configurationPath
    self.onlyRules = onlyRules
    self.preset = preset
    self.failLevel = failLevel
    self.jobs = jobs
    self.standardInput = standardInput
    self.progress = progress
  }
}

extension LintRequest {
  /// The content of a file: what the request holds itself, else what is on the disk.
  func read(_ task: Workspace.Task) throws(FileError) -> [UInt8] {
    if task.isInput, let standardInput { return standardInput.bytes }
    return try content(of: task.path)
  }

  /// The content of a file that is not standard input.
  func content(of path: String) throws(FileError) -> [UInt8] { try files.read(path) }

  /// The folders among its paths, absolute.
  var folders: [String] {
    paths.map { FilePath.absolute($0, in: workingFolder) }.filter { FileReader.kind(of: $0) == .folder }
  }

  /// What to say where nothing was linted: a path may be mistyped, or excluded by accident. No lines changed is no accident.
  func noteOfNothing(_ result: LintResult) -> RunProblem? {
    guard result.fileCount == 0, result.problems.isEmpty, changes == nil, standardInput == nil else { return nil }
    let path = paths.count < 2 ? paths.first ?? "." : "all \(paths.count) paths"
    return RunProblem(path: path, message: "no Swift file to lint: there is none, or what there is is excluded")
  }

  func bytes(of task: Workspace.Task) -> [UInt8]? { try? read(task) }
}
