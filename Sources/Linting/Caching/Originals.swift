import Dispatch

/// Writes the files that tell others something, as a run has read them, and the design tokens that came of them.
final class OriginalsWriter: @unchecked Sendable {
  private let seed: UInt64
  // Touched under `lock` alone.
  private let file: CacheFile
  private let lock = DispatchSemaphore(value: 1)

  init?(_ path: String, seed: UInt64) {
    guard let file = CacheFile(path) else { return nil }
    self.file = file
    self.seed = seed
  }

  /// Keeps some content, and tells where.
  func add(_ bytes: [UInt8]) -> Range<Int> {
    var end = RecordWriter()
    end.digest(ContentDigest(bytes, seed: seed))
    lock.wait()
    defer { lock.signal() }
    let start = file.append(bytes).lowerBound
    return start..<file.append(end.bytes).upperBound
  }

  /// - Parameter tokens: As `TokenExport` writes them.
  func finish(tokens: [UInt8], generation: UInt64) -> Bool {
    let range = add(tokens)
    var end = RecordWriter()
    end.count(range.lowerBound)
    end.count(range.count)
    end.integer(generation)
    lock.wait()
    defer { lock.signal() }
    _ = file.append(end.bytes)
    return file.finish()
  }
}

/// What `OriginalsWriter` wrote.
struct Originals: Sendable {
  let generation: UInt64
  private let seed: UInt64
  private let file: OpenCacheFile
  private let tokenRange: Range<Int>

  init?(_ path: String, seed: UInt64) {
    guard let file = OpenCacheFile(path), let bytes = file.read(file.size - 24..<file.size) else { return nil }
    self.file = file
    self.seed = seed
    var end = RecordReader(bytes)
    guard let start = try? end.count(atMost: file.size), let count = try? end.count(atMost: file.size - start),
      let generation = try? end.integer()
    else { return nil }
    tokenRange = start..<start + count
    self.generation = generation
  }

  /// The exported tokens.
  var tokens: [UInt8]? { content(tokenRange) }

  /// The content that stands at a range; `nil` where anything of it was lost.
  func content(_ range: Range<Int>) -> [UInt8]? {
    file.read(range).flatMap { ContentDigest.verified($0, seed: seed) }
  }
}
