import Linting

#if canImport(Darwin)
  import Foundation
#endif

extension Shell {
  /// Where a run may keep what it finds; `nil` where that is not wanted, or nobody's home is known.
  func cache(_ invocation: Invocation) throws -> CacheChoice? {
    guard !invocation.has(.noCache), let program else { return nil }
    if let folder = invocation.value(of: .cachePath) {
      try checkCacheFolder(folder)
      var choice = CacheChoice(folder: FilePath.absolute(folder, in: workingFolder), program: program)
      choice.fewestFiles = 0
      return choice
    }
    return ownCacheFolder.map { CacheChoice(folder: $0, program: program) }
  }

  /// What a pull request brings along must not be taken for what was found.
  private func checkCacheFolder(_ folder: String) throws {
    guard let root = Repository.root(of: workingFolder) else { return }
    var place = FilePath.absolute(folder, in: workingFolder)
    while FileReader.kind(of: place) == nil, place != "/" { place = FilePath.folder(of: place) }
    guard FilePath.relative(FileReader.realPath(place) ?? place, to: root) != nil else { return }
    throw UsageError(
      description: "'\(Flag.cachePath.name)' cannot be '\(folder)': it must lie outside the repository", command: "lint"
    )
  }

  private var ownCacheFolder: String? {
    if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") { return FilePath.join(folder, "sym-lint") }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return FilePath.join(home, "Library/Caches/sym-lint")
    #else
      return FilePath.join(home, ".cache/sym-lint")
    #endif
  }

  /// What tells this build of the program from all others: its version, and its file's size and time.
  private var program: String? {
    #if canImport(Darwin)
      let path = Bundle.main.executablePath
    #else
      let path: String? = "/proc/self/exe"
    #endif
    return path.flatMap { FileStamp($0) }.map { "sym-lint \(Version.number) \($0.text)" }
  }
}
