/// Makes design tokens of the definitions that have a value, one for each that people would call one token.
struct SwiftTokenBuilder {
  private var tokens: [Draft] = []
  private var byDefinition: [String: Int] = [:]
  /// What each definition takes its value from.
  private var targets: [String: String] = [:]
  private let modules: SwiftModules

  init(modules: SwiftModules = SwiftModules()) {
    self.modules = modules
  }

  private struct Draft {
    var token: DesignToken
    var name: String
    var target: String?
    var asset: Int?
    /// Whether people call the asset by this name, so that the asset itself is no other token.
    var standsForAsset = false
    /// The asset that it only takes its color from.
    var origin: String?
    /// Whether the same name for another type is the same token: a member of the type that it makes, or what two
    /// properties give for one case of an enum.
    var joinsTypes = false
    /// The case of an enum that a length belongs to: a part of a font, where the case has one.
    var part: String?
    var isGone = false
  }

  mutating func add(
    _ entry: SwiftSymbolTable.Entry, _ value: SwiftEvaluation.ResolvedValue, symbols: SwiftSymbolTable,
    holders: [SwiftThemes.Holder] = []
  ) {
    let definition = entry.definition
    let source = symbols.sources[entry.file]
    let target = value.target.map { SwiftSymbolTable.key(symbols.definitions[$0].definition.path) }
    targets[SwiftSymbolTable.key(definition.path)] = target
    let reach = SwiftReach(definition, symbols: symbols)
    // Another type of the file cannot name it.
    guard reach.access != .type || source.rootTypes.count == 1, !reach.isUnreachable else { return }
    guard let category = category(of: definition, value, symbols) else { return }
    let type = spelledType(definition, value)
    var spellings = wrapped(
      SwiftSpelling.spellings(definition, type: type, symbols: symbols, access: reach.access)
        + SwiftSpelling.heldSpellings(definition, type: type, holders: holders), value, symbols.memberTypes)
    if !definition.needs.isEmpty {
      for index in spellings.indices { spellings[index].needs.formUnion(definition.needs) }
    }
    guard let first = spellings.first else { return }
    var token = DesignToken(
      name: name(definition, first), category: category, values: value.values, spellings: spellings,
      module: modules.module(ofPath: source.path)?.name,
      aliases: value.asset.map { aliases(definition, symbols.assets.colors[$0]) } ?? [],
      summary: definition.summary, deprecation: definition.deprecation,
      definition: DesignToken.Definition(path: source.path, line: definition.line, column: definition.column),
      visibility: reach.visibility, isAlias: definition.value.isReference && value.target != nil)
    token.isConditional = definition.isConditional
    byDefinition[SwiftSymbolTable.key(definition.path)] = tokens.count
    var draft = Draft(token: token, name: tokenWord(definition), target: target, asset: value.asset)
    draft.joinsTypes =
      first.implicit != nil || isOfWhole(definition.shape)
    draft.part = part(definition, category)
    if let asset = value.asset.map({ symbols.assets.colors[$0] }) {
      draft.standsForAsset = stands(definition, for: asset)
      // What others cannot see is no name of it for them.
      if !draft.standsForAsset || token.visibility == .file { draft.origin = asset.name }
    }
    tokens.append(draft)
  }

  /// Adds the assets that no Swift token stands for, named as the project's code names assets.
  mutating func add(_ assets: [AssetColor], access: [String: AssetAccess]) {
    var used: Set<Int> = []
    let expressions = Set(tokens.lazy.flatMap(\.token.spellings).map(\.expression))
    for index in tokens.indices where tokens[index].standsForAsset && tokens[index].token.visibility != .file {
      guard let asset = tokens[index].asset else { continue }
      used.insert(asset)
      if (access[assets[asset].catalog] ?? assets[asset].access) == .resources { continue }
      tokens[index].token.addSpellings(ofSymbol: assets[asset], besides: expressions)
    }
    for (index, asset) in assets.enumerated() where asset.isToken && !used.contains(index) {
      guard var token = asset.token(access: access[asset.catalog] ?? asset.access) else { continue }
      token.module = modules.module(ofPath: asset.definition.path)?.name
      tokens.append(Draft(token: token, name: "", target: nil, asset: index))
    }
  }

