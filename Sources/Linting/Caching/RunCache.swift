#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a run may keep what it found for the next.
package struct CacheChoice: Sendable {
  /// Absolute; made where it does not exist.
  package var folder: String
  /// What tells this build of the program from all others.
  package var program: String
  /// Smaller runs are faster without.
  package var fewestFiles = 64

  package init(folder: String, program: String) {
    self.folder = folder
    self.program = program
  }
}

/// The records of earlier runs, one for each configuration and way of running.
///
/// Nothing that goes wrong with it is worth a message: what cannot be read is as if it were not there, and what cannot
/// be written will not be there.
struct RunCache: Sendable {
  let choice: CacheChoice
  let seed: UInt64

  /// Opens a cache. Its seed is made with it, so that nobody who sends a change knows it.
  init?(_ choice: CacheChoice) {
    self.choice = choice
    Self.makeFolder(choice.folder)
    let path = FilePath.join(choice.folder, "seed")
    if let seed = Self.seed(path) {
      self.seed = seed
      return
    }
    var writer = RecordWriter()
    writer.integer(.random(in: 1 ... .max))
    guard let file = CacheFile(path) else { return nil }
    _ = file.append(writer.bytes)
    guard file.finish(), let seed = Self.seed(path) else { return nil }
    self.seed = seed
  }

  private static func seed(_ path: String) -> UInt64? {
    guard let bytes = try? FileReader.read(path), bytes.count == 8 else { return nil }
    var reader = RecordReader(bytes)
    return try? reader.integer()
  }

  private static func makeFolder(_ folder: String) {
    guard FileReader.kind(of: folder) == nil else { return }
    let parent = FilePath.folder(of: folder)
    if parent != folder { makeFolder(parent) }
    unsafe mkdir(folder, 0o700)
  }

  private func path(_ name: String, _ kind: String) -> String { FilePath.join(choice.folder, "\(name).\(kind)") }

  // MARK: Records

  /// The name of the record for some way of running.
  func name(_ way: String) -> String { ContentDigest(Array(way.utf8), seed: seed).text }

  func record(_ name: String) -> RunRecord? {
    guard let bytes = try? FileReader.read(path(name, "record")) else { return nil }
    return try? RunRecord(bytes, seed: seed)
  }

  func save(_ record: RunRecord, _ name: String) {
    guard let file = CacheFile(path(name, "record")) else { return }
    _ = file.append(record.encoded(seed: seed))
    _ = file.finish()
  }

  /// The originals that a record's design tokens were read from, and the tokens themselves.
  func originals(_ name: String) -> Originals? { Originals(path(name, "originals"), seed: seed) }

  func makeOriginals(_ name: String) -> OriginalsWriter? { OriginalsWriter(path(name, "originals"), seed: seed) }

  // MARK: Room

  /// Takes away what was not written for a month, and what killed runs have left. The folder may hold other files.
  func prune() {
    guard let listing = try? FolderListing(choice.folder) else { return }
    let now = time(nil)
    for entry in listing.entries where entry.kind == .file {
      guard let limit = Self.daysToKeep(entry.name) else { continue }
      let path = FilePath.join(choice.folder, entry.name)
      guard let written = FileStamp(path)?.seconds, (now - written) / 86_400 >= limit else { continue }
      unsafe unlink(path)
    }
  }

  /// How long a file is kept, by its name; nil for one that is no record.
  static func daysToKeep(_ name: String) -> Int? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isHex = parts[0].utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x66 }
    guard parts[0].utf8.count == 32, isHex, parts.count > 1, ["record", "originals"].contains(parts[1]) else {
      return nil
    }
    if parts.count == 2 { return 30 }
    return parts.count == 4 && Int(parts[2]) != nil && parts[3] == "tmp" ? 1 : nil
  }
}
