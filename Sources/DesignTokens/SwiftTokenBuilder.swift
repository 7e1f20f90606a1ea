/// Makes design tokens of the definitions that have a value, one for each that people would call one token.
struct SwiftTokenBuilder {
  private var tokens: [Draft] = []
  private var byDefinition: [String: Int] = [:]

  private struct Draft {
    var token: DesignToken
    var name: String
    var target: String?
    var asset: Int?
    /// Whether the same name for another type is the same token: a member of the type that it makes, or what two
    /// properties give for one case of an enum.
    var joinsTypes = false
    var isGone = false
  }

  mutating func add(
    _ entry: SwiftSymbolTable.Entry, _ value: SwiftEvaluation.ResolvedValue, symbols: SwiftSymbolTable
  ) {
    let definition = entry.definition
    let source = symbols.sources[entry.file]
    // Another type of the file cannot name it.
    guard definition.access != .type || source.rootTypes.count == 1 else { return }
    guard let category = category(of: definition, value) else { return }
    let type = spelledType(definition, value)
    let spellings = wrapped(SwiftSpelling.spellings(definition, type: type, symbols: symbols), value)
    guard let first = spellings.first else { return }
    let token = DesignToken(
      name: name(definition, first), category: category, values: value.values, spellings: spellings,
      module: source.module, aliases: value.asset.map { aliases(definition, symbols.assets.colors[$0]) } ?? [],
      summary: definition.summary, deprecation: definition.deprecation,
      definition: DesignToken.Definition(path: source.path, line: definition.line, column: definition.column),
      visibility: visibility(of: definition, module: source.module),
      isAlias: definition.value.isReference && value.target != nil)
    let target = value.target.map { SwiftSymbolTable.key(symbols.definitions[$0].definition.path) }
    byDefinition[SwiftSymbolTable.key(definition.path)] = tokens.count
    var draft = Draft(token: token, name: tokenWord(definition), target: target, asset: value.asset)
    draft.joinsTypes =
      first.implicit != nil || definition.shape == .caseProperty || definition.shape == .caseFunction
    tokens.append(draft)
  }

  /// Adds the assets that no Swift token stands for, named as the project's code names assets.
  mutating func add(_ assets: [AssetColor], access: AssetAccess) {
    let used = Set(tokens.compactMap { $0.token.visibility != .file ? $0.asset : nil })
    for (index, asset) in assets.enumerated() where !used.contains(index) {
      guard let token = asset.token(access: access) else { continue }
      tokens.append(Draft(token: token, name: "", target: nil, asset: index))
    }
  }

  // MARK: What a definition makes

  private func visibility(of definition: SwiftDefinition, module: String?) -> DesignToken.Visibility {
    if definition.access <= .file || definition.isLocal { return .file }
    return definition.access == .module && module != nil ? .module : .everywhere
  }

  private func category(
    of definition: SwiftDefinition, _ value: SwiftEvaluation.ResolvedValue
  ) -> DesignToken.Category? {
    guard isDesignEnum(definition) else { return nil }
    switch value.light {
    case .color: return .color
    case .font: return .font
    case .number(let number):
      guard number.isFinite, number != 0, abs(number) < 10_000 else { return nil }
      return definition.category
    }
  }

  /// Whether what an enum's property gives for a case is a token. A state or a kind of thing that has a color of its own
  /// is none, however it is looked up.
  private func isDesignEnum(_ definition: SwiftDefinition) -> Bool {
    switch definition.shape {
    case .caseProperty, .caseFunction: SwiftNames.isScale(definition.path.dropLast(2).last ?? "")
    default: true
    }
  }

  private func spelledType(_ definition: SwiftDefinition, _ value: SwiftEvaluation.ResolvedValue) -> String {
    if let type = value.type, type != "some" { return type }
    switch value.light {
    case .color: return "Color"
    case .font: return "Font"
    // `static let md = 16.0` is a Double, which Swift takes for a CGFloat.
    case .number: return "CGFloat"
    }
  }

  /// The value in a wrapper of a generator is behind its accessors.
  private func wrapped(
    _ spellings: [DesignToken.Spelling], _ value: SwiftEvaluation.ResolvedValue
  ) -> [DesignToken.Spelling] {
    guard value.asset != nil, let first = spellings.first, !SwiftNames.colorTypes.contains(first.type),
      first.type != "ShapeStyle"
    else { return spellings }
    return [("Color", ".swiftUIColor"), ("UIColor", ".color"), ("NSColor", ".color")].map { type, accessor in
      DesignToken.Spelling(type: type, expression: first.expression + accessor)
    }
  }

