import DesignTokens
import Patterns
import SwiftOutline

@testable import Linting

extension FuzzTarget {
  /// A pattern or rule, and the code that it is to match.
  static let patterns = [
    FuzzTarget("pattern") { bytes in
      let parts = bytes.parts
      guard let pattern = try? Pattern(parts[0].text), parts.count > 1 else { return nil }
      let outline = Parser.parse(parts[1])
      var fault: String?
      PatternIndex([pattern]).forEachMatch(in: outline) { match in
        if match.bindings.contains(where: { Int($0.node) >= outline.nodes.count }) { fault = "a binding of no node" }
      }
      return fault
    },
    FuzzTarget("rule") { bytes in
      let parts = bytes.parts
      guard let rule = try? RuleSet.rule(parts[0], path: "r.yaml", id: "r", group: "custom"), parts.count > 1 else {
        return nil
      }
      return LintedFile(rules: RuleSet([rule]))?.fault(parts[1])
    },
  ]
}
