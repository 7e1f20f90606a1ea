import BuiltInRules
import DesignTokens
import Markup
import Patterns
import SwiftOutline

/// All rules of a run, their patterns in one index, so that a file is matched in one pass.
package struct RuleSet: Sendable {
  package let rules: [Rule]
  let index: PatternIndex
  /// What each pattern of the index is.
  let entries: [Entry]
  /// Reads the values of the constructors among the patterns.
  package let reader: ValueReader

  /// A class, so that looking at one copies nothing of it.
  final class Entry: Sendable {
    let rule: Int
    let pattern: RulePattern
    let isPlace: Bool
    /// What the rule reports, and the values it does not.
    let reports: Rule.Reports
    let ignored: [Double]
    /// Whether nothing but the pattern must hold.
    let isUnconditional: Bool

    init(_ number: Int, _ rule: Rule, _ pattern: RulePattern, isPlace: Bool) {
      self.rule = number
      self.pattern = pattern
      self.isPlace = isPlace
      reports = rule.reports
      ignored = rule.ignored
      isUnconditional = pattern.conditions == PatternConditions()
    }

    /// Whether everything that must hold around a match of the pattern does.
    func holds(for match: PatternIndex.Match, in outline: Outline) -> Bool {
      isUnconditional || pattern.conditions.hold(for: match, in: outline)
    }
  }

  private let firstReporting: [Rule.Reports: Int]

  package init(_ rules: [Rule]) {
    self.rules = rules
    firstReporting = Dictionary(
      rules.enumerated().map { ($0.element.reports, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var entries: [Entry] = []
    for (number, rule) in rules.enumerated() {
      entries += rule.patterns.map { Entry(number, rule, $0, isPlace: false) }
      entries += rule.places.map { Entry(number, rule, $0, isPlace: true) }
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
  package static func builtIn(_ extent: RuleExtent = .documented) throws(ConfigurationError) -> [Rule] {
    var rules: [Rule] = []
    for file in BuiltInRules.files {
      let path = "rules/\(file.folder)/\(file.name).yaml"
      if extent == .matching, let document = MarkupNode(packed: file.packedBytes) {
        rules.append(try RuleFileReader(path: path, id: file.name, group: file.folder).read(document))
      } else {
        rules.append(try rule(file.bytes, path: path, id: file.name, group: file.folder))
      }
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

/// How much of the built-in rules is read.
package enum RuleExtent: Sendable {
  /// What finds and reports: a run needs no more.
  case matching
  /// All of it.
  case documented
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
