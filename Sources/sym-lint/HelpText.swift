/// The text of `--help`, made of the table of commands and flags.
enum HelpText {
  private static let width = 100
  private static let widestColumn = 30

  static func program() -> String {
    """
    sym-lint finds raw design values in Swift code and names the design token to use instead.

    Usage: sym-lint [COMMAND] [FLAGS] [PATH…]

    Commands:
    \(table(Command.all.map { ($0.name, $0.summary) }))
    Without a command: \(Command.lint.name).

    Flags:
    \(table(([.help, .version] as [Flag]).map { (title(of: $0), $0.summary) }))
    Exit status: 0 nothing at or above the fail level, 1 findings, 2 the run itself failed.
    'sym-lint COMMAND --help' says more about a command.

    """
  }

  static func text(of command: Command) -> String {
    let action = command.actions.isEmpty ? "" : " [" + command.actions.map(\.name).joined(separator: "|") + "]"
    let usage = command.usage.isEmpty ? "" : " " + command.usage
    var text = "\(command.summary)\n\nUsage: sym-lint \(command.name)\(action) [FLAGS]\(usage)\n"
    if !command.details.isEmpty { text += "\n\(command.details)\n" }
    if !command.actions.isEmpty {
      text += "\nActions:\n" + table(command.actions.map { ($0.name, $0.summary) })
    }
    return text + "\nFlags:\n" + table(command.allFlags.map { (title(of: $0), summary(of: $0)) })
  }

  /// `-o, --output FILE`.
  private static func title(of flag: Flag) -> String {
    let short = flag.shortName.map { "\($0), " } ?? ""
    return short + flag.name + (flag.takesValue ? " \(flag.placeholder)" : "")
  }

  private static func summary(of flag: Flag) -> String {
    guard case .choice(let names) = flag.value else { return flag.summary }
    return "\(flag.summary) One of: \(names.joined(separator: ", "))."
  }

  /// Two columns, the second one wrapped.
  private static func table(_ rows: [(String, String)]) -> String {
    let column = min(rows.map { $0.0.count }.max() ?? 0, widestColumn) + 4
    return rows.map { title, summary in
      let indent = String(repeating: " ", count: column)
      let lines = wrapped(summary, width: width - column).joined(separator: "\n" + indent)
      let padding = column - 2 - title.count
      return padding > 0
        ? "  \(title)\(String(repeating: " ", count: padding))\(lines)\n" : "  \(title)\n\(indent)\(lines)\n"
    }.joined()
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines.count - 1
      if lines[last].isEmpty {
        lines[last] = String(word)
      } else if lines[last].count + 1 + word.count <= width {
        lines[last] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
