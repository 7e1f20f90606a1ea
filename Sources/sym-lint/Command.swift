/// One command of the program: what it is called, what it takes, what people read about it, and what it does.
struct Command: Sendable {
  /// A word that some commands take first: `config schema`.
  struct Action: Sendable {
    var name: String
    var summary: String
  }

  /// What the operands are, for completion.
  enum Operands: Sendable, Hashable {
    case none
    case files
    case rule
    case choice([String])
  }

  var name: String
  /// One sentence.
  var summary: String
  /// How the operands look in help: `[PATH…]`.
  var usage: String = ""
  var operands: Operands = .none
  /// How many operands there may be.
  var operandCount: ClosedRange<Int> = 0...0
  /// The first is what happens when none is named.
  var actions: [Action] = []
  /// More about it, under the summary.
  var details: String = ""
  var flags: [Flag] = []
  var run: @Sendable (Invocation, Shell) throws -> ExitStatus

  /// Its own flags and those of every command.
  var allFlags: [Flag] { flags + [.help] }

  /// Every command, in the order of help. The first is what happens when none is named.
  static let all: [Command] = [
    .lint, .fix, .baseline, .initialize, .rules, .explain, .tokens, .report, .merge, .config, .schema, .completions,
    .lsp,
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}

/// What the program tells the one that started it.
enum ExitStatus: Int32, Sendable {
  case success = 0
  /// Findings at or above the fail level.
  case findings = 1
  /// The run itself failed.
  case failure = 2
}
