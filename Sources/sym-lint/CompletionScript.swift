import Linting

/// A shell's completion script, made of the table of commands and flags.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  var text: String {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var commandNames: String { Command.all.map(\.name).joined(separator: " ") }

  private func words(of command: Command) -> String {
    (command.actions.map(\.name) + choices(of: command) + command.allFlags.map(\.name)).joined(separator: " ")
  }

  private func choices(of command: Command) -> [String] {
    switch command.operands {
    case .choice(let names): names
    case .rule: RuleSet.builtInNames.sorted()
    case .files, .none: []
    }
  }

  private func choices(of flag: Flag) -> [String]? {
    switch flag.value {
    case .choice(let names): names
    case .rule: RuleSet.builtInNames.sorted()
    case .count, .file, .nothing, .text: nil
    }
  }

  private var bash: String {
    let commands = Command.all.map { "    \($0.name)) words=\"\(words(of: $0))\" ;;\n" }.joined()
    return """
      _sym_lint() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
        case "${COMP_WORDS[1]} $previous" in
      \(valueCases)\
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then words="\(commandNames) --help --version"; fi
        case "${COMP_WORDS[1]}" in
      \(commands)    *) words="$words \(words(of: .lint))" ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
      }
      complete -o filenames -F _sym_lint sym-lint

      """
  }

  /// What bash offers behind a flag that takes one of several words.
  private var valueCases: String {
    Command.all.flatMap { command in
      command.allFlags.compactMap { flag in
        choices(of: flag).map { names in
          // Where no command is named, it is the first.
          let alone = command.name == Command.all.first?.name ? "|-*\" \(flag.name)\"" : ""
          return "    \"\(command.name) \(flag.name)\"\(alone)) "
            + "COMPREPLY=($(compgen -W \"\(names.joined(separator: " "))\" -- \"$current\")); return ;;\n"
        }
      }
    }.joined()
  }

  private var zsh: String {
    let descriptions = Command.all.map { "    '\($0.name):\(quoted($0.summary, ":"))'\n" }.joined()
    let cases = Command.all.map { command in
      let words = command.allFlags.flatMap { specifications(of: $0) } + operands(of: command)
      let lines = words.map { "        '\($0)'" }.joined(separator: " \\\n")
      return "      \(command.name))\n        _arguments \\\n\(lines)\n        ;;\n"
    }.joined()
    return """
      #compdef sym-lint
      _sym_lint() {
        local -a commands
        commands=(
      \(descriptions)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          _files
        else
          local name=$words[2]
          shift words
          (( CURRENT-- ))
          case $name in
      \(cases)    esac
        fi
      }
      _sym_lint "$@"

      """
  }

  /// A flag for zsh, by each of its names.
  private func specifications(of flag: Flag) -> [String] {
    let value =
      switch flag.value {
      case .nothing: ""
      case .file: ":\(flag.placeholder):_files"
      case .choice, .rule: ":\(flag.placeholder):(\((choices(of: flag) ?? []).joined(separator: " ")))"
      case .count, .text: ":\(flag.placeholder):"
      }
    let rest = "[\(quoted(flag.summary, "[]:"))]" + value
    let long = flag.name + (flag.takesValue ? "=" : "") + rest
    return [long] + (flag.shortName.map { [$0 + (flag.takesValue ? "+" : "") + rest] } ?? [])
  }

  /// What zsh offers that is no flag: an action, then files.
  private func operands(of command: Command) -> [String] {
    let words = command.actions.map(\.name) + choices(of: command)
    let files = command.operands == .files ? ["*:path:_files"] : []
    return (words.isEmpty ? [] : ["1:word:(\(words.joined(separator: " ")))"]) + files
  }

  private var fish: String {
    let none = "not __fish_seen_subcommand_from \(commandNames)"
    var lines = Command.all.map { "complete -c sym-lint -n '\(none)' -a \($0.name) -d '\(quoted($0.summary))'" }
    for command in Command.all {
      let condition = "__fish_seen_subcommand_from \(command.name)"
      for flag in command.allFlags {
        var line = "complete -c sym-lint -n '\(condition)' -l \(flag.name.dropFirst(2))"
        if let short = flag.shortName { line += " -s \(short.dropFirst())" }
        if flag.takesValue { line += flag.value == .file ? " -r -F" : " -x" }
        if let names = choices(of: flag) { line += " -a '\(names.joined(separator: " "))'" }
        lines.append(line + " -d '\(quoted(flag.summary))'")
      }
      for word in command.actions.map(\.name) + choices(of: command) {
        lines.append("complete -c sym-lint -n '\(condition)' -a \(word)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text for single quotes: without any, and with a backslash before some characters.
  private func quoted(_ text: String, _ special: String = "") -> String {
    text.filter { $0 != "'" }.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
