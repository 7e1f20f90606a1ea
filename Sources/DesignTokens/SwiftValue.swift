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
  }
}

extension SwiftValue {
  /// The value with every name replaced as `transform` says.
  func mapNames(_ transform: ([String]) -> [String]) -> SwiftValue {
    func map(_ value: SwiftValue) -> SwiftValue { value.mapNames(transform) }
    switch self {
    case .reference(let path): return .reference(transform(path))
    case .assetNamed(let name): return .assetNamed(map(name))
    case .either(let first, let second): return .either(map(first), map(second))
    case .arithmetic(let operation, let left, let right): return .arithmetic(operation, map(left), map(right))
    case .opacity(let base, let alpha, let replaces): return .opacity(map(base), alpha: map(alpha), replaces: replaces)
    case .pair(let light, let dark): return .pair(light: map(light), dark: map(dark))
    case .styled(let base, let style): return .styled(map(base), style)
    case .converted(let value, let type): return .converted(map(value), type: type)
    case .composedFont(var parts):
      parts.size = map(parts.size)
      parts.weight = parts.weight.map(map)
      parts.family = parts.family.map(map)
      return .composedFont(parts)
    case .number, .string, .color, .font, .implicit, .asset, .assetSymbol, .instance: return self
    }
  }

  /// Whether a path in the value starts with a name.
  func mentions(_ name: String) -> Bool {
    mapNames { $0.first == name ? [] : $0 } != self
  }

  /// Whether the value may come to a number.
  var canBeNumber: Bool {
    switch self {
    case .number, .reference, .implicit, .arithmetic, .either: true
    case .converted(let value, _): value.canBeNumber
    default: false
    }
  }

  /// Whether the value is another token's by its name, whatever its type or opacity.
  var isReference: Bool {
    switch self {
    case .reference, .implicit: true
    case .converted(let value, _), .opacity(let value, _, _), .styled(let value, _): value.isReference
    case .pair(let light, let dark): light.isReference && dark.isReference
    default: false
    }
  }
}