  /// Whether a definition is an asset's accessor, or the name that a palette gives it. What a component takes for its own
  /// is a use of the asset, and so is what a case is drawn with.
  private func stands(_ definition: SwiftDefinition, for asset: AssetColor) -> Bool {
    switch definition.shape {
    case .caseProperty, .caseFunction, .caseArgument:
      let name = definition.path.dropLast().last ?? ""
      return definition.value.namesAsset || TokenWord.normalized(name) == TokenWord.normalized(asset.setName)
    default:
      if !aliases(definition, asset).isEmpty { return true }
      let holder = definition.path.dropLast().last ?? ""
      if let last = SwiftNames.words(holder).last, SwiftNames.componentWords.contains(last) { return false }
      return definition.value.namesAsset || !holder.isEmpty && SwiftNames.isGroup(holder)
    }
  }

  // MARK: What a definition makes

  /// Whether several properties may make one token: those of a case, or of an instance.
  private func isOfWhole(_ shape: SwiftDefinition.Shape) -> Bool {
    switch shape {
    case .caseProperty, .caseFunction, .heldProperty: true
    default: false
    }
  }

  /// The case that a size or height belongs to.
  private func part(_ definition: SwiftDefinition, _ category: DesignToken.Category) -> String? {
    switch definition.shape {
    case .caseProperty, .caseFunction:
      [.fontSize, .lineHeight, .letterSpacing].contains(category)
        ? SwiftSymbolTable.key(definition.path.dropLast()) : nil
    default: nil
    }
  }

  private func category(
    of definition: SwiftDefinition, _ value: SwiftEvaluation.ResolvedValue, _ symbols: SwiftSymbolTable
  ) -> DesignToken.Category? {
    guard isDesignEnum(definition, value) else { return nil }
    switch value.light {
    case .color, .systemColor: return .color
    case .font: return .font
    case .composite: return nil
    case .number(let number):
      guard number.isFinite, number != 0, abs(number) < 10_000 else { return nil }
      return definition.category
    }
  }

  /// Whether what an enum's property gives for a case is a token. A state or a kind of thing that has a color of its own
  /// is none, however it is looked up; nor is what the style of a component takes from other tokens.
  private func isDesignEnum(_ definition: SwiftDefinition, _ value: SwiftEvaluation.ResolvedValue) -> Bool {
    switch definition.shape {
    case .caseProperty, .caseFunction:
      let name = definition.path.dropLast(2).last ?? ""
      let isTaken = definition.value.isReference && (value.target != nil || value.asset != nil)
      return SwiftNames.isScale(name) && (!isTaken || SwiftNames.isPalette(name))
    default: return true
    }
  }

  private func spelledType(_ definition: SwiftDefinition, _ value: SwiftEvaluation.ResolvedValue) -> String {
    if let type = value.type, type != "some" { return type }
    switch value.light {
    case .color, .systemColor: return "Color"
    case .font: return "Font"
    // `static let md = 16.0` is a Double, which Swift takes for a CGFloat.
    case .number, .composite: return "CGFloat"
    }
  }

  /// The value in a wrapper of a generator is behind its accessors: those that it declares, or those that generators give
  /// it where its declaration is not at hand.
  private func wrapped(
    _ spellings: [DesignToken.Spelling], _ value: SwiftEvaluation.ResolvedValue, _ memberTypes: SwiftMemberTypes
  ) -> [DesignToken.Spelling] {
    guard value.asset != nil, let first = spellings.first, !SwiftNames.colorTypes.contains(first.type),
      first.type != "ShapeStyle"
    else { return spellings }
    let declared = memberTypes.members(of: first.type).flatMap { member, types in types.map { ($0, "." + member) } }
    let usual = [("Color", ".swiftUIColor"), ("UIColor", ".color"), ("NSColor", ".color")]
    let accessors = declared.isEmpty ? usual : declared.sorted { $0 < $1 }
    return accessors.map { type, accessor in
      var spelling = DesignToken.Spelling(type: type, expression: first.expression + accessor)
      spelling.holder = first.holder
      return spelling
    }
  }