  private func name(_ definition: SwiftDefinition, _ spelling: DesignToken.Spelling) -> String {
    switch definition.shape {
    case .rawCase: SwiftSymbolTable.key(definition.path)
    // `Typography.title`, by whichever of its properties it is used.
    case .caseProperty where isPlainAccessor(definition), .caseFunction where isPlainAccessor(definition):
      SwiftSymbolTable.key(definition.path.dropLast())
    case .instanceMember, .caseArgument: spelling.expression
    default:
      SwiftSymbolTable.key(
        definition.path.first == "ShapeStyle" ? ["Color"] + definition.path.dropFirst() : definition.path)
    }
  }

  private static let plainWords: Set<String> = [
    "font", "color", "colour", "ui", "swift", "ns", "cg", "value", "float", "token", "style",
  ]

  /// Whether a property's name only says the type of what it gives: `font`, `uiColor`, `value`.
  private func isPlainAccessor(_ definition: SwiftDefinition) -> Bool {
    let words = Set(SwiftNames.words(definition.path.last ?? ""))
    return words.isSubset(of: Self.plainWords)
  }

  /// What two definitions of one token share: the enum's case, or the last name.
  private func tokenWord(_ definition: SwiftDefinition) -> String {
    switch definition.shape {
    case .caseProperty, .caseFunction: SwiftSymbolTable.key(definition.path.dropLast())
    default: TokenWord.normalized(definition.path.last ?? "")
    }
  }

  /// An asset's name is another name of the token where the two say the same.
  private func aliases(_ definition: SwiftDefinition, _ asset: AssetColor) -> [String] {
    let word = TokenWord.normalized(definition.path.last ?? "")
    return word == TokenWord.normalized(asset.setName) || word == "color" ? [asset.name] : []
  }

  // MARK: Merging

  /// The tokens, where two names of one chain and one meaning have become one token.
  mutating func finish() -> [DesignToken] {
    mergeTypes()
    mergeChains()
    return tokens.filter { !$0.isGone }.map(\.token)
  }

  /// `UIColor.gray900` and `Color.gray900`, `Typography.title.font` and `.uiFont`: one token for two types.
  private mutating func mergeTypes() {
    var groups: [MergeKey: Int] = [:]
    for index in tokens.indices where !tokens[index].name.isEmpty {
      let draft = tokens[index]
      guard draft.token.category == .color || draft.token.category == .font, draft.joinsTypes else { continue }
      let key = MergeKey(
        name: draft.name, isFile: draft.token.visibility == .file ? draft.token.definition.path : "",
        values: draft.token.values)
      guard let first = groups[key] else {
        groups[key] = index
        continue
      }
      let types = Set(tokens[first].token.spellings.map(\.type))
      guard tokens[index].token.spellings.contains(where: { !types.contains($0.type) }) else { continue }
      merge(index, into: first)
    }
  }

  private struct MergeKey: Hashable {
    var name: String
    var isFile: String
    var values: AppearanceValues
  }

  /// A token that is another name of one with the same last name: `TLColor.main` over `Asset.main`.
  private mutating func mergeChains() {
    for index in tokens.indices where !tokens[index].isGone {
      guard let target = tokens[index].target, let other = byDefinition[target], other != index,
        !tokens[other].isGone, tokens[other].name == tokens[index].name,
        tokens[other].token.values == tokens[index].token.values,
        tokens[index].token.visibility != .file
      else { continue }
      merge(other, into: index)
    }
  }

  private mutating func merge(_ index: Int, into first: Int) {
    let token = tokens[index].token
    for spelling in token.spellings where !tokens[first].token.spellings.contains(spelling) {
      tokens[first].token.spellings.append(spelling)
    }
    for alias in [token.name] + token.aliases
    where alias != tokens[first].token.name && !tokens[first].token.aliases.contains(alias) {
      tokens[first].token.aliases.append(alias)
    }
    tokens[first].token.isAlias = tokens[first].token.isAlias && token.isAlias
    tokens[first].token.summary = tokens[first].token.summary ?? token.summary
    tokens[index].isGone = true
  }
}

/// The name of a token without what differs between the places it is written in.
enum TokenWord {
  /// Lower case, without separators and without `color` at either end.
  static func normalized(_ name: String) -> String {
    var words = SwiftNames.words(name)
    if words.count > 1, ["color", "colour"].contains(words[words.count - 1]) { words.removeLast() }
    if words.count > 1, ["color", "colour"].contains(words[0]) { words.removeFirst() }
    return words.joined()
  }
}
