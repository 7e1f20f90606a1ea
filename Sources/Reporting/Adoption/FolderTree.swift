import Linting

/// Folders with what they hold, those that hold nothing but one other folder joined with it.
struct FolderTree {
  /// The path from the folder around it.
  var label: String
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
      let tree = FolderTree(label: label, count: row.count, children: trees(under: row.name, rows, depth: depth + 1))
      guard tree.children.count == 1, let only = tree.children.first, only.count == tree.count else { return tree }
      return FolderTree(label: FilePath.join(label, only.label), count: only.count, children: only.children)
    }
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return "" }
    return String(path[..<slash])
  }

  /// The folders down to some depth, each with how deep it lies.
  static func rows(_ trees: [FolderTree], depth: Int, from level: Int = 0) -> [(level: Int, tree: FolderTree)] {
    guard level < depth else { return [] }
    return trees.flatMap { [(level, $0)] + rows($0.children, depth: depth, from: level + 1) }
  }
}
