@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// Views that end here.
public protocol Leaf: View where Body == Never {}
extension Leaf {
  public var body: Never { fatalError() }
}

public struct EmptyView: Leaf { public init() {} }
public struct Modified: Leaf {}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct TupleView<each Content: View>: Leaf {
  init(_ content: repeat each Content) {}
}

public struct EitherView<First: View, Second: View>: Leaf {}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> { EitherView() }
  public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> { EitherView() }
}

public struct Group<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct VStack<Content: View>: Leaf {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct HStack<Content: View>: Leaf {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct ZStack<Content: View>: Leaf {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct LazyVStack<Content: View>: Leaf {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct GridItem: Sendable {
  public enum Size: Sendable { case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {}
}
public struct LazyVGrid<Content: View>: Leaf {
  public init(columns: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct ForEach<Content: View>: Leaf {
  public init<Data: RandomAccessCollection>(_ data: Data, @ViewBuilder content: (Data.Element) -> Content)
  where Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
  ) {}
}
public struct List<Content: View>: Leaf {
  public init<Data: RandomAccessCollection>(_ data: Data, @ViewBuilder content: (Data.Element) -> Content)
  where Data.Element: Identifiable {}
}
public struct ScrollView<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct NavigationStack<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct NavigationLink<Content: View>: Leaf {
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Content) {}
}
public struct GeometryProxy {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
public struct GeometryReader<Content: View>: Leaf {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct Spacer: Leaf { public init(minLength: CGFloat? = nil) {} }
public struct Divider: Leaf { public init() {} }

public struct Text: Leaf {
  public struct DateStyle: Sendable { public static let time = DateStyle() }

  public struct Key: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: Interpolation) {}
    public struct Interpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation<Value>(_ value: Value) {}
      public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {}
    }
  }

  public init(_ key: Key) {}
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {}
  public init(_ date: Date, style: DateStyle) {}
  public func font(_ font: Font?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func bold() -> Text { self }
}

public struct Image: Leaf {
  public init(systemName: String) {}
  public func resizable() -> Image { self }
}
public struct Button<Label: View>: Leaf {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}
public struct TextField: Leaf { public init(_ title: String, text: Binding<String>) {} }
public struct TextEditor: Leaf { public init(text: Binding<String>) {} }
public struct Slider: Leaf {
  public init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1) {}
}
public struct Stepper: Leaf {
  public init<Value: BinaryFloatingPoint>(_ title: String, value: Binding<Value>, in bounds: ClosedRange<Value>) {}
}
public struct LinearGradient: ShapeStyle, Leaf {
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct Path {
  public init(_ build: (inout Path) -> Void) {}
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  public mutating func addRect(_ rect: CGRect) {}
}
extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

public protocol Shape: View {
  nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
  public var body: Never { fatalError() }
  public nonisolated func path(in rect: CGRect) -> Path { Path { _ in } }
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View { Modified() }
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View { Modified() }
  public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> some View { Modified() }
  public func inset(by amount: CGFloat) -> some Shape { self }
}
public struct Circle: Shape { public init() {} }
public struct Capsule: Shape { public init() {} }
public struct Rectangle: Shape { public init() {} }
public struct RoundedRectangle: Shape { public init(cornerRadius: CGFloat) {} }
public struct UnevenRoundedRectangle: Shape {
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0
  ) {}
}
