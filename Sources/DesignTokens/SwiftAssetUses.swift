import SwiftOutline

/// Finds how code names the colors of asset catalogs through accessors that are generated at build time, and so in no
/// file: `DSAsset.Colors.gray100.color`, `R.color.gray100()`.
struct SwiftAssetUses {
  let outline: Outline

  private static var limit: Int { 256 }

  /// The paths to assets, without the accessor behind: `DSAsset.Colors.gray100`.
  func paths() -> Set<[String]> {
    var found: Set<[String]> = []
    let tokens = outline.tokens
    for index in tokens.indices.dropLast(2) where tokens[index].kind == .identifier {
      guard tokens[index + 1].kind == .period, isRoot(tokens[index]), index == 0 || tokens[index - 1].kind != .period,
        let path = path(from: index)
      else { continue }
      found.insert(path)
      if found.count == SwiftAssetUses.limit { break }
    }
    return found
  }

  /// Whether a name is `R` or ends in `Asset` or `Assets`.
  private func isRoot(_ token: Token) -> Bool {
    let range = Int(token.start)..<Int(token.end)
    if range.count == 1 { return outline.bytes[range.lowerBound] == UInt8(ascii: "R") }
    let end = outline.bytes[range.upperBound - 1] == UInt8(ascii: "s") ? range.upperBound - 1 : range.upperBound
    guard end - range.lowerBound >= 5, outline.bytes[end - 1] == UInt8(ascii: "t"),
      outline.bytes[end - 5] == UInt8(ascii: "A")
    else {
      return false
    }
    return outline.bytes[end - 5..<end].elementsEqual("Asset".utf8)
  }

  private func path(from first: Int) -> [String]? {
    var names = [outline.name(ofToken: UInt32(first))]
    var index = first + 1
    while names.count < 8, index + 1 < outline.tokens.count, outline.tokens[index].kind == .period,
      outline.tokens[index + 1].kind == .identifier
    {
      names.append(outline.name(ofToken: UInt32(index + 1)))
      index += 2
    }
    if names[0] == "R" { return names.count == 3 && names[1] == "color" ? names : nil }
    guard let accessor = names.firstIndex(where: { ["color", "swiftUIColor", "uiColor"].contains($0) }), accessor > 1
    else { return nil }
    return Array(names[..<accessor])
  }
}

extension SwiftAssetTable {
  /// How the project names the assets of each catalog, as most of its uses do.
  func access(_ sources: [SwiftTokenSource]) -> [String: AssetAccess] {
    var votes: [String: [String: Int]] = [:]
    for path in sources.lazy.map(\.assetUses).joined() {
      guard let index = generated(path) else { continue }
      let namespaces = colors[index].namespaces.compactMap(AssetSymbol.swiftGenNamespace)
      var root = Array(path.dropLast())
      if root.suffix(namespaces.count).elementsEqual(namespaces) { root.removeLast(namespaces.count) }
      votes[colors[index].catalog, default: [:]][SwiftSymbolTable.key(root), default: 0] += 2
    }
    // `typealias Colors = BrandAsset.Colors`, over Colors.xcassets.
    lazy var catalogs = Set(colors.map(\.catalog))
    for target in sources.lazy.flatMap(\.typealiases).map(\.target) where target.count == 2 {
      guard target[0].hasSuffix("Asset") || target[0].hasSuffix("Assets") else { continue }
      for catalog in catalogs where catalog.hasSuffix("/" + target[1] + ".xcassets") {
        votes[catalog, default: [:]][SwiftSymbolTable.key(target), default: 0] += 1
      }
    }
    return votes.compactMapValues { roots in
      let best = roots.max { ($0.value, $1.key) < ($1.value, $0.key) }
      return best.map { $0.key == "R.color" ? .rSwift : .swiftGen(root: $0.key) }
    }
  }
}

extension AssetColor {
  /// The folder of its asset catalog.
  var catalog: String {
    let path = definition.path
    return "/" + (catalogEnd.map { path[..<$0] } ?? path[...]).drop { $0 == "/" }
  }

  /// `Colors` of `Resources/Colors.xcassets`.
  var catalogName: String? {
    guard let end = catalogEnd else { return nil }
    let folder = definition.path.utf8[..<end].dropLast(Self.catalogEnding.utf8.count)
    let start = folder.lastIndex(of: UInt8(ascii: "/")).map { folder.index(after: $0) }
    return String(Substring(folder[(start ?? folder.startIndex)...]))
  }

  private static let catalogEnding = ".xcassets"

  /// Where the name of the outermost catalog in the path ends.
  private var catalogEnd: String.Index? {
    let path = definition.path.utf8
    var start = path.startIndex
    while start < path.endIndex {
      let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
      if path[start..<end].suffix(Self.catalogEnding.utf8.count).elementsEqual(Self.catalogEnding.utf8) { return end }
      start = end < path.endIndex ? path.index(after: end) : end
    }
    return nil
  }
}
