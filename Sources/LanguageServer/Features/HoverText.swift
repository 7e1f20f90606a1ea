import DesignTokens
import Linting

/// What people read when they point at something, in Markdown; plain text is the same without its signs.
struct HoverText {
  /// Whether the client shows pictures in Markdown.
  let showsSwatches: Bool
  /// The path of a definition as people see it, and its link.
  let place: (Location) -> (shown: String, link: String)

  func text(of finding: Finding, rule: RuleDescription?, definition: (String) -> DesignToken?) -> String {
    var text = "**\(finding.rule)** — \(finding.message)\n"
    if !finding.value.isEmpty, finding.value != finding.text {
      text += "\nValue: \(swatch(finding.value))`\(finding.value)`\n"
    }
    if finding.suggestions.isEmpty {
      if !finding.value.isEmpty { text += "\nNo design token fits.\n" }
    } else {
      text += "\n" + finding.suggestions.map { line(of: $0, finding, definition($0.token)) }.joined()
    }
    if let summary = rule?.why.split(separator: "\n\n").first { text += "\n\(summary)\n" }
    return text
  }

  private func line(of suggestion: Suggestion, _ finding: Finding, _ token: DesignToken?) -> String {
    var reasons: [String] = []
    switch suggestion.kind {
    case .exact: reasons.append("same value")
    case .opacity: reasons.append("same color with another opacity")
    case .negative: reasons.append("the negative of it")
    case .near: reasons.append("near: differs by \(ValueText.difference(of: suggestion, from: finding))")
    }
    if let note = suggestion.note { reasons.append(note) }
    let value = token.map { " \(swatch(of: $0))\(ValueText.summary(of: $0))" } ?? ""
    let link = suggestion.definedAt.map { place($0) }.map { " · [\($0.shown)](\($0.link))" } ?? ""
    return "- `\(suggestion.replacement)`\(value) · \(reasons.joined(separator: "; "))\(link)\n"
  }

  func text(of token: DesignToken, at location: Location) -> String {
    var text = "**\(token.name)** — \(token.category.rawValue) token\n\n"
    for (name, value) in ValueText.appearances(of: token) {
      let shown = "`\(ValueText.text(of: value, token.category))`"
      text += name.isEmpty ? "\(swatch(value))\(shown)\n" : "- \(name): \(swatch(value))\(shown)\n"
    }
    if let deprecation = token.deprecation {
      let way = deprecation.replacement.map { ": use `\($0)`" } ?? deprecation.message.map { ": \($0)" } ?? ""
      text += "\nDeprecated\(way)\n"
    }
    if let summary = token.summary { text += "\n\(summary)\n" }
    if !token.aliases.isEmpty { text += "\nAlso: " + token.aliases.map { "`\($0)`" }.joined(separator: ", ") + "\n" }
    let (shown, link) = place(location)
    return text + "\nDefined in [\(shown)](\(link))\n"
  }

  static func text(of rule: RuleDescription) -> String {
    var text =
      "**\(rule.id)** — \(rule.summary)\n\nPreset: \(rule.preset.rawValue) · severity: \(rule.severity.rawValue)\n"
    if !rule.why.isEmpty { text += "\n\(rule.why)\n" }
    if let example = rule.examples.report.first {
      text += "\n```swift\n\(example.code)\n```\n"
      if let fixed = example.fixed { text += "\nbecomes\n\n```swift\n\(fixed)\n```\n" }
    }
    return text
  }

  // MARK: Swatches

  private func swatch(of token: DesignToken) -> String { swatch(token.values.any) }

  private func swatch(_ value: DesignValue) -> String {
    if case .color(let color) = value { swatch(color.hex) } else { "" }
  }

  /// A small picture of a color in normal form.
  private func swatch(_ hex: String) -> String {
    guard showsSwatches, hex.hasPrefix("#"), hex.utf8.count == 9, !hex.contains("?") else { return "" }
    let color = "%23" + hex.dropFirst()
    let picture =
      "<svg xmlns='http://www.w3.org/2000/svg' width='12' height='12'><rect width='12' height='12' fill='\(color)' "
      + "stroke='gray'/></svg>"
    return
      "![](data:image/svg+xml,\(picture.replacing(" ", with: "%20").replacing("<", with: "%3C").replacing(">", with: "%3E"))) "
  }

  /// Markdown without its signs, for clients that show plain text.
  static func plain(_ markdown: String) -> String {
    var text = markdown.replacing(#/!\[\]\([^)]*\) ?/#, with: "")
    text = text.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.1) }
    return text.replacing("**", with: "").replacing("`", with: "").replacing("swift\n", with: "\n")
  }
}
