import Linting

extension Shell {
  /// Makes or replaces a file that the command line names. Links come with pull requests, too, so that one in the
  /// repository must not lead out of it.
  func write(
    toFile file: String, allowsOutside: Bool = false, _ pieces: ((String) -> Void) -> Void
  ) throws(FileError) {
    let path = FilePath.absolute(file, in: workingFolder)
    let root = Repository.root(of: workingFolder) ?? workingFolder
    if !allowsOutside, FilePath.relative(path, to: root) != nil, !Fence(root).holds(path) {
      throw FileError("it is a link that leads outside the repository")
    }
    try Output.write(toFile: path, pieces)
  }

  func write(_ text: String, toFile file: String, allowsOutside: Bool = false) throws(FileError) {
    try write(toFile: file, allowsOutside: allowsOutside) { $0(text) }
  }
}
