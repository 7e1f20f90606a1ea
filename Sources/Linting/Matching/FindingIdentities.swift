import SourceText

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
    let hash = FNV1a.hash((key + "\u{1F}\(ordinal)").utf8)
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
