import SwiftOutline

/// What the linter has to say of one file, and the comments that silence it.
struct FileReview: Sendable {
  var findings: [Finding] = []
  var suppressedCount = 0
  var suppressions: Suppressions?
}

/// The files under one configuration, read, with the design tokens that they can use.
struct PreparedFiles: Sendable {
  let workspace: Workspace
  /// The files to lint, with what was read of them.
  let files: [(task: Workspace.Task, scan: FileScan)]
  let makers: FindingMakers
  let deprecated: DeprecatedUses?
  let watched: WatchedUses?
  /// What is wrong with the sources of the design tokens.
  var problems: [RunProblem] = []
  var notes: [RunProblem] = []
  /// How many names code has for colors whose values cannot be told.
  var unknownColorCount = 0

  /// What there is to say of each of the files, by its absolute path.
  func byPath(_ reviews: [FileReview]) -> [String: FileReview] {
    Dictionary(zip(files.map(\.task.path), reviews), uniquingKeysWith: { first, _ in first })
  }

  /// What there is to say of a file with other bytes than those on the disk.
  func review(_ bytes: [UInt8], _ task: Workspace.Task) -> FileReview {
    guard let scan = workspace.scan(bytes, task) else { return FileReview() }
    var memory = SuggestionMemory()
    return review(scan, &memory) { bytes }
  }

  /// What there is to say of a file that was read. Its bytes are asked for again where a rule
  /// wants to know of the uses of tokens.
  func review(_ scan: FileScan, _ memory: inout SuggestionMemory, bytes: () -> [UInt8]?) -> FileReview {
    guard scan.isLinted else { return FileReview() }
    var named = NamedUses()
    if deprecated != nil || watched != nil, let bytes = bytes(),
      watched != nil || deprecated?.mayBeUsed(in: bytes) == true
    {
      named = NamedUses(in: Parser.parse(bytes), path: scan.sourcePath, deprecated, watched, workspace.rules)
    }
    if named.isEmpty, scan.sites.isEmpty, scan.modifierSites.isEmpty, scan.constants.isEmpty, scan.suppressions.isEmpty
    {
      return FileReview(suppressions: scan.suppressions)
    }
    return makers.maker(for: scan.path).review(scan, named: named, memory: &memory)
  }
}
