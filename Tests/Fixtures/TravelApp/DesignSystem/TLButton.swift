import SnapKit
import UIKit

/// 디자인 시스템의 버튼. 값을 정의하지 않고 쓰기만 한다.
final class TLButton: UIButton {
  enum Style {
    case primary, secondary

    func tint(for state: UIControl.State) -> UIColor {
      switch self {
      case .primary: return UIColor(hex: "E4ECFF")
      case .secondary: return UIColor(hex: "#2F6BEA")
      }
    }
  }

  var style: Style = .primary {
    didSet { backgroundColor = style == .primary ? TLColor.main : UIColor(hex: "#F3F5F9") }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 10
    titleLabel?.font = TLFontFamily.Pretendard.medium.font(size: 16)
    contentEdgeInsets = UIEdgeInsets(top: TLSpacing.m, left: 16, bottom: TLSpacing.m, right: 16)
    snp.makeConstraints { $0.height.equalTo(48.adjusted) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.15) { self.alpha = self.isHighlighted ? 0.7 : 1 }
    }
  }
}
