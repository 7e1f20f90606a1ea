import UIKit

extension Metric {
  enum Detail {
    static let heroHeight: CGFloat = 240
    static let sideInset: CGFloat = 20
    static let maximumDays = 20
  }
}
