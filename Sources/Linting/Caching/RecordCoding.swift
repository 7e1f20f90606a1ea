/// Writes numbers and texts one behind the other.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func integer(_ value: UInt64) {
    unsafe withUnsafeBytes(of: value.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func count(_ value: Int) { integer(UInt64(bitPattern: Int64(value))) }

  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func text(_ text: String) {
    count(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func data(_ data: [UInt8]) {
    count(data.count)
    bytes += data
  }

  mutating func digest(_ digest: ContentDigest) {
    integer(digest.high)
    integer(digest.low)
  }

  mutating func optional<Value>(_ value: Value?, _ write: (inout RecordWriter, Value) -> Void) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  mutating func list<Element>(_ elements: some Collection<Element>, _ write: (inout RecordWriter, Element) -> Void) {
    count(elements.count)
    for element in elements { write(&self, element) }
  }
}

extension ContentDigest {
  /// Content with its digest behind it, as `RecordWriter.digest` puts it there; `nil` where anything was lost.
  static func verified(_ bytes: [UInt8], seed: UInt64) -> [UInt8]? {
    let content = Array(bytes.dropLast(16))
    var end = RecordReader(Array(bytes.suffix(16)))
    return (try? end.digest()) == ContentDigest(content, seed: seed) ? content : nil
  }
}

/// Reads what `RecordWriter` wrote, and finds out when it did not.
struct RecordReader {
  struct Malformed: Error {}

  /// Offsets into a file have 32 bits. Sums of what a record counts stay far from overflowing.
  private static let largestCount = Int(UInt32.max)

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func integer() throws(Malformed) -> UInt64 {
    guard bytes.count - offset >= 8 else { throw Malformed() }
    defer { offset += 8 }
    return unsafe UInt64(
      littleEndian: bytes.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) })
  }

  mutating func count(atMost limit: Int = largestCount) throws(Malformed) -> Int {
    guard let count = Int(exactly: try integer()), count <= limit else { throw Malformed() }
    return count
  }

  mutating func flag() throws(Malformed) -> Bool {
    guard offset < bytes.count, bytes[offset] < 2 else { throw Malformed() }
    defer { offset += 1 }
    return bytes[offset] == 1
  }

  private mutating func slice() throws(Malformed) -> ArraySlice<UInt8> {
    let count = try count(atMost: bytes.count)
    guard count <= bytes.count - offset else { throw Malformed() }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  mutating func data() throws(Malformed) -> [UInt8] { Array(try slice()) }

  mutating func text() throws(Malformed) -> String { String(decoding: try slice(), as: UTF8.self) }

  mutating func digest() throws(Malformed) -> ContentDigest {
    ContentDigest(high: try integer(), low: try integer())
  }

  mutating func optional<Value>(
    _ read: (inout RecordReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    try flag() ? try read(&self) : nil
  }

  mutating func list<Element>(
    _ read: (inout RecordReader) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    var elements: [Element] = []
    // Whatever it is, it takes a byte.
    for _ in 0..<(try count(atMost: bytes.count - offset)) { elements.append(try read(&self)) }
    return elements
  }
}
