import UIKit

/// 디자인 시스템의 색. 값은 에셋 카탈로그에 있다.
enum TLColor {
  static var main: UIColor { TLAssets.Colors.main.color }
  static var sub: UIColor { TLAssets.Colors.sub.color }
  static var text: UIColor { TLAssets.Colors.gray1.color }
  static var textSub: UIColor { TLAssets.Colors.gray3.color }
  static var white: UIColor { TLAssets.Colors.white.color }
  static let sheetBackground = TLAssets.Colors.Sheet.background.color
  static let dim: UIColor = TLAssets.Colors.Sheet.dim.color
}
