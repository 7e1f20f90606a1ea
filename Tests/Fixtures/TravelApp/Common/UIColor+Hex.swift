import UIKit

extension UIColor {
  /// `#RRGGBB` 또는 `#RRGGBBAA`
  convenience init(hex: String) {
    let digits = hex.replacingOccurrences(of: "#", with: "")
    var value: UInt64 = 0
    Scanner(string: digits).scanHexInt64(&value)
    let hasAlpha = digits.count == 8
    let red = CGFloat((hasAlpha ? value >> 24 : value >> 16) & 0xFF) / 255
    let green = CGFloat((hasAlpha ? value >> 16 : value >> 8) & 0xFF) / 255
    let blue = CGFloat((hasAlpha ? value >> 8 : value) & 0xFF) / 255
    let alpha = hasAlpha ? CGFloat(value & 0xFF) / 255 : 1
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
