/// Colors as CSS, Figma and token tools write them.
package enum ColorText {
  package enum Outcome: Hashable, Sendable {
    case color(Color)
    /// A gradient: a valid value that is no color.
    case gradient
    case failure
  }

  package static func parse(_ text: String) -> Outcome {
    let plain = ReferringText.trimmed(text)
    guard plain.utf8.count < 4096 else { return .failure }
    if let color = hex(plain) { return .color(color) }
    let lower = plain.lowercased()
    if let color = named[lower] { return .color(color) }
    guard let open = lower.utf8.firstIndex(of: UInt8(ascii: "(")), lower.utf8.last == UInt8(ascii: ")") else {
      return .failure
    }
    let name = String(lower[..<open])
    if name.hasSuffix("gradient") { return .gradient }
    let inner = String(lower[lower.utf8.index(after: open)...].dropLast())
    return color(name, inner).map { .color($0) } ?? .failure
  }

  /// Whether a channel of a function of CSS, or the alpha, is more than there is of it, of which CSS takes what there is.
  package static func exceedsRange(_ text: String) -> Bool {
    let plain = ReferringText.trimmed(text).lowercased()
    guard plain.utf8.count < 4096, let open = plain.utf8.firstIndex(of: UInt8(ascii: "(")), plain.hasSuffix(")"),
      let parts = arguments(String(plain[plain.utf8.index(after: open)...].dropLast())), (3...4).contains(parts.count),
      let found = components(String(plain[..<open]), parts)
    else { return false }
    if parts.count == 4, let alpha = fraction(parts[3]), !(0...1).contains(alpha) { return true }
    switch found.space {
    case .srgb: return ![found.x, found.y, found.z].allSatisfy((0...1).contains)
    case .hsl, .hwb: return ![found.y, found.z].allSatisfy((0...100).contains)
    default: return false
    }
  }

  /// Hex digits with `#`, or six or eight of them without.
  private static func hex(_ text: String) -> Color? {
    let count = text.utf8.count
    let hasMark = text.utf8.first == UInt8(ascii: "#")
    guard hasMark || count == 6 || count == 8 else { return nil }
    guard !text.utf8.dropFirst().starts(with: "x".utf8) else { return nil }
    return HexColor.parse(text, order: .rgba)?.color
  }

  // MARK: Functions

  private static func color(_ name: String, _ inner: String) -> Color? {
    guard let parts = arguments(inner), !parts.isEmpty else { return nil }
    if name == "rgba" || name == "rgb", let base = baseColor(parts[0]) {
      guard parts.count == 2, let alpha = fraction(parts[1]) else { return parts.count == 1 ? base : nil }
      return Color(red: base.red, green: base.green, blue: base.blue, alpha: min(max(alpha, 0), 1))
    }
    if name == "color" { return parts.count >= 4 ? inSpace(parts) : nil }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let alpha = parts.count == 4 ? fraction(parts[3]) : 1
    guard let alpha else { return nil }
    return components(name, parts).map { Color($0.space, $0.x, $0.y, $0.z, alpha: min(max(alpha, 0), 1)) }
  }

  private static func baseColor(_ text: String) -> Color? {
    guard text.utf8.first == UInt8(ascii: "#") || text.utf8.last == UInt8(ascii: ")") || named[text] != nil else {
      return nil
    }
    // One level is all that a color in a color has.
    if text.hasPrefix("rgba(#") || text.hasPrefix("rgb(#") { return nil }
    if case .color(let color) = parse(text) { return color }
    return nil
  }

  private struct Components {
    var space: ColorSpace
    var x: Double
    var y: Double
    var z: Double
  }

  private static func components(_ name: String, _ parts: [String]) -> Components? {
    func read(_ space: ColorSpace, _ scales: [Double], percents: [Double]) -> Components? {
      var values: [Double] = []
      for index in 0..<3 {
        guard let value = component(parts[index], scale: scales[index], percent: percents[index]) else { return nil }
        values.append(value)
      }
      return Components(space: space, x: values[0], y: values[1], z: values[2])
    }
    switch name {
    case "rgb", "rgba": return read(.srgb, [255, 255, 255], percents: [1, 1, 1])
    case "hsl", "hsla": return read(.hsl, [1, 1, 1], percents: [360, 100, 100])
    case "hwb": return read(.hwb, [1, 1, 1], percents: [360, 100, 100])
    case "lab": return read(.lab, [1, 1, 1], percents: [100, 125, 125])
    case "lch": return read(.lch, [1, 1, 1], percents: [100, 150, 360])
    case "oklab": return read(.oklab, [1, 1, 1], percents: [1, 0.4, 0.4])
    case "oklch": return read(.oklch, [1, 1, 1], percents: [1, 0.4, 360])
    default: return nil
    }
  }

  /// `color(display-p3 1 0 1 / 0.5)`.
  private static func inSpace(_ parts: [String]) -> Color? {
    let names = ["xyz": "xyz-d65"]
    guard let space = ColorSpace(rawValue: names[parts[0]] ?? parts[0]) else { return nil }
    let values = parts[1...3].compactMap { component($0, scale: 1, percent: 1) }
    let alpha = parts.count > 4 ? fraction(parts[4]) : 1
    guard values.count == 3, let alpha else { return nil }
    return Color(space, values[0], values[1], values[2], alpha: min(max(alpha, 0), 1))
  }

  /// The arguments of a call, between commas, blanks or a slash; parentheses hold together.
  private static func arguments(_ text: String) -> [String]? {
    let separators: Set<UInt8> = [0x20, UInt8(ascii: ","), UInt8(ascii: "/")]
    guard let parts = PartedText.parts(of: text, at: separators)?.filter({ !$0.isEmpty }) else { return nil }
    return parts.count <= 8 ? parts : nil
  }

  /// A component: a number over `scale`, or a percentage of `percent`; `none` is 0.
  private static func component(_ text: String, scale: Double, percent: Double) -> Double? {
    if text == "none" { return 0 }
    if text.utf8.last == UInt8(ascii: "%") { return number(text.dropLast()).map { $0 / 100 * percent } }
    if text.hasSuffix("deg") { return number(text.dropLast(3)) }
    return number(text).map { $0 / scale }
  }

  private static func fraction(_ text: String) -> Double? {
    component(text, scale: 1, percent: 1)
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    guard let first = text.utf8.first, first < 0x3A, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// A text that `parse` reads as exactly this color.
  static func lossless(_ color: Color) -> String {
    let channels = [color.red, color.green, color.blue, color.alpha].map(NumberFormat.decimal)
    return "color(srgb \(channels[0]) \(channels[1]) \(channels[2]) / \(channels[3]))"
  }

  private static let named: [String: Color] = [
    "transparent": Color(red: 0, green: 0, blue: 0, alpha: 0), "black": Color(red: 0, green: 0, blue: 0),
    "white": Color(red: 1, green: 1, blue: 1), "red": Color(red: 1, green: 0, blue: 0),
    "blue": Color(red: 0, green: 0, blue: 1), "lime": Color(red: 0, green: 1, blue: 0),
    "green": Color(red: 0, green: 128.0 / 255, blue: 0), "yellow": Color(red: 1, green: 1, blue: 0),
    "cyan": Color(red: 0, green: 1, blue: 1), "magenta": Color(red: 1, green: 0, blue: 1),
    "gray": Color(red: 128.0 / 255, green: 128.0 / 255, blue: 128.0 / 255),
    "grey": Color(red: 128.0 / 255, green: 128.0 / 255, blue: 128.0 / 255),
    "orange": Color(red: 1, green: 165.0 / 255, blue: 0),
    "purple": Color(red: 128.0 / 255, green: 0, blue: 128.0 / 255),
    "rebeccapurple": Color(red: 102.0 / 255, green: 51.0 / 255, blue: 153.0 / 255),
  ]
}
