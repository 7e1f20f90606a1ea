/// One way that bytes of unknown origin take into the program, and what must hold for any of them.
struct FuzzTarget: Sendable, CustomStringConvertible {
  let name: String
  /// What is wrong with what came of some bytes; nil where all is well. That it answers at all, soon and within the
  /// memory, is what is tested first.
  let fault: @Sendable ([UInt8]) -> String?

  init(_ name: String, _ fault: @escaping @Sendable ([UInt8]) -> String?) {
    self.name = name
    self.fault = fault
  }

  var description: String { name }

  static let all = outlines + patterns + markup + tokens + projects + linting + caching + adopting + server
}

extension [UInt8] {
  private static var divider: [UInt8] { Array("\n=====\n".utf8) }

  /// An input cut at its dividers, for a target that takes several files.
  var parts: [[UInt8]] {
    var parts: [[UInt8]] = []
    var start = 0
    var index = 0
    while index < count {
      if self[index] == 0x0A, self[index...].starts(with: Self.divider) {
        parts.append(Array(self[start..<index]))
        index += Self.divider.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [Array(self[start...])]
  }

  var text: String { String(decoding: self, as: UTF8.self) }
}
