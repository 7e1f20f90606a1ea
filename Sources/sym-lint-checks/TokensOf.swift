import DesignTokens
import Foundation
import Patterns
import SwiftOutline

/// Prints the design tokens in the Swift files and asset catalogs of a folder.
func printTokens(of folders: [String]) {
  for folder in folders {
    let reader = ValueReader(constructors())
    var sources: [SwiftTokenSource] = []
    var elapsed = Duration.zero
    for path in swiftFiles(under: folder) {
      guard let bytes = bytes(ofFile: folder + "/" + path) else { continue }
      let outline = Parser.parse(bytes)
      elapsed += ContinuousClock().measure {
        let source = SwiftTokenSource.read(outline, path: path, reader: reader)
        if !source.isEmpty { sources.append(source) }
      }
    }
    let assets = AssetCatalog.load(at: folder).colors
    var result: TokenResolver.Result?
    let resolving = ContinuousClock().measure {
      result = TokenResolver(sources: sources, assets: assets).resolve()
    }
    guard let result else { continue }
    for token in result.tokens { printToken(token) }
    for problem in result.problems { print("problem", problem.definition.path, problem.definition.line, problem.message) }
    for hex in sources.flatMap(\.hexInitializers) {
      print("hex", hex.key.type ?? "?", hex.key.name, hex.order, result.hexOrders.order(of: hex.key), hex.delegates.map(\.name))
    }
    let definitions = sources.reduce(0) { $0 + $1.definitions.count }
    print("\(result.tokens.count) tokens, \(assets.count) assets, \(definitions) definitions in \(sources.count) files,",
      "read in \(elapsed), resolved in \(resolving)")
  }
}

private func printToken(_ token: DesignToken) {
  let spellings = token.spellings.map { "\($0.type)=\($0.expression)" + ($0.implicit.map { "|\($0)" } ?? "") }
  print(
    token.category.rawValue, token.name, text(token.values.any), token.values.dark.map { "dark " + text($0) } ?? "",
    spellings.joined(separator: " "), token.isAlias ? "ALIAS" : "", token.visibility == .file ? "FILE" : "",
    token.deprecation == nil ? "" : "DEPRECATED", token.aliases.joined(separator: ","),
    "\(token.definition.path):\(token.definition.line):\(token.definition.column)", separator: "\t")
}

private func text(_ value: DesignValue) -> String {
  switch value {
  case .color(let color): color.hex
  case .number(let number): NumberFormat.rounded(number)
  case .font(let font): font.normalForm
  }
}

private func swiftFiles(under folder: String) -> [String] {
  let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return found.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") && !$0.contains("Pods/") }.sorted()
}

/// The constructors that every app has.
private func constructors() -> [(pattern: Pattern, facts: ConstructorFacts)] {
  let patterns: [(String, ConstructorFacts)] = [
    ("Color(red: <red>, green: <green>, blue: <blue>, opacity?: <alpha>)", ConstructorFacts(type: "Color")),
    ("Color(.sRGB, red: <red>, green: <green>, blue: <blue>, opacity?: <alpha>)", ConstructorFacts(type: "Color")),
    ("Color(.displayP3, red: <red>, green: <green>, blue: <blue>, opacity?: <alpha>)", ConstructorFacts(space: .displayP3, type: "Color")),
    ("Color(.sRGBLinear, red: <red>, green: <green>, blue: <blue>, opacity?: <alpha>)", ConstructorFacts(space: .srgbLinear, type: "Color")),
    ("Color(hue: <hue>, saturation: <saturation>, brightness: <brightness>, opacity?: <alpha>)", ConstructorFacts(type: "Color")),
    ("{Color|UIColor|NSColor}(white: <white>, {opacity|alpha}?: <alpha>)", ConstructorFacts()),
    ("{UIColor|NSColor}(red: <red>, green: <green>, blue: <blue>, alpha?: <alpha>)", ConstructorFacts()),
    ("{UIColor|NSColor}(displayP3Red: <red>, green: <green>, blue: <blue>, alpha: <alpha>)", ConstructorFacts(space: .displayP3)),
    ("NSColor(srgbRed: <red>, green: <green>, blue: <blue>, alpha: <alpha>)", ConstructorFacts()),
    (".init(red: <red>, green: <green>, blue: <blue>, {alpha|opacity}?: <alpha>)", ConstructorFacts()),
    ("{Color|UIColor|NSColor}({hex|hexString|hexCode|hexValue|rgb}: <hex>, {alpha|opacity}?: <alpha>)", ConstructorFacts()),
    ("{Color|UIColor|NSColor}(<hex>, {alpha|opacity}?: <alpha>)", ConstructorFacts()),
    (".init({hex|hexString|hexCode|hexValue|rgb}: <hex>, {alpha|opacity}?: <alpha>)", ConstructorFacts()),
    (".init(<hex>)", ConstructorFacts()),
    ("{UIColor|Color}(r: <red>, g: <green>, b: <blue>, ...)", ConstructorFacts()),
    ("#colorLiteral(red: <red>, green: <green>, blue: <blue>, alpha: <alpha>)", ConstructorFacts()),
    ("Font.system(size: <size>, weight?: <weight>, design?: <design>)", ConstructorFacts(type: "Font")),
    (".system(size: <size>, weight?: <weight>, design?: <design>)", ConstructorFacts(type: "Font")),
    ("Font.custom(<family>, {size|fixedSize}: <size>, relativeTo?: $_)", ConstructorFacts(type: "Font")),
    (".custom(<family>, {size|fixedSize}: <size>, relativeTo?: $_)", ConstructorFacts(type: "Font")),
    ("UIFont.{systemFont|boldSystemFont|italicSystemFont|monospacedSystemFont|monospacedDigitSystemFont}(ofSize: <size>, weight?: <weight>)", ConstructorFacts(type: "UIFont")),
    (".{systemFont|boldSystemFont|italicSystemFont|monospacedSystemFont|monospacedDigitSystemFont}(ofSize: <size>, weight?: <weight>)", ConstructorFacts(type: "UIFont")),
    ("{UIFont|NSFont}(name: <family>, size: <size>)", ConstructorFacts(type: "UIFont")),
    ("{UIFont|NSFont}(font: <family>, size: <size>)", ConstructorFacts(type: "UIFont")),
    ("$_.font(size: <size>)", ConstructorFacts(type: "UIFont")),
    ("$_.swiftUIFont(size: <size>)", ConstructorFacts(type: "Font")),
    ("UIFont(descriptor: $_, size: <size>)", ConstructorFacts(type: "UIFont")),
  ]
  return patterns.compactMap { text, facts in
    do throws(PatternError) {
      return (pattern: try Pattern(text), facts: facts)
    } catch {
      print("bad pattern", text, error.message)
      return nil
    }
  }
}
