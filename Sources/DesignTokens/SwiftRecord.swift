/// A type whose instances hold the parts of design values: `struct TextStyle { let size: CGFloat; var font: Font { … } }`.
///
/// What one file says of it; another may extend it.
package struct SwiftRecord: Sendable, Hashable {
  var path: [String]
  var members: [Member] = []
  /// What makes instances. The value of each is a `SwiftValue.record`.
  var initializers: [SwiftFunction] = []
  /// Whether it is the type itself rather than an extension of it.
  var isDeclaration: Bool
  /// Whether it changes views: `struct AppFont: ViewModifier`.
  var isModifier = false
  /// What a class inherits from that has no initializers of its own, and so those of that.
  var base: [String]?
  /// What such a class's own fields hold.
  var fields: [String: SwiftValue] = [:]

  /// A property of an instance.
  struct Member: Sendable, Hashable {
    var name: String
    var type: String?
    /// What it is worked out as, with the names of other members in it; nil for a stored one.
    var value: SwiftValue?
    var access: SwiftDefinition.Access
    var needs = TokenNeeds()
    var deprecation: DesignToken.Deprecation?
  }

  /// More fields than these hold no design value.
  static let mostFields = 64

  /// What a view modifier sets, as a member.
  static let style = "body(content:)"
}

extension SwiftValue {
  /// What is never known.
  static let unknown = SwiftValue.instance([])
  /// `nil`.
  static let nothing = SwiftValue.instance(["nil"])

  /// The name of the property or function that a call stands in, as a path.
  static let functionName = "#function"

  /// Whether it is, or hangs on, what is never known.
  var isUnknown: Bool {
    switch self {
    case .call(let call): call.base?.isUnknown ?? false
    default: self == .unknown
    }
  }

  /// What a view modifier sets. Of a type whose instances all set the same, that is the type's own definition.
  static func modifier(_ instance: SwiftValue) -> SwiftValue {
    var call = SwiftCall(base: instance, path: [SwiftRecord.style], arguments: [])
    if case .instance(let type) = instance, !type.isEmpty { call.guess = .reference(type) }
    return .call(call)
  }

  /// Whether it is what a view modifier sets.
  var isModifier: Bool { if case .call(let call) = self { call.path == [SwiftRecord.style] } else { false } }

  /// `.init(size: 28)`.
  var isImplicitInstance: Bool {
    if case .call(let call) = self { call.isImplicit && call.path == ["init"] } else { false }
  }

  /// The type that the value is an instance of, by how it is made.
  var instanceType: [String]? {
    if case .instance(let type)? = guess { type } else { nil }
  }
}
