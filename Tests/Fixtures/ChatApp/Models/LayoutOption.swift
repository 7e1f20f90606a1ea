import SwiftUI

enum LayoutOption {
  case padding(CGFloat)
  case cornerRadius(CGFloat)
  case frame(width: CGFloat)
  case spacing

  var isWide: Bool {
    switch self {
    case .padding(20), .cornerRadius(12):
      return true
    case .frame(width: 320):
      return true
    case .padding, .cornerRadius, .frame, .spacing:
      return false
    }
  }
}

protocol BubbleLayout {
  func padding(_ amount: CGFloat) -> CGFloat
  func cornerRadius(_ radius: CGFloat) -> CGFloat
}

struct CompactLayout: BubbleLayout {
  var spacing: CGFloat = 8
  let columns: Int = 12

  func padding(_ amount: CGFloat = 16) -> CGFloat { amount + spacing }

  func cornerRadius(_ radius: CGFloat = 8) -> CGFloat {
    let inset: CGFloat = 15
    return radius > inset ? 18 : 12
  }
}
