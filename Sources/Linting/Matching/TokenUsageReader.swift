import DesignTokens
import SourceText
import SwiftOutline

/// What one file says of the uses of design tokens, by their positions in the catalog of its workspace.
struct FileTokenUses: Sendable {
  var uses: [TokenUsage.Use] = []
  /// A token, and those that its definition names.
  var links: [(token: Int, targets: [Int])] = []
  /// Tokens whose name stands where nothing tells what it means.
  var mentioned: Set<Int> = []
  /// Tokens that definitions name which are no tokens themselves: members of a theme that nothing leads to.
  var named: Set<Int> = []
  /// Tokens of cases whose property something asks for that is stored, and those of enums that types name: one may be
  /// another's only if it is in both.
  var stored: Set<Int> = []
  var typed: Set<Int> = []
}

/// Reads the uses of a workspace's design tokens out of its files.
struct TokenUsageReader: Sendable {
  private let catalog: TokenCatalog
  private let workspace: Workspace
  private let names: TokenNames
  private let mentions: TokenMentions
  private let paths: TokenPaths
  private let byDefinition: [DesignToken.Definition: [Int]]
  private let byName: [String: [Int]]
  private let holderTypes: [String: String]

  /// - Parameters:
  ///   - aliases: The other names of types in all files.
  ///   - holderTypes: The types of which instances may be in sight, by how properties that hold them are declared.
  init(
    _ catalog: TokenCatalog, _ workspace: Workspace, _ aliases: TypeAliases, holderTypes: [String: String]
  ) {
    self.holderTypes = holderTypes
    paths = TokenPaths(aliases: aliases, modules: Set(catalog.tokens.compactMap(\.module)))
    self.catalog = catalog
    self.workspace = workspace
    names = TokenNames(catalog.tokens)
    mentions = TokenMentions(catalog.tokens)
    byDefinition = Dictionary(grouping: catalog.tokens.indices) { catalog.tokens[$0].definition }
    byName = catalog.tokens.enumerated().reduce(into: [:]) { names, token in
      for name in [token.element.name] + token.element.aliases { names[name, default: []].append(token.offset) }
    }
  }

  func read(_ bytes: [UInt8], _ task: Workspace.Task, isLinted: Bool) -> FileTokenUses {
    let outline = Parser.parse(bytes)
    let sourcePath = workspace.sources.relative(task.path)
    let finder = TokenUseFinder(
      outline: outline, names: names, tokens: catalog.tokens,
      places: PlaceFinder(outline: outline, rules: workspace.rules), sourcePath: sourcePath)
    var uses = finder.uses()
    for more in [
      mentions.assetUses(in: outline), mentions.helperUses(in: finder), finder.uses(along: paths),
      finder.uses(through: holderTypes),
    ] {
      let known = RangeIndex(uses.map(\.range))
      uses += more.filter { !known.overlap($0.range) }
    }
    let (definitions, members) = definitions(in: outline, sourcePath)
    var surroundings = Surroundings(outline: outline)
    var found = FileTokenUses()
    lazy var lines = LineTable(bytes)
    for use in uses {
      let all = [use.token] + use.others
      if let definition = definitions.innermost(around: use.range.lowerBound) {
        found.links += definition.tokens.map { ($0, all) }
      } else if isLinted,
        members.innermost(around: use.range.lowerBound) != nil || surroundings.isInHeldValue(use.node)
      {
        found.named.formUnion(all)
      } else if isLinted {
        let start = lines.position(ofUTF8Offset: use.range.lowerBound, in: .utf8)
        found.uses.append(
          TokenUsage.Use(
            token: use.token, others: use.others, file: task.shown, path: task.path, range: use.range,
            line: start.line + 1, column: start.column + 1, enclosing: surroundings.enclosingName(of: use.node),
            isInPreview: surroundings.verdict(at: use.node) == .preview))
      } else {
        found.mentioned.formUnion(all)
      }
    }
    for mention in mentions.mentions(in: finder, except: uses.map(\.range), &surroundings) {
      if let definition = definitions.innermost(around: mention.offset) {
        // `case .title:` in the property that gives each case its value.
        guard !mention.isPattern else { continue }
        found.links += definition.tokens.map { ($0, mention.tokens) }
      } else {
        found.mentioned.formUnion(mention.tokens)
      }
    }
    mentions.values.read(finder, into: &found)
    return found
  }

  /// The definitions of tokens, and those of other design values that code names.
  private func definitions(
    in outline: Outline, _ path: String
  ) -> (tokens: TokenDefinitions, members: TokenDefinitions) {
    let source = SwiftTokenSource.read(outline, path: path, reader: workspace.rules.reader)
    var tokens: [TokenDefinitions.Definition] = []
    var members: [TokenDefinitions.Definition] = []
    for definition in source?.definitions ?? [] {
      let place = DesignToken.Definition(path: path, line: definition.line, column: definition.column)
      let name = definition.path.joined(separator: ".")
      let own = byDefinition[place] ?? (byName[name] ?? []).filter { catalog.tokens[$0].definition.path == path }
      let found = TokenDefinitions.Definition(
        range: definition.range, valueRange: definition.valueRange, tokens: own)
      if !own.isEmpty { tokens.append(found) } else if definition.isDesignMember { members.append(found) }
    }
    return (TokenDefinitions(tokens), TokenDefinitions(members))
  }
}
