import Dispatch

/// What a run has read beside the Swift files that it looks at: configurations, asset catalogs, token documents.
final class ReadLedger: @unchecked Sendable {
  private let seed: UInt64
  // Touched under `lock` alone.
  private var digests: [String: ContentDigest?] = [:]
  private let lock = DispatchSemaphore(value: 1)

  init(seed: UInt64) { self.seed = seed }

  /// Takes note of a file's bytes; of `nil`, where it could not be read.
  func note(_ path: String, _ bytes: [UInt8]?) {
    let digest = bytes.map { ContentDigest($0, seed: seed) }
    lock.wait()
    defer { lock.signal() }
    digests[path] = .some(digest)
  }

  /// The paths of all that was read, each with what tells its content.
  var text: String {
    lock.wait()
    defer { lock.signal() }
    return digests.sorted { $0.key < $1.key }.map { "\($0.value?.text ?? "unreadable") \($0.key)\n" }.joined()
  }
}
