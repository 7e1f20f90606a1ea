/// What holds for the files directly in one folder.
struct FolderScope: Sendable {
  /// Which of the run's configurations.
  var configuration: Int
  var ignores: IgnoreStack
  /// The folder is one of tests, which are left out; a folder in it that has its own configuration is not.
  var isLeftOut = false

  /// What a run does with a file, as far as its path tells.
  enum Use {
    case lint
    /// Not linted, for its name says that a program wrote it; design tokens may be defined in it.
    case generated
    case none
  }

  func use(of path: String, name: some StringProtocol, _ configurations: [Configuration]) -> Use {
    let settings = configurations[configuration]
    guard !isLeftOut, name.utf8.ends(with: ".swift".utf8) else { return .none }
    if !settings.lintsTests, DefaultExclusions.isTestFile(name) { return .none }
    if excludes(path, isFolder: false, configurations) { return .none }
    if !settings.lintsGenerated, GeneratedFiles.isGenerated(name: name) { return .generated }
    let isIncluded = settings.include.isEmpty || settings.include.contains { $0.matches(path) }
    return isIncluded ? .lint : .none
  }

  /// Whether the configuration or Git leaves a path out.
  func excludes(_ path: String, isFolder: Bool, _ configurations: [Configuration]) -> Bool {
    let settings = configurations[configuration]
    if settings.exclude.contains(where: { $0.matches(path) }) { return true }
    return settings.respectsGitignore && ignores.ignores(path, isFolder: isFolder)
  }
}
