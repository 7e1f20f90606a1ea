import Foundation

@testable import Linting

extension FuzzTarget {
  private static let seed: UInt64 = 0x5EED

  /// What a run has kept for the next.
  static let caching = [
    // The content of a record, with the digest that it would have.
    FuzzTarget("record") { bytes in
      if (try? RunRecord(bytes, seed: seed)) != nil { return "a record without a digest" }
      guard let record = try? RunRecord(bytes + digest(of: bytes), seed: seed) else { return nil }
      return recordFault(record) ?? findingFault(record)
    },
    // Files that were read, and behind them what happens to the file that keeps them: three bytes a change.
    FuzzTarget("originals") { bytes in
      let path = FilePath.join(NSTemporaryDirectory(), "sym-lint-fuzz-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(atPath: path) }
      return originalsFault(bytes.parts, path)
    },
  ]

  private static func digest(of bytes: [UInt8]) -> [UInt8] {
    var writer = RecordWriter()
    writer.digest(ContentDigest(bytes, seed: seed))
    return writer.bytes
  }

  // MARK: Records

  /// A record that is written is read back, and its numbers can be added up.
  private static func recordFault(_ record: RunRecord) -> String? {
    let written = record.encoded(seed: seed)
    guard let again = try? RunRecord(written, seed: seed) else { return "cannot be read again" }
    guard parts(of: again) == parts(of: record) else { return "changed: \(parts(of: again)) \(parts(of: record))" }
    let outcomes = record.entries.values.compactMap(\.outcome)
    let sums = outcomes.reduce(into: (bytes: 0, suppressed: 0)) { sums, outcome in
      sums.bytes += outcome.byteCount ?? 0
      sums.suppressed += outcome.suppressedCount
    }
    return min(sums.bytes, sums.suppressed, record.tokenCount) < 0 ? "a negative number" : nil
  }

  private static func parts(of record: RunRecord) -> [String] {
    [record.conditions, "\(record.generation) \(record.tokenCount)"] + record.activeRules.sorted()
      + [record.problems, record.notes].map { list in "\(list.map { "\($0)" })" }
      + record.entries.map { "\($0) \($1)" }.sorted()
  }

  /// Findings lie where their file is, can be reported, and are written as they were read.
  private static func findingFault(_ record: RunRecord) -> String? {
    for outcome in record.entries.values.compactMap(\.outcome) {
      guard let findings = try? outcome.findings() else { continue }
      for finding in findings {
        let start = (finding.line, finding.column)
        guard min(start.0, start.1) >= 1, start <= (finding.endLine, finding.endColumn),
          finding.range.upperBound <= outcome.byteCount ?? .max
        else { return "\(finding) is nowhere" }
      }
      let written = encoded(findings)
      var reader = RecordReader(written)
      let again = try? reader.list { reader throws(RecordReader.Malformed) in try Finding(&reader) }
      guard again.map(encoded) == written else { return "\(findings) are changed" }
      if let fault = LintedFile.reportFault(findings, Array(record.conditions.utf8)) { return fault }
    }
    return nil
  }

  private static func encoded(_ findings: [Finding]) -> [UInt8] {
    var writer = RecordWriter()
    writer.list(findings) { $1.write(to: &$0) }
    return writer.bytes
  }

  // MARK: Originals

  /// What is kept is read back; of a file that was changed or is none, what was kept or nothing.
  private static func originalsFault(_ parts: [[UInt8]], _ path: String) -> String? {
    guard let writer = OriginalsWriter(path, seed: seed) else { return "no file" }
    let ranges = parts.map { writer.add($0) }
    guard writer.finish(tokens: parts[0], generation: 7), let originals = Originals(path, seed: seed) else {
      return "nothing is kept"
    }
    guard originals.tokens == parts[0], originals.generation == 7 else { return "other tokens" }
    if zip(ranges, parts).contains(where: { originals.content($0) != $1 }) { return "other content" }

    guard var bytes = try? FileReader.read(path) else { return "not to be read" }
    spoil(&bytes, parts[parts.count - 1])
    guard write(bytes, path) else { return "no file" }
    if let spoiled = Originals(path, seed: seed) {
      if let tokens = spoiled.tokens, !parts.contains(tokens) { return "tokens that nobody has kept" }
      for (range, part) in zip(ranges, parts) where ![nil, part].contains(spoiled.content(range)) {
        return "content that nobody has kept"
      }
    }
    guard write(parts[0], path) else { return "no file" }
    return Originals(path, seed: seed)?.tokens == nil ? nil : "tokens without a digest"
  }

  private static func write(_ bytes: [UInt8], _ path: String) -> Bool {
    guard let file = CacheFile(path) else { return false }
    return file.append(bytes) == 0..<bytes.count && file.finish()
  }

  /// Changes bytes that are counted from the end, where the file tells what it holds, and may cut it off there.
  private static func spoil(_ bytes: inout [UInt8], _ changes: [UInt8]) {
    for start in stride(from: 0, to: changes.count - 2, by: 3) where !bytes.isEmpty {
      let place = bytes.count - 1 - (Int(changes[start]) | Int(changes[start + 1] & 0x1F) << 8) % bytes.count
      if changes[start + 1] >= 0xE0 {
        bytes.removeSubrange(place...)
      } else {
        bytes[place] = changes[start + 2]
      }
    }
  }
}
