import UIKit

extension CGFloat {
  static let spacing8: CGFloat = 8
  static let spacing16: CGFloat = 16
  static let spacing20: CGFloat = 20
  static let spacing30: CGFloat = 30

  static let radius12: CGFloat = 12
  static let radius20: CGFloat = 20
}

enum Opacity {
  static let disabled: CGFloat = 0.3
  static let pressed: CGFloat = 0.6
}

enum Motion {
  static let fastDuration: TimeInterval = 0.2
  static let slowDuration: TimeInterval = 0.5
}

enum Border {
  static let hairlineWidth: CGFloat = 0.5
  static let thinWidth: CGFloat = 1
}
