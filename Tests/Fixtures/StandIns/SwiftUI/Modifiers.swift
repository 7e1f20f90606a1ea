public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = Modified
  @MainActor @ViewBuilder func body(content: Content) -> Body
}

public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { Modified() }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { Modified() }
  public func padding(_ length: CGFloat) -> some View { Modified() }
  public func padding(_ insets: EdgeInsets) -> some View { Modified() }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { Modified() }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { Modified() }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    Modified()
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { Modified() }
  public func font(_ font: Font?) -> some View { Modified() }
  public func lineLimit(_ lines: Int?) -> some View { Modified() }
  public func lineSpacing(_ spacing: CGFloat) -> some View { Modified() }
  public func tracking(_ tracking: CGFloat) -> some View { Modified() }
  public func foregroundColor(_ color: Color?) -> some View { Modified() }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { Modified() }
  public func background<Style: ShapeStyle>(_ style: Style) -> some View { Modified() }
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    Modified()
  }
  public func background<Style: ShapeStyle, Clip: Shape>(_ style: Style, in shape: Clip) -> some View { Modified() }
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View { Modified() }
  public func overlay<Overlay: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Overlay) -> some View {
    Modified()
  }
  public func tint(_ color: Color?) -> some View { Modified() }
  public func tint<Style: ShapeStyle>(_ style: Style?) -> some View { Modified() }
  public func cornerRadius(_ radius: CGFloat) -> some View { Modified() }
  public func clipShape<Clip: Shape>(_ shape: Clip) -> some View { Modified() }
  public func contentShape<Clip: Shape>(_ shape: Clip) -> some View { Modified() }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Modified()
  }
  public func opacity(_ opacity: Double) -> some View { Modified() }
  public func blur(radius: CGFloat) -> some View { Modified() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified() }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified() }
  public func rotationEffect(_ angle: Angle) -> some View { Modified() }
  public func scaleEffect(_ scale: CGFloat) -> some View { Modified() }
  public func layoutPriority(_ priority: Double) -> some View { Modified() }
  public func aspectRatio(_ ratio: CGFloat?, contentMode: ContentMode) -> some View { Modified() }
  public func zIndex(_ index: Double) -> some View { Modified() }
  public func transition(_ transition: AnyTransition) -> some View { Modified() }
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { Modified() }
  public func ignoresSafeArea() -> some View { Modified() }
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View { Modified() }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { Modified() }
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { Modified() }
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { Modified() }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { Modified() }
  public func navigationTitle(_ title: String) -> some View { Modified() }
  public func navigationDestination<Data: Hashable, Destination: View>(
    for type: Data.Type, @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View { Modified() }
  public func accessibilityElement(children: AccessibilityChildBehavior) -> some View { Modified() }
  public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View { Modified() }
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    Modified()
  }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { Modified() }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { Modified() }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { Modified() }
}
