import SwiftUI

// MARK: - 기본 팔레트

extension Color {
  static let coral = Color.init(hex: "FF7E7E")
  static let coralLight = Color.init(hex: "FFC9C9")
  static let gray900 = Color.init(hex: "1F252E")
  static let gray500 = Color.init(hex: "8A919E")
  static let gray300 = Color.init(hex: "C7CDD6")
  static let gray100 = Color.init(hex: "F2F4F7")
  static let seafoam = Color.init(hex: "3ED6B5")
  static let bubbleMine = Color.init(hex: "FFE36E")
  /// 팝업 뒤를 어둡게 덮는 색
  static let dimmed = Color.init(hex: "000000").opacity(0.4)

  @available(*, deprecated, renamed: "coral")
  static let salmon = Color.init(hex: "FF7E7E")
}

// MARK: - 의미가 있는 이름

extension Color {
  static let textPrimary = gray900
  static var textSecondary: Color { gray500 }
}
