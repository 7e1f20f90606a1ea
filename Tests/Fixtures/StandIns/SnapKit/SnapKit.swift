import UIKit

public protocol ConstraintRelatableTarget {}
public protocol ConstraintInsetTarget {}
public protocol ConstraintOffsetTarget {}
public protocol ConstraintMultiplierTarget {}
public protocol ConstraintPriorityTarget {}
extension Int: ConstraintRelatableTarget, ConstraintInsetTarget, ConstraintOffsetTarget, ConstraintMultiplierTarget,
  ConstraintPriorityTarget
{}
extension Double: ConstraintRelatableTarget, ConstraintInsetTarget, ConstraintOffsetTarget, ConstraintMultiplierTarget,
  ConstraintPriorityTarget
{}
extension CGFloat: ConstraintRelatableTarget, ConstraintInsetTarget, ConstraintOffsetTarget, ConstraintMultiplierTarget,
  ConstraintPriorityTarget
{}
extension UIEdgeInsets: ConstraintInsetTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}

public struct ConstraintPriority: ConstraintPriorityTarget {
  public static var high: ConstraintPriority { ConstraintPriority() }
}

public class ConstraintItem {}

/// Both ends of a constraint: every chain that the demo apps write.
public class ConstraintMaker {
  public var top: ConstraintMaker { self }
  public var bottom: ConstraintMaker { self }
  public var leading: ConstraintMaker { self }
  public var trailing: ConstraintMaker { self }
  public var edges: ConstraintMaker { self }
  public var horizontalEdges: ConstraintMaker { self }
  public var directionalHorizontalEdges: ConstraintMaker { self }
  public var width: ConstraintMaker { self }
  public var height: ConstraintMaker { self }
  public var size: ConstraintMaker { self }
  public var center: ConstraintMaker { self }
  public var centerX: ConstraintMaker { self }
  public var centerY: ConstraintMaker { self }
  @discardableResult public func equalTo(_ target: ConstraintRelatableTarget) -> ConstraintMaker { self }
  @discardableResult public func lessThanOrEqualTo(_ target: ConstraintRelatableTarget) -> ConstraintMaker { self }
  @discardableResult public func greaterThanOrEqualTo(_ target: ConstraintRelatableTarget) -> ConstraintMaker { self }
  @discardableResult public func equalToSuperview() -> ConstraintMaker { self }
  @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMaker { self }
  @discardableResult public func inset(_ amount: ConstraintInsetTarget) -> ConstraintMaker { self }
  @discardableResult public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMaker { self }
  @discardableResult public func multipliedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMaker { self }
  @discardableResult public func priority(_ amount: ConstraintPriority) -> ConstraintMaker { self }
  @discardableResult public func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMaker { self }
  public var constraint: Constraint { Constraint() }
}

public class Constraint {
  @discardableResult public func update(offset: ConstraintOffsetTarget) -> Constraint { self }
}

public struct ConstraintViewDSL {
  public func makeConstraints(_ make: (ConstraintMaker) -> Void) {}
  public func remakeConstraints(_ make: (ConstraintMaker) -> Void) {}
  public var top: ConstraintItem { ConstraintItem() }
  public var bottom: ConstraintItem { ConstraintItem() }
  public var trailing: ConstraintItem { ConstraintItem() }
  public var width: ConstraintItem { ConstraintItem() }
}
extension UIView { public var snp: ConstraintViewDSL { ConstraintViewDSL() } }
extension UILayoutGuide { public var snp: ConstraintViewDSL { ConstraintViewDSL() } }
