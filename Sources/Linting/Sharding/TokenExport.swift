import DesignTokens
import Markup

/// All that files need to be linted one by one, each as in a run over all of them: the configurations and the design
/// tokens, resolved.
package struct TokenExport: Sendable {
  /// One configuration's files.
  struct Scope: Sendable {
    /// The configuration file, and where the workspace begins: relative to the working folder.
    var configuration: String?
    var folder: String
    /// What the paths in fingerprints are relative to.
    var identityFolder: String
    var catalog: ResolvedCatalog
    var parameterTypes: ParameterTypes
    var names: HidingNames
  }

  var scopes: [Scope] = []
  /// The content of every configuration file, relative to the working folder.
  var files: [String: String] = [:]
  /// The folders that the export was asked for, relative to the working folder: files are linted if they would be there.
  var roots: [String] = []

  static let format = 3

  mutating func add(_ prepared: PreparedFiles, workingFolder: String) {
    let configuration = prepared.workspace.configuration
    scopes.append(Scope(prepared, workingFolder: workingFolder))
    for path in configuration.files + [configuration.path].compactMap(\.self) {
      guard let bytes = try? FileReader.read(path) else { continue }
      files[FilePath.steps(to: path, from: workingFolder)] = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The scopes alone, for one who has the configurations.
  init(scopes: [Scope] = []) { self.scopes = scopes }

  // MARK: Linting by it

  /// The configurations of the scopes, in their order.
  func configurations(_ loader: ConfigurationLoader, workingFolder: String) throws(LintError) -> [Configuration] {
    var all: [Configuration] = []
    for scope in scopes {
      if let path = scope.configuration {
        all.append(try loader.load(path))
      } else {
        all.append(Configuration(folder: FilePath.absolute(scope.folder, in: workingFolder)))
      }
    }
    return all
  }

  /// The files of a request, each under the configuration of the innermost scope around it.
  func discover(
    _ request: LintRequest, _ loader: ConfigurationLoader,
    with find: (inout FileDiscovery) throws(LintError) -> DiscoveredFiles
  ) throws(LintError) -> DiscoveredFiles {
    var result = DiscoveredFiles()
    result.configurations = try configurations(loader, workingFolder: request.workingFolder)
    for (index, configuration) in result.configurations.enumerated() {
      var discovery = FileDiscovery(
        workingFolder: request.workingFolder, loader: loader, configuration: configuration)
      discovery.roots += roots.map { FilePath.absolute($0, in: request.workingFolder) }
      let found = try find(&discovery)
      result.files += found.files.compactMap { file in
        guard innermost(around: file.path, result.configurations) == index else { return nil }
        return DiscoveredFiles.File(path: file.path, shown: file.shown, configuration: index)
      }
      if index == 0 { (result.problems, result.notes) = (found.problems, found.notes) }
    }
    result.files.sort { FilePath.precedes($0.shown, $1.shown) }
    return result
  }

  private func innermost(around path: String, _ configurations: [Configuration]) -> Int? {
    configurations.indices
      .filter { FilePath.relative(path, to: configurations[$0].folder) != nil }
      .max { configurations[$0].folder.utf8.count < configurations[$1].folder.utf8.count }
  }

  /// Gives the configuration files from the export instead of the disk.
  func contents(workingFolder: String) -> ConfigurationLoader.Contents {
    let byPath = Dictionary(
      files.map { (FilePath.absolute($0.key, in: workingFolder), Array($0.value.utf8)) }, uniquingKeysWith: { $1 })
    return { path throws(FileError) in
      guard let bytes = byPath[path] else { throw FileError("it is not in the exported tokens") }
      return bytes
    }
  }
}

extension TokenExport.Scope {
  init(_ prepared: PreparedFiles, workingFolder: String) {
    let configuration = prepared.workspace.configuration
    self.configuration = configuration.path.map { FilePath.steps(to: $0, from: workingFolder) }
    folder = FilePath.steps(to: configuration.folder, from: workingFolder)
    identityFolder = FilePath.steps(to: prepared.makers.identityFolder, from: workingFolder)
    catalog = prepared.makers.catalog
    parameterTypes = prepared.makers.parameterTypes
    names = prepared.makers.names
  }
}

extension Linter {
  /// What files of a request need to be linted one by one, and what kept a part of it from being read.
  package func export(_ request: LintRequest) throws(LintError) -> (export: TokenExport, problems: [RunProblem]) {
    var run = LintRun(request, loader: try loader(request))
    var export = TokenExport()
    export.roots = request.folders.map { FilePath.steps(to: $0, from: request.workingFolder) }
    let result = try run.run { export.add($0, workingFolder: request.workingFolder) }
    return (export, result.problems)
  }
}

extension FilePath {
  /// The way from a folder to a path, with `..` where it leads out of the folder. Both are absolute.
  static func steps(to path: String, from folder: String) -> String {
    let target = split(path)
    let start = split(folder)
    let common = zip(target, start).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.count - common) + target[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
