import UIKit

extension UIColor {
  convenience init(hexString: String, alpha: CGFloat = 1.0) {
    let digits = hexString.trimmingCharacters(in: CharacterSet(charactersIn: "#"))
    var number: UInt64 = 0
    Scanner(string: digits).scanHexInt64(&number)
    self.init(
      red: CGFloat((number & 0xFF0000) >> 16) / 255,
      green: CGFloat((number & 0x00FF00) >> 8) / 255,
      blue: CGFloat(number & 0x0000FF) / 255,
      alpha: alpha
    )
  }

  static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}

extension String {
  var color: UIColor { UIColor(hexString: self) }
}
