import DesignTokens
import SwiftOutline

/// The names that declarations of a file give a meaning of their own in parts of it: members and nested types of the types
/// around a place, parameters, local variables, what patterns bind. A design token's name says something else there.
///
/// Only what lies around raw values is kept, and of the names only their hashes.
package struct NearerNames: Sendable, Hashable {
  /// In the order of their starts, an outer one before those in it.
  private var scopes: [Scope] = []
  /// The types around the places, those of which they are members, and what they inherit from in the file.
  private var types: [ScopeReader.DeclaredType] = []

  private struct Scope: Sendable, Hashable {
    var range: Range<Int>
    /// The scope around it; -1 at the top.
    var parent: Int
    var names: Set<UInt32>
    /// For a type, where those are that it has its members of.
    var types: [Int]
    var promise: ScopePromise?
  }

  package init() {}

  /// - Parameter offsets: The places that may be asked about.
  init(_ outline: Outline, around offsets: [Int]) {
    guard !offsets.isEmpty else { return }
    var nodes: [UInt32] = []
    var reader = ScopeReader(outline)
    reader.read()
    var open: [Int] = []
    for scope in reader.scopes.sorted(by: {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }) {
      while let last = open.last, scopes[last].range.upperBound <= scope.range.lowerBound { open.removeLast() }
      scopes.append(
        Scope(range: scope.range, parent: open.last ?? -1, names: scope.names, types: scope.types))
      nodes.append(scope.node)
      open.append(scopes.count - 1)
    }
    types = reader.types
    keepOnlyAround(offsets, nodes, outline)
  }

  /// Whether a name is one of the file's own at an offset, or one of a type around it.
  ///
  /// - Parameter names: What other files tell of the members of types.
  package func hides(_ name: String, at offset: Int, _ names: HidingNames) -> Bool {
    guard !scopes.isEmpty else { return false }
    let hash = ScopeReader.hash(name)
    var scope = innermost(at: offset)
    while scope >= 0 {
      let this = scopes[scope]
      if this.names.contains(hash) { return true }
      let isMember = this.types.contains { index in
        let type = types[index]
        if type.members.contains(hash) { return true }
        guard !names.hidesNothing else { return false }
        return names.hides(name, in: type.path) || type.inherited.contains { names.passesOn(name, from: $0) }
      }
      if isMember { return true }
      scope = this.parent
    }
    return false
  }

  /// Why what a token needs is not promised at an offset; nil where it is.
  func lack(of needs: TokenNeeds, at offset: Int) -> String? {
    var left = needs
    var isActorKnown = false
    var scope = innermost(at: offset)
    while scope >= 0, !left.isEmpty {
      scopes[scope].promise?.meet(&left, isActorKnown: &isActorKnown)
      scope = scopes[scope].parent
    }
    return left.lack
  }

  private func innermost(at offset: Int) -> Int {
    var scope = scopes.partitioningIndex { $0.range.lowerBound > offset } - 1
    while scope >= 0, scopes[scope].range.upperBound <= offset { scope = scopes[scope].parent }
    return scope
  }

  private mutating func keepOnlyAround(_ offsets: [Int], _ nodes: [UInt32], _ outline: Outline) {
    var isKept = [Bool](repeating: false, count: scopes.count)
    for offset in offsets {
      var scope = innermost(at: offset)
      while scope >= 0, !isKept[scope] {
        isKept[scope] = true
        scope = scopes[scope].parent
      }
    }
    var places = [Int](repeating: -1, count: scopes.count)
    var kept: [Scope] = []
    var isTypeKept = [Bool](repeating: false, count: types.count)
    for (index, scope) in scopes.enumerated() where isKept[index] {
      places[index] = kept.count
      var scope = scope
      scope.parent = scope.parent < 0 ? -1 : places[scope.parent]
      scope.promise = ScopePromise(nodes[index], in: outline)
      for type in scope.types { isTypeKept[type] = true }
      kept.append(scope)
    }
    scopes = kept
    for index in types.indices where !isTypeKept[index] { types[index] = ScopeReader.DeclaredType(path: "") }
  }
}

extension NearerNames {
  /// Whether what a replacement names means the same at a site, whose own instances are meant.
  func allow(_ replacement: String, at site: Site, _ matcher: TokenMatcher) -> Bool {
    allow(
      replacement, at: site.excerpt.range, matcher, instances: site.place.instances.values,
      locals: site.place.locals.values)
  }

  /// Whether what a replacement names at its beginnings is not something else where it is to stand.
  ///
  /// - Parameters:
  ///   - instances: The names of properties of the type around the place, which are meant.
  ///   - locals: The constants of the bodies around it, which are meant unless something nearer has their name.
  func allow(
    _ replacement: String, at place: Range<Int>, _ matcher: TokenMatcher,
    instances: some Collection<String> = EmptyCollection(), locals: some Collection<SitePlace.Local> = EmptyCollection()
  ) -> Bool {
    guard !scopes.isEmpty else { return true }
    return !SourceNames.roots(of: replacement).contains { root in
      if let local = locals.first(where: { $0.name == root }), replacement.contains(root + ".") {
        return begin(ofNearest: root, at: place.lowerBound).map { $0 > local.offset } ?? true
      }
      if instances.contains(root), replacement.contains(root + ".") { return hidesMembers(root, at: place.lowerBound) }
      return hides(root, at: place.lowerBound, matcher.names)
    }
  }

  /// Whether something nearer than the members of the type around an offset has a name.
  func hidesMembers(_ name: String, at offset: Int) -> Bool { begin(ofNearest: name, at: offset) != nil }

  /// Where the innermost scope around an offset begins that declares a name; nil where none within the type does.
  private func begin(ofNearest name: String, at offset: Int) -> Int? {
    let hash = SourceNames.hash(name)
    var scope = innermost(at: offset)
    while scope >= 0, scopes[scope].types.isEmpty {
      if scopes[scope].names.contains(hash) { return scopes[scope].range.lowerBound }
      scope = scopes[scope].parent
    }
    return nil
  }
}
