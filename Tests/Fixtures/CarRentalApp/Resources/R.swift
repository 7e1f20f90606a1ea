import UIKit

/// 앱의 리소스 이름 공간
enum R {}

extension R {
  enum Color {
    static let carbon = UIColor(hex: 0x1A1D1F)
    static let slate = UIColor(hex: 0x6F767E)
    static let mist = UIColor(hex: 0xEFEFF5)
    static let brand = UIColor(hex: 0x2A85FF)
    static let danger = UIColor(r: 255, g: 106, b: 85)
    static let sand = UIColor(hex: 0xF4F1E8)
    static let white = UIColor(hex: 0xFFFFFF)
    static let scrim = UIColor(hex: 0x0B1B33, alpha: 0.5)

    static var title: UIColor { carbon }
  }
}
