public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
  public init(wrappedValue: Value) {}
}

@propertyWrapper public struct Binding<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
}

@propertyWrapper public struct FocusState<Value: Hashable> {
  public struct Binding {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding() }
  public init() where Value == Bool {}
}

@propertyWrapper public struct StateObject<Object: ObservableObject> {
  public var wrappedValue: Object { fatalError() }
  public init(wrappedValue: @autoclosure @escaping () -> Object) {}
}

@propertyWrapper public struct EnvironmentObject<Object: ObservableObject> {
  public var wrappedValue: Object { fatalError() }
  public init() {}
}

public struct EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? { nil }
}

@propertyWrapper public struct Environment<Value> {
  public var wrappedValue: Value { fatalError() }
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
}

@MainActor public protocol Scene {}
public struct WindowGroup<Content: View>: Scene { public init(@ViewBuilder content: () -> Content) {} }

@MainActor public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}
extension App { public static func main() {} }

@MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

@freestanding(declaration)
public macro Preview<Content: View>(@ViewBuilder body: @escaping @MainActor () -> Content) =
  #externalMacro(module: "None", type: "None")
