/// What the baseline of a configuration knows, file by file: an editor looks at one file at a time.
struct KnownFindings: Sendable, Hashable {
  private var baseline = Baseline([])
  private var byPath: [String: Baseline] = [:]
  private var folder = ""
  /// What keeps some of it from being known, as people read it.
  private(set) var problem: String?

  /// Nothing is known where the baseline is missing or cannot be read.
  init(_ configuration: Configuration, _ workingFolder: String) {
    guard let file = configuration.existingBaseline(workingFolder) else { return }
    let shown = FilePath.shown(file, workingFolder: workingFolder)
    var problems: [(line: Int, message: String)] = []
    do throws(FileError) {
      guard configuration.fence.holds(file) else { throw FileError("it is a link that leads outside the repository") }
      baseline = Baseline(bytes: try FileReader.read(file), problems: &problems)
    } catch {
      problem = "\(shown): the baseline cannot be read: \(error)"
      return
    }
    problem = problems.first.map { "\(shown):\($0.line):1: \($0.message)" }
    let folder = FilePath.folder(of: file)
    self.folder = folder
    byPath = Dictionary(grouping: baseline.entries) { FilePath.absolute($0.path, in: folder) }.mapValues {
      Baseline($0)
    }
  }

  /// The findings of a file that nobody knows of yet.
  ///
  /// - Parameter formerPath: What the baseline calls the file, where that is not its name any more.
  func new(_ findings: [Finding], path: String, formerPath: String? = nil) -> [Finding] {
    let path = formerPath ?? path
    guard let baseline = byPath[path] else { return findings }
    let relative = FilePath.relative(path, upFrom: folder)
    return BaselineMatch(findings, baseline, path: { _ in relative }, isGone: { _ in false }).new
  }

  // MARK: Renamed files

  /// Whether the baseline knows files that are not there any more.
  var hasGoneFiles: Bool { byPath.keys.contains { FileReader.kind(of: $0) == nil } }

  /// The paths that the baseline has for renamed files, by their new ones. All are absolute.
  ///
  /// - Parameter path: The absolute path of a finding's file.
  func formerPaths(_ findings: [Finding], path: (Finding) -> String) -> [String: String] {
    let match = BaselineMatch(
      findings, baseline, path: { FilePath.relative(path($0), upFrom: folder) },
      isGone: { FileReader.kind(of: FilePath.absolute($0, in: folder)) == nil })
    var former: [String: String] = [:]
    for (old, new) in match.newNames {
      former[FilePath.absolute(new, in: folder)] = FilePath.absolute(old, in: folder)
    }
    return former
  }
}
