import UIKit

enum TLFont {
  case title1
  case title2
  case body1
  case body2
  case caption

  var font: UIFont {
    switch self {
    case .title1:
      return TLFontFamily.Pretendard.bold.font(size: 22)
    case .title2:
      return TLFontFamily.Pretendard.semiBold.font(size: 18)
    case .body1:
      return TLFontFamily.Pretendard.medium.font(size: 16)
    case .body2:
      return TLFontFamily.Pretendard.regular.font(size: 14)
    case .caption:
      return UIFont.systemFont(ofSize: 11)
    }
  }

  var lineHeight: CGFloat {
    switch self {
    case .title1: return 32
    case .title2: return 26
    case .body1: return 24
    case .body2, .caption: return 20
    }
  }

  var letterSpacing: CGFloat {
    if self == .title1 {
      return -0.4
    } else if self == .caption {
      return 0.1
    } else {
      return -0.2
    }
  }
}
