import DesignTokens
import Markup
import Patterns

/// Reads a rule file: a built-in one, or one of a team's own. The keys are those of `Rule`.
struct RuleFileReader {
  let path: String
  let id: String
  /// The folder of a built-in rule; empty for a team's own, whose group is its first category.
  let group: String

  func read(_ document: MarkupNode) throws(ConfigurationError) -> Rule {
    let fields = try Fields(document, path: path, known: RuleFileReader.keys)
    let reports = try fields.choice("reports", of: Rule.Reports.self) ?? .values
    var rule = Rule(
      id: id, group: group, summary: try fields.string("summary") ?? "",
      categories: try categories(fields), severity: try fields.choice("severity", of: Severity.self) ?? .warning,
      preset: try fields.choice("preset", of: Preset.self) ?? .recommended,
      message: try message(fields, reports) ?? "{text} is a raw value", reports: reports,
      ignored: try fields.numbers("ignore") + [0], patterns: [], places: [],
      suffixes: try fields.strings("suffixes"), why: try fields.string("why") ?? "",
      configure: try fields.string("configure") ?? "", reportExamples: [], ignoreExamples: [])
    rule.patterns = try patterns(fields.node("patterns"))
    rule.places = try patterns(fields.node("places"))
    (rule.reportExamples, rule.ignoreExamples) = try examples(fields.node("examples"))
    if group.isEmpty { rule.group = rule.categories.first?.rawValue ?? "tokens" }
    if rule.patterns.isEmpty, reports == .values || reports == .callSuffix || reports == .systemColor {
      throw fields.error("a rule needs 'patterns'", at: document.position)
    }
    return rule
  }

  static let keys = [
    "id", "summary", "category", "severity", "preset", "message", "reports", "ignore", "suffixes", "patterns",
    "places", "why", "configure", "examples",
  ]

  private func message(
    _ fields: Fields, _ reports: Rule.Reports
  ) throws(ConfigurationError) -> String? {
    guard let text = try fields.string("message"), let position = fields.node("message")?.position else { return nil }
    let known = reports.placeholders
    for name in MessageTemplate.names(in: text) where !known.contains(name) {
      let nearest = Spelling.nearest(to: name, in: known)
      throw fields.error(
        "'{\(name)}' is none of \(known.map { "{\($0)}" }.joined(separator: ", "))"
          + Spelling.hint(nearest.map { "{\($0)}" }), at: position)
    }
    return text
  }

  private func categories(_ fields: Fields) throws(ConfigurationError) -> [DesignToken.Category] {
    var categories: [DesignToken.Category] = []
    for (name, position) in try fields.positionedStrings("category") {
      guard let category = DesignToken.Category(rawValue: name) else {
        let names = DesignToken.Category.allCases.map(\.rawValue)
        throw fields.error(
          "'\(name)' is no category" + Spelling.hint(Spelling.nearest(to: name, in: names))
            + "; the categories are \(names.joined(separator: ", "))", at: position)
      }
      categories.append(category)
    }
    return categories
  }

  // MARK: Patterns

  private func patterns(_ node: MarkupNode?) throws(ConfigurationError) -> [RulePattern] {
    guard let node else { return [] }
    guard case .sequence(let items) = node.content else {
      throw ConfigurationError(path: path, position: node.position, message: "expected a list of patterns")
    }
    var patterns: [RulePattern] = []
    for item in items { patterns.append(try pattern(item)) }
    return patterns
  }

  private func pattern(_ node: MarkupNode) throws(ConfigurationError) -> RulePattern {
    if case .string(let text) = node.content {
      return RulePattern(
        text: text, pattern: try parse(text, at: node.position), conditions: PatternConditions(),
        facts: ConstructorFacts(), role: .none, type: nil, isWhole: false, wraps: false)
    }
    let fields = try Fields(node, path: path, known: RuleFileReader.patternKeys)
    guard let text = try fields.string("pattern"), let position = fields.node("pattern")?.position else {
      throw fields.error("expected 'pattern'", at: node.position)
    }
    var conditions = PatternConditions()
    conditions.nameNot = try fields.strings("name-not")
    conditions.chainHas = try fields.strings("chain-has")
    conditions.chainLacks = try fields.strings("chain-lacks")
    conditions.receiverIs = try fields.strings("receiver-is")
    conditions.receiverNot = try fields.strings("receiver-not")
    conditions.receiverMade = try fields.strings("receiver-made")
    conditions.assignedTo = try fields.strings("assigned-to")
    conditions.inside = try fields.strings("inside")
    conditions.notInside = try fields.strings("not-inside")
    var facts = ConstructorFacts()
    facts.space = try fields.choice("space", of: ConstructorFacts.Space.self) ?? .srgb
    facts.type = try fields.string("type")
    let takesAnyNumber = facts.type == "number"
    if takesAnyNumber { facts.type = nil }
    facts.order = try fields.choice("order", of: HexOrder.self)
    var pattern = RulePattern(
      text: text, pattern: try parse(text, at: position), conditions: conditions, facts: facts,
      role: try fields.choice("role", of: TokenMatcher.ColorRole.self) ?? .none, type: facts.type,
      isWhole: try fields.boolean("whole") ?? false, wraps: try fields.boolean("wraps") ?? false)
    pattern.takesAnyNumber = takesAnyNumber
    return pattern
  }

  private static let patternKeys = [
    "pattern", "name-not", "chain-has", "chain-lacks", "receiver-is", "receiver-not", "receiver-made", "assigned-to",
    "inside",
    "not-inside", "space", "type", "role", "order", "whole", "wraps",
  ]

  private func parse(_ text: String, at position: MarkupPosition) throws(ConfigurationError) -> Pattern {
    do {
      return try Pattern(text)
    } catch {
      throw ConfigurationError(
        path: path, position: position, message: "pattern '\(text)', at character \(error.offset + 1): \(error.message)"
      )
    }
  }

  // MARK: Examples

  private func examples(_ node: MarkupNode?) throws(ConfigurationError) -> ([ReportExample], [String]) {
    guard let node else { return ([], []) }
    let fields = try Fields(node, path: path, known: ["report", "ignore"])
    var reports: [ReportExample] = []
    for item in try fields.items("report") {
      if case .string(let code) = item.content {
        reports.append(ReportExample(code: code))
        continue
      }
      let example = try Fields(item, path: path, known: ["code", "fixed", "tokens"])
      reports.append(
        ReportExample(
          code: try example.string("code") ?? "", fixed: try example.string("fixed"),
          tokens: try example.string("tokens")))
    }
    return (reports, try fields.strings("ignore"))
  }
}
