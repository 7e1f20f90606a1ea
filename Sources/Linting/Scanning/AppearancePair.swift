import DesignTokens

/// The light and the dark color of an expression that asks for the appearance, and of which a raw color is one half:
/// `scheme == .dark ? a : b`.
package struct AppearancePair: Sendable, Hashable {
  /// The whole expression.
  package var excerpt: SourceExcerpt
  package var light: ColorReading
  package var dark: ColorReading
  /// The property of the environment's color scheme that it asks. Anything else may be no appearance of the system's, or
  /// may be asked only once.
  package var property: String?
  /// The color of the system's palette that is taken for its usual value.
  package var presumed: String?

  /// The pair as the matcher takes it.
  func rawValue(_ orders: HexOrderTable) -> RawValue? { SiteValue.colorPair(light, dark: dark).rawColor(orders) }

  /// The pair as reports show it.
  func normalForm(_ orders: HexOrderTable) -> String { SiteValue.colorPair(light, dark: dark).normalForm(orders) }
}

/// The light and dark colors that an expression of literals makes.
struct RawPair: Hashable {
  var light: ColorReading
  var dark: ColorReading
  /// The type that a conversion around them makes.
  var type: String?
  /// The color of the system's palette that is taken for its usual value.
  var presumed: String?
}

extension SwiftValue {
  /// The light and dark colors of a pair of raw values, of which one may be white or black.
  var rawPair: RawPair? {
    switch self {
    case .converted(let value, let type):
      var pair = value.rawPair
      pair?.type = type
      return pair
    case .pair(let light, let dark):
      guard let one = light.rawHalf, let other = dark.rawHalf, one.presumed == nil || other.presumed == nil else {
        return nil
      }
      return RawPair(light: one.color, dark: other.color, presumed: one.presumed ?? other.presumed)
    default: return nil
    }
  }

  private var rawHalf: (color: ColorReading, presumed: String?)? {
    switch self {
    case .color(let color): return (color, nil)
    case .converted(let value, _): return value.rawHalf
    case .opacity(let value, .number(let alpha), let replaces):
      guard let half = value.rawHalf, half.color.alphaIsKnown else { return nil }
      return (half.color.withAlpha(replaces ? alpha : half.color.color.alpha * alpha), half.presumed)
    default:
      guard let name = paletteName(nil)?.last, let color = Color(blackOrWhite: name) else { return nil }
      return (ColorReading(color: color), name)
    }
  }
}
