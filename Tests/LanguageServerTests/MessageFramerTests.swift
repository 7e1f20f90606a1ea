import Testing

@testable import LanguageServer

struct MessageFramerTests {
  @Test(arguments: [
    ("Content-Length: 2\r\n\r\n{}", ["{}"]),
    ("content-length:2\n\n{}", ["{}"]),
    ("CONTENT-LENGTH:   2  \r\n\r\n{}", ["{}"]),
    ("Content-Type: x; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]", ["{}", "[1]"]),
    ("X-Other: a: b\r\nContent-Length: 0\r\n\r\n", [""]),
    ("garbage\r\n\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: abc\r\n\r\n{}Content-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: -5\r\n\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: 99999999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: 50\r\n\r\n{}", []),
  ])
  func cutsBodies(stream: String, bodies: [String]) {
    let bytes = Array(stream.utf8)
    for size in [1, 2, 7, 4096] {
      var framer = MessageFramer()
      var found: [String] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        framer.append(bytes[start..<min(start + size, bytes.count)])
        while let body = framer.next() { found.append(String(decoding: body, as: UTF8.self)) }
      }
      #expect(found == bodies, "in pieces of \(size)")
    }
  }

  @Test func neitherStopsNorGrowsOnAnyBytes() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      var framer = MessageFramer()
      for _ in 0..<20 {
        let isHeader = Int.random(in: 0..<3, using: &random) == 0
        let length = Int.random(in: 0..<40, using: &random)
        framer.append(
          isHeader
            ? Array("Content-Length: \(length)\r\n\r\n".utf8)
            : (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
        while let body = framer.next() { _ = IncomingMessage(body: body) }
      }
    }
  }
}

/// The same numbers in every run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
