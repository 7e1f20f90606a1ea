import SwiftUI

enum FontFamily: String {
  case regular = "Pretendard-Regular"
  case medium = "Pretendard-Medium"
  case bold = "Pretendard-Bold"

  func font(size: CGFloat) -> Font {
    .custom(rawValue, size: size)
  }
}

extension Font {
  static let heading = FontFamily.bold.font(size: 20)
  static let bodyText = FontFamily.regular.font(size: 16)
  static let captionText = Font.custom("Pretendard-Medium", size: 12)
  static let navigationTitle = Font.system(size: 17, weight: .semibold)
}
