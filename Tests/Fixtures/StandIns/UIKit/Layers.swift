open class CALayer: NSObject {
  public struct Corners: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = Corners(rawValue: 1)
    public static let layerMaxXMinYCorner = Corners(rawValue: 2)
  }
  public override init() {}
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var backgroundColor: CGColor?
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 0
  public var shadowOffset: CGSize = .zero
  public var opacity: Float = 1
  public var zPosition: CGFloat = 0
  public var masksToBounds = false
  public var maskedCorners: Corners = []
  public func addSublayer(_ layer: CALayer) {}
  public func add(_ animation: CAAnimation, forKey key: String?) {}
}

open class CAShapeLayer: CALayer {
  public var path: CGPath?
  public var fillColor: CGColor?
}

open class CAAnimation: NSObject {
  public var duration: CFTimeInterval = 0
  public var repeatCount: Float = 0
}
public typealias CFTimeInterval = Double

open class CABasicAnimation: CAAnimation {
  public init(keyPath: String?) {}
  public var fromValue: Any?
  public var toValue: Any?
}

open class CAKeyframeAnimation: CAAnimation {
  public init(keyPath: String?) {}
  public var values: [Any]?
  public var keyTimes: [NSNumber]?
}

open class UIBezierPath: NSObject {
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {}
  public var lineWidth: CGFloat = 1
  public var cgPath: CGPath { CGPath() }
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
}

public enum UIKeyboardType: Sendable { case `default`, decimalPad }
