/// What a run has looked at: what is known of it and was not found is gone.
struct RunSight: Sendable {
  /// The linted files, absolute, with the rules that report anything in some of them at least.
  private var looks: [(paths: [String], rules: Set<String>)] = []
  /// Where the run went, absolute: files that are gone from there were not left out.
  private let roots: [String]

  init(_ request: LintRequest) {
    roots = (request.paths.isEmpty ? ["."] : request.paths).map { FilePath.absolute($0, in: request.workingFolder) }
  }

  mutating func add(_ paths: [String], rules: Set<String>) { looks.append((paths, rules)) }

  /// Those of the items that a finding would stand for if there were one.
  ///
  /// - Parameter folder: That of the baseline.
  func covered(_ items: [Baseline.Item], of folder: String) -> [Baseline.Item] {
    guard !items.isEmpty else { return [] }
    var rulesByPath: [String: Int] = [:]
    for (index, look) in looks.enumerated() {
      for path in look.paths { rulesByPath[path] = index }
    }
    return items.filter { item in
      let path = FilePath.absolute(item.entry.path, in: folder)
      if let index = rulesByPath[path] { return looks[index].rules.contains(item.entry.rule) }
      return looks.contains { $0.rules.contains(item.entry.rule) } && FileReader.kind(of: path) == nil
        && roots.contains { FilePath.relative(path, to: $0) != nil }
    }
  }
}
