@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit

public protocol ShapeStyle: Sendable {}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }
  public static var orange: Color { Color() }
  public static var yellow: Color { Color() }
  public static var green: Color { Color() }
  public static var blue: Color { Color() }
  public static var purple: Color { Color() }
  public static var gray: Color { Color() }
  public static var white: Color { Color() }
  public static var black: Color { Color() }
  public static var clear: Color { Color() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}
public struct Material: ShapeStyle {}

public struct Color: ShapeStyle, View, Hashable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  init() {}
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public init(_ name: String) {}

  public func opacity(_ opacity: Double) -> Color { self }
  public var body: Never { fatalError() }

  public static let red = Color()
  public static let orange = Color()
  public static let yellow = Color()
  public static let green = Color()
  public static let blue = Color()
  public static let purple = Color()
  public static let gray = Color()
  public static let white = Color()
  public static let black = Color()
  public static let clear = Color()
  public static let primary = Color()
  public static let secondary = Color()
  public static let accentColor = Color()
}

public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
  }

  public enum Design: Sendable { case `default`, monospaced, rounded, serif }
  public enum TextStyle: Sendable { case body, caption, caption2, footnote, title }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  public static func system(_ style: TextStyle, design: Design? = nil) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
  public static let body = Font()
  public static let footnote = Font()
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public struct Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
    public static let all = Set(rawValue: 15)
  }
}

public enum VerticalEdge: Sendable { case top, bottom }
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public enum Alignment: Sendable {
  case leading, center, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing
}
public enum ContentMode: Sendable { case fit, fill }
public enum ColorScheme: Sendable { case light, dark }
public enum Visibility: Sendable { case hidden, visible, automatic }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ContentMarginPlacement: Sendable { case scrollContent, automatic }
public enum AccessibilityChildBehavior: Sendable { case combine, ignore, contain }
public struct UnitPoint: Sendable {
  public init(x: CGFloat, y: CGFloat) {}
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0)
}

public struct Angle: Sendable {
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
}

public struct StrokeStyle: Sendable {
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {}
}

public struct Animation: Sendable {
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
}

public func withAnimation<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

public struct AnyTransition: Sendable {
  public static var opacity: AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}
