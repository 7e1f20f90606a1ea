#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A color in CIE L\*a\*b\*.
package struct LabColor: Hashable, Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }
}

/// A color in OKLab, lightness in 0…1.
package struct OKLabColor: Hashable, Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  /// The angle of the hue in degrees, 0..<360: red is about 29, yellow 110, green 142, blue 264.
  package var hue: Double {
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}

extension Color {
  /// In Lab against the D65 white of sRGB, without adaptation: what color differences are measured in.
  package var lab: LabColor {
    let xyz = ColorMatrix.srgbToXYZ * linearComponents
    let f = (xyz / LabColor.whiteD65).map(LabColor.forward)
    return LabColor(lightness: 116 * f.y - 16, a: 500 * (f.x - f.y), b: 200 * (f.y - f.z))
  }

  package var okLab: OKLabColor {
    let cones = (ColorMatrix.srgbToCones * linearComponents).map { cbrt($0) }
    let lab = ColorMatrix.conesToOKLab * cones
    return OKLabColor(lightness: lab.x, a: lab.y, b: lab.z)
  }

  /// Light-linear sRGB channels.
  var linearComponents: ColorComponents {
    ColorComponents(red, green, blue).map(ColorTransfer.linearSRGB)
  }
}

extension LabColor {
  static let whiteD50: ColorComponents = [0.9642956764295676, 1, 0.8251046025104602]
  static let whiteD65: ColorComponents = [0.9504559270516717, 1, 1.0890577507598784]

  /// The bounds of the linear part near black, as the CIE gives them.
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  static func forward(_ ratio: Double) -> Double {
    ratio > epsilon ? cbrt(ratio) : (kappa * ratio + 16) / 116
  }

  static func xyz(_ lab: ColorComponents, white: ColorComponents) -> ColorComponents {
    let middle = (lab.x + 16) / 116
    let first = middle + lab.y / 500
    let last = middle - lab.z / 200
    let ratios = ColorComponents(
      cubed(first) > epsilon ? cubed(first) : (116 * first - 16) / kappa,
      lab.x > kappa * epsilon ? cubed(middle) : lab.x / kappa,
      cubed(last) > epsilon ? cubed(last) : (116 * last - 16) / kappa)
    return ratios * white
  }
}

extension OKLabColor {
  static func linearSRGB(_ lab: ColorComponents) -> ColorComponents {
    ColorMatrix.conesToSRGB * (ColorMatrix.okLabToCones * lab).map(cubed)
  }
}

private func cubed(_ value: Double) -> Double { value * value * value }
