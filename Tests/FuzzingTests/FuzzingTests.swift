#if !FUZZING
  import Foundation
  import Testing

  /// The targets of `.ci/fuzz` in small: the inputs they begin with, and some changes of those, the same in every run.
  struct FuzzingTests {
    private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Corpus")

    private func inputs(of target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
      let folder = Self.corpus.appendingPathComponent(target.name)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
        (name, [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
      }
    }

    @Test(arguments: FuzzTarget.all)
    func bearsWhatIsInTheCorpus(target: FuzzTarget) throws {
      for (name, bytes) in try inputs(of: target) {
        let fault = target.fault(bytes)
        #expect(fault == nil, "\(name)")
      }
    }

    @Test(arguments: FuzzTarget.all)
    func bearsChangedInputs(target: FuzzTarget) throws {
      var random = SeededRandom(seed: 6)
      let inputs = try inputs(of: target)
      for _ in 0..<20 {
        guard var bytes = inputs.randomElement(using: &random)?.bytes else { break }
        for _ in 0..<Int.random(in: 1...4, using: &random) { spoil(&bytes, &random) }
        let fault = target.fault(bytes)
        #expect(fault == nil, "\(bytes.text.debugDescription)")
      }
    }

    /// Takes a piece away, doubles it, moves it, or changes a byte.
    private func spoil(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
      guard !bytes.isEmpty else { return bytes.append(UInt8.random(in: 0...255, using: &random)) }
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let piece = bytes[start..<min(bytes.count, start + Int.random(in: 1...12, using: &random))]
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(piece.indices)
      case 1: bytes.insert(contentsOf: Array(piece), at: start)
      case 2: bytes.insert(contentsOf: Array(piece), at: Int.random(in: 0...bytes.count, using: &random))
      default: bytes[start] = UInt8.random(in: 0...255, using: &random)
      }
    }
  }

  /// The same numbers in every run.
  private struct SeededRandom: RandomNumberGenerator {
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
#endif
