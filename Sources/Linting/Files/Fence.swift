/// The folder that no path in a configuration may lead out of, be it over `..` or over symbolic links: configurations
/// come with pull requests, and what they name is read and quoted.
package struct Fence: Sendable, Hashable {
  /// Absolute.
  private let folder: String
  /// The same without symbolic links.
  private let realFolder: String

  package init(_ folder: String) {
    self.folder = folder
    realFolder = FileReader.realPath(folder) ?? folder
  }

  /// No fence: all of the disk.
  package static let everywhere = Fence("/")

  /// Whether what stands at an absolute path, or the folder that it would stand in, lies inside.
  package func holds(_ path: String) -> Bool {
    guard FilePath.relative(path, to: folder) != nil else { return false }
    var place = path
    while place != folder, place != "/" {
      if let real = FileReader.realPath(place) { return FilePath.relative(real, to: realFolder) != nil }
      if FileReader.unfollowedKind(of: place) == .link { return false }
      place = FilePath.folder(of: place)
    }
    return true
  }
}
