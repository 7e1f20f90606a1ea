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

  /// What a case carries; nil for one that carries nothing.
  func payload(of word: String, of path: [String]) -> [SwiftFunction.Parameter]? {
    byPath[SwiftSymbolTable.key(path)]?.payloads[word]
  }

  /// A case with what it carries, as it is written behind a dot: `text(.brand)`.
  struct WrittenCase {
    var word: String
    var value: SwiftValue
  }

  private static let mostWritten = 256

  /// The cases that carry nothing but cases of other enums, each with each.
  func carriers(of path: [String], depth: Int = 0) -> [WrittenCase] {
    guard depth < 3, let payloads = byPath[SwiftSymbolTable.key(path)]?.payloads, !payloads.isEmpty else { return [] }
    var all: [WrittenCase] = []
    for name in payloads.keys.sorted() {
      var rows: [(texts: [String], values: [SwiftValue])] = [([], [])]
      for parameter in payloads[name] ?? [] {
        let label = parameter.label.isEmpty ? "" : parameter.label + ": "
        let options = options(for: parameter.type, from: path, depth)
        guard rows.count * options.count + all.count <= Self.mostWritten else { return [] }
        rows = rows.flatMap { row in options.map { (row.texts + [label + "." + $0.word], row.values + [$0.value]) } }
      }
      all += rows.map { row in
        WrittenCase(
          word: "\(SwiftSpelling.quotedMember(name))(\(row.texts.joined(separator: ", ")))",
          value: .enumCase(path + [name], payload: row.values))
      }
    }
    return all
  }

  private func options(for type: [String], from scope: [String], _ depth: Int) -> [WrittenCase] {
    guard !type.isEmpty, let owner = path(of: type, from: scope), owner.suffix(type.count).elementsEqual(type) else {
      return []
    }
    return cases(of: owner).map {
      WrittenCase(word: SwiftSpelling.quotedMember($0), value: .enumCase(owner + [$0], payload: []))
    } + carriers(of: owner, depth: depth + 1)
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
