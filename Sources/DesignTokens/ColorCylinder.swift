#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Spaces with a hue angle, unrolled.
enum ColorCylinder {
  /// Hue in degrees, saturation and lightness in 0…100.
  static func rgb(hsl: ColorComponents) -> ColorComponents {
    let lightness = hsl.z / 100
    let chroma = (1 - abs(2 * lightness - 1)) * hsl.y / 100
    return hueOnly(degrees: hsl.x).map { ($0 - 0.5) * chroma + lightness }
  }

  /// Hue in degrees, whiteness and blackness in 0…100.
  static func rgb(hwb: ColorComponents) -> ColorComponents {
    let white = hwb.y / 100
    let black = hwb.z / 100
    guard white + black < 1 else { return ColorComponents(repeating: white / (white + black)) }
    return hueOnly(degrees: hwb.x).map { $0 * (1 - white - black) + white }
  }

  /// All three in 0…1.
  static func rgb(hsb: ColorComponents) -> ColorComponents {
    hueOnly(degrees: hsb.x * 360).map { hsb.z * (1 - hsb.y + $0 * hsb.y) }
  }

  /// Lightness, chroma and hue in degrees to lightness and two axes.
  static func rectangular(_ lch: ColorComponents) -> ColorComponents {
    let radians = lch.z * .pi / 180
    return ColorComponents(lch.x, lch.y * cos(radians), lch.y * sin(radians))
  }

  /// The pure color of a hue, each channel in 0…1.
  private static func hueOnly(degrees: Double) -> ColorComponents {
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    let sector = (turned < 0 ? turned + 360 : turned) / 60
    return ColorComponents(abs(sector - 3) - 1, 2 - abs(sector - 2), 2 - abs(sector - 4))
      .map { min(max($0, 0), 1) }
  }
}
