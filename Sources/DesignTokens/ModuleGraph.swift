/// Which targets of the packages of a workspace depend on which, as far as their manifests say it.
struct ModuleGraph: Sendable, Hashable {
  private var dependencies: [String: Set<String>] = [:]
  private var dependents: [String: Set<String>] = [:]
  /// Targets whose manifests work out what they depend on: it may be anything.
  private var open: Set<String> = []
  private var products: [String: Set<String>] = [:]

  /// Adds what one manifest says.
  mutating func add(_ targets: [SwiftTokenSource.Target], products new: [String: [String]]) {
    for (product, targets) in new { products[product, default: []].formUnion(targets) }
    for target in targets {
      let names = target.dependencies
      if names == nil { open.insert(target.name) }
      dependencies[target.name, default: []].formUnion(names ?? [])
      for name in names ?? [] { dependents[name, default: []].insert(target.name) }
    }
  }

  func knows(_ name: String) -> Bool { dependencies[name] != nil }

  func modules(thatCannotImport name: String) -> Set<String> {
    guard knows(name) else { return [] }
    // A library is a name for its targets.
    let above = reached(from: [name] + Array(open)) { target in
      let libraries = products.lazy.filter { $0.value.contains(target) }.map(\.key)
      return ([target] + libraries).flatMap { dependents[$0] ?? [] }
    }
    let below = reached(from: [name]) { target in
      (dependencies[target] ?? []).flatMap { [$0] + (products[$0] ?? []) }
    }
    return Set(dependencies.keys).subtracting(above).union(below.filter(knows)).subtracting([name])
  }

  private func reached(from starts: [String], _ next: (String) -> [String]) -> Set<String> {
    var reached = Set(starts)
    var open = starts
    while let name = open.popLast() {
      for other in next(name) where reached.insert(other).inserted { open.append(other) }
    }
    return reached
  }
}
