import Linting

/// Findings for people: each with its code, the range underlined, and the tokens that fit.
package struct TextReporter: Reporter {
  private let style: TextStyle
  private static let mostSuggestions = 4

  package init(style: TextStyle = .plain) {
    self.style = style
  }

  package func write(_ run: LintReport, to output: (String) -> Void) {
    var file: (path: String, bytes: [UInt8]?)?
    for finding in run.findings {
      if file?.path != finding.file { file = (finding.file, run.source(finding.file)) }
      output(head(of: finding) + body(of: finding, file?.bytes) + "\n")
    }
  }

  private func head(of finding: Finding) -> String {
    let place = "\(TerminalText.neutralized(finding.file)):\(finding.line):\(finding.column)"
    let severity = style.paint(finding.severity.rawValue, ink(of: finding.severity), .bold)
    let rule = style.paint(TerminalText.neutralized(finding.rule), .dim)
    let value =
      finding.value.isEmpty ? "" : "  " + style.swatch(finding.value) + TerminalText.neutralized(finding.value)
    return "\(style.paint(place, .bold)): \(severity) \(rule)\(value)\n"
  }

  private func body(of finding: Finding, _ bytes: [UInt8]?) -> String {
    let message = TerminalText.neutralized(finding.message)
    let frame = bytes.map { CodeFrame(finding, in: $0) }
    let gutter = max(String(finding.endLine).count, 2)
    let blank = style.paint(String(repeating: " ", count: gutter + 2) + "│", .dim)
    var text = ""
    if let lines = frame?.lines, !lines.isEmpty {
      for (index, line) in lines.enumerated() {
        text += code(of: line, gutter)
        guard line.number != nil else { continue }
        let note = index == lines.count - 1 ? " " + message : ""
        text += "\(blank) \(style.paint(line.marks + note, ink(of: finding.severity)))\n"
      }
    } else {
      text += "\(blank) \(message)\n"
    }
    if Advice.lacksToken(finding) { text += "\(blank) \(style.paint(Advice.noToken, .dim))\n" }
    for suggestion in finding.suggestions.prefix(Self.mostSuggestions) { text += "\(blank) \(line(for: suggestion))\n" }
    let more = finding.suggestions.count - Self.mostSuggestions
    if more > 0 { text += "\(blank) \(style.paint("and \(more) more", .dim))\n" }
    return text
  }

  private func code(of line: CodeFrame.Line, _ gutter: Int) -> String {
    guard let number = line.number else {
      return style.paint(String(repeating: " ", count: gutter) + " ⋮", .dim) + "\n"
    }
    let digits = String(number)
    let padding = String(repeating: " ", count: max(gutter + 1 - digits.count, 0))
    return style.paint("\(padding)\(digits) │", .dim) + " \(line.code)\n"
  }

  /// `→ Color.brand  exact, defined at Sources/Tokens.swift:3:14`.
  private func line(for suggestion: Suggestion) -> String {
    let sign = suggestion.kind == .near ? "≈" : "→"
    var facts: [String] = []
    switch suggestion.kind {
    case .exact: facts.append("exact")
    case .opacity: facts.append("same color, other alpha")
    case .negative: facts.append("its negative")
    case .near: facts.append("differs by \(difference(suggestion.difference))")
    }
    if let note = suggestion.note { facts.append(TerminalText.neutralized(note)) }
    if let place = suggestion.definedAt {
      facts.append("defined at \(TerminalText.neutralized(place.path)):\(place.line):\(place.column)")
    }
    let replacement = TerminalText.neutralized(suggestion.replacement)
    return style.paint("\(sign) \(replacement)", .green) + "  " + style.paint(facts.joined(separator: ", "), .dim)
  }

  private func difference(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? rounded.description
  }

  private func ink(of severity: Severity) -> TextStyle.Ink {
    switch severity {
    case .warning: .yellow
    case .error: .red
    }
  }
}
