/// The Git working tree around a file.
package enum Repository {
  /// The nearest folder at or above `folder` that holds a `.git`, or `nil` outside a working tree.
  package static func root(of folder: String) -> String? {
    var folder = folder
    while true {
      if FileReader.kind(of: FilePath.join(folder, ".git")) != nil { return folder }
      if folder == "/" { return nil }
      folder = FilePath.folder(of: folder)
    }
  }
}
