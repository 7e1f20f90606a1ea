import DesignTokens

/// The projects of a workspace: those around asset catalogs say what Xcode generates for the assets in them, and all what
/// their targets compile.
struct XcodeProjects: Sendable {
  private let fence: Fence
  private let files: FileOverlay
  private let note: @Sendable (String, [UInt8]?) -> Void
  /// What holds for the folders that were asked for.
  private var known: [String: Settings] = [:]
  /// The files of build settings that the projects are based on which were asked for their targets, by the projects' files.
  private var configurationFiles: [String: [String]] = [:]

  private struct Settings {
    var symbols = AssetSymbolSettings()
    /// Whether there is a project, or the manifest of one to generate.
    var isXcodes = false
  }

  private static let depthLimit = 64
  /// Larger ones are no project files that a person's project has.
  private static let sizeLimit = 64 << 20
  /// Of larger ones it is not asked what their targets compile.
  private static let membersLimit = 16 << 20
  /// Larger ones are no files of build settings, and more of them no project of a person's has.
  private static let configurationLimit = 1 << 20
  private static let mostConfigurations = 64

  /// - Parameters:
  ///   - fence: Where the project files must lie.
  ///   - files: What stands in some files in place of what the disk has.
  ///   - note: Told each file that was read.
  init(
    inside fence: Fence, files: FileOverlay = FileOverlay(),
    note: @escaping @Sendable (String, [UInt8]?) -> Void = { _, _ in }
  ) {
    self.fence = fence
    self.files = files
    self.note = note
  }

  /// How code can name the assets of a catalog, by what the catalog says itself, or the nearest project or package around
  /// it. Packages, and what belongs to no project in sight, have all symbols.
  mutating func access(ofCatalog path: String) -> AssetAccess {
    var settings = settings(around: FilePath.folder(of: path))
    if let own = read(FilePath.join(path, "Contents.json")) { settings.symbols.read(catalog: own) }
    return settings.symbols.access(isXcodes: settings.isXcodes)
  }

  /// Which targets of some projects, the folders of which are given, compile which files.
  mutating func targets(ofProjects paths: [String], jobs: Int, relativePath: (String) -> String) -> XcodeTargets {
    let projects = parallelMap(paths, jobs: jobs) { [self] path in
      let bytes = read(FilePath.join(path, "project.pbxproj")) ?? []
      return (project: XcodeProject(bytes.count <= Self.membersLimit ? bytes : []), folder: FilePath.folder(of: path))
    }
    for (path, found) in zip(paths, projects) {
      configurationFiles[FilePath.join(path, "project.pbxproj")] = found.project.configurationFiles
    }
    return XcodeTargets(projects) { name, folder in relativePath(FilePath.absolute(name, in: folder)) }
  }

  private mutating func settings(around start: String) -> Settings {
    var folders: [String] = []
    var folder = start
    var found: Settings?
    while found == nil, folders.count < Self.depthLimit, fence.holds(folder) {
      folders.append(folder)
      found = known[folder] ?? ownSettings(of: folder)
      if folder == "/" { break }
      folder = FilePath.folder(of: folder)
    }
    let settings = found ?? Settings()
    for folder in folders { known[folder] = settings }
    return settings
  }

  /// What the projects directly in a folder say; nil where there is none.
  private func ownSettings(of folder: String) -> Settings? {
    guard let listing = try? FolderListing(folder) else { return nil }
    let names = listing.entries.map(\.name)
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.map { FilePath.join($0, "project.pbxproj") }
    for files in [projects, names.filter { $0 == "Project.swift" || $0 == "project.yml" }] {
      let contents = files.map { FilePath.join(folder, $0) }.compactMap { path in read(path).map { (path, $0) } }
      guard !contents.isEmpty else { continue }
      var settings = Settings(isXcodes: true)
      for (_, bytes) in contents { settings.symbols.read(bytes) }
      if files == projects {
        for configuration in configurations(of: contents, in: folder) { settings.symbols.read(configuration) }
      }
      return settings
    }
    return names.contains("Package.swift") ? Settings() : nil
  }

  /// The files of build settings that projects in a folder are based on, and those which these include, each once.
  private func configurations(of projects: [(path: String, bytes: [UInt8])], in folder: String) -> [XcodeConfiguration]
  {
    let named = projects.filter { $0.bytes.count <= Self.membersLimit }.flatMap { path, bytes in
      configurationFiles[path] ?? XcodeProject(bytes).configurationFiles
    }
    var open = named.map { FilePath.absolute($0, in: folder) }
    var seen: Set<String> = []
    var found: [XcodeConfiguration] = []
    while let path = open.popLast(), seen.count < Self.mostConfigurations {
      guard seen.insert(path).inserted, fence.holds(path) else { continue }
      guard let bytes = read(path) else {
        // What is not there yet may be read at another time.
        note(path, nil)
        continue
      }
      guard bytes.count <= Self.configurationLimit else { continue }
      let configuration = XcodeConfiguration(bytes)
      found.append(configuration)
      open += configuration.includes.map { FilePath.absolute($0, in: FilePath.folder(of: path)) }
    }
    return found
  }

  private func read(_ path: String) -> [UInt8]? {
    guard fence.holds(path), let bytes = try? files.read(path), bytes.count <= Self.sizeLimit else { return nil }
    note(path, bytes)
    return bytes
  }
}
