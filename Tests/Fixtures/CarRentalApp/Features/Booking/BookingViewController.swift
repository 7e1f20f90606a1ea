import SnapKit
import UIKit

extension Metric {
  enum Booking {
    static let buttonHeight: CGFloat = 52
    static let cornerRadius: CGFloat = 14
    static let rowGap: CGFloat = 10
  }
}

final class BookingViewController: UIViewController {
  private enum Font {
    static let price = UIFont.systemFont(ofSize: 22, weight: .bold)
    static let guide = UIFont.systemFont(ofSize: 13)
  }

  private let priceLabel = UILabel()
  private let guideLabel = UILabel()
  private let confirmButton = UIButton()
  private let stackView = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    priceLabel.font = Font.price
    priceLabel.textColor = .label
    guideLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: Font.guide)
    guideLabel.textColor = UIColor(hex: 0x6F767E)
    confirmButton.titleLabel?.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 13))
    confirmButton.layer.cornerRadius = Metric.Booking.cornerRadius
    stackView.spacing = Metric.Booking.rowGap
    stackView.directionalLayoutMargins = .init(top: 4, leading: 0, bottom: 4, trailing: 0)
    confirmButton.snp.makeConstraints { make in
      make.height.equalTo(Metric.Booking.buttonHeight)
      make.leading.trailing.equalToSuperview().inset(19)
      make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).offset(-12)
    }
  }

  private func showScrim() {
    let scrim = UIView(frame: view.bounds)
    scrim.backgroundColor = UIColor(hex: 0x0B1B33, alpha: 0.5)
    scrim.alpha = 0
    view.addSubview(scrim)
    UIView.animate(withDuration: 0.2) { scrim.alpha = 0.95 }
  }
}
