import DesignTokens

/// The files of a workspace that its design tokens are read from.
struct TokenSourceFiles: Sendable {
  /// Absolute, sorted.
  private(set) var swiftFiles: [String]
  private(set) var assetCatalogs: [String]
  /// Absolute.
  let folder: String

  /// The files that the configuration names, or all of its folder where it names none.
  init(_ configuration: Configuration, loader: ConfigurationLoader) throws(LintError) {
    folder = configuration.folder
    var everywhere = configuration
    everywhere.include = []
    var discovery = FileDiscovery(workingFolder: folder, loader: loader, configuration: everywhere)
    let found = try discovery.discover(["."])
    swiftFiles = found.files.map(\.path)
    assetCatalogs = found.assetCatalogs
    guard let sources = configuration.tokenSources else { return }
    let swift = sources.filter { if case .swift = $0.kind { true } else { false } }.flatMap(\.patterns)
    let assets = sources.filter { if case .assets = $0.kind { true } else { false } }.flatMap(\.patterns)
    swiftFiles = swiftFiles.filter { path in swift.contains { $0.matches(path) } }
    assetCatalogs = assetCatalogs.filter { path in assets.contains { $0.matches(path) } }
  }

  /// A path as the token sources have it: relative to the workspace.
  func relative(_ path: String) -> String { FilePath.relative(path, to: folder).map(String.init) ?? path }

  func absolute(_ path: String) -> String { FilePath.absolute(path, in: folder) }
}
