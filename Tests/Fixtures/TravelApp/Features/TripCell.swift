import SnapKit
import UIKit

final class TripCell: UICollectionViewCell {
  private let coverView = UIImageView()
  private let titleLabel = UILabel()
  private let dateLabel = UILabel()
  private let stackView = UIStackView()

  enum Badge {
    case red, white, padding(CGFloat)
  }

  var badge: Badge = .white

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = TLFontFamily.Pretendard.bold.font(size: 22)
    titleLabel.textColor = UIColor(red: 0.133, green: 0.141, blue: 0.161, alpha: 1.0)
    dateLabel.font = UIFont.systemFont(ofSize: 11)
    dateLabel.textColor = .gray
    stackView.spacing = 6
    stackView.setCustomSpacing(TLSpacing.s, after: titleLabel)
    coverView.backgroundColor = UIColor(cgColor: CGColor(gray: 1, alpha: 1))
    coverView.layer.cornerRadius = 4
    contentView.addSubview(coverView)
    coverView.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 10, left: 12, bottom: 0, right: TLSpacing.m))
      make.height.equalTo(coverView.snp.width).multipliedBy(0.75)
    }
  }

  required init?(coder: NSCoder) { return nil }

  func update() {
    switch badge {
    case .white:
      titleLabel.textColor = .white
    case .red, .padding(8):
      titleLabel.textColor = TLColor.main
    case .padding:
      titleLabel.textColor = TLColor.sub.withAlphaComponent(0.8)
    }
  }
}
