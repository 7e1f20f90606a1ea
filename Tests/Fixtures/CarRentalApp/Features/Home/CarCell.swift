import SnapKit
import Then
import UIKit

final class CarCell: UITableViewCell {
  private let thumbnailView = UIImageView().then {
    $0.contentMode = .scaleAspectFill
    $0.backgroundColor = UIColor(white: 1, alpha: 0.8)
    $0.layer.cornerRadius = 12 / 2
    $0.alpha = 0.9
  }
  private let nameLabel = UILabel().then {
    $0.font = UIFont.systemFont(ofSize: 15)
    $0.textColor = .black
  }
  private let badge = UILabel().then {
    $0.font = R.Font.brand(ofSize: 11)
    $0.textColor = R.Color.white
    $0.backgroundColor = UIColor(red: 255 / 255.0, green: 107 / 255.0, blue: 85 / 255.0, alpha: 1.0)
    $0.layer.zPosition = 1
    $0.tag = 20
  }

  var car: Car? {
    didSet { nameLabel.text = car?.name }
  }

  private let style: BadgeStyle = .red

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setUp() {
    contentView.layoutMargins = .init(top: 10, left: Metric.Spacing.xlarge, bottom: 10, right: Metric.Spacing.xlarge)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
    thumbnailView.snp.makeConstraints { make in
      make.width.height.equalTo(72)
      make.leading.equalToSuperview().inset(21)
      make.centerY.equalToSuperview()
    }
    nameLabel.snp.makeConstraints { make in
      make.leading.equalTo(thumbnailView.snp.trailing).offset(Metric.Spacing.small + 2)
      make.trailing.lessThanOrEqualToSuperview().inset(2 * Metric.Spacing.large)
      make.top.equalTo(thumbnailView)
    }
    badge.snp.remakeConstraints { make in
      make.size.equalTo(24)
      make.top.trailing.equalToSuperview().inset(style == .red ? 6 : 4)
    }
  }

  func select(animated: Bool) {
    UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveEaseOut]) {
      self.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
      self.alpha = 1.0
    }
  }
}

enum BadgeStyle {
  case red, blue

  var color: UIColor {
    switch self {
    case .red: return UIColor(hex: 0xD7263D)
    case .blue: return .systemBlue
    }
  }
}
