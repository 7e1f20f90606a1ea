/// What was typed: a command with its flags and operands, names resolved and values checked.
struct Invocation: Sendable {
  struct GivenFlag: Sendable {
    var flag: Flag
    var value: String
  }

  var command: Command
  var flags: [GivenFlag] = []
  /// The action, for commands that have some.
  var action: String?
  var operands: [String] = []

  init(command: Command) {
    self.command = command
  }

  func has(_ flag: Flag) -> Bool { flags.contains { $0.flag.name == flag.name } }

  /// The last value of a flag.
  func value(of flag: Flag) -> String? { values(of: flag).last }

  /// All values of a flag, in the order given.
  func values(of flag: Flag) -> [String] { flags.filter { $0.flag.name == flag.name }.map(\.value) }

  func choice<Choice: RawRepresentable<String>>(of flag: Flag) -> Choice? {
    value(of: flag).flatMap { Choice(rawValue: $0) }
  }
}

/// Why a command that was understood cannot be done.
struct CommandError: Error, CustomStringConvertible {
  var description: String
}

/// What is wrong with what was typed.
struct UsageError: Error, CustomStringConvertible {
  var description: String
  /// The command whose help says more.
  var command: String?
}
