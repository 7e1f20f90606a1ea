/// Which baseline a run goes by.
package enum BaselineChoice: Sendable, Hashable {
  /// That of each file's configuration, or the one beside it.
  case configured
  /// One for all files, absolute or relative to the working folder.
  case file(String)
  case none
}

/// The findings of a run by the baselines that hold for them, until all are known: an entry may stand for a finding in
/// any file.
struct BaselineRun {
  private let request: LintRequest
  /// The baseline that is to be written with what the run finds, absolute: nothing is left out then.
  private let rewritten: String?
  private var groups: [String: Group] = [:]
  private var sight: RunSight

  private struct Group {
    var findings: [Finding] = []
    /// Whether it is a file that the run may read.
    var isAllowed = true
  }

  init(_ request: LintRequest, rewriting file: String? = nil) {
    self.request = request
    rewritten = file
    sight = RunSight(request)
  }

  /// The baseline that holds under a configuration, absolute; nil when there is none.
  private func file(_ configuration: Configuration) -> String? {
    switch request.baseline {
    case .none: nil
    case .file(let path): FilePath.absolute(path, in: request.workingFolder)
    case .configured:
      configuration.baselineFile(request.workingFolder) { file in
        file == rewritten || request.files.kind(of: file) == .file
      }
    }
  }

  /// Takes the findings of some files; those that no baseline holds for go straight to the result.
  ///
  /// - Parameters:
  ///   - paths: The linted files, absolute.
  ///   - rules: Those that report anything, in some file at least.
  mutating func take(
    _ findings: [Finding], _ configuration: Configuration, paths: [String], rules: Set<String>,
    _ result: inout LintResult
  ) {
    if request.baseline != .none { sight.add(paths, rules: rules) }
    guard let file = file(configuration) else {
      result.findings += findings
      return
    }
    groups[file, default: Group()].findings += findings
    if request.baseline == .configured { groups[file]?.isAllowed = configuration.fence.holds(file) }
  }

  /// Leaves out what the baselines know.
  func settle(_ result: inout LintResult) {
    guard rewritten == nil else { return }
    for (file, group) in groups.sorted(by: { $0.key < $1.key }) {
      do throws(FileError) {
        guard group.isAllowed else { throw FileError("it is a link that leads outside the repository") }
        settle(group, Self.read(file, try request.files.read(file), request, &result), file, &result)
      } catch {
        result.findings += group.findings
        let hint = FileReader.kind(of: file) == nil ? "; 'sym-lint baseline create' makes one" : ""
        result.problems.append(RunProblem(path: shown(file), message: "the baseline cannot be read: \(error)\(hint)"))
      }
    }
  }

  private static func read(
    _ file: String, _ bytes: [UInt8], _ request: LintRequest, _ result: inout LintResult
  ) -> Baseline {
    var problems: [(line: Int, message: String)] = []
    let baseline = Baseline(bytes: bytes, problems: &problems)
    result.problems += problems.map { line, message in
      RunProblem(
        path: FilePath.shown(file, workingFolder: request.workingFolder), line: line, column: 1, message: message)
    }
    return baseline
  }

  private func settle(_ group: Group, _ baseline: Baseline, _ file: String, _ result: inout LintResult) {
    let folder = FilePath.folder(of: file)
    let match = BaselineMatch(
      group.findings.sorted(by: Finding.precedes), baseline,
      path: { FilePath.relative(absolute($0.file), upFrom: folder) },
      isGone: { FileReader.kind(of: FilePath.absolute($0, in: folder)) == nil })
    result.findings += match.new
    result.statistics.baselineCount += match.knownCount
    guard request.changes == nil, request.standardInput == nil else { return }
    result.staleEntries += sight.covered(match.unused, of: folder).map {
      StaleEntry(file: shown(file), line: $0.line, entry: $0.entry)
    }
  }

  private func absolute(_ path: String) -> String { FilePath.absolute(path, in: request.workingFolder) }

  private func shown(_ file: String) -> String { FilePath.shown(file, workingFolder: request.workingFolder) }

  // MARK: Rewriting one

  /// What the baseline that is to be written has to know, given all that the run found.
  func survey(_ result: LintResult) -> BaselineSurvey {
    let file = rewritten ?? ""
    var survey = BaselineSurvey(request: request, file: file, sight: sight)
    survey.findings = (groups[file]?.findings ?? []).sorted(by: Finding.precedes)
    survey.others = groups.filter { $0.key != file }.mapValues(\.findings.count).filter { $0.value > 0 }
    survey.strayCount = result.findings.count
    survey.problems = result.problems
    survey.notes = result.notes
    return survey
  }
}

extension Configuration {
  /// The baseline that holds for its files, absolute: the one it names, else the nearest of the usual name at or above its
  /// folder, as far as the repository goes. Nil when there is none.
  func baselineFile(_ workingFolder: String, isThere: (String) -> Bool) -> String? {
    if let baseline { return baseline }
    let isInside = FilePath.relative(folder, to: workingFolder) != nil
    let top = Repository.root(of: folder) ?? (isInside ? workingFolder : folder)
    var place = folder
    while true {
      let file = FilePath.join(place, Baseline.fileName)
      if isThere(file) { return file }
      if place == top || place == "/" { return nil }
      place = FilePath.folder(of: place)
    }
  }

  /// The same for one who has no more than a disk.
  package func existingBaseline(_ workingFolder: String) -> String? {
    baselineFile(workingFolder) { FileReader.kind(of: $0) == .file }
  }
}

/// An entry of a baseline that no finding stands for any more.
package struct StaleEntry: Sendable, Hashable {
  /// The baseline, as people see its path.
  package var file: String
  /// From 1.
  package var line: Int
  package var entry: BaselineEntry
}

extension FilePath {
  /// The way from a folder to a path, over `..` where it is not inside. Both are absolute.
  package static func relative(_ path: String, upFrom folder: String) -> String {
    let target = split(path)
    let start = split(folder)
    let shared = zip(target, start).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - shared) + target[shared...]).joined(separator: "/")
  }
}
