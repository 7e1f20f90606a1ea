/// Which module a file belongs to, as far as its path tells.
enum SwiftModule {
  /// `…/Sources/<Module>/…` in a Swift package, `…/<Module>/Sources/…` in a generated project; nil in any other layout.
  static func name(ofPath path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    guard let sources = parts.dropLast().lastIndex(of: "Sources") else { return nil }
    let next = sources + 1 < parts.count - 1 ? parts[sources + 1] : nil
    let isGenerated = parts[..<sources].contains("Projects") || parts[..<sources].contains("Sources")
    guard let next, !isGenerated, !folders.contains(next) else { return sources > 0 ? parts[sources - 1] : nil }
    return next
  }

  /// Folders that sort the files of one module.
  private static let folders: Set<String> = [
    "Extension", "Extensions", "Component", "Components", "Resource", "Resources", "Presentation", "Asset", "Assets",
    "Foundation", "Color", "Colors", "Font", "Fonts", "Util", "Utils", "Common", "View", "Views", "Scene", "Scenes",
    "Feature", "Features", "Model", "Models", "Application", "App", "Global", "Tokens",
  ]
}

extension DesignToken {
  /// Whether code in a file of the workspace can name the token.
  func isVisible(inFile path: String) -> Bool {
    switch visibility {
    case .everywhere: true
    case .module: module == nil || SwiftModule.name(ofPath: path) == module
    case .file: definition.path == path
    }
  }
}
