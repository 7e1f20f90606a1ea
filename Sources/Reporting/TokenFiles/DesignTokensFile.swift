import DesignTokens
import Linting
import Markup

/// Proposed design tokens as a document of the Design Tokens Format Module 2025.10.
package enum DesignTokensFile {
  package static func text(_ tokens: [ProposedToken]) -> String {
    let tokens = distinct(tokens)
    var groups: [String] = []
    for token in tokens where !groups.contains(token.group) { groups.append(token.group) }
    var members = [
      JSONValue.Member(name: "$schema", value: "https://www.designtokens.org/schemas/2025.10/format.json"),
      JSONValue.Member(
        name: "$description",
        value: "Proposed by sym-lint from raw values in code. Give the tokens names that say what they are for."),
    ]
    for group in groups {
      let own = tokens.filter { $0.group == group }
      let type = JSONValue.Member(name: "$type", value: .string(own[0].documentType))
      members.append(
        .init(name: group, value: .object([type] + own.map { .init(name: $0.nameInGroup, value: token($0)) })))
    }
    return JSONValue.object(members).indentedText(depth: 3)
  }

  /// Fonts that differ only in what the format has no part for, such as digits of one width, are one token.
  private static func distinct(_ tokens: [ProposedToken]) -> [ProposedToken] {
    var fonts: Set<String> = []
    return tokens.filter { token in
      guard case .font(let font) = token.values.any else { return true }
      return fonts.insert(font.normalForm).inserted
    }
  }

  private static func token(_ token: ProposedToken) -> JSONValue {
    let dark = token.values.dark.map { value(of: $0, token) }
    let light = value(of: token.values.any, token)
    return .object([
      "$value": light, "$description": .string(description(of: token)),
      "$extensions": dark.map { ["mode": ["light": light, "dark": $0]] },
    ])
  }

  private static func description(of token: ProposedToken) -> String {
    let note = token.documentType == "typography" ? " Line height and letter spacing are not known from code." : ""
    return token.summary + "." + note
  }

  private static func value(of value: DesignValue, _ token: ProposedToken) -> JSONValue {
    switch value {
    case .color(let color): return self.value(of: color)
    case .font(let font): return self.value(of: font)
    case .systemColor, .composite: return .string(value.normalForm)
    case .number(let number):
      switch token.cluster.category {
      case .opacity, .number: return .number(number)
      case .duration: return ["value": .number(rounded(number * 1000)), "unit": "ms"]
      default: return ["value": .number(number), "unit": "px"]
      }
    }
  }

  private static func value(of color: Color) -> JSONValue {
    let (space, components) = color.inFormatSpace
    return .object([
      "colorSpace": .string(space.rawValue), "components": .array(components.map { .number(rounded($0)) }),
      "alpha": .number(rounded(color.alpha)),
      "hex": space == .srgb ? .string(String(color.hex.lowercased().prefix(7))) : nil,
    ])
  }

  /// Line height and letter spacing are required by the format; these are those of a font that is left as it is.
  private static func value(of font: FontValue) -> JSONValue {
    let weights: [FontWeight: Int] = [
      .thin: 100, .ultraLight: 200, .light: 300, .regular: 400, .medium: 500, .semibold: 600, .bold: 700, .heavy: 800,
      .black: 900,
    ]
    let designs = ["monospaced": "ui-monospace", "rounded": "ui-rounded", "serif": "ui-serif"]
    let family = font.family ?? font.design.flatMap { designs[$0] } ?? "system-ui"
    return .object([
      "fontFamily": .string(family), "fontSize": ["value": .number(font.size), "unit": "px"],
      "fontWeight": .integer(weights[font.drawnWeight] ?? 400), "fontStyle": font.isItalic ? "italic" : nil,
      "letterSpacing": ["value": 0, "unit": "px"], "lineHeight": .number(1.2),
    ])
  }

  private static func rounded(_ number: Double) -> Double { (number * 100_000).rounded() / 100_000 }
}

extension ProposedToken {
  /// The type that the format has for the token.
  fileprivate var documentType: String {
    switch cluster.category {
    case .color: "color"
    case .font: "typography"
    case .opacity, .number: "number"
    case .duration: "duration"
    default: "dimension"
    }
  }
}
