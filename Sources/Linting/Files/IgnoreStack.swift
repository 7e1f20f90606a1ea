/// The ignore files that hold in one folder, outermost first.
struct IgnoreStack: Sendable {
  private var files: [IgnoreRules] = []
  /// What the repository tracks.
  private var index: GitIndex?
  /// Whether the folder is ignored, and all in it that is not tracked.
  private var isIgnored = false

  /// Adds the rules of a folder below, if it has any.
  mutating func push(ignoreFileOf folder: String) {
    push(FilePath.join(folder, ".gitignore"), for: folder)
  }

  /// Takes in that a folder below is ignored, if it is.
  mutating func enter(_ folder: String) {
    isIgnored = isIgnored || matches(folder, isFolder: true)
  }

  /// Adds what no file of a repository's tree has: its own rules, and what it tracks all the same.
  mutating func push(excludesOf repository: String) {
    index = GitIndex(of: repository)
    push(FilePath.join(repository, ".git/info/exclude"), for: repository)
  }

  private mutating func push(_ path: String, for folder: String) {
    guard let bytes = try? FileReader.read(path) else { return }
    let rules = IgnoreRules(bytes, folder: folder)
    if !rules.isEmpty { files.append(rules) }
  }

  /// Whether a path in the folder is left out. What is tracked is not, whatever the rules say.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    guard isIgnored || matches(path, isFolder: isFolder) else { return false }
    return !(index?.tracks(path, isFolder: isFolder) ?? false)
  }

  private func matches(_ path: String, isFolder: Bool) -> Bool {
    for rules in files.reversed() {
      if let verdict = rules.verdict(on: path, isFolder: isFolder) { return verdict == .ignored }
    }
    return false
  }
}
