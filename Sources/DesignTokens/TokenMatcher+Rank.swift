extension TokenMatcher {
  /// A token that may stand at a place, with what speaks against taking it unasked.
  struct Candidate {
    /// The position in the catalog, which is the order of definition.
    var index: Int
    var token: DesignToken
    var spelling: PlacedSpelling
    /// What keeps the replacement from being safe.
    var doubts: [String] = []
    var notes: [String] = []
    var differsInDarkMode = false
    var isDoubtfulInSight = false
    /// Whether no import helps.
    var isOutOfReach = false
    /// Whether the spacing beside the font is the token's own.
    var hasSpacingOfPlace = false
    /// Whether it is of the scale that the place takes its space from; nil where either says nothing.
    var isOfKind: Bool?
    /// What the token is for, where the place says nothing of it.
    var foreignPurpose: [String] = []
    /// What else its name says against the place.
    var misfit: String?
    /// Whether it belongs to that thing by more than its own name.
    var isOwnedElsewhere = false

    /// Whether it is what another component takes from an asset for itself: no other name of it for all.
    var isOnlyUse: Bool { !foreignPurpose.isEmpty && !token.isAlias && !token.origins.isEmpty }

    mutating func doubt(_ reason: String?) {
      if let reason { doubts.append(reason) }
    }
  }

  /// The tokens at some positions of the catalog that may be named at a place, deprecated ones left out.
  ///
  /// Of a crowd with one value only the first are looked at: nobody reads more, and a hostile file could list a million.
  func candidates(
    _ indices: [Int], at place: Place, remainder: PlacedSpelling.Remainder = .nothing
  ) -> [Candidate] {
    var found: [Candidate] = []
    for index in indices.prefix(Self.crowd) {
      var token = catalog.tokens[index]
      // No file imports its own module.
      if let own = homes[index].module, own == place.viewer.home.module { token.module = nil }
      guard token.deprecation == nil, place.categories.contains(token.category),
        case let sight = sight(of: index, from: place.viewer), sight != .hidden,
        let spelling = PlacedSpelling(token, at: place, remainder: remainder)
      else { continue }
      var candidate = Candidate(index: index, token: token, spelling: spelling)
      candidate.doubts = token.values.reservations.all
      if token.category == .number, place.categories.first != .number { candidate.doubt("is uncategorized") }
      if token.isConditional { candidate.doubt("is defined under an #if") }
      if place.typeIsGuessed { candidate.doubt("may be of another type than is wanted") }
      if let type = spelling.convertedFrom { candidate.doubt("is a \(type)") }
      switch sight {
      case .clear, .hidden: break
      case .doubtful(let reason), .outOfReach(let reason):
        candidate.doubt(reason)
        candidate.isDoubtfulInSight = true
        if case .outOfReach = sight { candidate.isOutOfReach = true }
      }
      if place.isDelay, !TokenName.words(of: token.name).contains("delay") { candidate.doubt("is no delay") }
      let purpose = purposes.words[index]
      if purposes.isForeign(index, at: place.words) { candidate.foreignPurpose = purpose }
      if !purpose.allSatisfy(place.words.contains) || !purposes.goesAllWays(index, of: place.words) {
        candidate.isOwnedElsewhere = purposes.isOwned[index]
      }
      if isForOtherRole(token, at: place) { candidate.misfit = "is named for another role" }
      if let misplacement = purposes.misplacement(index, at: place.words, of: place.subject) {
        candidate.misfit = misplacement
      }
      if place.subject == .icon, purposes.isTextStyle(token) { candidate.misfit = "is named for text" }
      if place.isDefinition, !mayRepeat(candidate, at: place) { continue }
      if token.category == .size, place.categories.first == .border { candidate.doubt("is a size") }
      candidate.isOfKind = purposes.isOfKind(index, at: place.words, of: place.subject)
      found.append(candidate)
    }
    // Where there is a scale of gaps and one of paddings, a padding is none of the gaps.
    let hasKind = found.contains { $0.isOfKind == true && $0.foreignPurpose.isEmpty }
    return hasKind ? found.filter { $0.isOfKind != false } : found
  }

  private static let crowd = 256

  /// Whether a constant may be the same as a token: one of another file, and of an extent one that is for the same. The
  /// radius of a card is that of other things too; the height of a bar is its own.
  private func mayRepeat(_ candidate: Candidate, at place: Place) -> Bool {
    guard candidate.token.definition.path != place.viewer.file else { return false }
    let isForeign = !candidate.foreignPurpose.isEmpty || candidate.misfit != nil
    return ![.size, .border, .number].contains(candidate.token.category) || !isForeign
  }

  /// Whether a color has another role than a place, as far as names tell.
  private func isForOtherRole(_ token: DesignToken, at place: Place) -> Bool {
    guard token.category == .color, place.role != .none, TokenName.misfit(token, for: place.role) == 2 else {
      return false
    }
    // What fills a shape may be a line or a surface.
    return place.role != .fill || TokenName.isOnlyForOthersThanFills(token)
  }

  /// The candidates as matches, best first, each token once.
  func ranked(
    _ candidates: [Candidate], kind: TokenMatch.Kind, at place: Place, difference: Double = 0
  ) -> [TokenMatch] {
    var sorted = candidates.map { (rank: Rank($0, at: place), candidate: $0) }.sorted { $0.rank < $1.rank }
    if sorted.contains(where: { $0.candidate.isOnlyUse }) {
      let names = Set(candidates.flatMap { [$0.token.name] + $0.token.aliases })
      sorted.removeAll { rank, candidate in
        candidate.isOnlyUse && !rank.isPreferred && candidate.token.origins.contains(where: names.contains)
      }
    }
    let distinct = TokenName.distinct(sorted, candidate: \.candidate)
    return distinct.enumerated().map { position, entry in
      let candidate = entry.candidate
      let isChosen =
        distinct.count == 1
        || position == 0 && entry.rank.isPreferred && entry.rank.preference < distinct[1].rank.preference
      let keepsValue = kind == .exact || kind == .negative
      let count = isChosen ? [] : ["is one of \(distinct.count) tokens that fit"]
      // What the configuration prefers, it prefers for any purpose.
      let isForeign =
        (!candidate.foreignPurpose.isEmpty || candidate.misfit != nil) && !entry.rank.isPreferred
      var purpose: [String] = []
      if isForeign {
        purpose = [candidate.misfit ?? "is named for '\(candidate.foreignPurpose.joined(separator: " "))'"]
      }
      let remarks = candidate.doubts + purpose + count + candidate.notes
      var match = TokenMatch(
        token: candidate.token, kind: kind, difference: difference,
        isSafe: keepsValue && isChosen && candidate.doubts.isEmpty && !isForeign, replacement: candidate.spelling.text,
        note: remarks.isEmpty ? nil : remarks.joined(separator: "; "))
      match.needs = candidate.spelling.needs
      match.isMisfit = isForeign || candidate.isOutOfReach
      return match
    }
  }

  /// The order of tokens with the same value.
  private struct Rank: Comparable {
    /// The position in the configuration's list; past its end where it is not named, favored ones first.
    var preference: Int
    var isPreferred: Bool
    /// Then, in this order: type, sight, purpose, appearances, role, alias before primitive, that before what only takes its
    /// color from an asset, source, path and length of the name.
    var grades: [Int]
    var index: Int

    init(_ candidate: Candidate, at place: Place) {
      let token = candidate.token
      let names = [token.name] + token.aliases
      let position = place.preferred.firstIndex { pattern in names.contains { Self.matches($0, pattern) } }
      let isFavored = !place.favored.isEmpty && names.contains(where: place.favored.contains)
      preference = position ?? place.preferred.count + (isFavored ? 0 : 1)
      isPreferred = position != nil || isFavored
      grades = [
        candidate.spelling.convertedFrom == nil ? 0 : 1,
        candidate.isDoubtfulInSight ? 1 : 0,
        candidate.isOwnedElsewhere ? 1 : 0,
        candidate.differsInDarkMode ? 1 : 0,
        TokenName.misfit(token, for: place.role),
        token.isAlias ? 0 : 1,
        !token.isAlias && !token.origins.isEmpty ? 1 : 0,
        token.name.last?.isNumber == true ? 1 : 0,
        TokenName.Source(token).rawValue,
        token.name.utf8.count { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") },
        candidate.spelling.text.utf8.count,
      ]
      index = candidate.index
    }

    static func < (first: Rank, second: Rank) -> Bool {
      if first.preference != second.preference { return first.preference < second.preference }
      for (one, other) in zip(first.grades, second.grades) where one != other { return one < other }
      return first.index < second.index
    }

    private static func matches(_ name: String, _ pattern: String) -> Bool {
      pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
    }
  }
}

extension TokenMatcher.Candidate {
  /// Whether the token is the raw value in the appearances that the raw value tells; notes where it is more.
  mutating func compareAppearances(with raw: RawColor) -> Bool {
    let values = token.values
    if let dark = raw.dark, dark.levels != values.darkLevels { return false }
    if raw.dark == nil { compareDark() }
    doubtHighContrast()
    return true
  }

  /// The candidate as a near one, where a pair is near in dark mode too.
  func near(_ raw: RawColor, limit: Double) -> TokenMatcher.Candidate? {
    var candidate = self
    let values = token.values
    if let dark = raw.dark {
      guard values.darkLevels != nil, case .color(let own) = values.dark ?? values.any,
        own.levels.alpha == dark.levels.alpha, own.difference(to: dark) <= limit
      else { return nil }
    } else {
      candidate.compareDark()
    }
    candidate.doubtHighContrast()
    return candidate
  }

  /// Of a color that cannot be told in dark mode the doubt is there already.
  private mutating func compareDark() {
    let values = token.values
    guard values.lightLevels != values.darkLevels else { return }
    differsInDarkMode = true
    if !values.reservations.isUnknownInDark { doubt("differs in dark mode") }
  }

  private mutating func doubtHighContrast() {
    let values = token.values
    let high = values.highContrast.map { $0 != values.any } ?? false
    let darkHigh = values.darkHighContrast.map { $0 != values.dark ?? values.any } ?? false
    if high || darkHigh { doubt("has values of its own for high contrast") }
  }
}
