import DesignTokens
import SwiftOutline

/// The names that declarations of a file give a meaning of their own in parts of it: members and nested types of the types
/// around a place, parameters, local variables, what patterns bind. A design token's name says something else there.
///
/// Only what lies around raw values is kept, and of the names only their hashes.
package struct NearerNames: Sendable, Hashable {
  /// In the order of their starts, an outer one before those in it.
  private var scopes: [Scope] = []
  /// The names of the members of each type, those of all its extensions in the file together.
  private var members: [Set<UInt32>] = []
  /// The paths of those types.
  private var types: [String] = []

  private struct Scope: Sendable, Hashable {
    var range: Range<Int>
    /// The scope around it; -1 at the top.
    var parent: Int
    var names: Set<UInt32> = []
    /// For a type, where the names of its members are, and those of the types that it is a member of.
    var types: [Int] = []
  }

  package init() {}

  /// - Parameter offsets: The places that may be asked about.
  init(_ outline: Outline, around offsets: [Int]) {
    guard !offsets.isEmpty else { return }
    var reader = ScopeReader(outline)
    reader.read()
    var open: [Int] = []
    for scope in reader.scopes.sorted(by: {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }) {
      while let last = open.last, scopes[last].range.upperBound <= scope.range.lowerBound { open.removeLast() }
      scopes.append(
        Scope(range: scope.range, parent: open.last ?? -1, names: scope.names, types: scope.types))
      open.append(scopes.count - 1)
    }
    members = reader.members
    types = reader.types
    keepOnlyAround(offsets)
  }

  /// Whether a name is one of the file's own at an offset, or one that a type around it is known to have.
  ///
  /// - Parameter isMember: Whether a type has a member, as far as other files tell.
  package func hides(_ name: String, at offset: Int, isMember: (String, String) -> Bool = { _, _ in false }) -> Bool {
    guard !scopes.isEmpty else { return false }
    let hash = ScopeReader.hash(name)
    var scope = innermost(at: offset)
    while scope >= 0 {
      let this = scopes[scope]
      if this.names.contains(hash) { return true }
      if this.types.contains(where: { members[$0].contains(hash) || isMember(name, types[$0]) }) { return true }
      scope = this.parent
    }
    return false
  }

  private func innermost(at offset: Int) -> Int {
    var scope = scopes.partitioningIndex { $0.range.lowerBound > offset } - 1
    while scope >= 0, scopes[scope].range.upperBound <= offset { scope = scopes[scope].parent }
    return scope
  }

  private mutating func keepOnlyAround(_ offsets: [Int]) {
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
    var isMemberKept = [Bool](repeating: false, count: members.count)
    for (index, scope) in scopes.enumerated() where isKept[index] {
      places[index] = kept.count
      var scope = scope
      scope.parent = scope.parent < 0 ? -1 : places[scope.parent]
      for type in scope.types { isMemberKept[type] = true }
      kept.append(scope)
    }
    scopes = kept
    for index in members.indices where !isMemberKept[index] {
      members[index] = []
      types[index] = ""
    }
  }
}

extension NearerNames {
  /// Whether what a replacement names at its beginnings is not something else where it is to stand.
  ///
  /// - Parameter instances: The names of properties of the type around the place, which are meant.
  func allow(
    _ replacement: String, at place: Range<Int>, _ matcher: TokenMatcher,
    instances: some Collection<String> = EmptyCollection()
  ) -> Bool {
    guard !scopes.isEmpty else { return true }
    return !NearerNames.roots(of: replacement).contains { root in
      if instances.contains(root), replacement.contains(root + ".") { return hidesMembers(root, at: place.lowerBound) }
      return hides(root, at: place.lowerBound, isMember: { matcher.hasNested($0, in: $1) })
    }
  }

  /// Whether something nearer than the members of the type around an offset has a name.
  private func hidesMembers(_ name: String, at offset: Int) -> Bool {
    let hash = ScopeReader.hash(name)
    var scope = innermost(at: offset)
    while scope >= 0, scopes[scope].types.isEmpty {
      if scopes[scope].names.contains(hash) { return true }
      scope = scopes[scope].parent
    }
    return false
  }

  /// The names that are looked up where they stand: `Color` and `Palette` of `Color(uiColor: Palette.ink)`.
  private static func roots(of source: String) -> [String] {
    var roots: [String] = []
    var word: [UInt8] = []
    var before: UInt8 = 0
    var wordBefore: UInt8 = 0
    for byte in Array(source.utf8) + [0] {
      let isPart =
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      if isPart {
        if word.isEmpty { wordBefore = before }
        word.append(byte)
      } else if !word.isEmpty {
        let isNumber = word[0] >= UInt8(ascii: "0") && word[0] <= UInt8(ascii: "9")
        if wordBefore != UInt8(ascii: "."), byte != UInt8(ascii: ":"), !isNumber {
          roots.append(String(decoding: word, as: UTF8.self))
        }
        word.removeAll(keepingCapacity: true)
      }
      before = byte
    }
    return roots
  }
}
