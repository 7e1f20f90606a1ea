import UIKit

public struct Percent {}
postfix operator %
public postfix func % (value: Int) -> Percent { Percent() }

public final class Flex {
  public enum Direction { case row, column }
  public enum Mode { case adjustHeight }
  @discardableResult public func direction(_ direction: Direction) -> Flex { self }
  @discardableResult public func define(_ build: (Flex) -> Void) -> Flex { self }
  @discardableResult public func addItem() -> Flex { self }
  @discardableResult public func addItem(_ view: UIView) -> Flex { self }
  @discardableResult public func paddingHorizontal(_ value: CGFloat) -> Flex { self }
  @discardableResult public func gap(_ value: CGFloat) -> Flex { self }
  @discardableResult public func width(_ value: CGFloat?) -> Flex { self }
  @discardableResult public func height(_ value: CGFloat?) -> Flex { self }
  @discardableResult public func height(_ value: Percent) -> Flex { self }
  @discardableResult public func maxHeight(_ value: CGFloat?) -> Flex { self }
  @discardableResult public func size(_ value: CGFloat?) -> Flex { self }
  @discardableResult public func marginTop(_ value: CGFloat) -> Flex { self }
  @discardableResult public func marginLeft(_ value: CGFloat) -> Flex { self }
  @discardableResult public func marginVertical(_ value: CGFloat) -> Flex { self }
  @discardableResult public func grow(_ value: CGFloat) -> Flex { self }
  @discardableResult public func shrink(_ value: CGFloat) -> Flex { self }
  public func layout(mode: Mode) {}
}
extension UIView { public var flex: Flex { Flex() } }
