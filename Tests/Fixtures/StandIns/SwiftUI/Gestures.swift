public protocol Gesture<Value> { associatedtype Value }
extension Gesture {
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> { self }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }
}
public struct Transaction {}
public struct DragGesture: Gesture {
  public struct Value { public var translation: CGSize { .zero } }
  public init(minimumDistance: CGFloat = 10) {}
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5) {}
}

@propertyWrapper public struct GestureState<Value> {
  public var wrappedValue: Value
  public var projectedValue: GestureState<Value> { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

public struct DismissAction { public func callAsFunction() {} }
extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
}

extension Animation {
  public static func spring(duration: TimeInterval, bounce: Double = 0) -> Animation { Animation() }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

public enum TextAlignment: Sendable { case leading, center, trailing }
public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(CGFloat)
}

extension View {
  public func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View { Modified() }
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    Modified()
  }
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View { Modified() }
  public func task(_ action: @escaping @MainActor () async -> Void) -> some View { Modified() }
  public func listRowSeparator(_ visibility: Visibility) -> some View { Modified() }
  public func gesture<Value>(_ gesture: some Gesture<Value>) -> some View { Modified() }
  public func simultaneousGesture<Value>(_ gesture: some Gesture<Value>) -> some View { Modified() }
  public func gridCellColumns(_ count: Int) -> some View { Modified() }
  public func keyboardType(_ type: UIKeyboardType) -> some View { Modified() }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Modified() }
  public func disabled(_ isDisabled: Bool) -> some View { Modified() }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { Modified() }
  public func compositingGroup() -> some View { Modified() }
  public func shadow(radius: CGFloat) -> some View { Modified() }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { Modified() }
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { Modified() }
}
