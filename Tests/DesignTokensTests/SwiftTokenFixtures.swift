import DesignTokens
import Patterns
import SwiftOutline

/// Constructors as the built-in rules name them, and the tokens that Swift sources come to with them.
enum SwiftFixtures {
  static let reader = ValueReader(
    constructors.compactMap { notation, facts in
      (try? Pattern(notation)).map { (pattern: $0, facts: facts) }
    })

  static let constructors: [(String, ConstructorFacts)] = [
    ("Color(red: <red>, green: <green>, blue: <blue>, opacity?: <alpha>)", ConstructorFacts(type: "Color")),
    (
      "Color(.displayP3, red: <red>, green: <green>, blue: <blue>, opacity?: <alpha>)",
      ConstructorFacts(space: .displayP3, type: "Color")
    ),
    ("{Color|UIColor}(white: <white>, {opacity|alpha}?: <alpha>)", ConstructorFacts()),
    ("UIColor(hue: <hue>, saturation: <saturation>, brightness: <brightness>, alpha: <alpha>)", ConstructorFacts()),
    ("UIColor(red: <red>, green: <green>, blue: <blue>, alpha: <alpha>)", ConstructorFacts(type: "UIColor")),
    ("{Color|UIColor}({hex|hexString}: <hex>, alpha?: <alpha>)", ConstructorFacts()),
    ("{Color|UIColor}(argb: <hex>)", ConstructorFacts(order: .argb)),
    ("{Color|UIColor}(<hex>, alpha?: <alpha>)", ConstructorFacts()),
    (".init({hex|hexString}: <hex>, alpha?: <alpha>)", ConstructorFacts()),
    ("<hex>.color", ConstructorFacts(type: "UIColor")),
    ("$_.rgb(<red:byte>, <green:byte>, <blue:byte>)", ConstructorFacts()),
    ("#colorLiteral(red: <red:unit>, green: <green:unit>, blue: <blue:unit>, alpha: <alpha>)", ConstructorFacts()),
    ("Font.system(size: <size>, weight?: <weight>, design?: <design>)", ConstructorFacts(type: "Font")),
    (".system(size: <size>, weight?: <weight>, design?: <design>)", ConstructorFacts(type: "Font")),
    ("Font.custom(<family>, {size|fixedSize}: <size>, relativeTo?: $_)", ConstructorFacts(type: "Font")),
    (".custom(<family>, {size|fixedSize}: <size>, relativeTo?: $_)", ConstructorFacts(type: "Font")),
    (
      "UIFont.{systemFont|boldSystemFont|italicSystemFont|monospacedSystemFont}(ofSize: <size>, weight?: <weight>)",
      ConstructorFacts(type: "UIFont")
    ),
    ("UIFont(name: <family>, size: <size>)", ConstructorFacts(type: "UIFont")),
    ("UIFont({descriptor|font}: $_, size: <size>)", ConstructorFacts(type: "UIFont")),
    ("$_.withSize(<size>)", ConstructorFacts()),
    ("$_.font(size: <size>)", ConstructorFacts(type: "UIFont")),
    ("$_.swiftUIFont({size|fixedSize}: <size>)", ConstructorFacts(type: "Font")),
  ]

  static func source(_ code: String, path: String = "App/Tokens.swift") -> SwiftTokenSource? {
    SwiftTokenSource.read(Parser.parse(Array(code.utf8)), path: path, reader: reader)
  }

  static func resolve(
    _ files: [String], assets: [AssetColor] = [], access: [String: String] = [:]
  ) -> TokenResolver.Result {
    let sources = files.enumerated().compactMap { source($1, path: "App/File\($0).swift") }
    return TokenResolver(sources: sources, assets: assets, access: access).resolve()
  }

  /// One line a token: its category, its spellings, its values.
  static func lines(_ files: [String], assets: [AssetColor] = [], access: [String: String] = [:]) -> [String] {
    resolve(files, assets: assets, access: access).tokens.map(line)
  }

  static func line(_ token: DesignToken) -> String {
    let spellings = token.spellings.filter { $0.holder == nil }.map {
      "\($0.type) \($0.expression)" + ($0.implicit.map { " \($0)" } ?? "")
    }
    let dark = token.values.dark.map { " / " + text($0) } ?? ""
    let file = token.visibility == .file ? " (file)" : ""
    return "\(token.category): \(spellings.joined(separator: ", ")) = \(text(token.values.any))\(dark)\(file)"
  }

  static func text(_ value: DesignValue) -> String { value.normalForm }

  /// Assets of one color each, named with their namespaces.
  static func assets(_ colors: [(name: String, hex: String)]) -> [AssetColor] {
    AssetCatalog(
      sets: colors.compactMap { name, hex in
        let parts = name.split(separator: "/").map(String.init)
        let red = hex.dropFirst().prefix(2)
        let green = hex.dropFirst(3).prefix(2)
        let blue = hex.dropFirst(5).prefix(2)
        let json = """
          {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
          {"red":"0x\(red)","green":"0x\(green)","blue":"0x\(blue)","alpha":"1.000"}}}]}
          """
        guard let colorSet = try? AssetColorSet(contents: Array(json.utf8)) else { return nil }
        return AssetSetFile(
          namespaces: Array(parts.dropLast()), setName: parts.last ?? "", path: "Assets.xcassets/\(name).colorset",
          colorSet: colorSet)
      }
    ).colors
  }
}
