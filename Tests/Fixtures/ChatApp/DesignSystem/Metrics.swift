import CoreGraphics

enum Spacing {
  static let xsmall: CGFloat = 4
  static let small: CGFloat = 8
  static let medium: CGFloat = small * 2
  static let large: CGFloat = 24
  static let xlarge: CGFloat = 32
  /// 화면 좌우 여백
  static let screenMargin: CGFloat = xlarge
}

enum Radius {
  static let field: CGFloat = 8
  static let card: CGFloat = 12
  static let bubble: CGFloat = 18
}

enum Size {
  static let icon: CGFloat = 20
  static let avatar: CGFloat = 40
}
