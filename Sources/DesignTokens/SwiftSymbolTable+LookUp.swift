extension SwiftSymbolTable {
  /// The definition a path leads to from `scope` outward; of several, the one nearest to `file`.
  func lookUp(_ path: [String], from scope: [String], file: Int) -> Int? {
    var search = Search(file: file)
    return lookUp(path, from: scope, &search)
  }

  /// One search for a definition: names that hide each other at every level could lead it in circles without end.
  private struct Search {
    var file: Int
    var depth = 0
    /// How many paths may still be tried.
    var budget = 2_000

    /// The search on the other side of a typealias or an instance.
    mutating func beyond(in file: Int, _ body: (inout Search) -> Int?) -> Int? {
      var inner = Search(file: file, depth: depth + 1, budget: budget)
      defer { budget = inner.budget }
      return inner.depth < 8 ? body(&inner) : nil
    }
  }

  private func lookUp(_ path: [String], from scope: [String], _ search: inout Search) -> Int? {
    guard let first = path.first else { return nil }
    if first == "Self" || first == "self" {
      let rest = Array(path.dropFirst())
      return rest.isEmpty ? nil : search.beyond(in: search.file) { lookUp(rest, from: scope, &$0) }
    }
    for count in stride(from: scope.count, through: 0, by: -1) {
      search.budget -= 1
      guard search.budget > 0 else { return nil }
      let candidate = Array(scope[..<count]) + path
      if let found = find(candidate, file: search.file) { return found }
      if let found = through(candidate, count: count, &search) { return found }
    }
    return nil
  }

  private func find(_ path: [String], file: Int) -> Int? {
    guard let found = byPath[SwiftSymbolTable.key(path)] else { return nil }
    return found.candidates(in: file).min { distance($0, file) < distance($1, file) }
  }

  func distance(fromFile file: Int, to other: Int) -> Int {
    other == file ? 0 : modules[other] == modules[file] ? 1 : 2
  }

  private func distance(_ index: Int, _ file: Int) -> Int {
    let other = definitions[index].file
    if other == file { return 0 }
    if definitions[index].definition.access <= .file { return 3 }
    return modules[other] == modules[file] ? 1 : 2
  }

  /// A path with the types in it that typealiases stand for, from `scope` outward; nil where they have no
  /// end, or stand for several.
  func withoutAliases(_ path: [String], from scope: [String]) -> [String]? {
    var path = path
    for _ in 0..<4 {
      guard let next = withoutFirstAlias(path, from: scope) else { return nil }
      if next == path { return path }
      path = next
    }
    return nil
  }

  private func withoutFirstAlias(_ path: [String], from scope: [String]) -> [String]? {
    for count in stride(from: scope.count, through: 0, by: -1) {
      for end in 1..<max(path.count, 1) {
        let key = SwiftSymbolTable.key(scope[..<count] + path[..<end])
        guard let target = typealiases[key] else { continue }
        return unclearAliases.contains(key) ? nil : target + path[end...]
      }
    }
    return path
  }

  /// A path that goes through a typealias, an instance or a property that is a type.
  private func through(_ path: [String], count: Int, _ search: inout Search) -> Int? {
    for end in stride(from: path.count - 1, to: count, by: -1) {
      let start = Array(path[..<end])
      let rest = Array(path[end...])
      if let target = typealiases[SwiftSymbolTable.key(start)], target != start {
        return search.beyond(in: search.file) { lookUp(target + rest, from: Array(start.dropLast()), &$0) }
      }
      guard let holder = find(start, file: search.file) else { continue }
      let definition = definitions[holder].definition
      if let type = definition.value.instanceType {
        let target = type.isEmpty ? definition.type.map { [$0] } ?? [] : type
        return search.beyond(in: definitions[holder].file) { lookUp(target + rest, from: definition.scope, &$0) }
      }
      switch definition.value {
      case .reference(let target) where target.last == "self":
        return search.beyond(in: definitions[holder].file) {
          lookUp(Array(target.dropLast()) + rest, from: definition.scope, &$0)
        }
      case .reference(let target) where definition.shape == .caseProperty:
        return search.beyond(in: definitions[holder].file) { lookUp(target + rest, from: definition.scope, &$0) }
      case .implicit(let word):
        // `weight.fontName`, where `weight` is a case of another enum.
        guard let type = definition.type, let owner = enums.path(of: [type], from: definition.scope) else { continue }
        return search.beyond(in: definitions[holder].file) { lookUp(owner + word + rest, from: [], &$0) }
      default: continue
      }
    }
    return nil
  }
}
