open class UIResponder: NSObject { public override init() {} }

open class UIView: UIResponder {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let curveEaseOut = AnimationOptions(rawValue: 1)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 2)
  }
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1)
  }
  public enum ContentMode { case scaleAspectFill, scaleAspectFit }
  public enum AnimationCurve { case easeInOut, easeOut }

  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) { return nil }
  public convenience override init() { self.init(frame: .zero) }

  public var frame: CGRect = .zero
  public var bounds: CGRect { .zero }
  public var alpha: CGFloat = 1
  public var tag = 0
  public var backgroundColor: UIColor?
  public var tintColor: UIColor!
  public var contentMode: ContentMode = .scaleAspectFill
  public var transform = CGAffineTransform(scaleX: 1, y: 1)
  public let layer = CALayer()
  public var layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public var translatesAutoresizingMaskIntoConstraints = true
  open var intrinsicContentSize: CGSize { .zero }
  public func addSubview(_ view: UIView) {}
  open func layoutSubviews() {}
  public func layoutIfNeeded() {}
  open func draw(_ rect: CGRect) {}

  public let safeAreaLayoutGuide = UILayoutGuide()
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) {}
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, animations: @escaping () -> Void
  ) {}
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?
  ) {}
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions,
    animations: @escaping () -> Void
  ) {}
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: @escaping () -> Void
  ) {}
}

open class UILayoutGuide: NSObject {
  public override init() {}
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}
open class NSLayoutConstraint: NSObject {
  public override init() {}
  public var constant: CGFloat = 0
  public class func activate(_ constraints: [NSLayoutConstraint]) {}
}
open class NSLayoutAnchor<Kind>: NSObject {
  public override init() {}
  public func constraint(equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}
public enum XAxis {}
public enum YAxis {}
public enum Dimension {}
open class NSLayoutXAxisAnchor: NSLayoutAnchor<XAxis> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<YAxis> {}
open class NSLayoutDimension: NSLayoutAnchor<Dimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

open class UIImage: NSObject { public init?(systemName: String) {} }
open class UIImageView: UIView {}
open class UISwitch: UIView {
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}
open class UIDatePicker: UIView { public var minuteInterval = 1 }
open class UITextField: UIView {
  public var font: UIFont?
  public var textColor: UIColor?
  public var placeholder: String?
}
open class UILabel: UIView {
  public var text: String?
  public var font: UIFont! = UIFont()
  public var textColor: UIColor! = UIColor()
  public var numberOfLines = 1
  public var attributedText: NSAttributedString?
}
open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
  }
  open var isSelected = false
  open var isHighlighted = false
}
open class UIPageControl: UIControl {
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}
open class UIButton: UIControl {
  public enum ButtonType { case system, custom }
  public struct Configuration {
    public struct Background { public var cornerRadius: CGFloat = 0 }
    public var title: String?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    public var background = Background()
    public var baseBackgroundColor: UIColor?
    public static func filled() -> Configuration { Configuration() }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { return nil }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public var configuration: Configuration?
  public var titleLabel: UILabel? { nil }
  public var titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public var contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public func setTitle(_ title: String?, for state: State) {}
  public func setTitleColor(_ color: UIColor?, for state: State) {}
}
open class UIStackView: UIView {
  public enum Axis { case horizontal, vertical }
  public var axis: Axis = .horizontal
  public var spacing: CGFloat = 0
  public var isLayoutMarginsRelativeArrangement = false
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}
open class UIScrollView: UIView {
  public var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
public protocol UITableViewDataSource: AnyObject {}
public protocol UITableViewDelegate: AnyObject {}
open class UITableView: UIScrollView {
  public enum Style { case plain, grouped }
  public enum ScrollPosition { case top }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { return nil }
  public var rowHeight: CGFloat = 0
  public var sectionHeaderHeight: CGFloat = 0
  public var separatorColor: UIColor?
  public var separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
}
open class UITableViewCell: UIView {
  public enum CellStyle { case `default` }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  public let contentView = UIView()
  public var textLabel: UILabel? { nil }
}
