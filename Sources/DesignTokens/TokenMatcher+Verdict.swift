extension TokenMatcher {
  /// Why a token is not suggested for a value at a place, or why one that is may not be taken unasked.
  package struct Verdict: Hashable, Sendable {
    package var token: DesignToken
    /// What it would be replaced by; `nil` for a token that is dropped.
    package var match: TokenMatch?
    /// Why it was dropped, or kept with a doubt.
    package var reason: String?
    /// How far its value is from the raw one.
    package var difference: Double
  }

  /// What becomes of every token whose value is the raw one or not far from it, those that are kept first.
  package func verdicts(for raw: RawValue, at place: Place) -> [Verdict] {
    let matches = suggestions(for: raw, at: place)
    let kept = matches.map { Verdict(token: $0.token, match: $0, reason: $0.note, difference: $0.difference) }
    let names = Set(matches.map(\.token))
    let dropped = catalog.tokens.enumerated().compactMap { index, token -> Verdict? in
      guard !names.contains(token), let difference = difference(raw, token) else { return nil }
      return Verdict(
        token: token, match: nil, reason: reason(against: token, at: index, difference, raw, place, matches),
        difference: difference)
    }
    return kept + dropped.sorted { ($0.difference, $0.token.name) < ($1.difference, $1.token.name) }
  }

  /// How far a token's value is from a raw one; nil where they are not to be compared, or far apart.
  private func difference(_ raw: RawValue, _ token: DesignToken) -> Double? {
    switch (raw, token.values.any) {
    case (.color(let color, _, _), .color(let other)):
      let difference = color.levels == other.levels ? 0 : color.difference(to: other)
      return difference <= 5 ? difference : nil
    case (.number(let number), .number(let other)):
      let difference = Double(NumberKey.thousandths(abs(abs(number) - abs(other)))) / 1000
      return difference <= max(1, min(abs(number) / 8, 2)) ? difference : nil
    case (.font(let font, _), .font(let other)): return font.size == other.size ? 0 : nil
    case (.font(let font, let extent), .number(let size)): return extent != .whole && font.size == size ? 0 : nil
    default: return nil
    }
  }

  private func reason(
    against token: DesignToken, at index: Int, _ difference: Double, _ raw: RawValue, _ place: Place,
    _ matches: [TokenMatch]
  ) -> String {
    if token.deprecation != nil { return "is deprecated" }
    if case .font = token.values.any, case .font(let font, _) = raw, case .font(let own) = token.values.any {
      if FontKey(own) != FontKey(font) { return "is another font of the same size: \(own.normalForm)" }
      if case .font(_, .size) = raw { return "is a whole font, of which a variable sets a part here" }
    }
    if case .font = raw, token.category != .font, token.category != .fontSize {
      return "is a \(token.category.rawValue)"
    }
    if !place.categories.contains(token.category), token.category != .fontSize {
      let wanted = place.categories.map(\.rawValue).joined(separator: " or ")
      return "is a \(token.category.rawValue), and \(wanted) is wanted here"
    }
    if token.visibility == .file, token.definition.path != place.viewer.file {
      return "is private to \(token.definition.path)"
    }
    if sightAlone(of: index, from: place.viewer) == .hidden {
      return share(of: index, in: place.viewer) == .nothing
        ? "belongs to another target" : outOfSight(token, homes[index], from: place.viewer)
    }
    if sight(of: index, from: place.viewer) == .hidden { return "is hidden by another declaration of its name" }
    if PlacedSpelling(token, at: place) == nil { return "cannot be written as a \(place.type)" }
    if case .color(let color, _, let dark) = raw, case .color(let own) = token.values.any {
      if color.levels.alpha != own.levels.alpha { return "has another alpha" }
      if let dark, difference == 0, dark.levels != token.values.darkLevels { return "is another color in dark mode" }
    }
    if difference > 0 {
      if matches.contains(where: { $0.kind != .near }) { return "differs, and others do not" }
      guard let limit = place.nearLimit else { return "differs, and near tokens are off" }
      if case .number = raw, !purposes.isStep[index] {
        return "differs, and is no step of a scale"
      }
      return difference > limit
        ? "differs by more than \(NumberFormat.decimal(limit))" : "is not near enough, or not alone"
    }
    if let first = matches.first, first.token.category != token.category {
      return "comes in a later category than others that fit"
    }
    return "is a name for something else here"
  }

  /// Why the file cannot name a token.
  private func outOfSight(_ token: DesignToken, _ home: Home, from viewer: Viewer) -> String {
    if let platform = home.platform, let other = viewer.home.platform, platform != other {
      return "is for \(platform), and this is for \(other)"
    }
    guard let module = home.module else {
      return home.extensionFolder.map { "belongs to the target in \($0)" } ?? "belongs to another target"
    }
    let name = module.name ?? "another module"
    if token.visibility == .package, !modules.arePacked(module, viewer.home.module) { return "is in another package" }
    return token.visibility == .everywhere || token.visibility == .package
      ? "is in \(name), which this module does not depend on" : "is internal to \(name)"
  }
}
