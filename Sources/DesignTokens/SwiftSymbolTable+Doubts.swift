/// What definitions give that is for some moments, people or themes only.
extension SwiftSymbolTable {
  /// Why no one else can mean what a definition gives; nil where anyone can.
  ///
  /// - Parameter isColor: Whether it gives a color.
  func doubt(about definition: SwiftDefinition, isColor: Bool) -> String? {
    switch definition.shape {
    case .caseProperty, .caseFunction:
      let type = definition.path.dropLast(2)
      if traits[Self.key(type)]?.contains(.chosen) == true { return "is what people may choose" }
      guard enums.isMomentary(type), !(isColor && SwiftNames.isPalette(type.last ?? "")) else { return nil }
      return "is for a moment's state"
    case .instanceMember: return isOfOneTheme(definition) ? "is what one theme of several has" : nil
    default: return nil
    }
  }

  /// Whether another type of the same protocol has a member of the name.
  private func isOfOneTheme(_ definition: SwiftDefinition) -> Bool {
    guard let name = definition.path.last, let others = siblings[Self.key(definition.path.dropLast())] else {
      return false
    }
    return others.contains { byPath[$0 + "." + name] != nil }
  }

  /// The types that conform to the same protocols of the workspace, for each that holds design values.
  static func siblings(
    _ sources: [SwiftTokenSource], _ traits: [String: SwiftTokenSource.TypeTraits]
  ) -> [String: [String]] {
    var conforming: [String: Set<String>] = [:]
    for link in sources.lazy.flatMap(\.inheritance) {
      let target = key(link.target)
      if traits[target]?.contains(.protocol) == true { conforming[target, default: []].insert(key(link.path)) }
    }
    var siblings: [String: Set<String>] = [:]
    for types in conforming.values where types.count > 1 && types.count <= mostThemes {
      for type in types { siblings[type, default: []].formUnion(types.subtracting([type])) }
    }
    return siblings.mapValues { $0.sorted() }
  }

  /// Of more types than these nobody makes themes.
  private static let mostThemes = 64
}
