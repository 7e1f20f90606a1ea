import DesignTokens

/// A raw value with the design tokens that fit it, and what exactly they would replace.
struct MatchedSite {
  var excerpt: SourceExcerpt
  var value: String
  var suggestions: [Suggestion] = []

  /// - Parameter categories: Those of the design tokens that fit, best first.
  init(
    _ site: Site, maker: FindingMaker, categories: [DesignToken.Category],
    _ memory: inout SuggestionMemory
  ) {
    excerpt = site.excerpt
    value = site.value.normalForm(maker.orders)
    guard !site.isChoice, let raw = site.rawValue(maker.orders) else { return }
    let place = TokenMatcher.Place(site, maker: maker, viewer: memory.viewer, categories: categories)
    if case .color(let reading) = site.value {
      takeColor(raw, reading, site, place, maker, &memory)
    } else if !takeStyle(site, place, maker, &memory) {
      take(answer(for: raw, at: place, maker, &memory), site, maker, memory)
    }
  }

  /// A use of a token, with the others of its value.
  init(
    _ use: TokenUseSite, rule: Int, maker: FindingMaker, preferred: [String] = [], _ memory: inout SuggestionMemory
  ) {
    let isImplicit = use.excerpt.text.hasPrefix(".")
    let spelling = use.token.spellings.first {
      use.type == $0.type || use.type == nil && (isImplicit ? $0.implicit : $0.expression) == use.excerpt.text
    }
    let type = use.type ?? spelling?.type ?? use.token.spellings.first?.type
    let site = Site(
      rule: rule, excerpt: use.excerpt, value: SiteValue(use.token.values, type: type),
      place: SitePlace(type: type, isTyped: isImplicit, role: use.role), enclosing: use.enclosing, isInPreview: false)
    excerpt = use.excerpt
    value = use.token.values.any.normalForm
    var place = TokenMatcher.Place(
      site, maker: maker, viewer: memory.viewer, categories: use.token.category.fitting)
    place.preferred = preferred + place.preferred
    guard let raw = RawValue(use.token.values) else { return }
    let matches = maker.matcher.suggestions(for: raw, at: place).filter {
      $0.kind == .exact && memory.nearerNames.allow($0.replacement, at: use.excerpt.range, maker.matcher)
    }
    suggestions = suggestions(of: matches, maker)
    doubtWhatIsMissing(at: use.excerpt.range, memory)
  }

  /// Leaves it to people to take tokens that need something of which nothing tells that it is there.
  private mutating func doubtWhatIsMissing(at place: Range<Int>, _ memory: SuggestionMemory) {
    for index in suggestions.indices where suggestions[index].isSafe && !suggestions[index].needs.isEmpty {
      if let lack = memory.nearerNames.lack(of: suggestions[index].needs, at: place.lowerBound) {
        suggestions[index].doubt(lack)
      }
    }
  }

  /// Leaves it to people to take any of the tokens.
  mutating func doubt(_ reason: String) {
    for index in suggestions.indices { suggestions[index].doubt(reason) }
  }

  /// Leaves it to people to name what is not public where other modules have to see it.
  mutating func doubtInternalTokens(_ catalog: TokenCatalog) {
    for index in suggestions.indices {
      let token = catalog.token(named: suggestions[index].token)
      // What Xcode generates for an asset is internal.
      if let token, token.visibility == .everywhere, !token.definition.path.hasSuffix(".json") { continue }
      suggestions[index].doubt("is not public, and what stands here is")
    }
  }

  /// Whether no token has the value, but one is hard to tell from it.
  var isNear: Bool { suggestions.first?.kind == .near }

  /// A design token that is the font together with other modifiers of its chain.
  private mutating func takeStyle(
    _ site: Site, _ place: TokenMatcher.Place, _ maker: FindingMaker, _ memory: inout SuggestionMemory
  ) -> Bool {
    for style in site.styles {
      var place = place
      place.spacing = style.value.spacing
      if style.type != "Font" {
        place.type = style.type
        place.resolvesImplicitMember = false
      }
      var font = style.value
      font.spacing = TextSpacing()
      place.preferred = maker.preferred(for: font.normalForm)
      let found = answer(for: .font(font), at: place, maker, &memory)
      guard found.kind == .exact else { continue }
      excerpt = style.excerpt
      value = font.normalForm
      let named = found.suggestions.filter {
        memory.nearerNames.allow($0.replacement, at: site.excerpt.range, maker.matcher)
      }
      suggestions = named.map { suggestion in
        var suggestion = suggestion
        suggestion.replacement = style.replacing(with: suggestion.replacement)
        if style.type != "Font" { suggestion.doubt("makes a view of a text") }
        return suggestion
      }
      doubtWhatIsMissing(at: site.excerpt.range, memory)
      return true
    }
    return false
  }

