import SnapKit
import Then
import UIKit

final class HomeViewController: UIViewController {
  private let titleLabel = UILabel().then {
    $0.text = "어디로 떠날까요?"
    $0.font = .systemFont(ofSize: 22, weight: .bold)
    $0.textColor = R.Color.title
    $0.numberOfLines = 2
  }
  private let searchButton = UIButton(type: .system).then {
    $0.setTitle("차량 찾기", for: .normal)
    $0.setTitleColor(.white, for: .normal)
    $0.titleLabel?.font = .boldSystemFont(ofSize: 16)
    $0.backgroundColor = UIColor(r: 42, g: 133, b: 255)
    $0.layer.cornerRadius = 14
    $0.layer.borderWidth = 1
    $0.layer.borderColor = UIColor(hex: 0x2A85FF, alpha: 0.4).cgColor
  }
  private let stackView = UIStackView().then {
    $0.axis = .vertical
    $0.spacing = 13
    $0.isLayoutMarginsRelativeArrangement = true
    $0.layoutMargins = UIEdgeInsets(top: 8, left: 0, bottom: 28, right: 0)
  }
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 72)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = Metric.Spacing.small
    layout.sectionInset = .init(top: 0, left: 20, bottom: 0, right: 20.0)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  private var isCompact: Bool { view.bounds.height < 700 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.94, green: 0.94, blue: 0.96, alpha: 1)
    [titleLabel, stackView, searchButton, collectionView].forEach(view.addSubview)
    stackView.setCustomSpacing(16, after: titleLabel)
    configureConstraints()
  }

  private func configureConstraints() {
    titleLabel.snp.makeConstraints {
      $0.top.equalTo(view.safeAreaLayoutGuide).offset(isCompact ? 8 : 16)
      $0.leading.trailing.equalToSuperview().inset(20)
    }
    stackView.snp.makeConstraints {
      $0.top.equalTo(titleLabel.snp.bottom).offset(Metric.Spacing.large)
      $0.directionalHorizontalEdges.equalToSuperview().inset(Metric.Spacing.xlarge)
    }
    searchButton.snp.makeConstraints {
      $0.top.greaterThanOrEqualTo(stackView.snp.bottom).offset(10).priority(750)
      $0.centerX.equalToSuperview().offset(-3)
      $0.width.equalToSuperview().multipliedBy(0.8)
      $0.height.equalTo(51)
      $0.bottom.equalToSuperview().offset(-32)
    }
    collectionView.snp.makeConstraints {
      $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 4, left: 0, bottom: Metric.Spacing.huge, right: 0))
      $0.height.greaterThanOrEqualTo(44)
    }
  }
}
