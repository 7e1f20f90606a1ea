import Linting
import Markup
import Reporting

extension Command {
  static let rules = Command(
    name: "rules", summary: "List the rules.", flags: [.config, .allowOutside, .listFormat],
    run: { invocation, shell in
      let rules = try Linter().rules(LintRequest(invocation, shell))
      let isJSON = invocation.value(of: .listFormat) == "json"
      shell.standardOutput.write(
        isJSON ? RuleList.json(of: rules) : TerminalText.neutralizedLines(RuleList.text(of: rules)))
      return .success
    })
}

extension Flag {
  static let listFormat = Flag("--format", .choice(["text", "json"]), "FORMAT", "How to print the list.")
}

/// The rules for people and programs.
enum RuleList {
  /// One line a rule, under its category.
  static func text(of rules: [RuleDescription]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    let presetWidth = rules.map(\.preset.rawValue.count).max() ?? 0
    var text = ""
    var category: String?
    for rule in rules.sorted(by: { ($0.category, $0.id) < ($1.category, $1.id) }) {
      if rule.category != category { text += (category == nil ? "" : "\n") + "\(rule.category)\n" }
      category = rule.category
      text += "  \(padded(rule.id, width))  \(padded(rule.preset.rawValue, presetWidth))  \(rule.summary)\n"
    }
    return text
  }

  static func json(of rules: [RuleDescription]) -> String {
    JSONValue.array(
      rules.map { rule in
        .object([
          "id": .string(rule.id), "category": .string(rule.category), "preset": .string(rule.preset.rawValue),
          "severity": .string(rule.severity.rawValue), "summary": .string(rule.summary),
          "message": .string(rule.message), "why": .string(rule.why),
          "patterns": .array(rule.patterns.map { .string($0) }), "options": .array(rule.options.map { .string($0) }),
        ])
      }
    ).indentedText(depth: 1)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
