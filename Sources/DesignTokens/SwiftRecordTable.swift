/// The types of all files whose instances hold design values, by their paths.
struct SwiftRecordTable {
  struct Entry {
    var path: [String]
    var isModifier: Bool
    /// What it has its initializers of, where those are another type's.
    var base: [String]?
    var fields: [String: SwiftValue] = [:]
    /// With the files that they stand in.
    var members: [String: (member: SwiftRecord.Member, file: Int)] = [:]
    /// In source order.
    var names: [String] = []
  }

  private var byPath: [String: Entry] = [:]
  private var byName: [String: [[String]]] = [:]

  init(_ sources: [SwiftTokenSource]) {
    var ambiguous: Set<String> = []
    let all = sources.flatMap { $0.records.filter(\.isDeclaration) }
    // What a class may have of another one takes no name from a type that says itself what it has.
    for records in [all.filter { $0.base == nil }, all.filter { $0.base != nil }] {
      for record in records {
        let key = SwiftSymbolTable.key(record.path)
        if let known = byPath[key] {
          // Of two types of one name, in other files or modules or under `#if`, nothing tells which is meant.
          if (known.base == nil) == (record.base == nil) { ambiguous.insert(key) }
          continue
        }
        byPath[key] = Entry(
          path: record.path, isModifier: record.isModifier, base: record.base, fields: record.fields)
        byName[record.path.last ?? "", default: []].append(record.path)
      }
    }
    drop(ambiguous)
    guard !byPath.isEmpty else { return }
    for file in sources.indices {
      for record in sources[file].records { add(record, file) }
    }
    inherit()
  }

  private mutating func drop(_ keys: Set<String>) {
    guard !keys.isEmpty else { return }
    for key in keys { byPath[key] = nil }
    byName = byName.mapValues { $0.filter { !keys.contains(SwiftSymbolTable.key($0)) } }
  }

  // MARK: Inheritance

  /// A class that is made by another one's initializers.
  struct Heir {
    var path: [String]
    /// The path of the type with the initializers.
    var root: [String]
    /// What the fields hold that the initializers know nothing of.
    var fields: [String: SwiftValue]
  }

  /// In the order of their paths.
  private(set) var heirs: [Heir] = []
  private static let mostGenerations = 8

  /// Gives classes the members of those that they inherit from; one whose instances nothing here makes is no record.
  private mutating func inherit() {
    let known = self
    var orphans: Set<String> = []
    for key in byPath.keys.sorted() where byPath[key]?.base != nil {
      guard var entry = byPath[key] else { continue }
      var heir = Heir(path: entry.path, root: entry.path, fields: entry.fields)
      var base = entry.base
      for _ in 0..<Self.mostGenerations {
        guard let name = base, let path = known.path(of: name, from: Array(heir.root.dropLast())),
          let parent = known[path], path != entry.path
        else { break }
        for name in parent.names where entry.members[name] == nil {
          entry.members[name] = parent.members[name]
          entry.names.append(name)
        }
        heir.root = path
        heir.fields.merge(parent.fields) { own, _ in own }
        base = parent.base
      }
      if base == nil {
        byPath[key] = entry
        heirs.append(heir)
      } else {
        orphans.insert(key)
      }
    }
    drop(orphans)
  }

  private mutating func add(_ record: SwiftRecord, _ file: Int) {
    guard let path = path(of: record.path) else { return }
    let key = SwiftSymbolTable.key(path)
    guard !record.isDeclaration || (record.base == nil) == (byPath[key]?.base == nil) else { return }
    for member in record.members where byPath[key]?.members[member.name] == nil {
      byPath[key]?.members[member.name] = (member, file)
      byPath[key]?.names.append(member.name)
    }
  }

  var isEmpty: Bool { byPath.isEmpty }

  /// The paths of the types that change views.
  var modifiers: [[String]] {
    byPath.values.filter(\.isModifier).map(\.path).sorted { $0.lexicographicallyPrecedes($1) }
  }

  subscript(path: [String]) -> Entry? { byPath[SwiftSymbolTable.key(path)] }

  /// The whole path of a type that is named from `scope`: the innermost of that name, else the only one.
  func path(of name: [String], from scope: [String] = []) -> [String]? {
    guard let last = name.last, let all = byName[last] else { return nil }
    for count in stride(from: scope.count, through: 0, by: -1) {
      let path = Array(scope[..<count]) + name
      if byPath[SwiftSymbolTable.key(path)] != nil { return path }
    }
    let found = all.filter { $0.suffix(name.count).elementsEqual(name) }
    return found.count == 1 ? found[0] : nil
  }
}

extension SwiftFunction {
  /// An initializer as one of a class that inherits it.
  func inherited(by heir: SwiftRecordTable.Heir) -> SwiftFunction {
    var function = self
    function.path = heir.path + ["init"]
    function.result = heir.path.last ?? ""
    switch value {
    case .record(_, let fields):
      function.value = .record(heir.path, fields: fields.merging(heir.fields) { _, own in own })
    case .call(var call) where call.path == heir.root + ["init"]:
      call.path = function.path
      function.value = .call(call)
    default: break
    }
    return function
  }
}
