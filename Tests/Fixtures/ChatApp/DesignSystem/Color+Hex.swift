import SwiftUI

extension Color {
  /// 6자리는 RRGGBB, 8자리는 AARRGGBB 순서로 읽는다. 예: `Color(hex: "80FF7E7E")`
  init(hex: String) {
    let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var value: UInt64 = 0
    Scanner(string: digits).scanHexInt64(&value)
    let a: UInt64
    let r: UInt64
    let g: UInt64
    let b: UInt64
    switch digits.count {
    case 8:
      (a, r, g, b) = (value >> 24, value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
    default:
      (a, r, g, b) = (255, value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
    }
    self.init(
      .sRGB,
      red: Double(r) / 255,
      green: Double(g) / 255,
      blue: Double(b) / 255,
      opacity: Double(a) / 255
    )
  }

  init(hex: UInt32) {
    self.init(
      .sRGB,
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255
    )
  }
}
