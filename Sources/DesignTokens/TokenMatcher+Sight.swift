extension TokenMatcher {
  /// The file that a token is to be written in.
  package struct Viewer: Hashable, Sendable {
    /// As in the tokens' definitions.
    package var file: String
    /// Those it imports, and those that come with them.
    var imports: Set<String>
    /// Those of them that it imports under some `#if` only.
    var conditionalImports: Set<String> = []
    var home: Home
    /// The one whose colors and fonts the file works with.
    package var framework: Framework?
    /// What stands at the file's top for it alone, of the names with which tokens of modules begin.
    var ownNames: Set<String> = []
    /// The targets of apps that compile it; none where they are not known.
    var targets: Set<Int> = []

    /// A file of no known module that imports nothing.
    package init(file: String) {
      self.file = file
      imports = []
      home = Home(file, in: SwiftModules())
    }

    init(file: String, imports: Set<String>, home: Home, framework: Framework?) {
      self.framework = framework
      self.file = file
      self.imports = imports
      self.home = home
    }
  }

  /// Which target a file is compiled into, as far as anything tells.
  struct Home: Hashable, Sendable {
    var module: SwiftModule?
    /// The folder that is named for a platform.
    var platform: String?
    /// The folder of an app's extension.
    var extensionFolder: String?

    init(_ path: String, in modules: SwiftModules) {
      module = modules.module(ofPath: path)
      let folders = path.split(separator: "/").dropLast()
      platform = folders.lazy.map { $0.lowercased() }.first(where: Self.platforms.contains)
      guard module == nil else { return }
      extensionFolder = folders.prefix(2).enumerated().first { Self.isExtension($1, depth: $0) }.map { String($1) }
    }

    private static let platforms: Set<String> = ["ios", "macos", "mac", "watchos", "tvos", "visionos"]

    private static func isExtension(_ folder: Substring, depth: Int) -> Bool {
      let words = SwiftNames.words(String(folder))
      guard let last = words.last else { return false }
      // A folder `Extensions` holds extensions of types.
      return words.count > 1
        ? words.contains("watch")
          || ["widget", "widgets", "extension", "watch", "intents", "keyboard", "clip"].contains(last)
        : depth == 0 && ["widget", "widgets"].contains(last)
    }
  }

  /// How a file may take to a token's name.
  enum Sight: Hashable, Sendable {
    case hidden, clear
    /// It may well compile, but something is missing or not known.
    case doubtful(String)
    /// Nothing makes the name one that the file could use.
    case outOfReach(String)
  }

  /// The homes of files that were asked for: those of one folder share theirs.
  package struct Homes: Sendable {
    private var known: [String: Home] = [:]

    package init() {}

    mutating func home(of path: String, in modules: SwiftModules) -> Home {
      let folder = SwiftModules.folder(of: path)
      if let home = known[folder] { return home }
      let home = Home(path, in: modules)
      known[folder] = home
      return home
    }
  }

  /// The file as one that takes tokens. Files that see the same tokens come to the same.
  ///
  /// - Parameters:
  ///   - conditional: The modules that it imports in some builds only.
  ///   - ownNames: What is declared at its top for it alone.
  package func viewer(
    file: String, imports: Set<String>, conditional: Set<String> = [], ownNames: [String] = []
  ) -> Viewer {
    var homes = Homes()
    return viewer(file: file, imports: imports, conditional: conditional, ownNames: ownNames, &homes)
  }

  /// The same, remembering the homes of files.
  package func viewer(
    file: String, imports: Set<String>, conditional: Set<String>, ownNames: [String], _ homes: inout Homes
  ) -> Viewer {
    let home = homes.home(of: file, in: modules)
    var viewer = Viewer(
      file: catalog.filesWithOwnTokens.contains(file) ? file : "",
      imports: modules.expanded(imports, own: home.module).intersection(homeNames), home: home,
      framework: Framework(imports: imports))
    if !conditional.isEmpty { viewer.conditionalImports = conditional.intersection(homeNames) }
    viewer.ownNames = self.ownNames(among: ownNames)
    viewer.targets = modules.targets(ofViewer: file, in: home.module)
    return viewer
  }

  /// Whether a file can name the token at a position of the catalog, where nothing else bears its name.
  func sightAlone(of index: Int, from viewer: Viewer) -> Sight {
    let token = catalog.tokens[index]
    let source = TokenName.Source(token)
    if token.visibility == .file { return token.definition.path == viewer.file ? .clear : .hidden }
    guard source != .document else { return .clear }
    let share = share(of: index, in: viewer)
    guard share != .nothing else { return .hidden }
    let sight = sightByPlace(of: token, in: homes[index], source, from: viewer, isInTarget: share == .everything)
    return sight == .clear && share == .part ? .doubtful("is not in all targets of the file") : sight
  }

  /// The same by where the token and the file lie.
  ///
  /// - Parameter isInTarget: Whether a project tells that they are of one target.
  private func sightByPlace(
    of token: DesignToken, in home: Home, _ source: TokenName.Source, from viewer: Viewer, isInTarget: Bool
  ) -> Sight {
    if let one = home.platform, let other = viewer.home.platform, one != other { return .hidden }
    guard home.module == viewer.home.module else { return sight(of: token, in: home.module, source, from: viewer) }
    if isInTarget || home.extensionFolder == viewer.home.extensionFolder { return .clear }
    if home.extensionFolder != nil { return source == .swift ? .hidden : .doubtful("is an extension's own") }
    return .doubtful("may be in another target")
  }

  /// The same for a token of another module.
  private func sight(
    of token: DesignToken, in module: SwiftModule?, _ source: TokenName.Source, from viewer: Viewer
  ) -> Sight {
    let isShared =
      token.visibility == .everywhere || token.visibility == .package && modules.arePacked(module, viewer.home.module)
    guard isShared else {
      guard source == .assetCatalog else { return .hidden }
      return .outOfReach("is internal to " + (module.map { $0.name ?? "another module" } ?? "another target"))
    }
    if let own = viewer.home.module?.name, modules.isPackageTarget(own) {
      // A package depends on no target of an app.
      guard let module else { return .hidden }
      if let name = module.name, strangers[name]?.contains(own) == true { return .hidden }
    }
    guard let name = module?.name else { return .doubtful("may be in another module") }
    guard viewer.imports.contains(name) else { return .doubtful("needs import \(name)") }
    return viewer.conditionalImports.contains(name) ? .doubtful("is in \(name), imported under an #if") : .clear
  }
}
