/// A color in steps of 1/255, always rounded, never truncated: what two colors must share to be the same.
///
/// Channels outside 0…255 are kept, so that Display P3 red is not taken for the sRGB red it would be clamped to.
package struct ColorLevels: Hashable, Sendable {
  package var red: Int16
  package var green: Int16
  package var blue: Int16
  package var alpha: Int16

  package init(red: Int16, green: Int16, blue: Int16, alpha: Int16 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(_ color: Color) {
    self.init(
      red: Self.level(color.red), green: Self.level(color.green), blue: Self.level(color.blue),
      alpha: Self.level(color.alpha))
  }

  /// Whether sRGB can show the color: nothing is lost by `clamped`.
  package var isInGamut: Bool { self == clamped }

  /// The nearest levels in 0…255, channel by channel.
  package var clamped: ColorLevels {
    ColorLevels(
      red: Self.clamp(red), green: Self.clamp(green), blue: Self.clamp(blue), alpha: Self.clamp(alpha))
  }

  /// The nearest level of a channel. Not a number counts as 0.
  package static func level(_ channel: Double) -> Int16 {
    let scaled = (channel * 255).rounded()
    guard !scaled.isNaN else { return 0 }
    return Int16(min(max(scaled, -32_000), 32_000))
  }

  private static func clamp(_ level: Int16) -> Int16 { min(max(level, 0), 255) }
}

extension Color {
  package var levels: ColorLevels { ColorLevels(self) }

  /// Whether two colors differ by no more than rounding may make of one: `hsl(120, 100%, 5%)` has 25.5 steps of green,
  /// which is written as 25 or 26.
  func isWithinHalfALevel(of other: Color) -> Bool {
    let half = 0.5 / 255 + 1e-9
    return abs(red - other.red) <= half && abs(green - other.green) <= half && abs(blue - other.blue) <= half
      && alpha == other.alpha
  }

  /// The color of 8-bit channels, as in `rgb(31, 37, 46)`.
  package init(levels: ColorLevels) {
    self.init(
      red: Double(levels.red) / 255, green: Double(levels.green) / 255, blue: Double(levels.blue) / 255,
      alpha: Double(levels.alpha) / 255)
  }
}
