/// The value in a definition, as far as one file tells it: what is to be looked up elsewhere is still a name.
package indirect enum SwiftValue: Sendable, Hashable {
  case number(Double)
  case string(String)
  case color(ColorReading)
  case font(FontReading)
  /// A name, looked up from its place outward: `base`, `Palette.gray900`, `Asset.Colors.gray.swiftUIColor`.
  case reference([String])
  /// A member of the type that the context wants: `.gray900`.
  case implicit([String])
  /// A color of an asset catalog by its name.
  case asset(String)
  /// A color of an asset catalog whose name is to be looked up: `Color(rawValue)`.
  case assetNamed(SwiftValue)
  /// A color of an asset catalog by its generated symbol: `Color(.brand)`, `ColorResource.Colors.brand`.
  case assetSymbol([String])
  /// `a ?? b`.
  case either(SwiftValue, SwiftValue)
  case arithmetic(Operation, SwiftValue, SwiftValue)
  /// A color whose alpha is multiplied by a number, or replaced.
  case opacity(SwiftValue, alpha: SwiftValue, replaces: Bool)
  case pair(light: SwiftValue, dark: SwiftValue)
  /// A font with another weight, slant or design.
  case styled(SwiftValue, FontStyle)
  /// The same value as another type: `UIColor(x)`.
  case converted(SwiftValue, type: String)
  /// A font of parts, some of which are names.
  case composedFont(FontParts)
  /// `Type()`: its members are reached through the definition.
  case instance([String])
  /// What a function of the project's gives for some arguments.
  case call(SwiftCall)
  /// One of several values, by the case that a name comes to.
  case choice(SwiftChoice)
  /// A string of pieces: `"Pretendard-\(weight)"`.
  case joined([SwiftValue])
  /// A case of an enum by its whole path, with its payload.
  case enumCase([String], payload: [SwiftValue])
  /// An instance of a type of the project's by the type's whole path, with what its fields hold.
  case record([String], fields: [String: SwiftValue])

  package enum Operation: Sendable, Hashable {
    case plus, minus, times, divided

    func apply(_ left: Double, _ right: Double) -> Double? {
      let result: Double
      switch self {
      case .plus: result = left + right
      case .minus: result = left - right
      case .times: result = left * right
      case .divided: result = left / right
      }
      return result.isFinite ? result : nil
    }
  }

  package struct FontStyle: Sendable, Hashable {
    var weight: FontWeight?
    var isItalic = false
    var design: String?
    /// What a font value has no part for.
    var trait = ""
    /// A weight that is a name: `.weight(weight)`.
    var weightName: SwiftValue?
    /// What a modifier of views sets beside the font.
    var letters: SwiftValue?
    var betweenLines: SwiftValue?
  }

  /// The arguments of a call that makes a font.
  package struct FontParts: Sendable, Hashable {
    /// What the callee's name gives.
    var base: FontReading
    var size: SwiftValue
    var weight: SwiftValue?
    var family: SwiftValue?
    /// The callee, where it is a function of the project: `["pretendard"]`.
    var callee: [String]
    /// Arguments that say how the font scales or is drawn, by their labels: `relativeTo`.
    var traits: [String: SwiftValue] = [:]
  }
}
