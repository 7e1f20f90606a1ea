/// The colors of the asset catalogs, by each of their names.
struct SwiftAssetTable {
  let colors: [AssetColor]
  private var byName: [String: Int] = [:]
  private var bySymbol: [String: Int] = [:]
  private var byGenerated: [String: [Int]] = [:]
  /// What generators call the enums of whole catalogs, by their files' names.
  private var catalogNames: [String?]
  /// These, and what folders that provide a namespace are called.
  private var knownGroups: Set<String>

  init(_ colors: [AssetColor]) {
    self.colors = colors
    catalogNames = colors.map(\.catalogName).map { $0.flatMap(AssetSymbol.swiftGenNamespace) }
    knownGroups = Set(catalogNames.compactMap(\.self))
    knownGroups.formUnion(Set(colors.flatMap(\.namespaces)).compactMap(AssetSymbol.swiftGenNamespace))
    // A color without a value is known by its names too, where none with one has them.
    let valued = colors.indices.filter { colors[$0].values != nil }
    for index in valued + colors.indices.filter({ colors[$0].values == nil }) {
      let color = colors[index]
      byName[color.name] = byName[color.name] ?? index
      if let symbol = color.symbolPath.map(SwiftSymbolTable.key), color.values != nil || bySymbol[symbol] == nil {
        bySymbol[symbol] = index
      }
      for name in [AssetSymbol.swiftGenMember(for: color.setName), AssetSymbol.rSwiftMember(for: color.setName)] {
        if let name { byGenerated[name, default: []].append(index) }
      }
    }
  }

  func named(_ name: String) -> Int? { byName[name] }

  func symbol(_ path: [String]) -> Int? { bySymbol[SwiftSymbolTable.key(path)] }

  /// A path of accessors that are generated at build time: `R.color.brand`, `DSAsset.Colors.brand.color`. One that goes
  /// through a catalog's or folder's name leads to that one's colors only.
  func generated(_ path: [String]) -> Int? {
    let names = path.filter { SwiftNames.typeOfAccessor($0) == nil }
    guard let last = names.last, let first = names.first, names.count > 1 else { return nil }
    guard first == "R" || first.hasSuffix("Asset") || first.hasSuffix("Assets") || first.hasSuffix("Colors") else {
      return nil
    }
    let groups = names.dropFirst().dropLast().filter { knownGroups.contains($0) }
    return byGenerated[last]?.first { color in groups.allSatisfy { isGroup($0, of: color) } }
  }

  private func isGroup(_ name: String, of color: Int) -> Bool {
    catalogNames[color] == name
      || colors[color].namespaces.contains { AssetSymbol.swiftGenNamespace(for: $0) == name }
  }
}
