/// Where a definition can be written, by its access and by the types around it.
struct SwiftReach {
  /// The access of the best way to it.
  let access: SwiftDefinition.Access
  /// Whether no expression leads to it: the static members of a protocol's extension are none of the protocol's, and
  /// those of a generic type are of the type with its parameters.
  let isUnreachable: Bool
  private let isLocal: Bool

  init(_ definition: SwiftDefinition, symbols: SwiftSymbolTable) {
    var types = Array(definition.path.dropLast())
    var access = definition.access
    var isCase = false
    switch definition.shape {
    case .caseArgument: types.removeLast()
    case .caseModifier, .modifier: types = []
    case .heldProperty: types.removeLast()
    case .caseProperty, .caseFunction:
      types.removeLast()
      isCase = true
      let helpers = symbols.helpers(forEnum: types, property: definition.path.last ?? "")
      access = max(access, helpers.map(\.access).max() ?? access)
    default: break
    }
    let traits = types.indices.map { symbols.traits[SwiftSymbolTable.key(types[...$0])] ?? [] }
    self.access = traits.contains { $0.contains(.hidden) && !$0.contains(.visible) } ? min(access, .module) : access
    isLocal = SwiftReach.isLocal(types, traits, isCase: isCase)
    let isInstance = SwiftReach.belongsToInstance(definition.shape)
    isUnreachable =
      !isInstance && traits.contains { $0.contains(.protocol) }
      || types.count == 1 && SwiftNames.protocols.contains(types[0])
      || !isInstance
        && (traits.contains { $0.contains(.generic) }
          || traits.first?.isEmpty == true && SwiftNames.genericTypes.contains(types[0]))
  }

  private static func belongsToInstance(_ shape: SwiftDefinition.Shape) -> Bool {
    switch shape {
    case .instanceMember, .heldProperty(_, isInstance: true): true
    default: false
    }
  }

  var visibility: DesignToken.Visibility {
    if access <= .file || isLocal { return .file }
    return access == .module ? .module : access == .package ? .package : .everywhere
  }

  /// Whether one of the types is a screen's or a component's, so that what it holds is for its own file. What an enum's
  /// cases come to is for everyone only where the enum itself is a design system's.
  private static func isLocal(
    _ types: [String], _ traits: [SwiftTokenSource.TypeTraits], isCase: Bool
  ) -> Bool {
    guard let first = types.first, !(types.count == 1 && SwiftNames.extendedTypes.contains(first)) else { return false }
    return types.indices.contains { index in
      let (type, traits) = (types[index], traits[index])
      if traits.contains(.component) || SwiftNames.isComponent(type) { return true }
      if SwiftNames.isOwnLayout(type), !traits.contains(.visible) { return true }
      // An enum without cases is a place for names, whatever its own is.
      return (isCase || index < types.count - 1) && !traits.contains(.namespace) && !SwiftNames.isGroup(type)
        && !SwiftNames.isTextStyle(type)
    }
  }
}