  private func name(_ definition: SwiftDefinition, _ spelling: DesignToken.Spelling) -> String {
    switch definition.shape {
    case .rawCase: SwiftSymbolTable.key(definition.path)
    // `Typography.title`, by whichever of its properties it is used.
    case .caseProperty where isPlainAccessor(definition), .caseFunction where isPlainAccessor(definition):
      SwiftSymbolTable.key(definition.path.dropLast())
    case .heldProperty(_, let isInstance):
      // The instance is the token, whichever of its properties gives the value.
      isInstance
        ? spelling.expression
        : SwiftSymbolTable.key(isPlainAccessor(definition) ? definition.path.dropLast() : definition.path[...])
    case .instanceMember, .caseArgument: spelling.expression
    case .caseModifier, .modifier: String(spelling.expression.dropFirst())
    case .member where definition.path.first?.hasSuffix(">") == true: spelling.expression
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
    case .caseProperty, .caseFunction, .heldProperty: SwiftSymbolTable.key(definition.path.dropLast())
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
    dropParts()
    for index in tokens.indices {
      let origins = origins(of: tokens[index].target)
      tokens[index].token.origins = origins.isEmpty ? [tokens[index].origin].compactMap(\.self) : origins
    }
    mergeTypes()
    mergeChains()
    return tokens.filter { !$0.isGone }.map(\.token)
  }

  /// The size in a font's token is no token of its own: a place that takes it would belong to that font.
  private mutating func dropParts() {
    let fonts = Set(tokens.lazy.filter { $0.token.category == .font }.map(\.name))
    for index in tokens.indices {
      if let part = tokens[index].part, fonts.contains(part) { tokens[index].isGone = true }
    }
  }

  private func origins(of target: String?) -> [String] {
    var origins: [String] = []
    var next = target
    while let path = next, origins.count < 8, !origins.contains(path) {
      origins.append(path)
      next = targets[path]
    }
    return origins
  }

  /// `UIColor.gray900` and `Color.gray900`, `Typography.title.font` and `.uiFont`: one token for two types.
  private mutating func mergeTypes() {
    var groups: [MergeKey: Int] = [:]
    for index in tokens.indices where !tokens[index].name.isEmpty && !tokens[index].isGone {
      let draft = tokens[index]
      guard draft.token.category == .color || draft.token.category == .font, draft.joinsTypes else { continue }
      let key = MergeKey(
        name: draft.name, isFile: draft.token.visibility == .file ? draft.token.definition.path : "",
        values: draft.token.values, module: draft.token.module, visibility: draft.token.visibility,
        targets: targets(of: index))
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
    var module: String?
    var visibility: DesignToken.Visibility
    var targets: Set<Int>?
  }

  /// The targets that see a token, where a project tells.
  private func targets(of index: Int) -> Set<Int>? {
    let token = tokens[index].token
    return token.visibility == .everywhere ? nil : modules.targets(ofPath: token.definition.path)
  }

  /// A token that is another name of one with the same last name: `TLColor.main` over `Asset.main`.
  private mutating func mergeChains() {
    for index in tokens.indices where !tokens[index].isGone {
      guard let target = tokens[index].target, let other = byDefinition[target], other != index,
        !tokens[other].isGone, tokens[other].name == tokens[index].name,
        tokens[other].token.values == tokens[index].token.values,
        tokens[index].token.visibility != .file,
        tokens[index].token.visibility == .everywhere
          || tokens[index].token.module == tokens[other].token.module && targets(of: index) == targets(of: other)
      else { continue }
      merge(other, into: index)
    }
  }

  private static let mostAliases = 64

  private mutating func merge(_ index: Int, into first: Int) {
    let token = tokens[index].token
    let isAsVisible =
      token.visibility == tokens[first].token.visibility && token.module == tokens[first].token.module
    for spelling in token.spellings where isAsVisible && !tokens[first].token.spellings.contains(spelling) {
      tokens[first].token.spellings.append(spelling)
    }
    for alias in [token.name] + token.aliases
    where alias != tokens[first].token.name && tokens[first].token.aliases.count < Self.mostAliases
      && !tokens[first].token.aliases.contains(alias)
    {
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
