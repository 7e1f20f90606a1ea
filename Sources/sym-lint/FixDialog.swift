import Linting
import Reporting

/// Asks a person at a terminal which token to take.
final class FixDialog: @unchecked Sendable {
  // Fixing asks from one thread at a time.
  private let shell: Shell
  private let style: TextStyle
  private var isOver = false
  /// What was decided for all findings with the same replacement.
  private var decided: [String: Bool] = [:]

  init(shell: Shell, style: TextStyle) {
    self.shell = shell
    self.style = style
  }

  func choose(_ finding: Finding, _ bytes: [UInt8]) -> Suggestion? {
    guard !isOver, let best = finding.suggestions.first else { return nil }
    let key = [finding.rule, finding.value, best.replacement].joined(separator: "\u{1F}")
    if let answer = decided[key] { return answer ? best : nil }
    show(finding, bytes)
    let count = min(finding.suggestions.count, 9)
    while true {
      shell.standardOutput.write(count > 1 ? "[1-\(count)/n/a/s/q/?] " : "[y/n/a/s/q/?] ")
      guard let answer = readLine()?.lowercased() else {
        isOver = true
        return nil
      }
      if let number = Int(answer), (1...count).contains(number) { return finding.suggestions[number - 1] }
      switch answer {
      case "y", "": return best
      case "n": return nil
      case "a", "s":
        decided[key] = answer == "a"
        return answer == "a" ? best : nil
      case "q":
        isOver = true
        return nil
      default:
        shell.standardOutput.write(
          """
          y or Enter takes the first, a number that one, n none; a takes it wherever the same value has the same token,
          s skips all of these; q stops asking and keeps what was taken

          """)
      }
    }
  }

  private func show(_ finding: Finding, _ bytes: [UInt8]) {
    let report = LintReport(result: LintResult(findings: [finding]), version: Version.number) { _ in bytes }
    shell.standardOutput.write(TextReporter(style: style).report(report))
    guard finding.suggestions.count > 1 else { return }
    for (number, suggestion) in finding.suggestions.prefix(9).enumerated() {
      let note = suggestion.note.map { "  (\($0))" } ?? ""
      shell.standardOutput.write(TerminalText.neutralized("  \(number + 1)  \(suggestion.replacement)\(note)") + "\n")
    }
  }
}
