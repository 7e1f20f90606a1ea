/// The types of all files whose instances hold design values, by their paths.
struct SwiftRecordTable {
  struct Entry {
    var path: [String]
    var isModifier: Bool
    /// With the files that they stand in.
    var members: [String: (member: SwiftRecord.Member, file: Int)] = [:]
    /// In source order.
    var names: [String] = []
  }

  private var byPath: [String: Entry] = [:]
  private var byName: [String: [[String]]] = [:]

  init(_ sources: [SwiftTokenSource]) {
    var ambiguous: Set<String> = []
    for file in sources.indices {
      for record in sources[file].records where record.isDeclaration {
        let key = SwiftSymbolTable.key(record.path)
        guard byPath[key] == nil else {
          // Of two types of one name, in other files or modules or under `#if`, nothing tells which is meant.
          ambiguous.insert(key)
          continue
        }
        byPath[key] = Entry(path: record.path, isModifier: record.isModifier)
        byName[record.path.last ?? "", default: []].append(record.path)
      }
    }
    for key in ambiguous { byPath[key] = nil }
    byName = byName.mapValues { $0.filter { !ambiguous.contains(SwiftSymbolTable.key($0)) } }
    guard !byPath.isEmpty else { return }
    for file in sources.indices {
      for record in sources[file].records { add(record, file) }
    }
  }

  private mutating func add(_ record: SwiftRecord, _ file: Int) {
    guard let path = path(of: record.path) else { return }
    let key = SwiftSymbolTable.key(path)
    for member in record.members where byPath[key]?.members[member.name] == nil {
      byPath[key]?.members[member.name] = (member, file)
      byPath[key]?.names.append(member.name)
    }
  }

  var isEmpty: Bool { byPath.isEmpty }

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
