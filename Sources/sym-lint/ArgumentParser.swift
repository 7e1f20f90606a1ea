import Linting

/// Makes an invocation of the words of a command line.
struct ArgumentParser {
  /// What a command line asks for.
  enum Request {
    case run(Invocation)
    case help(Command?)
    case version
  }

  private var words: ArraySlice<String>

  /// Takes the words behind the program's name.
  init(_ words: [String]) {
    self.words = words[...]
  }

  mutating func parse() throws(UsageError) -> Request {
    switch words.first {
    case "--version"?: return .version
    case "--help"?, "-h"?: return .help(nil)
    case "help"?: return .help(try helpTopic())
    default: break
    }
    let command = words.first.flatMap(Command.named)
    if command != nil { words.removeFirst() }
    return try parse(command ?? .lint)
  }

  private func helpTopic() throws(UsageError) -> Command? {
    guard let name = words.dropFirst().first else { return nil }
    if let command = Command.named(name) { return command }
    let hint = Spelling.hint(Spelling.nearest(to: name, in: Command.all.map(\.name)))
    throw UsageError(description: "unknown command '\(name)'\(hint)")
  }

  private mutating func parse(_ command: Command) throws(UsageError) -> Request {
    var invocation = Invocation(command: command)
    while let word = words.popFirst() {
      if word == "--" {
        invocation.operands += words
        break
      } else if word == Flag.help.name || word == Flag.help.shortName {
        return .help(command)
      } else if word.hasPrefix("-"), word != "-" {
        invocation.flags.append(try parseFlag(word, of: command))
      } else {
        invocation.operands.append(word)
      }
    }
    try takeAction(of: command, from: &invocation)
    try checkOperands(of: invocation)
    return .run(invocation)
  }

  /// `--flag value`, `--flag=value`, `-f value`, `-fvalue`.
  private mutating func parseFlag(_ word: String, of command: Command) throws(UsageError) -> Invocation.GivenFlag {
    let (name, attached) = Self.split(word)
    guard let flag = command.allFlags.first(where: { $0.name == name || $0.shortName == name }) else {
      throw UsageError(description: unknownFlag(name, in: word, of: command), command: command.name)
    }
    guard flag.takesValue else {
      guard attached == nil else {
        throw UsageError(description: "'\(flag.name)' takes no value", command: command.name)
      }
      return Invocation.GivenFlag(flag: flag, value: "")
    }
    guard let value = attached ?? words.popFirst() else {
      throw UsageError(description: "'\(flag.name)' needs a value: \(flag.placeholder)", command: command.name)
    }
    if let complaint = flag.complaint(about: value) { throw UsageError(description: complaint, command: command.name) }
    return Invocation.GivenFlag(flag: flag, value: value)
  }

  private static func split(_ word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--") {
      guard let sign = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<sign]), String(word[word.index(after: sign)...]))
    }
    return word.count > 2 ? (String(word.prefix(2)), String(word.dropFirst(2))) : (word, nil)
  }

  private func unknownFlag(_ name: String, in word: String, of command: Command) -> String {
    let elsewhere = Command.all.filter { $0.flags.contains { $0.name == name } }.map { "'\($0.name)'" }
    if !elsewhere.isEmpty {
      return "'\(command.name)' has no flag '\(name)'; it belongs to \(elsewhere.joined(separator: " and "))"
    }
    if word.dropFirst().first.map({ $0.isNumber || $0 == "." }) ?? false {
      return "unknown flag '\(name)'; a value that begins with '-' goes behind '--'"
    }
    if FileReader.kind(of: word) != nil { return "unknown flag '\(name)'; a file of this name goes behind '--'" }
    return "unknown flag '\(name)'" + Spelling.hint(Spelling.nearest(to: name, in: command.allFlags.map(\.name)))
  }

  private func takeAction(of command: Command, from invocation: inout Invocation) throws(UsageError) {
    guard let standard = command.actions.first else { return }
    guard let word = invocation.operands.first else {
      invocation.action = standard.name
      return
    }
    let names = command.actions.map(\.name)
    guard names.contains(word) else {
      if command.operandCount.upperBound > 0 {
        invocation.action = standard.name
        return
      }
      let hint = Spelling.hint(Spelling.nearest(to: word, in: names))
      throw UsageError(
        description: "'\(command.name)' cannot '\(word)': expected \(names.joined(separator: " or "))\(hint)",
        command: command.name)
    }
    invocation.action = word
    invocation.operands.removeFirst()
  }

  private func checkOperands(of invocation: Invocation) throws(UsageError) {
    let command = invocation.command
    // A variable that is not set, and not the current folder.
    if invocation.operands.contains("") {
      throw UsageError(description: "'': no such file or folder", command: command.name)
    }
    if invocation.operands.count > command.operandCount.upperBound {
      let extra = invocation.operands[command.operandCount.upperBound]
      throw UsageError(description: "'\(command.name)' takes no '\(extra)'", command: command.name)
    }
    if invocation.operands.count < command.operandCount.lowerBound {
      throw UsageError(description: "'\(command.name)' needs \(command.usage)", command: command.name)
    }
  }
}
