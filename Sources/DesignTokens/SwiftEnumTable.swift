/// The enums of all files, by their paths.
struct SwiftEnumTable {
  private var byPath: [String: SwiftTokenSource.Enumeration] = [:]
  private var byName: [String: [[String]]] = [:]

  mutating func add(_ found: SwiftTokenSource.Enumeration) {
    let key = SwiftSymbolTable.key(found.path)
    if byPath[key] == nil {
      byPath[key] = found
      byName[found.path.last ?? "", default: []].append(found.path)
    } else {
      byPath[key]?.cases += found.cases
      byPath[key]?.payloads.merge(found.payloads) { first, _ in first }
    }
  }

  /// The cases without a payload.
  func cases(of path: [String]) -> [String] { byPath[SwiftSymbolTable.key(path)]?.cases ?? [] }

  func has(_ word: String, of path: [String]) -> Bool {
    byPath[SwiftSymbolTable.key(path)]?.cases.contains(word) ?? false
  }

  /// The types of what a case carries; nil for one that carries nothing.
  func payload(of word: String, of path: [String]) -> [[String]]? {
    byPath[SwiftSymbolTable.key(path)]?.payloads[word]
  }

  /// The whole path of an enum that is named from `scope`: the innermost of that name, else the only or the first one.
  func path(of name: [String], from scope: [String] = []) -> [String]? {
    for count in stride(from: scope.count, through: 0, by: -1) {
      let path = Array(scope[..<count]) + name
      if byPath[SwiftSymbolTable.key(path)] != nil { return path }
    }
    let all = byName[name.last ?? ""] ?? []
    if let found = all.first(where: { $0.suffix(name.count).elementsEqual(name) }) { return found }
    // `Font.Weight` is the system's, whatever else is called so.
    return name.count > 1 && SwiftNames.fontTypes.contains(name[0]) ? nil : all.first
  }
}
