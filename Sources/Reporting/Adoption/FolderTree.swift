import Linting

/// Folders with what they hold, those that hold nothing but one other folder joined with it.
struct FolderTree {
  /// The path from the folder around it.
  var label: String
  var path: String
  var count: Adoption.Count
  var children: [FolderTree]

  /// The outermost folders.
  static func trees(of rows: [Adoption.Row]) -> [FolderTree] {
    var children: [String: [Adoption.Row]] = [:]
    for row in rows { children[parent(of: row.name), default: []].append(row) }
    return trees(under: "", children, depth: 0)
  }

  /// Deeper folders count only in those above them.
  private static var deepest: Int { 40 }

  private static func trees(under path: String, _ rows: [String: [Adoption.Row]], depth: Int) -> [FolderTree] {
    guard depth < deepest else { return [] }
    return (rows[path] ?? []).map { row in
      let label = path.isEmpty ? row.name : String(row.name.utf8.dropFirst(path.utf8.count + 1)) ?? row.name
      let tree = FolderTree(
        label: label, path: row.name, count: row.count, children: trees(under: row.name, rows, depth: depth + 1))
      guard tree.children.count == 1, let only = tree.children.first, only.count == tree.count else { return tree }
      return FolderTree(
        label: FilePath.join(label, only.label), path: only.path, count: only.count, children: only.children)
    }
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return "" }
    return String(path[..<slash])
  }

  /// How many folders there are.
  static func count(of trees: [FolderTree]) -> Int { trees.reduce(0) { $0 + 1 + count(of: $1.children) } }

  /// The outer two layers of folders, those with most raw values first.
  static func mainFolders(of trees: [FolderTree]) -> [Adoption.Row] {
    (trees + trees.flatMap(\.children)).map { Adoption.Row(name: $0.path, count: $0.count) }
      .sorted { Adoption.Row.hasMore($0, $1) }
  }
}

extension Adoption.Row {
  /// By raw values, the most first, then by name.
  static func hasMore(_ left: Adoption.Row, _ right: Adoption.Row) -> Bool {
    left.count.raw == right.count.raw ? FilePath.precedes(left.name, right.name) : left.count.raw > right.count.raw
  }
}

extension Adoption {
  /// The tokens that raw values stand for, the most often first.
  var missedTokens: [Row] {
    tokens.filter { $0.count.raw > 0 }.map { Row(name: $0.token.name, count: $0.count) }.sorted(by: Row.hasMore)
  }
}