  private mutating func takeColor(
    _ raw: RawValue, _ reading: ColorReading, _ site: Site, _ place: TokenMatcher.Place, _ maker: FindingMaker,
    _ memory: inout SuggestionMemory
  ) {
    guard reading.alphaIsKnown else { return takeTranslucent(raw, site, place, maker, memory) }
    let own = answer(for: raw, at: place, maker, &memory)
    if own.kind != .exact, let extended = site.extended, let color = reading.color(maker.orders) {
      var translucent = color
      translucent.alpha = extended.alpha
      var place = place
      place.preferred = maker.preferred(for: translucent.hex)
      let whole = answer(for: .color(translucent, precision: reading.precision), at: place, maker, &memory)
      if whole.kind == .exact {
        excerpt = extended.excerpt
        value = translucent.hex
        take(whole, site, maker, memory)
        return
      }
    }
    take(own, site, maker, memory)
  }

  /// A color whose alpha is a variable: the token of the opaque color, with that alpha.
  private mutating func takeTranslucent(
    _ raw: RawValue, _ site: Site, _ place: TokenMatcher.Place, _ maker: FindingMaker, _ memory: SuggestionMemory
  ) {
    guard let alpha = site.alphaText, !alpha.contains("\n"), place.type != "CGColor" else { return }
    var place = place
    place.resolvesImplicitMember = false
    place.nearLimit = nil
    let matches = maker.matcher.suggestions(for: raw, at: place)
    suggestions = suggestions(
      of: matches.filter {
        $0.kind == .exact && memory.nearerNames.allow($0.replacement, at: site.excerpt.range, maker.matcher)
      }.map { match in
        var match = match
        let modifier = place.type == "UIColor" || place.type == "NSColor" ? "withAlphaComponent" : "opacity"
        match.replacement += ".\(modifier)(\(alpha))"
        match.kind = .opacity
        match.isSafe = false
        return match
      }, maker)
  }

  private func answer(
    for raw: RawValue, at place: TokenMatcher.Place, _ maker: FindingMaker, _ memory: inout SuggestionMemory
  ) -> SuggestionMemory.Answer {
    memory.answer(for: raw, at: place) {
      let matches = maker.matcher.suggestions(for: raw, at: place)
      return SuggestionMemory.Answer(matches: matches, suggestions: suggestions(of: matches, maker))
    }
  }

  private mutating func take(
    _ answer: SuggestionMemory.Answer, _ site: Site, _ maker: FindingMaker, _ memory: SuggestionMemory
  ) {
    suggestions = answer.suggestions.filter {
      memory.nearerNames.allow($0.replacement, at: site.excerpt.range, maker.matcher)
    }
    doubtWhatIsMissing(at: site.excerpt.range, memory)
    // The member may be one of integers only.
    if site.isScaled { doubt("takes the place of a literal that is scaled") }
    if let size = site.place.sizeRange, answer.matches.first?.extent == .fontSize {
      for index in suggestions.indices {
        suggestions[index].replacement = MatchedSite.replacing(size, of: site, with: suggestions[index].replacement)
      }
    }
  }

  /// A file's own constants come after the design system's, are never near, and are for people to choose.
  private func suggestions(of matches: [TokenMatch], _ maker: FindingMaker) -> [Suggestion] {
    let shared = matches.filter { $0.token.visibility != .file }
    let own = matches.filter { $0.token.visibility == .file && $0.kind != .near }
    var suggestions = (shared + own).map { suggestion(of: $0, maker) }
    for index in suggestions.indices.dropFirst(shared.count) { suggestions[index].doubt("is this file's own") }
    return suggestions
  }

  private func suggestion(of match: TokenMatch, _ maker: FindingMaker) -> Suggestion {
    let definition = match.token.definition
    var suggestion = Suggestion(
      token: match.token.name, replacement: match.replacement, kind: Suggestion.Kind(match.kind),
      difference: (match.difference * 1000).rounded() / 1000, isSafe: match.isSafe, note: match.note,
      definedAt: Location(path: maker.shownPath(definition.path), line: definition.line, column: definition.column),
      module: match.token.module)
    suggestion.needs = match.needs
    return suggestion
  }

  /// The site's source with a part of it replaced.
  private static func replacing(_ part: Range<Int>, of site: Site, with replacement: String) -> String {
    let bytes = Array(site.excerpt.text.utf8)
    let start = part.lowerBound - site.excerpt.range.lowerBound
    let end = part.upperBound - site.excerpt.range.lowerBound
    guard start >= 0, end <= bytes.count, start <= end else { return site.excerpt.text }
    return String(decoding: bytes[..<start], as: UTF8.self) + replacement
      + String(decoding: bytes[end...], as: UTF8.self)
  }
}

extension Suggestion {
  /// Leaves it to people to take it. What is not safe already has its own reason.
  fileprivate mutating func doubt(_ reason: String) {
    guard isSafe else { return }
    isSafe = false
    note = reason
  }
}

