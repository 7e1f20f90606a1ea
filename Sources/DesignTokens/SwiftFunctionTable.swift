/// The functions of all files that make design values, by their paths.
struct SwiftFunctionTable {
  struct Entry {
    var function: SwiftFunction
    var file: Int
  }

  /// How many of one path are looked at.
  private static let most = 16
  private var byPath: [String: [Entry]] = [:]
  private(set) var all: [Entry] = []

  mutating func add(_ function: SwiftFunction, file: Int) {
    let key = SwiftSymbolTable.key(function.path)
    guard byPath[key, default: []].count < Self.most else { return }
    byPath[key, default: []].append(Entry(function: function, file: file))
    all.append(Entry(function: function, file: file))
  }

  func named(_ path: [String]) -> [Entry] { byPath[SwiftSymbolTable.key(path)] ?? [] }

  var isEmpty: Bool { all.isEmpty }
}
