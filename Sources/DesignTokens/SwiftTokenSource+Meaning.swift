extension SwiftTokenSource {
  /// Whether two readings of a file define the same tokens, wherever in the file they stand.
  package func means(theSameAs other: SwiftTokenSource) -> Bool {
    self == other || withoutPlaces == other.withoutPlaces
  }

  private var withoutPlaces: SwiftTokenSource {
    var source = self
    for index in source.definitions.indices { source.definitions[index].dropPlace() }
    for index in source.templates.indices { source.templates[index].definition.dropPlace() }
    return source
  }
}

extension SwiftDefinition {
  fileprivate mutating func dropPlace() {
    line = 0
    column = 0
    valueRange = 0..<0
    range = 0..<0
  }
}
