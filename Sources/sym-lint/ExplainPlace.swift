import DesignTokens
import Linting
import Reporting

/// `File.swift:12:8` as a place in a file, `File.swift:12` as a line of it.
struct PlaceOperand {
  var path: String
  var line: Int
  var column: Int?

  /// Nil when the words name no place.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().suffix(2).map { Int($0) }
    guard let last = numbers.last, let last, last > 0 else { return nil }
    if numbers.count == 2, let line = numbers[0] {
      guard line > 0 else { return nil }
      path = parts.dropLast(2).joined(separator: ":")
      self.line = line
      column = last
    } else {
      // A rule has no colon in its name.
      path = parts.dropLast().joined(separator: ":")
      line = last
    }
  }
}

extension PlaceOperand {
  /// What is wrong with words that were meant as a place: `A.swift:x`, `A.swift:0:0`. Nil where they were not.
  static func complaint(about text: String) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].contains(".") || parts[0].contains("/") else { return nil }
    return Int(parts[parts.count - 1]) != nil
      ? "'\(text)': lines and columns count from 1" : "'\(text)': expected FILE:LINE or FILE:LINE:COLUMN"
  }
}

/// What the linter has to say of one place, for people.
enum PlacePage {
  static func text(of explanation: PlaceExplanation, _ operand: PlaceOperand) -> String {
    let place = "\(operand.path):\(explanation.line):\(explanation.column)"
    var text = TerminalText.neutralized("\(place)  \(shortened(explanation.text))") + "\n"
    for fact in explanation.facts { text += "  \(padded(fact.name, 8))\(TerminalText.neutralized(fact.value))\n" }
    if let finding = explanation.finding {
      text += "\nReported by \(finding.rule): \(TerminalText.neutralized(finding.message))\n"
    }
    if let silence = explanation.silence { text += "\nNot reported: \(TerminalText.neutralized(silence)).\n" }
    let kept = explanation.candidates.filter { $0.match != nil }
    let dropped = explanation.candidates.filter { $0.match == nil }
    text += section("Tokens that fit", kept.map { line($0) }, none: explanation.facts.isEmpty ? nil : "none")
    text += section("Tokens that were dropped", dropped.map { line($0) }, none: nil)
    return text
  }

  private static func line(_ verdict: TokenMatcher.Verdict) -> String {
    var line = verdict.token.name
    if let match = verdict.match {
      line += "  as \(match.replacement)  \(match.kind.rawValue), \(match.isSafe ? "safe to fix" : "not fixed unasked")"
    }
    if verdict.difference > 0 {
      line += "  differs by \(NumberFormat.decimal((verdict.difference * 100).rounded() / 100))"
    }
    if let reason = verdict.reason { line += "  \(reason)" }
    return TerminalText.neutralized(line)
  }

  private static func section(_ title: String, _ lines: [String], none: String?) -> String {
    let shown = lines.isEmpty ? [none].compactMap { $0 } : lines
    return shown.isEmpty ? "" : "\n\(title)\n" + shown.map { "  \($0)\n" }.joined()
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }
}
