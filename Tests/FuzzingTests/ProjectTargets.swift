import Markup

@testable import DesignTokens
@testable import Linting

extension FuzzTarget {
  /// Project files of Xcode's, which tell what their targets compile.
  static let projects = [
    FuzzTarget("xcode-project") { bytes in
      let parts = bytes.parts
      let projects = parts.enumerated().map { (project: XcodeProject($1), folder: "/fuzz/\($0)") }
      let targets = XcodeTargets(projects) { name, folder in path(name, folder) }
      return commentFault(parts, projects.map(\.project)) ?? memberFault(projects, targets) ?? exportFault(targets)
    },
    FuzzTarget("git-index") { bytes in
      // A byte that is no UTF-8 becomes a character of three.
      let names = GitIndex.names(in: bytes)
      if names.contains(where: { $0.utf8.count > 3 * bytes.count }) { return "a path is longer than its index" }
      return names.count * 62 <= bytes.count ? nil : "there are more paths than entries"
    },
  ]

  /// As the workspace names what lies in it.
  private static func path(_ name: String, _ folder: String) -> String {
    let path = FilePath.absolute(name, in: folder)
    return FilePath.relative(path, to: "/fuzz").map(String.init) ?? path
  }

  private static func commentFault(_ parts: [[UInt8]], _ projects: [XcodeProject]) -> String? {
    let comment = Array("// !$*UTF8*$!\n/*/ a */ ".utf8)
    return zip(parts, projects).contains { XcodeProject(comment + $0) != $1 } ? "a comment makes another project" : nil
  }

  /// Each target compiles what it says it does.
  private static func memberFault(
    _ projects: [(project: XcodeProject, folder: String)], _ targets: XcodeTargets
  ) -> String? {
    let members = projects.flatMap { project in project.project.targets.map { (target: $0, folder: project.folder) } }
    let hasExceptions = members.contains { !$0.target.exceptions.isEmpty }
    for (index, member) in members.enumerated() {
      for file in member.target.files.prefix(20) {
        guard file.utf8.suffix(6).elementsEqual(".swift".utf8) else { return "\(file) is no Swift file" }
        guard let found = targets.targets(ofPath: path(file, member.folder)) else {
          return "nobody compiles \(file)"
        }
        if !hasExceptions, !found.contains(index) { return "\(index) does not compile \(file)" }
      }
      let folders = member.target.folders.prefix(20).map { path($0, member.folder) }
      for folder in folders where !hasExceptions && folder != "/" {
        let file = folder.isEmpty ? "A.swift" : folder + "/A.swift"
        if targets.targets(ofPath: file)?.contains(index) != true { return "\(index) does not compile \(file)" }
      }
    }
    return nil
  }

  /// What is written into exports is what is read from them.
  private static func exportFault(_ targets: XcodeTargets) -> String? {
    let text = targets.json.text
    guard let node = try? MarkupNode.json(Array(text.utf8)), let again = try? XcodeTargets(node) else {
      return "cannot be read: \(text)"
    }
    return again == targets ? nil : "changed: \(text)"
  }
}
