#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces the content of files so that at any moment the old one or the new one is there, whole.
struct FileReplacement {
  /// Absolute folders without symbolic links; nothing outside of them is written.
  let roots: [String]

  /// Puts `new` in the place of `old`. A file that holds anything else by now is left alone, and so is one that is
  /// read-only, has other names, or lies outside the roots. A symbolic link stays one: what it leads to is replaced.
  func replace(_ path: String, _ old: [UInt8], with new: [UInt8]) throws(FileError) {
    guard let real = FileReader.realPath(path) else { throw .last }
    guard roots.contains(where: { FilePath.relative(real, to: $0) != nil }) else {
      throw FileError("not changed: it leads outside of what was named, to \(real)")
    }
    var status = stat()
    guard unsafe stat(real, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError("not changed: it is not a regular file") }
    guard status.st_mode & 0o222 != 0, unsafe access(real, W_OK) == 0 else {
      throw FileError("not changed: it is read-only")
    }
    guard status.st_nlink == 1 else { throw FileError("not changed: it has other names (hard links)") }
    try WholeFile.replace(
      real, status, fill: { descriptor throws(FileError) in try WholeFile.write(new, to: descriptor) },
      isStillWanted: { () throws(FileError) in
        guard try FileReader.read(real) == old else {
          throw FileError("not changed: another program wrote to it meanwhile")
        }
      })
  }
}