extension Suggestion.Kind {
  init(_ kind: TokenMatch.Kind) {
    switch kind {
    case .exact: self = .exact
    case .opacity: self = .opacity
    case .negative: self = .negative
    case .near: self = .near
    }
  }
}

extension TokenMatcher.Place {
  /// What fits at a site.
  /// - Parameter categories: Those of the design tokens that fit, best first.
  init(_ site: Site, maker: FindingMaker, viewer: TokenMatcher.Viewer, categories: [DesignToken.Category]) {
    var seen: Set<DesignToken.Category> = []
    var categories = categories.filter { seen.insert($0).inserted }
    // What has no category of its own comes after all that has one.
    if let number = categories.firstIndex(of: .number), number > 0 { categories.append(categories.remove(at: number)) }
    let known = site.wantedType(maker, viewer.framework)
    self.init(
      categories: categories, type: known ?? site.value.usualType(viewer.framework),
      resolvesImplicitMember: site.place.isTyped, role: site.place.role,
      takesNegative: true, takesOpacity: true, viewer: viewer,
      preferred: maker.preferred(for: site.value.normalForm(maker.orders)),
      nearLimit: maker.nearLimit(of: maker.rules.rules[site.rule]))
    isDelay = site.place.isDelay
    spacing = site.place.spacing
    if case .number = site.value { words = maker.matcher.words(near: site.place.names, around: site.enclosing) }
    favored = maker.favored
    typeIsGuessed = known == nil || site.place.isTypeUnclear || site.isForOther(maker)
  }
}

extension Site {
  /// What the workspace's declarations tell of a number's type.
  private func declaredNumber(_ maker: FindingMaker) -> ParameterTypes.NumberType? {
    guard case .number = value, let parameter = place.parameter else { return nil }
    return maker.parameterTypes.numberType(of: parameter, isWhole: !excerpt.text.utf8.contains(UInt8(ascii: ".")))
  }

  /// Whether a number may be given to something that takes other types than is likely: declarations disagree, or there is
  /// a property of that name in the workspace, but maybe not the one that is meant.
  fileprivate func isForOther(_ maker: FindingMaker) -> Bool {
    switch declaredNumber(maker) {
    case .unclear: true
    case .other: place.parameter?.hasPrefix("=") == true
    case .floating: false
    case nil: place.needsDeclaration
    }
  }

  /// The type of what stands there, as the code around it, its own or the workspace's declarations tell.
  fileprivate func wantedType(_ maker: FindingMaker, _ framework: Framework?) -> String? {
    let declared = place.parameter.flatMap(maker.parameterTypes.type)
    switch value {
    case .number, .shadow: return if case .other(let type)? = declaredNumber(maker) { type } else { place.type }
    case .font(let font):
      // Generators make the platform's fonts by this name.
      let usual = font.maker.last == "font" && framework == .uiKit ? "UIFont" : nil
      return place.type ?? maker.memberTypes.type(ofPath: font.maker) ?? declared ?? usual
    case .color, .colorPair, .systemColor: return place.type ?? declared
    }
  }
}

extension SiteValue {
  /// The type of the value where nothing tells but what the file imports.
  fileprivate func usualType(_ framework: Framework?) -> String {
    switch self {
    case .number, .shadow: "CGFloat"
    case .font(let font): framework?.fontType ?? (font.maker.last == "font" ? "UIFont" : "Font")
    case .color, .colorPair, .systemColor: framework?.colorType ?? "Color"
    }
  }
}

extension FindingMaker {
  /// How far a near token may be for a rule, as its own setting says or the one of the rule that reports near values;
  /// nil where none is wanted.
  func nearLimit(of rule: Rule) -> Double? {
    let reporter = rules.rule(reporting: .nearValue).map { rules.rules[$0].id }
    let general = reporter.flatMap { settings.rules[$0]?.near }
    return switch settings.rules[rule.id]?.near ?? general {
    case .off: nil
    case .within(let limit): limit
    case .byDefault, nil: 2
    }
  }
}

/// A place that names a design token.
struct TokenUseSite {
  var excerpt: SourceExcerpt
  var token: DesignToken
  /// The type that the place wants, where it tells.
  var type: String?
  var role: TokenMatcher.ColorRole = .none
  var enclosing: String
}

extension SiteValue {
  fileprivate init(_ values: AppearanceValues, type: String?) {
    switch values.any {
    case .color(let color): self = .color(ColorReading(color: color, type: type))
    case .number(let number): self = .number(number)
    case .font(let font): self = .font(FontReading(value: font, type: type))
    }
  }
}

extension RawValue {
  /// What the values of a token would be in code.
  fileprivate init?(_ values: AppearanceValues) {
    switch values.any {
    case .color(let color):
      if case .color(let dark) = values.dark { self = .color(color, dark: dark) } else { self = .color(color) }
    case .number(let number): self = .number(number)
    case .font(let font): self = .font(font)
    }
  }
}
