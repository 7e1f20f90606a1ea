/// Colors as objects: a space and components, channels by their letters.
enum ColorObject {
  enum Outcome: Sendable {
    case color(Color, warning: String?)
    case failure(String)
  }

  static func read(_ entries: [String: DocumentValue]) -> Outcome {
    if let components = entries["components"] ?? entries["channels"] { return inSpace(components, entries) }
    if let color = letters(entries) { return .color(color, warning: nil) }
    if let color = hexColor(entries) { return .color(color, warning: "only the hex value of the color can be read") }
    return .failure("a color needs a 'colorSpace' and three 'components'")
  }

  private static func inSpace(_ value: DocumentValue, _ entries: [String: DocumentValue]) -> Outcome {
    guard case .list(let items) = value, items.count == 3 else {
      return .failure("a color needs three components")
    }
    var components: [Double] = []
    for item in items {
      switch item {
      case .number(let number, nil) where number.isFinite: components.append(number)
      case .text("none"): components.append(0)
      default: return .failure("a component of a color must be a number or \"none\"")
      }
    }
    guard case .text(let name)? = entries["colorSpace"] else { return .failure("a color needs a 'colorSpace'") }
    guard let alpha = alpha(entries["alpha"]) else { return .failure("the alpha of a color must be a number in 0…1") }
    guard let space = spaces[name] else {
      if let color = hexColor(entries) {
        return .color(color, warning: "the color space \(quotedName(name)) is not known; the hex value is taken")
      }
      return .failure("the color space \(quotedName(name)) is not known")
    }
    if space == .srgb, components.contains(where: { $0 > 4 }) {
      return .failure("the components of a color in srgb are in 0…1")
    }
    let color = Color(space, components[0], components[1], components[2], alpha: alpha)
    let warnings = [
      rangeWarning(components, space), alphaWarning(entries["alpha"]), hexWarning(color, space, entries),
    ].compactMap(\.self)
    return .color(color, warning: warnings.isEmpty ? nil : warnings.joined(separator: "; "))
  }

  /// Said of components that lie outside of what the format has for their space, and count all the same.
  private static func rangeWarning(_ components: [Double], _ space: ColorSpace) -> String? {
    let unit = 0.0...1
    let ranges: [ClosedRange<Double>?] =
      switch space {
      case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: [unit, unit, unit]
      case .hsl, .hwb: [0...360, 0...100, 0...100]
      case .lab: [0...100, nil, nil]
      case .lch: [0...100, 0...Double.greatestFiniteMagnitude, 0...360]
      case .oklab: [unit, nil, nil]
      case .oklch: [unit, 0...Double.greatestFiniteMagnitude, 0...360]
      case .xyzD65, .xyzD50, .displayP3Linear, .hsb, .grayGamma22: [nil, nil, nil]
      }
    for (component, range) in zip(components, ranges) {
      guard let range, !range.contains(component) else { continue }
      let limits =
        range.upperBound == .greatestFiniteMagnitude
        ? "below 0" : "outside of 0…\(NumberFormat.decimal(range.upperBound))"
      return "the component \(NumberFormat.decimal(component)) is \(limits)"
    }
    return nil
  }

  private static func alphaWarning(_ value: DocumentValue?) -> String? {
    guard case .number(let number, _)? = value, !(0...1).contains(number) else { return nil }
    return "the alpha is outside of 0…1 and taken for the nearer end"
  }

  private static func hexWarning(_ color: Color, _ space: ColorSpace, _ entries: [String: DocumentValue]) -> String? {
    guard let written = entries["hex"] else { return nil }
    guard let hex = hexColor(entries) else {
      return written.isBroken ? nil : "its 'hex' is no hex color"
    }
    guard space == .srgb else { return nil }
    let (own, other) = (color.levels.clamped, hex.levels.clamped)
    let isFar = abs(own.red - other.red) > 1 || abs(own.green - other.green) > 1 || abs(own.blue - other.blue) > 1
    return isFar ? "the hex value of the color is another one than its components; they are taken" : nil
  }

  private static func hexColor(_ entries: [String: DocumentValue]) -> Color? {
    guard case .text(let text)? = entries["hex"] else { return nil }
    guard var color = HexColor.parse(text, order: .rgba)?.color else { return nil }
    if let alpha = alpha(entries["alpha"]), entries["alpha"] != nil { color.alpha = alpha }
    return color
  }

  /// 1 where there is none, `nil` where it is no alpha.
  private static func alpha(_ value: DocumentValue?) -> Double? {
    guard let value else { return 1 }
    guard case .number(let number, nil) = value, number.isFinite else { return nil }
    return min(max(number, 0), 1)
  }

  /// `{r, g, b, a}` in 0…1 or 0…255, `{h, s, l, a}` with percentages or fractions.
  private static func letters(_ entries: [String: DocumentValue]) -> Color? {
    func numbers(_ keys: String...) -> [Double]? {
      let values = keys.compactMap { entries[$0].flatMap { part($0) } }
      return values.count == keys.count ? values : nil
    }
    let alpha = entries["a"].flatMap { part($0) } ?? 1
    if let rgb = numbers("r", "g", "b") {
      let scale = rgb.contains { $0 > 1.0001 } ? 255.0 : 1
      let exact = rgb.map { rounded($0 / scale) }
      return Color(red: exact[0], green: exact[1], blue: exact[2], alpha: min(max(alpha, 0), 1))
    }
    guard let hue = numbers("h")?.first, let saturation = entries["s"].flatMap(percentage),
      let lightness = entries["l"].flatMap(percentage)
    else { return nil }
    return Color(.hsl, hue, saturation, lightness, alpha: min(max(alpha, 0), 1))
  }

  /// `50%`, 50 or 0.5.
  private static func percentage(_ value: DocumentValue) -> Double? {
    guard let number = part(value) else { return nil }
    if case .text(let text) = value, text.utf8.last == UInt8(ascii: "%") { return number }
    if case .number(_, "%") = value { return number }
    return number <= 1 ? number * 100 : number
  }

  private static func part(_ value: DocumentValue) -> Double? {
    switch value {
    case .number(let number, _): return number.isFinite ? number : nil
    case .text(let text):
      if case .quantity(let quantity) = MathText.evaluate(text) { return quantity.value }
      return nil
    default: return nil
    }
  }

  /// Without the noise of a 32-bit channel: the 8-bit level that it is nearest to, where it is that near.
  static func rounded(_ channel: Double) -> Double {
    let level = (channel * 255).rounded()
    return abs(channel - level / 255) < 1e-6 ? level / 255 : channel
  }

  private static let spaces: [String: ColorSpace] = {
    var spaces: [String: ColorSpace] = ["xyz": .xyzD65]
    for space in ColorSpace.allCases where space != .hsb && space != .grayGamma22 && space != .displayP3Linear {
      spaces[space.rawValue] = space
    }
    return spaces
  }()
}
