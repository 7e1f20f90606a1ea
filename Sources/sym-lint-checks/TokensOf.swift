import DesignTokens
import Foundation
import Markup
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
        if let source = SwiftTokenSource.read(outline, path: path, reader: reader) { sources.append(source) }
      }
    }
    let assets = AssetCatalog.load(at: folder).colors
    var result: TokenResolver.Result?
    let resolving = ContinuousClock().measure {
      result = TokenResolver(sources: sources, assets: assets).resolve()
    }
    guard let result else { continue }
    for token in result.tokens { printToken(token) }
    for problem in result.problems {
      print("problem", problem.definition.path, problem.definition.line, problem.message)
    }
    for hex in sources.flatMap(\.hexInitializers) {
      print(
        "hex", hex.key.type ?? "?", hex.key.name, hex.order, result.hexOrders.order(of: hex.key),
        hex.delegates.map(\.name))
    }
    let definitions = sources.reduce(0) { $0 + $1.definitions.count }
    print(
      "\(result.tokens.count) tokens, \(assets.count) assets, \(definitions) definitions in \(sources.count) files,",
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

private func text(_ value: DesignValue) -> String { value.normalForm }

private func swiftFiles(under folder: String) -> [String] {
  let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return found.filter { path in
    path.hasSuffix(".swift") && ![".build/", "Pods/", "Tests/"].contains { path.contains($0) }
  }.sorted()
}

/// The constructors of the built-in rules, read from `rules` below the working folder.
private func constructors() -> [(pattern: Pattern, facts: ConstructorFacts)] {
  let files = FileManager.default.enumerator(atPath: "rules")?.compactMap { $0 as? String } ?? []
  return files.filter { $0.hasSuffix(".yaml") && ($0.hasPrefix("color/") || $0.hasPrefix("font/")) }.flatMap { file in
    bytes(ofFile: "rules/" + file).map(constructors(inRuleFile:)) ?? []
  }
}

private func constructors(inRuleFile bytes: [UInt8]) -> [(pattern: Pattern, facts: ConstructorFacts)] {
  guard let rule = try? MarkupNode.yaml(bytes), case .sequence(let items)? = value(of: "patterns", in: rule) else {
    return []
  }
  return items.compactMap { item in
    let type = text(of: "type", in: item)
    let facts = ConstructorFacts(
      space: text(of: "space", in: item).flatMap(ConstructorFacts.Space.init) ?? .srgb, type: type,
      order: text(of: "order", in: item).flatMap(HexOrder.init))
    let notation = if case .string(let text) = item.content { text } else { text(of: "pattern", in: item) ?? "" }
    return (try? Pattern(notation)).map { (pattern: $0, facts: facts) }
  }
}

private func value(of key: String, in node: MarkupNode) -> MarkupNode.Content? {
  guard case .mapping(let entries) = node.content else { return nil }
  return entries.first { $0.key == key }?.value.content
}

private func text(of key: String, in node: MarkupNode) -> String? {
  if case .string(let text)? = value(of: key, in: node) { text } else { nil }
}
