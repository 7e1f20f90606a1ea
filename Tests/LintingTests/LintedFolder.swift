import Linting
import TestSupport
import Testing

/// Files on a disk, as commands see them.
enum LintedFolder {
  /// What `tokens check` says of them.
  static func drifts(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let report = try Linter().tokenDrifts(LintRequest(paths: ["."], workingFolder: folder.path))
    #expect(report.problems.isEmpty, "\(report.problems)")
    return report.drifts.map { "\($0.kind.rawValue) \($0.message)" + ($0.appearance.map { " [\($0)]" } ?? "") }
  }
}
