/// Works out the scope of folders, each from the one above it.
struct FolderScopes {
  private(set) var configurations: [Configuration] = []
  private let workingFolder: String
  private let loader: ConfigurationLoader
  /// Whether one configuration holds everywhere.
  private let isFixed: Bool
  /// The scopes of folders that files were named in; `nil` for what is left out.
  private var known: [String: FolderScope?] = [:]
  /// The configurations of folders that have none, by folder.
  private var defaults: [String: Int] = [:]
  private var loaded: [String: Int] = [:]

  init(workingFolder: String, loader: ConfigurationLoader, configuration: Configuration?) {
    self.workingFolder = workingFolder
    self.loader = loader
    isFixed = configuration != nil
    if let configuration { configurations = [configuration] }
  }

  /// Whether a folder found in another is left out with all that it holds.
  func leavesOut(_ path: String, name: some StringProtocol, in outer: FolderScope) -> Bool {
    let lintsDependencies = configurations[outer.configuration].lintsDependencies
    if name == ".git" || !lintsDependencies && DefaultExclusions.isDependencyFolder(name) { return true }
    return outer.excludes(path, isFolder: true, configurations)
  }

  /// The scope of a folder found in another that is not left out.
  ///
  /// - Parameter listing: What is in the folder, for a caller who knows: the disk is asked for no file that is not there.
  mutating func scope(
    of path: String, name: some StringProtocol, in outer: FolderScope, _ listing: FolderListing? = nil
  ) throws(LintError) -> FolderScope {
    let has = { (name: String) in listing?.contains(name) ?? true }
    if has(".git"), FileReader.kind(of: FilePath.join(path, ".git")) != nil {
      var inner = try start(at: path)
      inner.isLeftOut = outer.isLeftOut
      return inner
    }
    var scope = outer
    scope.ignores.enter(path)
    let isNear =
      has(ConfigurationLoader.fileName) || has(ConfigurationLoader.mistakenName)
      || loader.files.contents[FilePath.join(path, ConfigurationLoader.fileName)] != nil
    let own = isNear ? try ownConfiguration(of: path) : nil
    scope.configuration = own ?? outer.configuration
    if has(".gitignore") { scope.ignores.push(ignoreFileOf: path) }
    let isTest = DefaultExclusions.isTestFolder(name) && !configurations[scope.configuration].lintsTests
    scope.isLeftOut = own == nil && (outer.isLeftOut || isTest)
    return scope
  }

  /// The scope of a folder that the walk starts at, whatever its name; `nil` when it is excluded.
  mutating func scope(ofNamed folder: String) throws(LintError) -> FolderScope? {
    let top = top(above: folder) ?? folder
    var scope = try start(at: top)
    for path in Self.folders(from: top, to: folder) {
      if scope.excludes(path, isFolder: true, configurations) { return nil }
      scope = try self.scope(of: path, name: FilePath.name(of: path), in: scope)
    }
    scope.isLeftOut = false
    return scope
  }

  /// The scope of a folder that a named file lies in; `nil` when it is left out.
  ///
  /// - Parameter roots: The folders that count as named. The file is what it would be if the innermost one around it
  ///   were walked, so that it does not matter how it was named.
  mutating func scope(ofFilesIn folder: String, belowAnyOf roots: [String]) throws(LintError) -> FolderScope? {
    if let scope = known[folder] { return scope }
    let root = roots.filter { FilePath.relative(folder, to: $0) != nil }.max { $0.utf8.count < $1.utf8.count }
    let scope =
      if let root { try scope(ofFilesIn: folder, below: root) } else { try scope(ofFilesIn: folder) }
    known[folder] = .some(scope)
    return scope
  }

  /// The scope of a folder that no folder around was named of.
  private mutating func scope(ofFilesIn folder: String) throws(LintError) -> FolderScope? {
    let top = top(above: folder) ?? workspace(around: folder)
    var scope: FolderScope? = try start(at: top)
    for path in Self.folders(from: top, to: folder) {
      guard let outer = scope else { break }
      scope = try inner(path, of: outer)
    }
    return scope
  }

  /// The same for files in a folder that was named, or below it; `nil` too when they lie elsewhere.
  mutating func scope(ofFilesIn folder: String, below named: String) throws(LintError) -> FolderScope? {
    guard FilePath.relative(folder, to: named) != nil else { return nil }
    var scope = try scope(ofNamed: named)
    for path in Self.folders(from: named, to: folder) {
      guard let outer = scope else { return nil }
      scope = try inner(path, of: outer)
    }
    return scope
  }

  /// The scope of a folder in another; `nil` when it is left out.
  private mutating func inner(_ path: String, of outer: FolderScope) throws(LintError) -> FolderScope? {
    let name = FilePath.name(of: path)
    return leavesOut(path, name: name, in: outer) ? nil : try scope(of: path, name: name, in: outer)
  }

  /// The folders below `top` down to `folder`.
  private static func folders(from top: String, to folder: String) -> [String] {
    var path = top
    return FilePath.split(FilePath.relative(folder, to: top) ?? "").map { part in
      path = FilePath.join(path, String(part))
      return path
    }
  }

  /// Where settings begin to hold: the repository's root, or the nearest configuration where there is no repository.
  private func top(above folder: String) -> String? {
    if let root = Repository.root(of: folder) { return root }
    var folder = folder
    while FileReader.kind(of: FilePath.join(folder, ConfigurationLoader.fileName)) == nil {
      if folder == "/" { return nil }
      folder = FilePath.folder(of: folder)
    }
    return folder
  }

  /// What a file without repository and configuration belongs to.
  private func workspace(around folder: String) -> String {
    workingFolder != "/" && FilePath.relative(folder, to: workingFolder) != nil ? workingFolder : folder
  }

  private mutating func start(at top: String) throws(LintError) -> FolderScope {
    var ignores = IgnoreStack()
    ignores.push(excludesOf: top)
    ignores.push(ignoreFileOf: top)
    let configuration = try ownConfiguration(of: top) ?? (isFixed ? 0 : defaultConfiguration(of: top))
    return FolderScope(configuration: configuration, ignores: ignores)
  }

  /// The configuration that stands in a folder.
  private mutating func ownConfiguration(of folder: String) throws(LintError) -> Int? {
    if isFixed { return nil }
    if let index = loaded[folder] { return index }
    let path = FilePath.join(folder, ConfigurationLoader.fileName)
    guard loader.files.kind(of: path) != nil else {
      try loader.refuseMistakenName(in: folder)
      return nil
    }
    configurations.append(try loader.loadFound(path))
    loaded[folder] = configurations.count - 1
    return configurations.count - 1
  }

  private mutating func defaultConfiguration(of folder: String) -> Int {
    if let index = defaults[folder] { return index }
    configurations.append(loader.defaults(in: folder))
    defaults[folder] = configurations.count - 1
    return configurations.count - 1
  }
}
