import CoreGraphics

enum TLSpacing {
  static let xs: CGFloat = 4
  static let s: CGFloat = 8
  static let m: CGFloat = 12
  static let l: CGFloat = 16
  static let xl: CGFloat = 24
}

enum TLRadius {
  static let small: CGFloat = 4
  static let medium: CGFloat = 10
  static let large: CGFloat = 16
}
