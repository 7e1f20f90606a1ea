import Patterns
import SwiftOutline

@testable import DesignTokens
@testable import Linting

extension FuzzTarget {
  /// Each takes several files.
  static let tokens = [
    FuzzTarget("swift-tokens") { bytes in
      guard let reader = LintedFile.reader else { return "no rules" }
      // The first may be the manifest of their package.
      let hasManifest = bytes.starts(with: "let package".utf8)
      let sources = bytes.parts.enumerated().compactMap { index, part in
        let path = index == 0 && hasManifest ? "App/Package.swift" : "App/Sources/Kit/File\(index).swift"
        return SwiftTokenSource.read(Parser.parse(part), path: path, reader: reader)
      }
      return catalogFault(TokenResolver(sources: sources).resolve().tokens)
    },
    FuzzTarget("asset-catalog") { bytes in
      var settings = AssetSymbolSettings()
      settings.read(XcodeConfiguration(bytes))
      settings.read(bytes)
      settings.read(catalog: bytes)
      _ = settings.access(isXcodes: true)
      let sets = bytes.parts.enumerated().compactMap { index, part -> AssetSetFile? in
        guard let colors = try? AssetColorSet(contents: part) else { return nil }
        let name = String(Array(part.prefix(12)).text.filter { $0 != "/" })
        return AssetSetFile(namespaces: [name], setName: name + "\(index)", path: "A.xcassets", colorSet: colors)
      }
      return catalogFault(AssetCatalog(sets: sets).tokens())
    },
    // In every format.
    FuzzTarget("documents") { bytes in
      let files = bytes.parts.enumerated().map { (path: "tokens/\($0).json", bytes: $1) }
      return DocumentFormat.allCases.lazy.compactMap { documentFault(files, $0) }.first
    },
  ]

  private static func documentFault(_ files: [(path: String, bytes: [UInt8])], _ format: DocumentFormat) -> String? {
    let read = DocumentTokens.read(files, format: format) { _ in files.last?.bytes }
    if let problem = read.problems.first(where: { $0.definition.line < 1 }) { return "\(problem) is nowhere" }
    let access = try? SwiftAccess(type: nil, template: "App.{path}")
    let spelling = DocumentSpelling(access: [access].compactMap { $0 })
    return catalogFault(read.tokens.compactMap { spelling.token(of: $0) })
  }

  private static func catalogFault(_ tokens: [DesignToken]) -> String? {
    let catalog = TokenCatalog(tokens)
    let matcher = TokenMatcher(catalog: catalog)
    for token in tokens.prefix(20) {
      guard token.definition.line >= 1 else { return "\(token.name) is nowhere" }
      for value in [token.values.any, token.values.dark].compactMap({ $0 }) {
        if value.normalForm.isEmpty { return "\(token.name) has a value without a normal form" }
      }
      _ = catalog.token(named: token.name)
    }
    return matcher.catalog.tokens.count == tokens.count ? nil : "tokens are lost"
  }
}

extension LintedFile {
  /// Reads the values of constructors as the built-in rules have them.
  static let reader: ValueReader? = (try? RuleSet.builtInRules()).map { RuleSet($0).reader }
}
