/// Gives each finding of a file an identity that stays when lines move: rule, path, expression without its white space,
/// the declaration around it, and which of the equal ones it is.
struct FindingIdentities {
  let path: String
  private var counts: [String: Int] = [:]

  init(path: String) { self.path = path }

  mutating func fingerprint(of finding: Finding, enclosing: String) -> String {
    // What is all ASCII needs no look at what its characters are.
    let isPlain = finding.text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    let text = isPlain ? finding.text : finding.text.filter { !$0.isWhitespace }
    let key = [finding.rule, path, enclosing, text].joined(separator: "\u{1F}")
    let ordinal = counts[key, default: 0]
    counts[key] = ordinal + 1
    let hash = FindingIdentities.hash(key + "\u{1F}\(ordinal)")
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// FNV-1a, 64 bits: the same on every machine and in every run.
  private static func hash(_ text: String) -> UInt64 { hash(Array(text.utf8)) }

  static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
