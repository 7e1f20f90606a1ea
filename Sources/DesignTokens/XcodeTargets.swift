import Markup

/// Which targets of Xcode's projects compile a file, as far as the projects tell.
package struct XcodeTargets: Sendable, Hashable {
  /// By path.
  private var files: [String: Set<Int>] = [:]
  /// The targets that compile all files of a folder.
  private var folders: [String: Set<Int>] = [:]
  /// The targets for which a file or folder is not what the folder around it is.
  private var exceptions: [String: Set<Int>] = [:]
  private var tests: Set<Int> = []

  package init() {}

  package var isEmpty: Bool { files.isEmpty && folders.isEmpty }

  /// - Parameters:
  ///   - projects: Each with the folder that holds it.
  ///   - path: Where in the workspace something lies that a project in a folder names.
  package init(
    _ projects: [(project: XcodeProject, folder: String)], path: (_ name: String, _ folder: String) -> String
  ) {
    var target = 0
    for (project, folder) in projects {
      for members in project.targets {
        for name in members.files { files[path(name, folder), default: []].insert(target) }
        for name in members.folders { folders[path(name, folder), default: []].insert(target) }
        for name in members.exceptions { exceptions[path(name, folder), default: []].insert(target) }
        if members.isTest { tests.insert(target) }
        target += 1
      }
    }
  }

  /// The targets that compile a file; nil where no project knows it.
  package func targets(ofPath path: String) -> Set<Int>? {
    var found = files[path]
    guard !folders.isEmpty else { return found }
    var excepted: Set<Int> = []
    func visit(_ path: String) {
      if let targets = folders[path] { found = found?.union(targets) ?? targets }
      if let targets = exceptions[path] { excepted.formUnion(targets) }
    }
    visit("")
    let bytes = path.utf8
    for slash in bytes.indices where bytes[slash] == UInt8(ascii: "/") && slash > bytes.startIndex {
      visit(String(path[..<slash]))
    }
    visit(path)
    return excepted.isEmpty ? found : found?.symmetricDifference(excepted)
  }

  /// The targets that compile a file for more than tests.
  func products(ofPath path: String) -> Set<Int> { targets(ofPath: path)?.subtracting(tests) ?? [] }

  /// The targets of a file that takes tokens; none where they are not known. What is compiled for tests only may see what
  /// is internal to the target that it tests.
  func targets(ofViewer path: String) -> Set<Int> {
    guard let targets = targets(ofPath: path), !targets.isSubset(of: tests) else { return [] }
    return targets
  }
}

extension XcodeTargets {
  /// As it is read back by `init(_:)`.
  var json: JSONValue {
    func numbers(_ targets: Set<Int>) -> JSONValue { .array(targets.sorted().map { .integer($0) }) }
    func table(_ targets: [String: Set<Int>]) -> JSONValue {
      let groups = Dictionary(grouping: targets, by: \.value).map { targets, paths in
        (targets: targets.sorted(), paths: paths.map(\.key).sorted())
      }
      return .array(
        groups.sorted { $0.targets.lexicographicallyPrecedes($1.targets) }.map { group in
          [numbers(Set(group.targets)), .array(group.paths.map { .string($0) })]
        })
    }
    return ["files": table(files), "folders": table(folders), "exceptions": table(exceptions), "tests": numbers(tests)]
  }

  init(_ node: MarkupNode) throws(MarkupError) {
    func numbers(_ node: MarkupNode) throws(MarkupError) -> Set<Int> {
      var numbers: Set<Int> = []
      for item in try node.items() { numbers.insert(try item.integer()) }
      return numbers
    }
    func table(_ key: String) throws(MarkupError) -> [String: Set<Int>] {
      var table: [String: Set<Int>] = [:]
      for node in try ExportedFields(node).list(key, { node in node }) {
        let pair = try node.items()
        guard pair.count == 2 else { throw node.mismatch("targets and their files") }
        let targets = try numbers(pair[0])
        for path in try pair[1].strings() { table[path] = targets }
      }
      return table
    }
    files = try table("files")
    folders = try table("folders")
    exceptions = try table("exceptions")
    for node in try ExportedFields(node).list("tests", { node in node }) { tests.insert(try node.integer()) }
  }
}
