#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension LabColor {
  /// ΔE₀₀, the CIEDE2000 difference of two colors: about 1 is just visible side by side.
  ///
  /// After Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test Data,
  /// and Mathematical Observations", Color Research & Application 30 (2005), whose equation numbers stand below; all
  /// weights are 1. It is not a metric and not bounded by the plain distance.
  package func difference(to other: LabColor) -> Double {
    let (first, second) = Self.adjustedChroma(self, other)
    let turn = Self.hueTurn(from: first, to: second)
    let lightness = other.lightness - self.lightness  // (8)
    let chroma = second.chroma - first.chroma  // (9)
    let hue = 2 * (first.chroma * second.chroma).squareRoot() * sin(radians(turn / 2))  // (11)

    let meanLightness = (self.lightness + other.lightness) / 2  // (12)
    let meanChroma = (first.chroma + second.chroma) / 2  // (13)
    let meanHue = Self.meanHue(first, second)  // (14)

    let t =
      1 - 0.17 * cos(radians(meanHue - 30)) + 0.24 * cos(radians(2 * meanHue))
      + 0.32 * cos(radians(3 * meanHue + 6)) - 0.20 * cos(radians(4 * meanHue - 63))  // (15)
    let fromMiddle = (meanLightness - 50) * (meanLightness - 50)
    let lightnessTerm = lightness / (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot())  // (18)
    let chromaTerm = chroma / (1 + 0.045 * meanChroma)  // (19)
    let hueTerm = hue / (1 + 0.015 * meanChroma * t)  // (20)
    let rotation = Self.rotation(meanHue: meanHue, meanChroma: meanChroma)  // (21)
    let squared =
      lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm
      + rotation * chromaTerm * hueTerm  // (22)
    return max(squared, 0).squareRoot()
  }

  private struct Polar {
    var chroma: Double
    /// In degrees, 0..<360; 0 for a gray.
    var hue: Double
  }

  /// Chroma and hue of both colors with the a axis stretched near gray: (2) to (7).
  private static func adjustedChroma(_ first: LabColor, _ second: LabColor) -> (Polar, Polar) {
    let mean = (hypot(first.a, first.b) + hypot(second.a, second.b)) / 2
    let stretch = 1 + 0.5 * (1 - seventhPowerShare(mean).squareRoot())
    return (polar(a: first.a * stretch, b: first.b), polar(a: second.a * stretch, b: second.b))
  }

  private static func polar(a: Double, b: Double) -> Polar {
    guard a != 0 || b != 0 else { return Polar(chroma: 0, hue: 0) }
    let degrees = atan2(b, a) * 180 / .pi
    return Polar(chroma: hypot(a, b), hue: degrees < 0 ? degrees + 360 : degrees)
  }

  /// The signed angle from one hue to the other, the short way: (10).
  private static func hueTurn(from first: Polar, to second: Polar) -> Double {
    guard first.chroma * second.chroma != 0 else { return 0 }
    let turn = second.hue - first.hue
    return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  }

  private static func meanHue(_ first: Polar, _ second: Polar) -> Double {
    let sum = first.hue + second.hue
    guard first.chroma * second.chroma != 0 else { return sum }
    // Opposite hues tie at 180 degrees; rounding noise must not decide which way their mean lies.
    guard abs(first.hue - second.hue) > 180 + 1e-9 else { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  /// How far blue's ellipses are tilted: (16), (17), (21).
  private static func rotation(meanHue: Double, meanChroma: Double) -> Double {
    let distance = (meanHue - 275) / 25
    let angle = 30 * exp(-distance * distance)
    return -2 * seventhPowerShare(meanChroma).squareRoot() * sin(radians(2 * angle))
  }

  private static func seventhPowerShare(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return power / (power + 6_103_515_625)
  }
}

extension OKLabColor {
  /// ΔE OK: the plain distance, about 0.02 where it starts to be visible. Too large near black.
  package func difference(to other: OKLabColor) -> Double {
    let l = lightness - other.lightness
    let a = self.a - other.a
    let b = self.b - other.b
    return (l * l + a * a + b * b).squareRoot()
  }
}

extension Color {
  /// ΔE₀₀ to another color, alpha left aside.
  package func difference(to other: Color) -> Double { lab.difference(to: other.lab) }

  /// The WCAG 2 contrast ratio, 1…21, of two opaque colors.
  package func contrast(to other: Color) -> Double {
    let first = relativeLuminance + 0.05
    let second = other.relativeLuminance + 0.05
    return max(first, second) / min(first, second)
  }

  /// With the weights as WCAG prints them.
  private var relativeLuminance: Double {
    (linearComponents * [0.2126, 0.7152, 0.0722]).sum()
  }
}

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
