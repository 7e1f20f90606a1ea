/// What a run under one configuration has found, for the next one.
struct RunRecord: Sendable {
  /// One of the files that were looked at.
  struct Entry: Sendable {
    /// `nil` where the file could not be read, or there was something else to say of it than findings.
    var digest: ContentDigest?
    /// Where the content stands that design tokens were read from; empty where it tells other files nothing.
    var original: Range<Int>
    /// `nil` where it was not to be linted.
    var outcome: Outcome?
  }

  /// What there was to say of a file that was to be linted.
  struct Outcome: Sendable {
    /// `nil` for a generated file that was left out.
    var byteCount: Int?
    var isLinted = false
    var suppressedCount = 0
    /// The findings, as they stand in the record.
    private(set) var encodedFindings: [UInt8] = []

    init(_ scan: FileScan?, _ review: FileReview?) {
      byteCount = scan?.byteCount
      guard let review else { return }
      isLinted = true
      suppressedCount = review.suppressedCount
      guard !review.findings.isEmpty else { return }
      var writer = RecordWriter()
      writer.list(review.findings) { $1.write(to: &$0) }
      encodedFindings = writer.bytes
    }

    func findings() throws(RecordReader.Malformed) -> [Finding] {
      guard !encodedFindings.isEmpty else { return [] }
      var reader = RecordReader(encodedFindings)
      let findings = try reader.list { reader throws(RecordReader.Malformed) in try Finding(&reader) }
      let end = byteCount ?? .max
      guard findings.allSatisfy({ $0.range.upperBound <= end }) else { throw RecordReader.Malformed() }
      return findings
    }
  }

  /// All that the findings depend on but the Swift files, in words: under other conditions a record is of no use.
  var conditions: String
  /// Tells which originals and exported tokens belong to the record.
  var generation: UInt64
  var tokenCount: Int
  /// The rules that report anything, in some file at least.
  var activeRules: Set<String>
  var problems: [RunProblem]
  var notes: [RunProblem]
  /// By absolute path.
  var entries: [String: Entry]
}

// MARK: On the disk

extension RunRecord {
  func encoded(seed: UInt64) -> [UInt8] {
    var writer = RecordWriter()
    writer.text(conditions)
    writer.integer(generation)
    writer.count(tokenCount)
    writer.list(activeRules.sorted()) { $0.text($1) }
    for list in [problems, notes] { writer.list(list) { $1.write(to: &$0) } }
    writer.list(entries) { writer, entry in
      writer.text(entry.key)
      entry.value.write(to: &writer)
    }
    writer.digest(ContentDigest(writer.bytes, seed: seed))
    return writer.bytes
  }

  /// Reads what `encoded` gives.
  ///
  /// - Throws: An error where anything of it was lost.
  init(_ bytes: [UInt8], seed: UInt64) throws(RecordReader.Malformed) {
    guard let content = ContentDigest.verified(bytes, seed: seed) else { throw RecordReader.Malformed() }
    var reader = RecordReader(content)
    conditions = try reader.text()
    generation = try reader.integer()
    tokenCount = try reader.count()
    activeRules = Set(try reader.list { reader throws(RecordReader.Malformed) in try reader.text() })
    problems = try reader.list { reader throws(RecordReader.Malformed) in try RunProblem(&reader) }
    notes = try reader.list { reader throws(RecordReader.Malformed) in try RunProblem(&reader) }
    let pairs = try reader.list { reader throws(RecordReader.Malformed) in (try reader.text(), try Entry(&reader)) }
    entries = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension RunRecord.Entry {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.optional(digest) { $0.digest($1) }
    writer.count(original.lowerBound)
    writer.count(original.count)
    writer.optional(outcome) { writer, outcome in
      writer.optional(outcome.byteCount) { $0.count($1) }
      writer.flag(outcome.isLinted)
      writer.count(outcome.suppressedCount)
      writer.data(outcome.encodedFindings)
    }
  }

  fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Malformed) {
    digest = try reader.optional { reader throws(RecordReader.Malformed) in try reader.digest() }
    let start = try reader.count(atMost: 1 << 48)
    original = start..<start + (try reader.count(atMost: 1 << 48))
    outcome = try reader.optional { reader throws(RecordReader.Malformed) in try RunRecord.Outcome(&reader) }
  }
}

extension RunRecord.Outcome {
  fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Malformed) {
    byteCount = try reader.optional { reader throws(RecordReader.Malformed) in try reader.count() }
    isLinted = try reader.flag()
    suppressedCount = try reader.count()
    encodedFindings = try reader.data()
  }
}
