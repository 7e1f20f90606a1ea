#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Gamma curves, each continued to negative numbers by point symmetry as extended color spaces have it.
enum ColorTransfer {
  static func linearSRGB(_ channel: Double) -> Double {
    symmetric(channel) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  static func encodedSRGB(_ channel: Double) -> Double {
    symmetric(channel) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
  }

  static func linearProphoto(_ channel: Double) -> Double {
    symmetric(channel) { $0 <= 16.0 / 512 ? $0 / 16 : pow($0, 1.8) }
  }

  static func power(_ channel: Double, _ exponent: Double) -> Double {
    symmetric(channel) { pow($0, exponent) }
  }

  private static func symmetric(_ channel: Double, _ curve: (Double) -> Double) -> Double {
    channel < 0 ? -curve(-channel) : curve(channel)
  }
}
