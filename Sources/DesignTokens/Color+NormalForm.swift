extension Color {
  /// `#RRGGBBAA`; of what sRGB cannot show, and hex digits cannot name, as CSS writes it: `color(display-p3 1 0 0)`.
  package var normalForm: String {
    isInGamut ? hex : wideForm(alpha: levels.alpha >= 255 ? nil : NumberFormat.alpha(max(alpha, 0)))
  }

  /// The same where the alpha is not known: `#FFFFFF??`, `color(display-p3 1 0 0 / ??)`.
  package var normalFormWithUnknownAlpha: String { isInGamut ? hexWithUnknownAlpha : wideForm(alpha: "??") }

  /// Whether a value in normal form is that of a color.
  package static func isNormalForm(_ text: String) -> Bool { text.hasPrefix("#") || text.hasPrefix("color(") }

  /// The color of a normal form that is none of hex digits.
  package init?(wideForm text: some StringProtocol) {
    guard text.hasPrefix("color("), case .color(let color) = ColorText.parse(String(text)) else { return nil }
    self = color
  }

  private var isInGamut: Bool { Color(red: red, green: green, blue: blue, alpha: 1).levels.isInGamut }

  private func wideForm(alpha: String?) -> String {
    let (space, components) = inFormatSpace
    let channels = components.map { NumberFormat.rounded($0) }.joined(separator: " ")
    return "color(\(space.rawValue) \(channels)\(alpha.map { " / " + $0 } ?? ""))"
  }
}
