#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells that a file was not written since it was read.
package struct FileStamp: Sendable, Hashable {
  private var size: Int
  /// Since 1970.
  private(set) var seconds: Int
  private var nanoseconds: Int

  /// `nil` when there is no such file.
  package init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    size = Int(status.st_size)
    seconds = time.tv_sec
    nanoseconds = Int(time.tv_nsec)
  }

  /// The same in words.
  package var text: String { "\(size) \(seconds).\(nanoseconds)" }
}
