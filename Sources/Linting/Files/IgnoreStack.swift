/// The ignore files that hold in one folder, outermost first.
struct IgnoreStack: Sendable {
  private var files: [IgnoreRules] = []

  /// Adds the rules of a folder below, if it has any.
  mutating func push(ignoreFileOf folder: String) {
    push(FilePath.join(folder, ".gitignore"), for: folder)
  }

  /// Adds the rules of a repository that no file of its tree has.
  mutating func push(excludesOf repository: String) {
    push(FilePath.join(repository, ".git/info/exclude"), for: repository)
  }

  private mutating func push(_ path: String, for folder: String) {
    guard let bytes = try? FileReader.read(path) else { return }
    let rules = IgnoreRules(bytes, folder: folder)
    if !rules.isEmpty { files.append(rules) }
  }

  /// Whether a path in the folder is left out, folders above it aside.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    for rules in files.reversed() {
      if let verdict = rules.verdict(on: path, isFolder: isFolder) { return verdict == .ignored }
    }
    return false
  }
}
