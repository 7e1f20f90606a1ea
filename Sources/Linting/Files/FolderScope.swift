/// What holds for the files directly in one folder.
struct FolderScope: Sendable {
  /// Which of the run's configurations.
  var configuration: Int
  var ignores: IgnoreStack
  /// The folder is one of tests, which are left out; a folder in it that has its own configuration is not.
  var isLeftOut = false

  /// Whether a file in the folder is one to lint, as far as its path tells.
  func takes(_ path: String, name: some StringProtocol, _ configurations: [Configuration]) -> Bool {
    let settings = configurations[configuration]
    guard !isLeftOut, name.utf8.ends(with: ".swift".utf8) else { return false }
    if !settings.lintsTests, DefaultExclusions.isTestFile(name) { return false }
    if !settings.lintsGenerated, GeneratedFiles.isGenerated(name: name) { return false }
    if !settings.include.isEmpty, !settings.include.contains(where: { $0.matches(path) }) { return false }
    return !excludes(path, isFolder: false, configurations)
  }

  /// Whether the configuration or Git leaves a path out.
  func excludes(_ path: String, isFolder: Bool, _ configurations: [Configuration]) -> Bool {
    let settings = configurations[configuration]
    if settings.exclude.contains(where: { $0.matches(path) }) { return true }
    return settings.respectsGitignore && ignores.ignores(path, isFolder: isFolder)
  }
}
