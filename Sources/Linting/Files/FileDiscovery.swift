/// Finds the files that a run is about.
///
/// What the configuration excludes and Git ignores never comes, even if it is named. A folder that is named is walked
/// whatever its own name; inside it the folders of dependencies and tests are left out. A file that is named comes if it
/// would where the folder that the run starts at was walked.
package struct FileDiscovery {
  private let workingFolder: String
  /// The folders that named files are looked for from, absolute: the working folder, unless a run has started elsewhere.
  package var roots: [String]
  private let files: FileOverlay
  private var scopes: FolderScopes
  private var found = DiscoveredFiles()
  /// The files that came, as they are called without symbolic links.
  private var seen: Set<String> = []
  /// What was named and is being looked at, and the same without symbolic links, where the two differ.
  private var link: (path: String, real: String)?

  /// Uses one configuration for all files when `configuration` is given, and each file's own otherwise.
  package init(workingFolder: String, loader: ConfigurationLoader, configuration: Configuration? = nil) {
    self.workingFolder = workingFolder
    // All of a disk is no project.
    roots = workingFolder == "/" ? [] : [workingFolder]
    files = loader.files
    scopes = FolderScopes(workingFolder: workingFolder, loader: loader, configuration: configuration)
  }

  /// The Swift files at and below some paths, absolute or relative to the working folder.
  package mutating func discover(_ paths: [String]) throws(LintError) -> DiscoveredFiles {
    for path in paths.isEmpty ? ["."] : paths {
      let absolute = FilePath.absolute(path, in: workingFolder)
      let shown = Self.shown(path)
      link = FileReader.realPath(absolute).flatMap { $0 == absolute ? nil : (absolute, $0) }
      defer { link = nil }
      switch FileReader.kind(of: absolute) {
      case .folder: try walk(absolute, shown: shown)
      case .file: try add(named: absolute, shown: shown)
      case nil: found.problems.append(RunProblem(path: shown, message: "no such file or folder"))
      default: found.problems.append(RunProblem(path: shown, message: "is neither a file nor a folder"))
      }
    }
    return finish()
  }

  /// One file that need not exist, such as standard input's or an editor's; nothing when it is excluded.
  package mutating func discover(unsaved path: String) throws(LintError) -> DiscoveredFiles {
    try add(named: FilePath.absolute(path, in: workingFolder), shown: Self.shown(path))
    return finish()
  }

  /// The same for a file of an editor's folder, which counts as named.
  package mutating func discover(unsaved path: String, below folder: String) throws(LintError) -> DiscoveredFiles {
    let absolute = FilePath.absolute(path, in: workingFolder)
    let scope = try scopes.scope(ofFilesIn: FilePath.folder(of: absolute), below: folder)
    if let scope { add(absolute, name: FilePath.name(of: absolute), shown: Self.shown(path), scope) }
    return finish()
  }

  private mutating func finish() -> DiscoveredFiles {
    found.files.sort { FilePath.precedes($0.shown, $1.shown) }
    found.assetCatalogs.sort(by: FilePath.precedes)
    found.projects.sort(by: FilePath.precedes)
    found.generatedFiles.sort(by: FilePath.precedes)
    found.configurations = scopes.configurations
    return found
  }

  /// A path as given, without `./` before it and slashes behind it; "" is the working folder.
  private static func shown(_ path: String) -> String {
    let parts = FilePath.split(path).filter { $0 != "." }
    return (path.utf8.first == UInt8(ascii: "/") ? "/" : "") + parts.joined(separator: "/")
  }

  private mutating func add(named path: String, shown: String) throws(LintError) {
    let scope = try scopes.scope(ofFilesIn: FilePath.folder(of: path), belowAnyOf: roots)
    guard let scope else { return }
    add(path, name: FilePath.name(of: path), shown: shown, scope)
  }

  private mutating func add(_ path: String, name: some StringProtocol, shown: String, _ scope: FolderScope) {
    let use = scope.use(of: path, name: name, scopes.configurations)
    guard use != .none, !files.absent.contains(path), seen.insert(real(path)).inserted else { return }
    if use == .generated {
      found.generatedFiles.append(path)
    } else {
      found.files.append(DiscoveredFiles.File(path: path, shown: shown, configuration: scope.configuration))
    }
  }

  /// A path at or below what was named, without symbolic links: only what was named leads over some.
  private func real(_ path: String) -> String {
    guard let link, let rest = FilePath.relative(path, to: link.path) else { return path }
    return rest.isEmpty ? link.real : FilePath.join(link.real, String(rest))
  }

  /// A folder to walk.
  private struct Step {
    var path: String
    var shown: String
    /// The scope of the folder around it; its own where it is the first.
    var outer: FolderScope
    var isFirst = false
  }

  private mutating func walk(_ folder: String, shown: String) throws(LintError) {
    guard let scope = try scopes.scope(ofNamed: folder) else { return }
    found.walkedFolders.append(folder)
    var steps = [Step(path: folder, shown: shown, outer: scope, isFirst: true)]
    while let step = steps.popLast() {
      guard let listing = list(step) else { continue }
      let scope =
        step.isFirst
        ? scope : try scopes.scope(of: step.path, name: FilePath.name(of: step.path), in: step.outer, listing)
      visit(listing, step, scope, &steps)
    }
    try addOverlaid(below: folder, shown: shown)
  }

  /// Takes the files of a walked folder that are not on the disk.
  private mutating func addOverlaid(below folder: String, shown: String) throws(LintError) {
    for path in files.contents.keys where path.utf8.ends(with: ".swift".utf8) {
      guard let rest = FilePath.relative(path, to: folder), FileReader.unfollowedKind(of: path) == nil,
        let scope = try scopes.scope(ofFilesIn: FilePath.folder(of: path), below: folder)
      else { continue }
      add(path, name: FilePath.name(of: path), shown: FilePath.join(shown, String(rest)), scope)
    }
  }

  private mutating func list(_ step: Step) -> FolderListing? {
    do {
      return try FolderListing(step.path)
    } catch {
      found.problems.append(RunProblem(path: step.shown.isEmpty ? "." : step.shown, message: error.message))
      return nil
    }
  }

  private mutating func note(_ entry: FolderListing.Entry, _ step: Step, _ scope: FolderScope) {
    guard entry.kind == .folder || entry.name.utf8.ends(with: ".swift".utf8), !scope.isLeftOut else { return }
    let shown = FilePath.join(step.shown, entry.name)
    found.notes.append(RunProblem(path: shown, message: "is not linted: its name is not UTF-8"))
  }

  /// Takes the files of one folder and puts the folders in it on the list. Symbolic links are not followed.
  private mutating func visit(_ listing: FolderListing, _ step: Step, _ scope: FolderScope, _ steps: inout [Step]) {
    for entry in listing.entries {
      if entry.isUnnameable {
        note(entry, step, scope)
        continue
      }
      switch entry.kind {
      case .file where entry.name.utf8.ends(with: ".swift".utf8):
        let path = FilePath.join(step.path, entry.name)
        add(path, name: entry.name, shown: FilePath.join(step.shown, entry.name), scope)
      case .folder:
        let path = FilePath.join(step.path, entry.name)
        let isCatalog = entry.name.utf8.ends(with: ".xcassets".utf8)
        let isProject = !isCatalog && entry.name.utf8.ends(with: ".xcodeproj".utf8)
        if isCatalog || isProject, !scope.isLeftOut, !scope.excludes(path, isFolder: true, scopes.configurations) {
          if isCatalog { found.assetCatalogs.append(path) } else { found.projects.append(path) }
        }
        if !isCatalog, !scopes.leavesOut(path, name: entry.name, in: scope) {
          steps.append(Step(path: path, shown: FilePath.join(step.shown, entry.name), outer: scope))
        }
      default: continue
      }
    }
  }
}
