import DesignTokens
import Linting

/// Design values in words for people.
enum ValueText {
  static func text(of value: DesignValue, _ category: DesignToken.Category) -> String {
    switch value {
    case .color(let color): text(of: color.normalForm)
    case .number(let number): NumberFormat.decimal(number) + unit(category)
    case .font, .systemColor, .composite: value.normalForm
    }
  }

  /// The alpha of an opaque color says nothing.
  private static func text(of color: String) -> String {
    color.hasPrefix("#") && color.hasSuffix("FF") ? String(color.prefix(7)) : color
  }

  private static func unit(_ category: DesignToken.Category) -> String {
    switch category {
    case .duration: " s"
    case .spacing, .radius, .size, .fontSize, .border, .lineHeight: " pt"
    case .color, .font, .letterSpacing, .opacity, .shadow, .number: ""
    }
  }

  /// The value in each appearance that has one of its own.
  static func appearances(of token: DesignToken) -> [(name: String, value: DesignValue)] {
    let values = token.values
    guard values.dark != nil || values.highContrast != nil || values.darkHighContrast != nil else {
      return [("", values.any)]
    }
    return [
      ("light", values.any), ("dark", values.dark), ("light, high contrast", values.highContrast),
      ("dark, high contrast", values.darkHighContrast),
    ].compactMap { name, value in value.map { (name, $0) } }
  }

  /// One line: `#FFFFFF, dark #000000`.
  static func summary(of token: DesignToken) -> String {
    let appearances = appearances(of: token)
    let first = text(of: token.values.any, token.category)
    let rest = appearances.dropFirst().map { "\($0.name) \(text(of: $0.value, token.category))" }
    return ([first] + rest).joined(separator: ", ")
  }

  /// How far a near token is from the raw value.
  static func difference(of suggestion: Suggestion, from finding: Finding) -> String {
    let rounded = NumberFormat.decimal((suggestion.difference * 100).rounded() / 100)
    return Color.isNormalForm(finding.value) ? "ΔE \(rounded)" : "\(rounded) pt"
  }
}
