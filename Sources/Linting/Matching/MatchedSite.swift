import DesignTokens

/// A raw value with the design tokens that fit it, and what exactly they would replace.
struct MatchedSite {
  var excerpt: SourceExcerpt
  var value: String
  var suggestions: [Suggestion] = []
  /// What of the excerpt a token takes the place of, where that is not all.
  var replaced: [Range<Int>]?
  /// The token that is the color in dark mode alone, where none is it in any.
  var darkTwin: String?

  /// - Parameter categories: Those of the design tokens that fit, best first.
  init(
    _ found: Site, maker: FindingMaker, categories: [DesignToken.Category],
    _ memory: inout SuggestionMemory
  ) {
    let site = found.knowing(maker.fontMakers)
    excerpt = site.excerpt
    value = site.value.normalForm(maker.orders)
    guard !site.isChoice || site.pair != nil else { return }
    let place = TokenMatcher.Place(site, maker: maker, categories: categories, &memory)
    if site.isChoice {
      _ = takePair(site, place, maker, &memory)
      return
    }
    if case .systemColor(let name) = site.value { takeSystemColor(name, site, place, maker, &memory) }
    guard let raw = site.rawValue(maker.orders) else { return }
    if case .color(let reading) = site.value {
      takeColor(raw, reading, site, place, maker, &memory)
      if reading.isClamped(maker.orders, as: place.type) { doubt("the system takes channels above 1 for 1") }
    } else if !takeStyle(site, place, maker, &memory) {
      take(answer(for: raw, at: place, maker, &memory), site, maker, memory)
      if case .colorPair(let light, let dark) = site.value,
        light.isClamped(maker.orders, as: place.type) || dark.isClamped(maker.orders, as: place.type)
      {
        doubt("the system takes channels above 1 for 1")
      }
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
    var place = TokenMatcher.Place(site, maker: maker, categories: use.token.category.fitting, &memory)
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
      guard found.kind == .exact, !isNeedless(style, found, font, site, maker, &memory) else { continue }
      excerpt = style.excerpt
      replaced = style.removed + [style.replaced]
      value = font.normalForm
      let named = found.suggestions.filter {
        memory.nearerNames.allow($0.replacement, at: site, maker.matcher)
      }
      suggestions = named.map { suggestion in
        var suggestion = suggestion
        suggestion.replacement = style.replacing(with: suggestion.replacement)
        if style.type != "Font" { suggestion.doubt("makes a view of a text") }
        if site.isModifierCall { suggestion.doubt("takes the place of a modifier of the project's") }
        return suggestion
      }
      doubtWhatIsMissing(at: site.excerpt.range, memory)
      return true
    }
    return false
  }

  /// Whether a modifier which only code defines comes to no more than a token for the font alone.
  private func isNeedless(
    _ style: StyledFont, _ found: SuggestionMemory.Answer, _ font: FontValue, _ site: Site, _ maker: FindingMaker,
    _ memory: inout SuggestionMemory
  ) -> Bool {
    guard style.type != "Font", style.value.spacing == TextSpacing(),
      found.matches.allSatisfy({ match in match.token.spellings.allSatisfy { $0.type == style.type } })
    else { return false }
    var place = TokenMatcher.Place(
      site, maker: maker, categories: maker.rules.rules[site.rule].categories.flatMap(\.fitting), &memory)
    place.type = "Font"
    return answer(for: .font(font, .whole), at: place, maker, &memory).kind == .exact
  }

  func answer(
    for raw: RawValue, at place: TokenMatcher.Place, _ maker: FindingMaker, _ memory: inout SuggestionMemory
  ) -> SuggestionMemory.Answer {
    memory.answer(for: raw, at: place) {
      let matches = maker.matcher.suggestions(for: raw, at: place)
      var answer = SuggestionMemory.Answer(matches: matches, suggestions: suggestions(of: matches, maker))
      if matches.isEmpty || answer.kind == .near { answer.darkTwin = maker.matcher.darkTwin(of: raw, at: place)?.name }
      return answer
    }
  }

  mutating func take(
    _ answer: SuggestionMemory.Answer, _ site: Site, _ maker: FindingMaker, _ memory: SuggestionMemory
  ) {
    suggestions = answer.suggestions.filter {
      memory.nearerNames.allow($0.replacement, at: site, maker.matcher)
    }
    darkTwin = answer.darkTwin
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
  func suggestions(of matches: [TokenMatch], _ maker: FindingMaker) -> [Suggestion] {
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
    suggestion.isMisfit = match.isMisfit
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
  mutating func doubt(_ reason: String) {
    guard isSafe else { return }
    isSafe = false
    note = reason
  }
}

extension SiteValue {
  fileprivate init(_ values: AppearanceValues, type: String?) {
    switch values.any {
    case .color(let color): self = .color(ColorReading(color: color, type: type))
    case .number(let number): self = .number(number)
    case .font(let font): self = .font(FontReading(value: font, type: type))
    case .systemColor(let name): self = .systemColor(name)
    // Of all its values, one that no token is.
    case .composite: self = .shadow(x: nil, y: nil, radius: nil)
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
    case .systemColor, .composite: return nil
    }
  }
}
