/// A raw color, or a pair of a light and a dark one.
struct RawColor {
  var color: Color
  var precision: ColorPrecision
  var dark: Color?

  /// The 8-bit colors that the source may mean, the nearest first.
  var possibleLevels: [ColorLevels] {
    let middle = color.levels
    guard case .rounded(let intervals) = precision else { return [middle] }
    var all: [ColorLevels] = []
    for red in Self.levels(in: intervals.red, around: middle.red) {
      for green in Self.levels(in: intervals.green, around: middle.green) {
        for blue in Self.levels(in: intervals.blue, around: middle.blue) {
          for alpha in Self.levels(in: intervals.alpha, around: middle.alpha) {
            all.append(ColorLevels(red: red, green: green, blue: blue, alpha: alpha))
          }
        }
      }
    }
    return all
  }

  /// At most the three that two decimals can name, the middle one first.
  private static func levels(in interval: ClosedRange<Double>, around middle: Int16) -> [Int16] {
    [middle, middle - 1, middle + 1].filter { $0 == middle || interval.contains(Double($0) / 255) }
  }
}

extension TokenMatcher {
  func colorMatches(_ raw: RawColor, at place: Place) -> [TokenMatch] {
    var exact = equalColors(raw, at: place)
    if exact.isEmpty { exact = equivalentColors(raw, at: place) }
    if !exact.isEmpty { return ranked(exact, kind: .exact, at: place) }
    let translucent = colorsWithOtherAlpha(raw, at: place)
    if !translucent.isEmpty { return ranked(translucent, kind: .opacity, at: place) }
    return nearColors(raw, at: place)
  }

  /// The token that is a raw color in dark mode, and another one in light mode: what to know of the color, but nothing
  /// that could stand in its place.
  package func darkTwin(of raw: RawValue, at place: Place) -> DesignToken? {
    guard case .color(let color, _, nil) = raw, place.categories.contains(.color) else { return nil }
    let found = candidates(catalog.colors(inDarkMode: color.levels), at: place)
    return ranked(found, kind: .near, at: place).first?.token
  }

  private func equalColors(_ raw: RawColor, at place: Place) -> [Candidate] {
    candidates(catalog.colors(raw.color.levels), at: place).compactMap { candidate in
      var candidate = candidate
      guard candidate.compareAppearances(with: raw) else { return nil }
      if raw.precision == .converted { candidate.doubt("is the same color in another color space") }
      return candidate
    }
  }

  private func equivalentColors(_ raw: RawColor, at place: Place) -> [Candidate] {
    raw.possibleLevels.dropFirst().flatMap { levels in
      candidates(catalog.colors(levels), at: place).compactMap { candidate in
        var candidate = candidate
        guard candidate.compareAppearances(with: raw) else { return nil }
        candidate.doubt("is within the rounding of two decimals")
        return candidate
      }
    }
  }

  private func colorsWithOtherAlpha(_ raw: RawColor, at place: Place) -> [Candidate] {
    let alpha = raw.color.levels.alpha
    guard place.takesOpacity, raw.dark == nil, alpha > 0, alpha < 255 else { return [] }
    let remainder = PlacedSpelling.Remainder.opacity(NumberFormat.alpha(raw.color.alpha))
    var seen: Set<ColorLevels> = []
    for (position, levels) in raw.possibleLevels.enumerated() {
      var opaque = levels
      opaque.alpha = 255
      guard seen.insert(opaque).inserted else { continue }
      let found = candidates(catalog.colors(opaque), at: place, remainder: remainder).map { candidate in
        var candidate = candidate
        let opaqueRaw = RawColor(color: Color(levels: opaque), precision: raw.precision)
        _ = candidate.compareAppearances(with: opaqueRaw)
        candidate.doubt(position == 0 ? nil : "is within the rounding of two decimals")
        return candidate
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The nearest color, where nothing else is nearly as near: in a dense palette a neighbor is no typing error.
  private func nearColors(_ raw: RawColor, at place: Place) -> [TokenMatch] {
    guard let wanted = place.nearLimit, wanted > 0, raw.color.levels.alpha > 0 else { return [] }
    let limit = min(wanted, 5)
    let levels = raw.color.levels
    let own = ColorNeighbor(levels)
    let reach = limit + Self.clearance
    var near: [(difference: Double, levels: ColorLevels)] = []
    let neighbors = catalog.colors(withLightness: own.lab.lightness, within: own.lightnessReach(limit: reach))
    guard neighbors.count <= Self.mostNeighbors else { return [] }
    for neighbor in neighbors
    where neighbor.levels.alpha == levels.alpha && neighbor.levels != levels {
      guard let difference = own.difference(to: neighbor, limit: reach) else { continue }
      near.append((difference, neighbor.levels))
    }
    near.sort { ($0.difference, $0.levels.sortKey) < ($1.difference, $1.levels.sortKey) }
    var best: (difference: Double, candidates: [Candidate])?
    for entry in near {
      if let best, entry.difference > best.difference + Self.clearance { break }
      let found = candidates(catalog.colors(entry.levels), at: place)
        .compactMap { $0.near(raw, limit: limit) }
      guard !found.isEmpty else { continue }
      if best != nil { return [] }
      guard entry.difference <= limit else { return [] }
      best = (entry.difference, found)
    }
    guard let best else { return [] }
    return ranked(best.candidates, kind: .near, at: place, difference: best.difference)
  }

  /// Among more colors of about the same lightness each has others that cannot be told from it.
  private static let mostNeighbors = 20_000

  /// How much farther than the nearest color the next one must be.
  private static let clearance = 1.0
}

extension AppearanceValues {
  var lightLevels: ColorLevels? { Self.levels(any) }

  /// The color in dark mode, which is the light one where the token has no other; `nil` where it cannot be told.
  var darkLevels: ColorLevels? { reservations.isUnknownInDark ? nil : dark.map(Self.levels) ?? lightLevels }

  private static func levels(_ value: DesignValue) -> ColorLevels? {
    if case .color(let color) = value { color.levels } else { nil }
  }
}
