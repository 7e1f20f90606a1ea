@_exported import CoreGraphics
@_exported import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { self.init() }
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init() }
  public convenience init(cgColor: CGColor) { self.init() }
  public convenience init?(named name: String) { return nil }
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init() }
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) { self.init() }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  public var cgColor: CGColor { CGColor(gray: 0, alpha: 1) }
  public static let black = UIColor()
  public static let white = UIColor()
  public static let gray = UIColor()
  public static let lightGray = UIColor()
  public static let red = UIColor()
  public static let clear = UIColor()
  public static let label = UIColor()
  public static let systemRed = UIColor()
  public static let systemBlue = UIColor()
  public static let systemGray = UIColor()
  public static let systemBackground = UIColor()
}
extension UIColor: _ExpressibleByColorLiteral {}
public typealias _ColorLiteralType = UIColor

open class UITraitCollection: NSObject {
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}
public enum UIUserInterfaceStyle { case unspecified, light, dark }

open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: Sendable {
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
  }
  public enum TextStyle { case body, footnote }

  override init() {}
  public convenience init?(name: String, size: CGFloat) { return nil }
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
  public func withSize(_ size: CGFloat) -> UIFont { self }
  public var lineHeight: CGFloat { 0 }
}

open class UIFontMetrics: NSObject {
  public init(forTextStyle style: UIFont.TextStyle) {}
  public func scaledFont(for font: UIFont) -> UIFont { font }
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public struct UIOffset {
  public init(horizontal: CGFloat, vertical: CGFloat) {}
}

public struct CGAffineTransform {
  public init(scaleX: CGFloat, y: CGFloat) {}
  public init(translationX: CGFloat, y: CGFloat) {}
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("font")
  public static let foregroundColor = NSAttributedString.Key("foregroundColor")
  public static let backgroundColor = NSAttributedString.Key("backgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("paragraphStyle")
  public static let strokeWidth = NSAttributedString.Key("strokeWidth")
  public static let baselineOffset = NSAttributedString.Key("baselineOffset")
  public static let kern = NSAttributedString.Key("kern")
}

public enum NSTextAlignment { case left, center, right }

open class NSMutableParagraphStyle: NSObject {
  public enum LineBreakMode { case byTruncatingTail }
  public override init() {}
  public var lineSpacing: CGFloat = 0
  public var minimumLineHeight: CGFloat = 0
  public var maximumLineHeight: CGFloat = 0
  public var lineBreakMode: LineBreakMode = .byTruncatingTail
  public var alignment: NSTextAlignment = .left
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var row: Int { self[1] }
}
