import SnapKit
import UIKit

final class TLAlertView: UIView {
  private let containerView = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let confirmButton = TLButton()

  init(title: String, message: String) {
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 12 / 255, green: 13 / 255, blue: 16 / 255, alpha: 0.4)
    containerView.backgroundColor = UIColor(hex: "#FFFFFF")
    containerView.layer.cornerRadius = 16
    containerView.layer.masksToBounds = true
    containerView.layer.borderWidth = 0.5
    containerView.layer.borderColor = UIColor.lightGray.withAlphaComponent(0.3).cgColor
    titleLabel.setText("😊 " + title, style: .title1, color: #colorLiteral(red: 0.239, green: 0.494, blue: 1, alpha: 1))
    messageLabel.font = TLFontFamily.Pretendard.regular.font(size: 14)
    messageLabel.text = "🏝️ \(message)"; messageLabel.textColor = UIColor(hex: "9AA1AB")
    layout()
  }

  required init?(coder: NSCoder) { return nil }

  private func layout() {
    addSubview(containerView)
    [titleLabel, messageLabel, confirmButton].forEach(containerView.addSubview)
    containerView.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.width.equalTo(311)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview().inset(24)
      make.horizontalEdges.equalToSuperview().inset(20.adjusted)
    }
    messageLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(8)
      make.leading.trailing.equalTo(titleLabel)
    }
    confirmButton.snp.makeConstraints { make in
      make.top.equalTo(messageLabel.snp.bottom).offset(25)
      make.leading.trailing.bottom.equalToSuperview().inset(TLSpacing.l)
    }
  }

  func show() {
    alpha = 0
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0.5,
      animations: { self.alpha = 1 }
    )
  }
}
