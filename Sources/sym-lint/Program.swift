/// The program as a whole: from the words of a command line to an exit status.
enum Program {
  static func run(_ words: [String], in shell: Shell) -> ExitStatus {
    do {
      var parser = ArgumentParser(words)
      switch try parser.parse() {
      case .version: shell.standardOutput.write("sym-lint \(Version.number)\n")
      case .help(nil): shell.standardOutput.write(HelpText.program())
      case .help(let command?): shell.standardOutput.write(HelpText.text(of: command))
      case .run(let invocation):
        try shell.checkWorkingFolder()
        return try invocation.command.run(invocation, shell)
      }
      return .success
    } catch let error as UsageError {
      let topic = error.command.map { "sym-lint \($0) --help" } ?? "sym-lint --help"
      shell.complain("\(error)\n'\(topic)' lists what there is")
    } catch {
      shell.complain("\(error)")
    }
    return .failure
  }
}
