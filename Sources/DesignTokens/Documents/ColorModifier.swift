#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What Tokens Studio does to the color of a token: lighten, darken, mix it, or set its alpha.
struct ColorModifier: Sendable {
  enum Kind: String, Sendable {
    case lighten, darken, mix, alpha
  }

  enum Space: String, Sendable {
    case lch, srgb, p3, hsl
  }

  var kind: Kind
  var space: Space
  var amount: Double
  var other: Color?

  /// `nil` where the description is not complete or not known.
  init?(_ description: DocumentValue) {
    guard case .text(let name)? = description["type"], let kind = Kind(rawValue: name) else { return nil }
    self.kind = kind
    if case .text(let name)? = description["space"] {
      guard let space = Space(rawValue: name) else { return nil }
      self.space = space
    } else {
      space = kind == .mix ? .lch : .srgb
    }
    switch description["value"] {
    case .number(let number, let unit)?: amount = unit == "%" ? number / 100 : number
    case .text(let text)?:
      guard case .quantity(let quantity) = MathText.evaluate(text) else { return nil }
      amount = quantity.unit == "%" ? quantity.value / 100 : quantity.value
    default: return nil
    }
    guard amount.isFinite else { return nil }
    amount = min(max(amount, 0), 1)
    switch description["color"] {
    case .color(let color)?: other = color
    case .text(let text)?: if case .color(let color) = ColorText.parse(text) { other = color }
    default: break
    }
    if kind == .mix, other == nil { return nil }
  }

  func apply(to color: Color) -> Color {
    switch kind {
    case .alpha:
      return Color(red: color.red, green: color.green, blue: color.blue, alpha: amount)
    case .mix:
      return other.map { mixed(color, $0) } ?? color
    case .lighten, .darken:
      var components = Self.components(of: color, in: space)
      switch space {
      case .srgb, .p3: components = components.map { toward($0, 1) }
      case .hsl: components.z = toward(components.z, 100)
      case .lch:
        components.x = toward(components.x, 100)
        components.y = max(0, components.y * (1 - amount))
      }
      return Self.color(components, in: space, alpha: color.alpha)
    }
  }

  private func toward(_ value: Double, _ end: Double) -> Double {
    kind == .lighten ? value + amount * (end - value) : value - amount * value
  }

  private func mixed(_ first: Color, _ second: Color) -> Color {
    let from = Self.components(of: first, in: space)
    var to = Self.components(of: second, in: space)
    if space == .hsl { to.x = Self.nearHue(to.x, from.x) }
    if space == .lch { to.z = Self.nearHue(to.z, from.z) }
    return Self.color(
      from + (to - from) * amount, in: space, alpha: first.alpha + (second.alpha - first.alpha) * amount)
  }

  /// The same angle on the shorter way from another.
  private static func nearHue(_ hue: Double, _ other: Double) -> Double {
    hue - other > 180 ? hue - 360 : hue - other < -180 ? hue + 360 : hue
  }

  // MARK: Spaces

  private static func color(_ components: ColorComponents, in space: Space, alpha: Double) -> Color {
    let named: ColorSpace =
      switch space {
      case .srgb: .srgb
      case .p3: .displayP3
      case .hsl: .hsl
      case .lch: .lch
      }
    return Color(named, components.x, components.y, components.z, alpha: alpha)
  }

  private static func components(of color: Color, in space: Space) -> ColorComponents {
    switch space {
    case .srgb: return ColorComponents(color.red, color.green, color.blue)
    case .p3:
      return (ColorMatrix.displayP3ToSRGB.inverse * color.linearComponents).map(ColorTransfer.encodedSRGB)
    case .hsl: return hsl(color)
    case .lch:
      let xyz = ColorMatrix.xyzD50ToSRGB.inverse * color.linearComponents
      let f = (xyz / LabColor.whiteD50).map(LabColor.forward)
      let (a, b) = (500 * (f.x - f.y), 200 * (f.y - f.z))
      let hue = atan2(b, a) * 180 / .pi
      return ColorComponents(116 * f.y - 16, (a * a + b * b).squareRoot(), hue < 0 ? hue + 360 : hue)
    }
  }

  private static func hsl(_ color: Color) -> ColorComponents {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    let lightness = (high + low) / 2
    guard range > 1e-9 else { return ColorComponents(0, 0, lightness * 100) }
    let reach = 1 - abs(2 * lightness - 1)
    let hue =
      high == red ? (green - blue) / range : high == green ? (blue - red) / range + 2 : (red - green) / range + 4
    return ColorComponents(hue * 60, reach == 0 ? 0 : range / reach * 100, lightness * 100)
  }
}

extension ColorMatrix {
  /// The map back.
  var inverse: ColorMatrix {
    let (a, b, c) = rows
    func cross(_ left: ColorComponents, _ right: ColorComponents) -> ColorComponents {
      ColorComponents(
        left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z, left.x * right.y - left.y * right.x)
    }
    let (first, second, third) = (cross(b, c), cross(c, a), cross(a, b))
    let determinant = (a * first).sum()
    return ColorMatrix(
      ColorComponents(first.x, second.x, third.x) / determinant,
      ColorComponents(first.y, second.y, third.y) / determinant,
      ColorComponents(first.z, second.z, third.z) / determinant)
  }
}
