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
