/// A way to write a color as three numbers.
///
/// The ranges are those of the color module of the Design Tokens Format: 0…1 for RGB and XYZ, degrees for hues,
/// 0…100 for the other components of `hsl` and `hwb` and for the lightness of `lab` and `lch`.
package enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case displayP3Linear = "display-p3-linear"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
  case hsl, hwb
  /// Hue, saturation and brightness as UIKit and SwiftUI take them: all in 0…1.
  case hsb
  case lab, lch, oklab, oklch
  /// A gray of gamma 2.2, as asset catalogs have it; the second and third component are ignored.
  case grayGamma22 = "gray-gamma-22"
}

extension Color {
  /// The color that three components of a space name, in extended sRGB: out of range where sRGB cannot show it.
  package init(_ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1) {
    let encoded = ColorSpaceConversion.encodedSRGB(space, ColorComponents(first, second, third))
    self.init(red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
  }

  /// What UIKit and SwiftUI show for `white:`, where all three channels are the same.
  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
}

/// Three components of a color in any space.
typealias ColorComponents = SIMD3<Double>

/// The way from each space to gamma-encoded sRGB.
enum ColorSpaceConversion {
  static func encodedSRGB(_ space: ColorSpace, _ components: ColorComponents) -> ColorComponents {
    switch space {
    case .srgb: components
    case .hsl: ColorCylinder.rgb(hsl: components)
    case .hwb: ColorCylinder.rgb(hwb: components)
    case .hsb: ColorCylinder.rgb(hsb: components)
    default: linearSRGB(space, components).map(ColorTransfer.encodedSRGB)
    }
  }

  private static func linearSRGB(_ space: ColorSpace, _ c: ColorComponents) -> ColorComponents {
    switch space {
    case .displayP3: ColorMatrix.displayP3ToSRGB * c.map(ColorTransfer.linearSRGB)
    case .displayP3Linear: ColorMatrix.displayP3ToSRGB * c
    case .a98RGB: ColorMatrix.a98ToSRGB * c.map { ColorTransfer.power($0, 563.0 / 256) }
    case .prophotoRGB: ColorMatrix.prophotoToSRGB * c.map(ColorTransfer.linearProphoto)
    // CSS Color 4 takes the display-referred curve, the broadcast standard's own is another one.
    case .rec2020: ColorMatrix.rec2020ToSRGB * c.map { ColorTransfer.power($0, 2.4) }
    case .xyzD65: ColorMatrix.xyzToSRGB * c
    case .xyzD50: ColorMatrix.xyzD50ToSRGB * c
    case .lab: ColorMatrix.xyzD50ToSRGB * LabColor.xyz(c, white: LabColor.whiteD50)
    case .lch: linearSRGB(.lab, ColorCylinder.rectangular(c))
    case .oklab: OKLabColor.linearSRGB(c)
    case .oklch: OKLabColor.linearSRGB(ColorCylinder.rectangular(c))
    case .grayGamma22: ColorComponents(repeating: ColorTransfer.power(c.x, 2.2))
    case .srgbLinear, .srgb, .hsl, .hwb, .hsb: c
    }
  }
}

extension SIMD3 where Scalar == Double {
  func map(_ transform: (Double) -> Double) -> Self {
    Self(transform(x), transform(y), transform(z))
  }
}
