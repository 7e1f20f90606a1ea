/// A named color of an asset catalog.
package struct AssetColor: Hashable, Sendable {
  /// With its namespace, as in `Color("Brand/primary")`.
  package var name: String
  package var setName: String
  /// The folders that provide a namespace, outermost first.
  package var namespaces: [String]
  /// The identifiers that Xcode generates, outermost first: `Brand`, `primary`. `nil` where it generates none.
  package var symbolPath: [String]?
  /// `nil` where the set names no color of its own.
  package var values: AppearanceValues?
  /// The system color it stands for, where it does: `systemGray6Color`.
  package var systemColor: String?
  package var definition: DesignToken.Definition
  /// Whether it is a design token by itself, rather than only what definitions in code may name.
  package var isToken = true
  /// How code names it where no code tells.
  package var access = AssetAccess.symbols

  init(_ set: AssetSetFile, member: String?) {
    name = set.assetName
    setName = set.setName
    namespaces = set.namespaces
    let enums = set.namespaces.map { AssetSymbol.namespace(for: $0) }
    symbolPath = enums.contains(nil) ? nil : member.map { enums.compactMap(\.self) + [$0] }
    values = set.colorSet.values
    systemColor = set.colorSet.systemColor
    let position = set.colorSet.position
    definition = DesignToken.Definition(path: set.path, line: position.line, column: position.column)
  }
}

/// How a project's code names the colors of its asset catalogs.
package enum AssetAccess: Hashable, Sendable {
  /// By the symbols that Xcode generates: `Color.brand`.
  case symbols
  /// By the resource alone, where Xcode generates no members of the frameworks' types: `Color(.brand)`.
  case resources
  /// By string: `Color("brand")`.
  case names
  /// By R.swift: `R.color.brand()`.
  case rSwift
  /// By SwiftGen, below an enum: `Asset.Colors.brand.color`.
  case swiftGen(root: String)
}

extension AssetAccess {
  /// What Xcode generates is internal to the module of the catalog, and so is a name without a bundle.
  var visibility: DesignToken.Visibility {
    switch self {
    case .symbols, .resources, .names, .rSwift: .module
    case .swiftGen: .everywhere
    }
  }
}

extension DesignToken {
  /// Adds how Xcode names the asset that a token stands for. They are last and of no other types, so that nothing is
  /// spelled by them: code of another mind may be.
  ///
  /// - Parameter known: The expressions that name something else.
  mutating func addSpellings(ofSymbol asset: AssetColor, besides known: Set<String>) {
    let types = Set(spellings.map(\.type))
    spellings += asset.spellings(access: .symbols).filter {
      types.contains($0.type) && $0.type != "ShapeStyle" && !known.contains($0.expression)
    }
  }
}

extension AssetColor {
  /// The color as a design token; `nil` where it has no value.
  package func token(access: AssetAccess = .symbols) -> DesignToken? {
    guard let values else { return nil }
    let spellings = spellings(access: access)
    // Whether or not there is such a member, people call it so.
    let symbol = access == .resources ? symbolPath.map { "Color." + $0.joined(separator: ".") } : nil
    return DesignToken(
      name: symbol ?? spellings.first?.expression ?? name, category: .color, values: values, spellings: spellings,
      aliases: [name], definition: definition, visibility: access.visibility)
  }

  /// How Swift names the color, for each type.
  package func spellings(access: AssetAccess) -> [DesignToken.Spelling] {
    switch access {
    case .symbols: symbolPath.map(symbolSpellings) ?? nameSpellings
    case .resources: symbolPath.map(resourceSpellings) ?? nameSpellings
    case .names: nameSpellings
    case .rSwift: rSwiftSpellings
    case .swiftGen(let root): swiftGenSpellings(root: root)
    }
  }

  /// The members are last: nothing is spelled by them, but code of an older day may.
  private func resourceSpellings(_ path: [String]) -> [DesignToken.Spelling] {
    let member = path.joined(separator: ".")
    let resources = ["Color", "UIColor", "NSColor"].map { type in
      DesignToken.Spelling(type: type, expression: "\(type)(\(type == "Color" ? "" : "resource: ").\(member))")
    }
    return resources + symbolSpellings(path).filter { $0.type != "ShapeStyle" && !resources.contains($0) }
  }

  private func symbolSpellings(_ path: [String]) -> [DesignToken.Spelling] {
    let member = path.joined(separator: ".")
    let spellings = ["Color", "UIColor", "NSColor"].map { type in
      // An enum of a namespace is a type, on which no implicit member can start.
      guard path.count == 1 else { return DesignToken.Spelling(type: type, expression: "\(type).\(member)") }
      if AssetSymbol.frameworkMembers[type]?.contains(member) == true {
        let label = type == "Color" ? "" : "resource: "
        return DesignToken.Spelling(type: type, expression: "\(type)(\(label).\(member))")
      }
      return DesignToken.Spelling(type: type, expression: "\(type).\(member)", implicit: ".\(member)")
    }
    guard let color = spellings.first, color.implicit != nil else { return spellings }
    return spellings + [
      DesignToken.Spelling(
        type: "ShapeStyle", expression: color.expression,
        implicit: color.implicit.flatMap { AssetSymbol.shapeStyles.contains(String($0.dropFirst())) ? nil : $0 })
    ]
  }

  /// `UIColor(named:)` may be nil and is no spelling of a color.
  private var nameSpellings: [DesignToken.Spelling] {
    let escaped = name.flatMap { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
    return [DesignToken.Spelling(type: "Color", expression: "Color(\"\(String(escaped))\")")]
  }

  private var rSwiftSpellings: [DesignToken.Spelling] {
    let path = (namespaces + [setName]).compactMap(AssetSymbol.rSwiftMember)
    guard path.count == namespaces.count + 1 else { return nameSpellings }
    let member = "R.color." + path.joined(separator: ".")
    return [
      DesignToken.Spelling(type: "Color", expression: "Color(\(member))"),
      DesignToken.Spelling(type: "UIColor?", expression: "\(member)()"),
    ]
  }

  private func swiftGenSpellings(root: String) -> [DesignToken.Spelling] {
    let enums = namespaces.compactMap(AssetSymbol.swiftGenNamespace)
    guard enums.count == namespaces.count, let member = AssetSymbol.swiftGenMember(for: setName) else {
      return nameSpellings
    }
    let expression = ([root] + enums + [member]).joined(separator: ".")
    return [
      DesignToken.Spelling(type: "Color", expression: expression + ".swiftUIColor"),
      DesignToken.Spelling(type: "UIColor", expression: expression + ".color"),
      DesignToken.Spelling(type: "NSColor", expression: expression + ".color"),
    ]
  }
}
