import UIKit

enum Metric {
  enum Spacing {
    static let tiny: CGFloat = 4
    static let small: CGFloat = 8
    static let medium: CGFloat = 12
    static let large: CGFloat = 16
    static let xlarge: CGFloat = 20
    static let huge: CGFloat = large * 2
  }

  enum Radius {
    static let small: CGFloat = 6
    static let card: CGFloat = 14
    static let sheet: CGFloat = 24
  }

  enum Size {
    static let button: CGFloat = 52
    static let icon: CGFloat = 24
    static let thumbnail: CGFloat = 72
  }
}
