/// Text of unknown origin made fit for Markdown.
enum MarkdownText {
  /// Text that Markdown and HTML leave as it is.
  static func escaped(_ text: String) -> String {
    TerminalText.neutralized(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\`*_[]<>|&#~!@".unicodeScalars.contains(scalar) { escaped += scalar == "<" ? "&lt;" : "\\" }
      if scalar != "<" { escaped.unicodeScalars.append(scalar) }
    }
  }

  /// Code within a cell of a table.
  static func code(_ text: String) -> String {
    let safe = TerminalText.neutralized(text).map { $0 == "|" ? "\\|" : $0 == "`" ? "'" : String($0) }.joined()
    return safe.isEmpty ? "" : "`\(safe)`"
  }
}
