import SwiftOutline

/// Types that are other names of Apple's, or places for the design values of one of them.
extension SwiftDefinitionReader {
  /// Whether a type is a namespace for design values: `Font.App`, or a `DS<Color>`.
  func isInsideDesignType(_ path: [String]) -> Bool {
    if path.count == 1 { return path[0].hasSuffix(">") }
    return SwiftNames.isColorOrFont(path[0])
  }

  /// The type in `extension DS where Base == Color`, if design values have it.
  func namespaceBase(_ this: Node) -> String? {
    guard this.kind == .extensionDeclaration, var index = whereClause(this) else { return nil }
    let end = min(Int(this.endToken), index + 48)
    while index + 1 < end, outline.tokens[index].kind != .leftBrace {
      defer { index += 1 }
      guard outline.token(UInt32(index), is: "=="), outline.tokens[index - 1].kind == .identifier else { continue }
      var name = index + 1
      while name + 2 < end, outline.tokens[name + 1].kind == .period { name += 2 }
      let type = outline.name(ofToken: UInt32(name))
      return SwiftNames.isColorOrFont(type) ? type : nil
    }
    return nil
  }

  private static var longestHead: Int { 512 }

  /// The `where` between the name of a declaration and its body; nil where there is none.
  func whereClause(_ this: Node) -> Int? {
    guard this.name != Node.none else { return nil }
    let start = Int(this.name) + 1
    for index in start..<max(start, min(Int(this.endToken), start + Self.longestHead)) {
      switch outline.tokens[index].kind {
      case .keywordWhere: return index
      case .leftBrace: return nil
      default: continue
      }
    }
    return nil
  }

  /// The type that a name in the file stands for: `CGFloat` for `Self` in its extension, or for an alias of it.
  func plainType(_ type: String?, in scope: Scope) -> String? {
    guard let type else { return nil }
    if type == "Self" {
      return scope.extended ?? scope.path.last.flatMap { SwiftNames.extendedTypes.contains($0) ? $0 : nil } ?? type
    }
    return systemAliases[type] ?? type
  }
}
