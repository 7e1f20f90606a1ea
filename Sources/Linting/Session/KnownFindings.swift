/// What the baseline of a configuration knows, file by file: an editor looks at one file at a time.
struct KnownFindings: Sendable {
  private var byPath: [String: Baseline] = [:]
  private var folder = ""

  /// Nothing is known where the baseline is missing or cannot be read.
  init(_ configuration: Configuration) {
    let file = configuration.baseline ?? FilePath.join(configuration.folder, Baseline.fileName)
    guard configuration.fence.holds(file), let bytes = try? FileReader.read(file) else { return }
    var problems: [(line: Int, message: String)] = []
    let baseline = Baseline(bytes: bytes, problems: &problems)
    let folder = FilePath.folder(of: file)
    self.folder = folder
    byPath = Dictionary(grouping: baseline.entries) { FilePath.absolute($0.path, in: folder) }.mapValues {
      Baseline($0)
    }
  }

  /// The findings of a file that nobody knows of yet.
  func new(_ findings: [Finding], path: String) -> [Finding] {
    guard let baseline = byPath[path] else { return findings }
    let relative = FilePath.relative(path, upFrom: folder)
    return BaselineMatch(findings, baseline, path: { _ in relative }, isGone: { _ in false }).new
  }
}
