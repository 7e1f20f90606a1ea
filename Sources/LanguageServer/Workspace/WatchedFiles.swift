import Linting

/// The files whose changes matter, by their names.
enum WatchedFiles {
  static let patterns = [
    "**/*.swift", "**/*.{yml,yaml,json,json5,jsonc,tokens}", "**/*.{colorset,xcassets}", "**/.gitignore",
    "**/.sym-lint-baseline", "**/project.pbxproj", "**/*.xcconfig",
  ]

  private static let endings = [".swift", ".yml", ".yaml", ".json", ".json5", ".jsonc", ".tokens", ".xcconfig"]

  /// Whether the patterns name a file, wherever in the client's folders it lies.
  static func namesAll(_ path: String) -> Bool {
    endings.contains { path.hasSuffix($0) } || path.hasSuffix("/" + Baseline.fileName)
      || path.hasSuffix("/project.pbxproj")
  }

  /// Whether a file is one that findings depend on whatever the configurations say.
  static func areAlwaysRead(_ path: String) -> Bool {
    switch FilePath.name(of: path) {
    case ConfigurationLoader.fileName[...], Baseline.fileName[...], ".gitignore", "project.pbxproj": true
    case "Contents.json": path.contains(".xcassets/")
    case let name: [".colorset", ".xcassets", ".xcconfig"].contains { name.hasSuffix($0) }
    }
  }
}
