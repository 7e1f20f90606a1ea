/// The enums of all files, by their paths.
struct SwiftEnumTable {
  private var byPath: [String: SwiftTokenSource.Enumeration] = [:]
  private var byName: [String: [[String]]] = [:]
  /// Those with cases that something is in for a while: `normal`, `focused`.
  private var momentary: Set<String> = []
  /// What `carriers(of:)` found.
  private var knownCarriers: [String: [WrittenCase]] = [:]
  /// The files that declare them; nil where several do.
  private var files: [String: Int?] = [:]

  mutating func add(_ found: SwiftTokenSource.Enumeration, file: Int) {
    let key = SwiftSymbolTable.key(found.path)
    if found.cases.contains(where: SwiftNames.isMomentary) { momentary.insert(key) }
    if let known = byPath[key] {
      byPath[key]?.cases += found.cases
      byPath[key]?.payloads.merge(found.payloads) { first, _ in first }
      byPath[key]?.access = min(known.access, found.access)
      byPath[key]?.needs.formUnion(found.needs)
      byPath[key]?.isConditional = known.isConditional || found.isConditional
      if files[key] != file { files[key] = .some(nil) }
    } else {
      byPath[key] = found
      byName[found.path.last ?? "", default: []].append(found.path)
      files[key] = file
    }
  }

  /// The enum that only one file declares, and that file.
  func declaration(of path: [String]) -> (enumeration: SwiftTokenSource.Enumeration, file: Int)? {
    let key = SwiftSymbolTable.key(path)
    guard let enumeration = byPath[key], let known = files[key], let file = known else { return nil }
    return (enumeration, file)
  }

  /// The cases without a payload.
  func cases(of path: [String]) -> [String] { byPath[SwiftSymbolTable.key(path)]?.cases ?? [] }

  func isMomentary(_ path: some Sequence<String>) -> Bool { momentary.contains(SwiftSymbolTable.key(path)) }

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
  private static let mostNested = 3

  /// The cases that carry nothing but cases of other enums, each with each.
  mutating func carriers(of path: [String]) -> [WrittenCase] {
    let key = SwiftSymbolTable.key(path)
    if let known = knownCarriers[key] { return known }
    let found = carriers(of: path, inside: [])
    knownCarriers[key] = found
    return found
  }

  /// - Parameter outer: The enums whose cases are to carry these: what carries itself would be written without end.
  private func carriers(of path: [String], inside outer: [[String]]) -> [WrittenCase] {
    guard outer.count < Self.mostNested, !outer.contains(path),
      let payloads = byPath[SwiftSymbolTable.key(path)]?.payloads, !payloads.isEmpty
    else { return [] }
    var optionsOfType: [[String]: [WrittenCase]] = [:]
    var all: [WrittenCase] = []
    for name in payloads.keys.sorted() {
      var rows: [(texts: [String], values: [SwiftValue])] = [([], [])]
      for parameter in payloads[name] ?? [] {
        let label = parameter.label.isEmpty ? "" : parameter.label + ": "
        let options = optionsOfType[parameter.type] ?? options(for: parameter.type, from: path, inside: outer)
        optionsOfType[parameter.type] = options
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

  private func options(for type: [String], from scope: [String], inside outer: [[String]]) -> [WrittenCase] {
    guard !type.isEmpty, let owner = path(of: type, from: scope), owner.suffix(type.count).elementsEqual(type) else {
      return []
    }
    return cases(of: owner).map {
      WrittenCase(word: SwiftSpelling.quotedMember($0), value: .enumCase(owner + [$0], payload: []))
    } + carriers(of: owner, inside: outer + [scope])
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
