import DesignTokens

/// Colors: alone, with what stands behind them, and as halves of a pair.
extension MatchedSite {
  /// White and black are the same in every appearance: the only token that is so too may be meant.
  mutating func takeSystemColor(
    _ name: String, _ site: Site, _ place: TokenMatcher.Place, _ maker: FindingMaker,
    _ memory: inout SuggestionMemory
  ) {
    guard let color = Color(blackOrWhite: name) else { return }
    var place = place
    place.nearLimit = nil
    place.takesOpacity = false
    let found = answer(for: .color(color), at: place, maker, &memory)
    guard found.kind == .exact, found.matches.count == 1, found.matches[0].token.values.dark == nil else { return }
    take(found, site, maker, memory)
    doubt("\(name) may be meant")
  }

  mutating func takeColor(
    _ raw: RawValue, _ reading: ColorReading, _ site: Site, _ place: TokenMatcher.Place, _ maker: FindingMaker,
    _ memory: inout SuggestionMemory
  ) {
    guard !takePair(site, place, maker, &memory) else { return }
    guard reading.alphaIsKnown else { return takeTranslucent(raw, site, place, maker, memory) }
    let own = answer(for: raw, at: place, maker, &memory)
    if own.kind != .exact, let extended = site.extended, let color = reading.color(maker.orders) {
      var translucent = color
      translucent.alpha = extended.alpha
      var place = place
      place.preferred = maker.preferred(for: translucent.normalForm)
      let whole = answer(for: .color(translucent, precision: reading.precision), at: place, maker, &memory)
      if whole.kind == .exact {
        excerpt = extended.excerpt
        value = translucent.normalForm
        take(whole, site, maker, memory)
        return
      }
    }
    take(own, site, maker, memory)
  }

  /// A token with both colors of the expression that chooses between the color and another one.
  mutating func takePair(
    _ site: Site, _ place: TokenMatcher.Place, _ maker: FindingMaker, _ memory: inout SuggestionMemory
  ) -> Bool {
    guard let pair = site.pair, let raw = pair.rawValue(maker.orders),
      pair.presumed.map({ maker.isRedefined($0, type: place.type) }) != true
    else { return false }
    var place = place
    place.preferred = maker.preferred(for: pair.normalForm(maker.orders))
    let found = answer(for: raw, at: place, maker, &memory)
    guard found.kind == .exact else { return false }
    take(found, site, maker, memory)
    guard !suggestions.isEmpty else { return false }
    excerpt = pair.excerpt
    value = pair.normalForm(maker.orders)
    if let presumed = pair.presumed { doubt("\(presumed) may be meant") }
    let isOfEnvironment = pair.property.map { !memory.nearerNames.hidesMembers($0, at: site.excerpt.range.lowerBound) }
    if isOfEnvironment != true { doubt("goes by the system's appearance, also when that changes") }
    return true
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
        $0.kind == .exact
          && memory.nearerNames.allow($0.replacement, at: site, maker.matcher)
      }.map { match in
        var match = match
        let modifier = place.type == "UIColor" || place.type == "NSColor" ? "withAlphaComponent" : "opacity"
        match.replacement += ".\(modifier)(\(alpha))"
        match.kind = .opacity
        match.isSafe = false
        return match
      }, maker)
  }
}
