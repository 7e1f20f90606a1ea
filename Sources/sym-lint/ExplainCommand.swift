import Linting
import Reporting

extension Command {
  static let explain = Command(
    name: "explain", summary: "Say what a rule reports and why, or what was seen at a place and why.",
    usage: "RULE | FILE:LINE[:COLUMN]", operands: .rule,
    operandCount: 1...1, flags: [.config, .allowOutside, .preset],
    run: { invocation, shell in
      let name = invocation.operands[0]
      var request = LintRequest(
        paths: [], workingFolder: shell.workingFolder, configurationPath: invocation.value(of: .config),
        preset: invocation.choice(of: .preset))
      request.allowsOutside = invocation.has(.allowOutside)
      if let place = PlaceOperand(name) {
        let path = FilePath.absolute(place.path, in: shell.workingFolder)
        guard !place.path.isEmpty, FileReader.kind(of: path) == .file else {
          throw CommandError(description: "\(place.path): no such file")
        }
        let explanations = try Linter().explain(request, path: place.path, line: place.line, column: place.column)
        shell.standardOutput.write(explanations.map { PlacePage.text(of: $0, place) }.joined(separator: "\n"))
        return .success
      }
      if let complaint = PlaceOperand.complaint(about: name) {
        throw UsageError(description: complaint, command: "explain")
      }
      let rules = try Linter().rules(request)
      guard let rule = rules.first(where: { $0.id == name }) else {
        throw CommandError(description: KnownRules(rules).complaint(about: name) + "; 'sym-lint rules' lists them all")
      }
      shell.standardOutput.write(TerminalText.neutralizedLines(RulePage.text(of: rule)))
      return .success
    })
}

/// A rule's documentation, from the words of its file.
enum RulePage {
  static func text(of rule: RuleDescription) -> String {
    var text = """
      \(rule.id)
      \(String(repeating: "=", count: rule.id.count))

      \(trimmed(rule.summary))

      Category: \(rule.category)
      Preset: \(rule.preset.rawValue)
      Severity: \(rule.severity.rawValue)

      """
    if !rule.why.isEmpty { text += "\n\(trimmed(rule.why))\n" }
    text += section("Reported", rule.examples.report.map { block($0) })
    text += section("Not reported", rule.examples.ignore.map { indented($0) })
    text += section("Patterns", rule.patterns.isEmpty ? [] : [indented(rule.patterns.joined(separator: "\n"))])
    let configuration = rule.configure.isEmpty ? configuration(of: rule) : "\(trimmed(rule.configure))\n"
    return text + section("Configuration", [configuration])
  }

  private static func block(_ example: RuleDescription.Examples.Report) -> String {
    var text = indented(example.code)
    if let tokens = example.tokens { text += "\n  with\n\n" + indented(tokens) }
    if let fixed = example.fixed { text += "\n  becomes\n\n" + indented(fixed) }
    return text
  }

  private static func configuration(of rule: RuleDescription) -> String {
    let options = rule.options.map { "    \($0): …\n" }.joined()
    return indented("rules:\n  \(rule.id):\n    severity: \(rule.severity.rawValue)\n\(options)")
      + "\n  or in a comment\n\n" + indented("// sym-lint:disable:next \(rule.id) -- the reason")
  }

  private static func section(_ title: String, _ blocks: [String]) -> String {
    blocks.isEmpty
      ? "" : "\n\(title)\n\(String(repeating: "-", count: title.count))\n\n" + blocks.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    trimmed(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  /// Without line breaks at the end.
  private static func trimmed(_ text: String) -> Substring {
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
