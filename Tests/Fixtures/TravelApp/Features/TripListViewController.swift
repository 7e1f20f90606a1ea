import SnapKit
import UIKit

final class TripListViewController: UIViewController, UICollectionViewDelegateFlowLayout {
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private let emptyLabel = UILabel()
  private let pageControl = UIPageControl()

  private var emptyColor: UIColor { UIColor(hex: "#222429") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = TLColor.white
    emptyLabel.setText("아직 여행이 없어요", style: .body1, color: emptyColor)
    pageControl.currentPageIndicatorTintColor = UIColor(displayP3Red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
    pageControl.pageIndicatorTintColor = UIColor(hue: 0.6, saturation: 0, brightness: 0.2, alpha: 1)
    navigationItem.title = "여행 목록"
    collectionView.contentInset = .init(top: 16, left: 0, bottom: 100, right: 0)
    collectionView.backgroundColor = .clear
    collectionView.delegate = self
    view.addSubview(collectionView)
    collectionView.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 0, trailing: 0)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(TLSpacing.s)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = .init(top: 0, leading: 20, bottom: TLSpacing.xl, trailing: 20)
    return UICollectionViewCompositionalLayout(section: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 160, height: 200)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
  }
}
