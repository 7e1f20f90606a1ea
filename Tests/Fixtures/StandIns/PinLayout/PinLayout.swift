import UIKit

public final class PinLayout {
  @discardableResult public func all() -> PinLayout { self }
  @discardableResult public func marginHorizontal(_ value: CGFloat) -> PinLayout { self }
}
extension UIView { public var pin: PinLayout { PinLayout() } }
