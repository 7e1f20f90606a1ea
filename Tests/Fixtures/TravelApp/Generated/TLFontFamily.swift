// swiftlint:disable all
// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

import UIKit

internal enum TLFontFamily {
  internal enum Pretendard {
    internal static let bold = FontConvertible(name: "Pretendard-Bold", family: "Pretendard")
    internal static let medium = FontConvertible(name: "Pretendard-Medium", family: "Pretendard")
    internal static let regular = FontConvertible(name: "Pretendard-Regular", family: "Pretendard")
    internal static let semiBold = FontConvertible(name: "Pretendard-SemiBold", family: "Pretendard")
  }
}

internal struct FontConvertible {
  internal let name: String
  internal let family: String

  internal func font(size: CGFloat) -> UIFont {
    UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: 12)
  }
}
