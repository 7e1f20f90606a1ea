import UIKit

extension UIColor {
  static let mainBlack = UIColor(hexString: "#1F252E")
  static let mainBlue = UIColor(hexString: "#4B7BFF")
  static let subGray = UIColor(hexString: "#A6B0C0")
  static let cardGray = UIColor(hexString: "#2A313C")
  static let popupBackground = UIColor(hexString: "#2A313C")
  static let alert = UIColor(hexString: "#FF5C5C")

  static let mainBlackDim = mainBlack.withAlphaComponent(0.6)
  static var buttonBackground: UIColor { .mainBlue }
}
