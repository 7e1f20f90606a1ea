/// Finds the design tokens that can stand in place of a raw value.
package struct TokenMatcher: Sendable {
  package let catalog: TokenCatalog
  package let modules: SwiftModules
  /// Where each token is defined, by its position in the catalog.
  let homes: [Home]
  /// The targets of apps that compile the definition of each token that only its own target sees; nil where they are not
  /// known. Empty where no project tells any.
  let targets: [Set<Int>?]
  /// The modules that hold tokens.
  let homeNames: Set<String>
  /// For each such module those whose files cannot import it.
  let strangers: [String: Set<String>]
  let purposes: TokenPurposes
  /// What names mean in the types and modules of the workspace.
  package let names: HidingNames
  /// The names with which tokens of modules begin.
  private let importedRoots: Set<String>
  /// What else is spelled like a token.
  let homonyms: TokenHomonyms

  package init(
    catalog: TokenCatalog, modules: SwiftModules = SwiftModules(),
    names: @autoclosure () -> HidingNames = HidingNames()
  ) {
    self.catalog = catalog
    self.modules = modules
    var known = Homes()
    homes = catalog.tokens.map { known.home(of: $0.definition.path, in: modules) }
    targets = modules.knowsTargets ? Self.targets(of: catalog.tokens, in: modules) : []
    homeNames = Set(homes.compactMap(\.module?.name))
    strangers = Dictionary(uniqueKeysWithValues: homeNames.map { ($0, modules.modules(thatCannotImport: $0)) })
    purposes = TokenPurposes(catalog.tokens)
    homonyms = TokenHomonyms(catalog.tokens)
    importedRoots = zip(catalog.tokens, homes).reduce(into: []) { roots, token in
      guard token.1.module?.name != nil else { return }
      for spelling in token.0.spellings { roots.formUnion(SourceNames.roots(of: spelling.expression)) }
    }
    self.names = names()
  }

  /// The names that a file has for itself, of those with which tokens of modules begin.
  func ownNames(among names: [String]) -> Set<String> {
    names.isEmpty || importedRoots.isEmpty ? [] : importedRoots.intersection(names)
  }

  /// The words of a place that tell which of the tokens that belong to something it may take: `near` are the names at
  /// the place itself, `around` those of the declarations around it.
  package func words(near: String, around: String, subject: Subject = .any) -> Set<String> {
    let words = purposes.words(near: near, around: around)
    return subject == .icon ? words.union(purposes.all.intersection(["icon", "image", "symbol"])) : words
  }

  /// The tokens for a raw value, best first: those that are the value; else those that are it but for an alpha or a
  /// sign; else those of a value that is hard to tell from it. Empty where none fits.
  package func suggestions(for raw: RawValue, at place: Place) -> [TokenMatch] {
    switch raw {
    case .color(let color, let precision, let dark):
      guard place.categories.contains(.color) else { return [] }
      return colorMatches(RawColor(color: color, precision: precision, dark: dark), at: place)
    case .number(let value): return numberMatches(value, at: place)
    case .font(let font, let extent):
      let whole = extent != .size && place.categories.contains(.font) ? fontMatches(font, at: place) : []
      return whole.isEmpty && extent != .whole ? sizeMatches(font.size, at: place) : whole
    }
  }

  private func numberMatches(_ value: Double, at place: Place) -> [TokenMatch] {
    guard value.isFinite else { return [] }
    for category in place.categories {
      let equal = candidates(catalog.numbers(category, value), at: place)
      if !equal.isEmpty { return ranked(equal, kind: .exact, at: place) }
    }
    if value < 0, place.takesNegative {
      for category in place.categories {
        let opposite = candidates(catalog.numbers(category, -value), at: place, remainder: .negative)
        if !opposite.isEmpty { return ranked(opposite, kind: .negative, at: place) }
      }
    }
    return nearNumbers(value, at: place)
  }

  /// The nearest step of a scale within a point and an eighth. Two steps at the same distance are no hint at either.
  private func nearNumbers(_ value: Double, at place: Place) -> [TokenMatch] {
    guard let limit = place.nearLimit, value >= 8, place.categories.first?.hasNearLengths == true else { return [] }
    for category in place.categories {
      var nearest: (distance: Double, candidates: [Candidate])?
      for step in catalog.numbers(category, within: min(1, value / 8, limit), of: value) {
        // One constant of its own is no scale that a value could have missed.
        let found = candidates(catalog.numbers(category, step), at: place)
          .filter { purposes.isStep[$0.index] }
        guard !found.isEmpty else { continue }
        let distance = NumberKey.thousandths(abs(step - value))
        if let nearest {
          if NumberKey.thousandths(nearest.distance) == distance { return [] }
          break
        }
        nearest = (Double(distance) / 1000, found)
      }
      if let nearest { return ranked(nearest.candidates, kind: .near, at: place, difference: nearest.distance) }
    }
    return []
  }

  private func fontMatches(_ font: FontValue, at place: Place) -> [TokenMatch] {
    var found = candidates(catalog.fonts(font), at: place).compactMap { $0.comparing(place.spacing, at: place) }
    // Where the code sets the spacing of one of them, it is that one.
    if found.contains(where: \.hasSpacingOfPlace) { found.removeAll { !$0.hasSpacingOfPlace } }
    if found.contains(where: { $0.traits == font.traits }) {
      found.removeAll { $0.traits != font.traits }
    } else {
      for index in found.indices { found[index].compareTraits(with: font) }
    }
    return ranked(found, kind: .exact, at: place)
  }

  private func sizeMatches(_ size: Double, at place: Place) -> [TokenMatch] {
    var sizePlace = place
    sizePlace.type = "CGFloat"
    sizePlace.resolvesImplicitMember = false
    sizePlace.categories = [.fontSize]
    let equal = candidates(catalog.numbers(.fontSize, size), at: sizePlace)
    return ranked(equal, kind: .exact, at: sizePlace).map { match in
      var match = match
      match.extent = .fontSize
      return match
    }
  }
}

/// One design token that could stand in place of a raw value.
package struct TokenMatch: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case exact, opacity, negative, near
  }

  /// What the replacement covers.
  package enum Extent: Hashable, Sendable {
    case value
    /// Only the literal of the font's size.
    case fontSize
  }

  package var token: DesignToken
  package var kind: Kind
  /// ΔE₀₀ of colors, points of lengths; 0 unless the match is near.
  package var difference: Double
  /// Whether the replacement means the same in every appearance and nobody has to choose.
  package var isSafe: Bool
  /// Whether the token is named for something else than what is there.
  package var isMisfit = false
  /// Swift source.
  package var replacement: String
  /// Why it is not safe, or what to know about it.
  package var note: String?
  package var extent: Extent = .value
  /// What the place must promise for the replacement to compile.
  package var needs = TokenNeeds()
}
