/// Finds the files that name colors and are no Swift code: Interface Builder's, Objective-C, property lists and projects.
enum ResourceFiles {
  /// Bundles that are no code and yet hold such files.
  private static let bundles = [".lproj", ".xcodeproj", ".bundle"]

  /// Those below some folders, absolute and sorted, each once. Links are not followed, and folders of dependencies left
  /// out.
  static func paths(in folders: [String]) -> [String] {
    var found: Set<String> = []
    var open = folders
    var seen = Set(folders)
    while let folder = open.popLast() {
      guard let listing = try? FolderListing(folder) else { continue }
      for entry in listing.entries where !entry.isUnnameable {
        let path = FilePath.join(folder, entry.name)
        switch entry.kind {
        case .file where ResourceNames.Format(ofFile: entry.name) != nil: found.insert(path)
        case .folder where isWalked(entry.name) && seen.insert(path).inserted: open.append(path)
        default: continue
        }
      }
    }
    return found.sorted(by: FilePath.precedes)
  }

  private static func isWalked(_ name: String) -> Bool {
    !DefaultExclusions.isDependencyFolder(name) || bundles.contains { name.utf8.ends(with: $0.utf8) }
  }
}
