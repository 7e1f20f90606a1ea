import DesignTokens

/// The files of a workspace that its design tokens are read from.
struct TokenSourceFiles: Sendable {
  /// Absolute, sorted. All of them are read, for those that define no tokens may still declare what tokens are made with,
  /// what values are given to, and which modules there are.
  private(set) var swiftFiles: [String]
  /// Those that the configuration lists, whose definitions alone are design tokens; nil where it lists none.
  private(set) var listedFiles: Set<String>?
  /// All of them are read where code is: what it defines may name their colors.
  private(set) var assetCatalogs: [String]
  /// Those that the configuration lists, whose colors alone are design tokens by themselves; nil where it lists none.
  private(set) var listedCatalogs: Set<String>?
  /// The projects of Xcode's, which tell what of the code belongs together.
  private(set) var projects: [String] = []
  /// The patterns of the configuration that no file matches.
  private(set) var unmatched: [TokenSourceProblem] = []
  /// Absolute.
  let folder: String
  /// What stands in some files in place of what the disk has.
  private(set) var overlay = FileOverlay()
  private var ledger: ReadLedger?

  /// The files that the configuration names, or where it names none all of its folder and what is linted.
  ///
  /// A file that is linted with neither a configuration nor a repository around it says nothing of where its project
  /// begins: then only what is linted counts.
  init(
    _ configuration: Configuration, linting found: DiscoveredFiles = DiscoveredFiles(), loader: ConfigurationLoader
  ) throws(LintError) {
    let folder = configuration.folder
    var files = Set(found.files.map(\.path) + found.generatedFiles)
    var catalogs = Set(found.assetCatalogs)
    var projects = Set(found.projects)
    let isWhole = found.covers(configuration)
    if !isWhole, configuration.path != nil || Repository.root(of: folder) != nil || found.files.isEmpty {
      var everywhere = configuration
      everywhere.include = []
      var discovery = FileDiscovery(workingFolder: folder, loader: loader, configuration: everywhere)
      let all = try discovery.discover(["."])
      files.formUnion(all.files.map(\.path) + all.generatedFiles)
      catalogs.formUnion(all.assetCatalogs)
      projects.formUnion(all.projects)
    }
    for source in configuration.tokenSources ?? [] where source.documentFormat == nil {
      for pattern in source.patterns {
        if source.isSwift {
          files.formUnion(NamedSources(pattern, configuration, besides: files).paths(.file, ending: ".swift"))
        } else {
          let named = NamedSources(pattern, configuration, besides: catalogs)
          catalogs.formUnion(named.paths(.folder, ending: ".xcassets"))
        }
      }
    }
    self.init(configuration, among: Array(files.subtracting(loader.files.absent)))
    overlay = loader.files
    ledger = loader.ledger
    assetCatalogs = catalogs.sorted(by: FilePath.precedes)
    self.projects = projects.sorted(by: FilePath.precedes)
    guard let sources = configuration.tokenSources else { return }
    unmatched = sources.flatMap { source -> [TokenSourceProblem] in
      guard source.documentFormat == nil else { return [] }
      let files = source.isSwift ? listedFiles ?? [] : Set(assetCatalogs)
      return source.patterns.filter { pattern in !files.contains { pattern.matches($0) } }.map { pattern in
        source.problem(
          with: pattern, "no \(source.isSwift ? "Swift file" : "asset catalog") matches '\(pattern.text)'")
      }
    }
    let assets = sources.filter { if case .assets = $0.kind { true } else { false } }.flatMap(\.patterns)
    let listed = assetCatalogs.filter { path in assets.contains { $0.matches(path) } }
    listedCatalogs = Set(listed)
    if listedFiles?.isEmpty ?? true { assetCatalogs = listed }
  }

  /// Some files, of which those that the configuration lists define design tokens.
  init(_ configuration: Configuration, among files: [String]) {
    self.init(folder: configuration.folder)
    swiftFiles = files.sorted(by: FilePath.precedes)
    guard let sources = configuration.tokenSources else { return }
    let swift = sources.filter(\.isSwift).flatMap(\.patterns)
    listedFiles = Set(files.filter { path in swift.contains { $0.matches(path) } })
  }

  /// No files but those that others put in.
  init(folder: String) {
    self.folder = folder
    swiftFiles = []
    assetCatalogs = []
  }

  /// Whether the definitions of a Swift file are design tokens.
  func definesTokens(_ path: String) -> Bool { listedFiles?.contains(path) ?? true }

  /// Whether the colors of an asset catalog are design tokens by themselves.
  func isListed(catalog path: String) -> Bool { listedCatalogs?.contains(path) ?? true }

  /// A path as the token sources have it: relative to the workspace.
  func relative(_ path: String) -> String { FilePath.relative(path, to: folder).map(String.init) ?? path }

  func absolute(_ path: String) -> String { FilePath.absolute(path, in: folder) }

  /// What stands in a file in place of what the disk has.
  func buffer(_ path: String) -> [UInt8]? { overlay.contents[path] }

  /// The documents of a pattern, absolute and sorted.
  func documents(matching pattern: PathPattern, inside fence: Fence) -> [String] {
    let named = FilePath.absolute(pattern.text, in: pattern.base)
    return overlay.applied(to: DocumentFinder.files(matching: pattern, inside: fence)) { path in
      (path == named || DocumentFinder.isDocument(FilePath.name(of: path))) && pattern.matches(path)
        && fence.holds(path)
    }
  }

  /// Takes note of a file that was read.
  func note(_ path: String, _ bytes: [UInt8]?) { ledger?.note(path, bytes) }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    do {
      let bytes = try overlay.read(path)
      ledger?.note(path, bytes)
      return bytes
    } catch {
      ledger?.note(path, nil)
      throw error
    }
  }
}

extension TokenSourceSetting {
  fileprivate var isSwift: Bool { if case .swift = kind { true } else { false } }
}

/// What a configuration names as a source of tokens in places where a run does not look: folders of build products, tests,
/// ignored or excluded ones, and what lies outside of the configuration's folder.
private struct NamedSources {
  let pattern: PathPattern
  let fence: Fence
  let isWanted: Bool
  /// Whether the pattern leads outside, where nothing else was looked at.
  let isOutside: Bool

  /// - Parameter known: What a run has found anyway. Where that is something, it is all: a pattern such as `**/*.swift` does
  ///   not mean the dependencies.
  init(_ pattern: PathPattern, _ configuration: Configuration, besides known: Set<String>) {
    self.pattern = pattern
    fence = configuration.fence
    isOutside = FilePath.relative(pattern.literalFolder, to: configuration.folder) == nil
    isWanted = isOutside || !known.contains { pattern.matches($0) }
  }

  func paths(_ kind: FileReader.Kind, ending: String) -> [String] {
    guard isWanted else { return [] }
    return DocumentFinder.files(
      matching: pattern, inside: fence, kind: kind,
      entering: { [isOutside] in isOutside || !DefaultExclusions.isDependencyFolder($0) },
      { $0.hasSuffix(ending) })
  }
}

extension DiscoveredFiles {
  /// Whether these are all files of the folder of a configuration, as walking it again would find them.
  fileprivate func covers(_ configuration: Configuration) -> Bool {
    configurations.count == 1 && configuration.include.isEmpty && walkedFolders == [configuration.folder]
  }
}
