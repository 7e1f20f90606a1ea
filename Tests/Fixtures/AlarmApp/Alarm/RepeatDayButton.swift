import UIKit

private let glow: CGFloat = 0.45

final class RepeatDayButton: UIButton {
  private let days = ["월", "화", "수", "목", "금", "토", "일"]
  private let importedColors = ["gold": "#F2C14E", "code": "A-1234"]

  override var isSelected: Bool {
    didSet { updateAppearance() }
  }

  private func updateAppearance() {
    setTitleColor(isSelected ? .white : .subGray, for: .normal)
    setTitleColor(UIColor(white: 1, alpha: 0.4), for: .disabled)
    titleLabel?.font = isSelected ? .boldSystemFont(ofSize: 14) : .systemFont(ofSize: 14)
    backgroundColor = UIColor(red: 255 / 255, green: 92 / 255, blue: 92 / 255, alpha: glow)
    layer.cornerRadius = isSelected ? 20 : 21
    layer.borderWidth = isSelected ? 0 : 0.5
    titleEdgeInsets = UIEdgeInsets(top: -3, left: 0, bottom: 1 + 2, right: 0)
    contentEdgeInsets.left = 15
  }

  func day(at index: Int) -> String {
    days[(index + 8) % 7]
  }
}
