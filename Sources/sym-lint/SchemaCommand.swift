import Linting
import Reporting

extension Command {
  static let schema = Command(
    name: "schema", summary: "Print a JSON schema: that of the findings, or that of the configuration.",
    operandCount: 0...0,
    actions: [
      Action(name: "findings", summary: "What '--format json' prints; a line of 'jsonl' is one of its findings."),
      Action(name: "config", summary: "\(ConfigurationLoader.fileName), as 'config schema' prints it."),
    ],
    flags: [.config, .allowOutside],
    run: { invocation, shell in
      let isOfFindings = invocation.action == "findings"
      shell.standardOutput.write(
        isOfFindings
          ? FindingsSchema.text : ConfigurationSchema.text(rules: try Linter().rules(LintRequest(invocation, shell))))
      return .success
    })
}
