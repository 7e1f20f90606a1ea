#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written piece by piece beside the one whose name it takes when it is whole.
final class CacheFile {
  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private(set) var size = 0
  private var isWhole = true
  /// What is not written yet.
  private var pending: [UInt8] = []

  /// `nil` where the system does not let it be.
  init?(_ path: String) {
    self.path = path
    temporary = "\(path).\(getpid()).tmp"
    unsafe unlink(temporary)
    descriptor = unsafe open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor < 0 { return nil }
  }

  deinit {
    close(descriptor)
    unsafe unlink(temporary)
  }

  /// Adds bytes at the end, and tells where they stand.
  func append(_ bytes: [UInt8]) -> Range<Int> {
    let start = size
    size += bytes.count
    pending += bytes
    if pending.count >= 1 << 18 { flush() }
    return start..<size
  }

  private func flush() {
    var rest = pending[...]
    while isWhole, !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        isWhole = false
      }
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Puts the file in its place, if all of it was written.
  func finish() -> Bool {
    flush()
    return unsafe isWhole && rename(temporary, path) == 0
  }
}

/// A file of a cache that is open for reading, whatever takes its name meanwhile.
final class OpenCacheFile: Sendable {
  private let descriptor: Int32
  let size: Int

  init?(_ path: String) {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    size = unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  deinit { close(descriptor) }

  /// The bytes of a range; `nil` where they are not all there, or more than a file may have.
  func read(_ range: Range<Int>) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= size, range.count < Int(UInt32.max) else { return nil }
    var done = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while done < range.count {
        let step = unsafe pread(
          descriptor, buffer.baseAddress.map { unsafe $0 + done }, range.count - done, off_t(range.lowerBound + done))
        if step > 0 { done += step } else if step == 0 || errno != EINTR { break }
      }
      count = done
    }
    return done == range.count ? bytes : nil
  }
}
