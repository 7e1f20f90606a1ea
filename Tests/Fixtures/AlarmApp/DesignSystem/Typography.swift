import UIKit

enum Typography {
  case clock
  case title
  case body
  case caption

  var font: UIFont {
    switch self {
    case .clock: return UIFont.systemFont(ofSize: 64, weight: .light)
    case .title: return UIFont.systemFont(ofSize: 20, weight: .heavy)
    case .body: return UIFont.systemFont(ofSize: 16, weight: .regular)
    case .caption: return UIFont.systemFont(ofSize: 13, weight: .medium)
    }
  }
}

extension UILabel {
  func apply(_ typography: Typography, color: UIColor = .mainBlack) {
    font = typography.font
    textColor = color
  }
}
