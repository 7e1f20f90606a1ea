extension SwiftTokenSource {
  /// Whether two readings of a file define the same tokens, wherever in the file they stand.
  package func means(theSameAs other: SwiftTokenSource) -> Bool {
    self == other || withoutPlaces == other.withoutPlaces
  }

  /// Where the definitions went, by where they were; nil where the two do not define the same tokens.
  package func moves(to other: SwiftTokenSource) -> [DesignToken.Definition: DesignToken.Definition]? {
    guard path == other.path, means(theSameAs: other) else { return nil }
    let old = definitions + templates.map(\.definition)
    let new = other.definitions + other.templates.map(\.definition)
    var moves: [DesignToken.Definition: DesignToken.Definition] = [:]
    for (old, new) in zip(old, new) where (old.line, old.column) != (new.line, new.column) {
      moves[DesignToken.Definition(path: path, line: old.line, column: old.column)] = DesignToken.Definition(
        path: path, line: new.line, column: new.column)
    }
    return moves
  }

  /// Where the values stand of the properties of instances and enums and of modifiers, by their definitions.
  package var instanceValues: [DesignToken.Definition: Range<Int>] {
    let types = definitions.lazy.filter { $0.shape == .modifierType }.map { ($0.path, $0.valueRange) }
    let bodies = Dictionary(types) { first, _ in first }
    let own = definitions.lazy.filter { definition in
      switch definition.shape {
      case .instanceMember, .modifier, .modifierType: true
      default: false
      }
    }
    return (own + sharedDefinitions).reduce(into: [:]) { values, definition in
      let place = DesignToken.Definition(path: path, line: definition.line, column: definition.column)
      // A private type that a modifier applies has the modifier's value.
      let body: Range<Int>? =
        if definition.shape == .modifier, case .reference(let type)? = definition.value.guess { bodies[type] } else {
          nil
        }
      values[place] = body ?? definition.valueRange
    }
  }

  private var withoutPlaces: SwiftTokenSource {
    var source = self
    for index in source.definitions.indices { source.definitions[index].dropPlace() }
    for index in source.templates.indices { source.templates[index].definition.dropPlace() }
    for index in source.functions.indices { source.functions[index].range = 0..<0 }
    return source
  }
}

extension SwiftDefinition {
  fileprivate mutating func dropPlace() {
    line = 0
    column = 0
    valueRange = 0..<0
    expressionRange = 0..<0
    range = 0..<0
  }
}
