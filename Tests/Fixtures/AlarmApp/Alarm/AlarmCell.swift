import SnapKit
import UIKit

final class AlarmCell: UITableViewCell {
  private let timeLabel = UILabel()
  private let memoLabel = UILabel()
  private let toggle = UISwitch()
  private let card = UIView()
  private var inset: CGFloat = 16

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    card.backgroundColor = UIColor(hexString: "#2A313C")
    card.layer.cornerRadius = 12.0
    card.layer.shadowColor = UIColor.mainBlack.cgColor
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 6
    card.layer.shadowOffset = .zero
    timeLabel.font = UIFont.systemFont(ofSize: 64, weight: .light)
    timeLabel.textColor = .rgb(31, 37, 46)
    memoLabel.font = Typography.caption.font
    memoLabel.textColor = UIColor.subGray.withAlphaComponent(0.8)
    toggle.onTintColor = "#FF5C5C".color
    toggle.thumbTintColor = .white
    toggle.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    contentView.addSubview(card)
    card.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 8, left: 17, bottom: 2, right: inset))
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with alarm: Alarm) {
    timeLabel.text = alarm.timeText
    memoLabel.text = alarm.memo
    card.alpha = alarm.isOn ? 1 : 0.3
    card.backgroundColor = alarm.isSnoozed ? UIColor(hexString: "#FF5C5C").withAlphaComponent(0.5) : .cardGray
  }
}
