public struct TabView<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct Label: Leaf { public init(_ title: String, systemImage: String) {} }
public struct LazyHStack<Content: View>: Leaf {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct Grid<Content: View>: Leaf {
  public init(
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct GridRow<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct ProgressView: Leaf { public init(value: Double, total: Double) {} }

public struct Axis: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

extension ScrollView {
  public init(_ axes: Axis.Set, @ViewBuilder content: () -> Content) {}
  public init(showsIndicators: Bool, @ViewBuilder content: () -> Content) {}
}
extension List {
  public init(@ViewBuilder content: () -> Content) {}
}
extension ForEach {
  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) {}
}

public struct Gradient: Sendable { public init(colors: [Color]) {} }
extension LinearGradient {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct RectangleCornerRadii: Sendable {
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {}
}
extension UnevenRoundedRectangle {
  public init(cornerRadii: RectangleCornerRadii) {}
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
extension RoundedRectangle {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle) {}
}
extension Shape {
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View { Modified() }
  public func trim(from start: CGFloat, to end: CGFloat) -> some Shape { self }
}
public enum CGLineCap: Sendable { case butt, round, square }
extension StrokeStyle {
  public init(lineWidth: CGFloat, lineCap: CGLineCap, dash: [CGFloat] = []) {}
}

extension Path {
  public init(_ path: CGPath) {}
}
extension Color {
  public init(uiColor: UIColor) {}
}

extension Text {
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {}
}
