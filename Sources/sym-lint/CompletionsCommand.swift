import Linting

extension Command {
  static let completions = Command(
    name: "completions", summary: "Print a script that completes the command line.", usage: "SHELL",
    operands: .choice(CompletionScript.allCases.map(\.rawValue)), operandCount: 1...1,
    details: "SHELL is one of: \(CompletionScript.allCases.map(\.rawValue).joined(separator: ", ")).",
    run: { invocation, shell in
      let name = invocation.operands[0]
      guard let script = CompletionScript(rawValue: name) else {
        let names = CompletionScript.allCases.map(\.rawValue)
        let hint = Spelling.hint(Spelling.nearest(to: name, in: names))
        throw UsageError(
          description: "no completions for '\(name)': expected one of \(names.joined(separator: ", "))\(hint)",
          command: "completions")
      }
      shell.standardOutput.write(script.text)
      return .success
    })
}
