import Linting
import Markup

/// The sum of an earlier report, as its JSON has it.
package struct AdoptionRecord: Sendable, Hashable {
  package var label: String
  package var count: Adoption.Count
  /// The rules whose raw values counted, sorted.
  package var countedRules: [String]

  package init(label: String, count: Adoption.Count, countedRules: [String] = []) {
    self.label = label
    self.count = count
    self.countedRules = countedRules
  }

  /// - Parameter name: What the report is called where it does not say itself.
  package init(json bytes: [UInt8], name: String) throws(MarkupError) {
    let root = try MarkupNode.json(bytes)
    guard let total = root["total"], let rules = root["countedRules"] else {
      throw MarkupError("this is no report of 'sym-lint report --format json'", at: root.position)
    }
    label = try root["label"]?.string() ?? name
    count = Adoption.Count(
      used: try Self.count("used", of: total), raw: try Self.count("raw", of: total),
      near: try Self.count("near", of: total))
    countedRules = try rules.strings()
  }

  private static func count(_ key: String, of total: MarkupNode) throws(MarkupError) -> Int {
    guard let node = total[key] else { throw MarkupError("'total' lacks '\(key)'", at: total.position) }
    let count = try node.integer()
    guard (0...1_000_000_000).contains(count) else { throw node.mismatch("a count") }
    return count
  }
}
