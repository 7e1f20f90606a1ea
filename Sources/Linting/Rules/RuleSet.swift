import BuiltInRules
import DesignTokens
import Markup
import Patterns

/// All rules of a run, their patterns in one index, so that a file is matched in one pass.
package struct RuleSet: Sendable {
  package let rules: [Rule]
  let index: PatternIndex
  /// What each pattern of the index is.
  let entries: [Entry]
  /// Reads the values of the constructors among the patterns.
  package let reader: ValueReader

  struct Entry: Sendable {
    var rule: Int
    var pattern: RulePattern
    var isPlace: Bool
  }

  private let firstReporting: [Rule.Reports: Int]

  package init(_ rules: [Rule]) {
    self.rules = rules
    firstReporting = Dictionary(
      rules.enumerated().map { ($0.element.reports, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var entries: [Entry] = []
    for (number, rule) in rules.enumerated() {
      entries += rule.patterns.map { Entry(rule: number, pattern: $0, isPlace: false) }
      entries += rule.places.map { Entry(rule: number, pattern: $0, isPlace: true) }
    }
    self.entries = entries
    index = PatternIndex(entries.map(\.pattern.pattern))
    reader = ValueReader(
      entries.filter { !$0.isPlace && $0.pattern.pattern.hasParts }
        .map { (pattern: $0.pattern.pattern, facts: $0.pattern.facts) })
  }

  /// The rules that come with the program.
  ///
  /// - Throws: `ConfigurationError` if a rule file is wrong, which the tests rule out.
  package static func builtIn() throws(ConfigurationError) -> [Rule] {
    var rules: [Rule] = []
    for file in BuiltInRules.files {
      let path = "rules/\(file.folder)/\(file.name).yaml"
      rules.append(try rule(file.bytes, path: path, id: file.name, group: file.folder))
    }
    return rules
  }

  /// The rule in a file's bytes.
  package static func rule(
    _ bytes: [UInt8], path: String, id: String, group: String
  ) throws(ConfigurationError) -> Rule {
    let document: MarkupNode
    do {
      document = try MarkupNode.yaml(bytes)
    } catch {
      throw ConfigurationError(path: path, position: error.position, message: error.message)
    }
    return try RuleFileReader(path: path, id: id, group: group).read(document)
  }

  /// Index of the first rule that reports in this way, if any.
  package func rule(reporting reports: Rule.Reports) -> Int? { firstReporting[reports] }
}

extension Pattern {
  /// Whether the pattern makes a value of its parts, rather than being a place for one.
  var hasParts: Bool {
    if case .hole(let hole) = receiver, hole.kind.isPart { return true }
    return arguments.contains { argument in
      if case .hole(let hole) = argument.value { hole.kind.isPart } else { false }
    }
  }
}
