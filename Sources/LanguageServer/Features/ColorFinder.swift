import DesignTokens
import Linting
import Markup
import SourceText

/// Finds the colors that a document shows, and writes other ones in their place.
struct ColorFinder {
  let view: DocumentView

  struct Swatch {
    var range: Range<Int>
    var color: Color

    func json(_ view: DocumentView) -> JSONValue {
      let shown = color.levels.clamped
      return [
        "range": view.json(range),
        "color": [
          "red": .number(Double(shown.red) / 255), "green": .number(Double(shown.green) / 255),
          "blue": .number(Double(shown.blue) / 255), "alpha": .number(Double(shown.alpha) / 255),
        ],
      ]
    }
  }

  /// The raw colors, the uses of color tokens, and the values of those defined here, in source order.
  var colors: [Swatch] {
    let sites = view.analysis.scan?.sites ?? []
    var swatches = sites.compactMap { site in
      view.session.color(of: site).map { Swatch(range: site.excerpt.range, color: $0) }
    }
    let tokens = view.session.catalog.tokens
    for use in view.uses {
      if case .color(let color) = tokens[use.token].values.any {
        swatches.append(Swatch(range: use.range, color: color))
      }
    }
    swatches += definitions
    swatches.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    return swatches.reduce(into: []) { kept, swatch in
      if kept.last.map({ $0.range.upperBound <= swatch.range.lowerBound }) ?? true { kept.append(swatch) }
    }
  }

  private var definitions: [Swatch] {
    let tokens = view.session.catalog.tokens
    let byPlace = Dictionary(
      view.session.tokens(definedIn: view.document.path).map {
        (tokens[$0].definition.line << 20 + tokens[$0].definition.column, $0)
      },
      uniquingKeysWith: { first, _ in first })
    return (view.analysis.scan?.tokens?.definitions ?? []).compactMap { definition in
      guard let index = byPlace[definition.line << 20 + definition.column],
        case .color(let color) = tokens[index].values.any, !definition.expressionRange.isEmpty
      else { return nil }
      return Swatch(range: definition.expressionRange, color: color)
    }
  }

  /// A `Color` of the protocol.
  static func color(_ params: Params) -> Color? {
    guard let red = params["red"].number, let green = params["green"].number, let blue = params["blue"].number else {
      return nil
    }
    return Color(red: red, green: green, blue: blue, alpha: params["alpha"].number ?? 1)
  }

  // MARK: Presentations

  /// What could be written for a color at a range: the tokens that are it, then a literal like the one there is.
  func presentations(of color: Color, at range: Range<Int>) -> [String] {
    let site = view.analysis.scan?.sites.first { $0.excerpt.range == range }
    let text = String(decoding: view.document.lines.bytes[range], as: UTF8.self)
    let place =
      site.map { view.session.expectation(at: $0, in: view.analysis.outline, path: view.document.path).place }
      ?? TokenMatcher.Place(categories: [.color], type: text.hasPrefix("UIColor") ? "UIColor" : "Color", nearLimit: nil)
    let matches = view.session.matches(for: .color(color), at: place, range, in: view.analysis.outline)
      .filter { $0.kind != .near }
    var texts = matches.map(\.replacement)
    for literal in [LiteralColor.hex(color, like: text), LiteralColor.call(color, type: place.type)] {
      if let literal, !texts.contains(literal) { texts.append(literal) }
    }
    return texts
  }
}

/// Colors as Swift source without a design token.
enum LiteralColor {
  /// The text there is with the digits of its hex value replaced; nil where it has none.
  static func hex(_ color: Color, like text: String) -> String? {
    guard let digits = text.firstMatch(of: #/(["x#])([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})(?![0-9A-Fa-f])/#) else {
      return nil
    }
    guard digits.2.count == 6, color.levels.alpha == 255 else { return nil }
    return text.replacingCharacters(digits.2.startIndex..<digits.2.endIndex, with: color.hex.dropFirst().prefix(6))
  }

  static func call(_ color: Color, type: String) -> String {
    let channels = [color.red, color.green, color.blue].map {
      NumberFormat.decimal((min(max($0, 0), 1) * 1000).rounded() / 1000)
    }
    let alpha = color.levels.alpha == 255 ? nil : NumberFormat.alpha(color.alpha)
    let head = "red: \(channels[0]), green: \(channels[1]), blue: \(channels[2])"
    switch type {
    case "UIColor", "NSColor", "CGColor": return "\(type)(\(head), alpha: \(alpha ?? "1"))"
    default: return "Color(\(head)\(alpha.map { ", opacity: \($0)" } ?? ""))"
    }
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, with text: Substring) -> String {
    String(self[..<range.lowerBound] + text + self[range.upperBound...])
  }
}
