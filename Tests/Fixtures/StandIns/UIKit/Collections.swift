public protocol UICollectionViewDelegateFlowLayout: AnyObject {}
open class UICollectionViewLayout: NSObject { public override init() {} }
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public var itemSize: CGSize = .zero
  public var minimumLineSpacing: CGFloat = 0
  public var minimumInteritemSpacing: CGFloat = 0
  public var sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { return nil }
  public weak var delegate: AnyObject?
}
open class UICollectionViewCell: UIView { public let contentView = UIView() }
open class NSCollectionLayoutDimension: NSObject {
  public class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init() }
  public class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init() }
}
open class NSCollectionLayoutSize: NSObject {
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {}
}
open class NSCollectionLayoutSpacing: NSObject {
  public class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init() }
}
open class NSCollectionLayoutItem: NSObject {
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
  public let layoutSize: NSCollectionLayoutSize
  public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  public var interItemSpacing: NSCollectionLayoutSpacing?
}
open class NSCollectionLayoutSection: NSObject {
  public init(group: NSCollectionLayoutGroup) {}
  public var interGroupSpacing: CGFloat = 0
  public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) {}
}
