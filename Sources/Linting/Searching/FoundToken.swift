import DesignTokens

/// A design token that has a value which was looked for, or one near it.
package struct FoundToken: Sendable {
  package var token: DesignToken
  /// What sets it apart from what was looked for: `near, differs by 1`; nil where it is that.
  package var difference: String?
  /// How far it is, for the order.
  fileprivate var distance = 0.0
}

extension TokenQuery {
  /// The tokens that have the value in some appearance, then those near it, nearest first.
  package func search(_ tokens: [DesignToken]) -> [FoundToken] {
    var found: [FoundToken] = []
    var seen: Set<DesignToken> = []
    for meaning in meanings {
      found += meaning.search(tokens).filter { seen.insert($0.token).inserted }
      found += meaning.searchParts(tokens).filter { seen.insert($0.token).inserted }
    }
    return found.filter { $0.difference == nil } + found.filter { $0.difference != nil }
  }
}

extension TokenQuery.Meaning {
  fileprivate func search(_ tokens: [DesignToken]) -> [FoundToken] {
    let found: [FoundToken] =
      switch self {
      case .number(let number): Self.numbers(number, tokens)
      case .color(let color): tokens.compactMap { Self.color(color, $0) }
      case .font(let font): Self.fonts(font, tokens)
      }
    return found.sorted { ($0.distance, $0.token.name) < ($1.distance, $1.token.name) }
  }

  /// The shadows, borders and the like that the value is a part of.
  fileprivate func searchParts(_ tokens: [DesignToken]) -> [FoundToken] {
    tokens.compactMap { token in
      guard case .composite(let value) = token.values.any,
        let field = value.layers.joined().first(where: { isValue(of: $0.part) })
      else { return nil }
      return FoundToken(token: token, difference: "has it for its \(field.name)")
    }
  }

  private func isValue(of part: CompositeValue.Part) -> Bool {
    switch (self, part) {
    case (.number(let number), .number(let other)): abs(number - other) < 0.0005
    case (.color(let color), .color(let other)): color.levels == other.levels
    default: false
    }
  }

  // MARK: Numbers

  /// The tokens of a number; of each category that has none, the next ones below and above it.
  private static func numbers(_ number: Double, _ tokens: [DesignToken]) -> [FoundToken] {
    let numbers = tokens.compactMap { token in
      if case .number(let value) = token.values.any { (token, value) } else { nil }
    }
    return Dictionary(grouping: numbers) { $0.0.category }.values.flatMap { members -> [FoundToken] in
      let exact = members.filter { abs($0.1 - number) < 0.0005 }
      guard exact.isEmpty else { return exact.map { FoundToken(token: $0.0) } }
      let next = [members.map(\.1).filter { $0 < number }.max(), members.map(\.1).filter { $0 > number }.min()]
      return members.compactMap { token, value in
        let distance = abs(value - number)
        guard next.contains(value), distance <= abs(number) / 4 else { return nil }
        return FoundToken(
          token: token, difference: "near, differs by \(NumberFormat.rounded(distance))", distance: distance)
      }
    }
  }

  // MARK: Colors

  /// How far a color may be from another one that looks the same at a glance.
  private static let nearLimit = 2.0

  private static func color(_ color: Color, _ token: DesignToken) -> FoundToken? {
    let values = [token.values.any, token.values.dark, token.values.highContrast, token.values.darkHighContrast]
    var nearest: Double?
    for case .color(let other)? in values {
      if other.levels == color.levels { return FoundToken(token: token) }
      guard abs(other.alpha - color.alpha) < 1.0 / 255 else { continue }
      nearest = min(nearest ?? .infinity, color.difference(to: other))
    }
    guard let nearest, nearest <= nearLimit else { return nil }
    let shown = NumberFormat.decimal(max((nearest * 100).rounded() / 100, 0.01))
    return FoundToken(token: token, difference: "near, ΔE₀₀ \(shown)", distance: nearest)
  }

  // MARK: Fonts

  /// The fonts that are as asked; else those of another weight, and those a point larger or smaller.
  private static func fonts(_ wanted: TokenQuery.FontQuery, _ tokens: [DesignToken]) -> [FoundToken] {
    let fonts = tokens.compactMap { token in
      if case .font(let font) = token.values.any, wanted.hasLooks(of: font) { (token, font) } else { nil }
    }
    let exact = fonts.filter { abs($0.1.size - wanted.size) < 0.0005 && wanted.hasWeight(of: $0.1) }
    guard exact.isEmpty else { return exact.map { FoundToken(token: $0.0) } }
    return fonts.compactMap { token, font in
      let distance = abs(font.size - wanted.size)
      if distance < 0.0005 { return FoundToken(token: token, difference: "near, another weight", distance: 0.5) }
      guard distance <= 1, wanted.hasWeight(of: font) else { return nil }
      return FoundToken(
        token: token, difference: "near, differs by \(NumberFormat.rounded(distance))", distance: distance)
    }
  }
}

extension TokenQuery.FontQuery {
  /// Whether a font is of the family, slant and design that are asked for.
  fileprivate func hasLooks(of font: FontValue) -> Bool {
    if let family, Self.key(family) != Self.key(font.family ?? "system") { return false }
    return (!isItalic || font.isItalic) && (design == nil || design == font.design)
  }

  fileprivate func hasWeight(of font: FontValue) -> Bool { weight == nil || weight == font.drawnWeight }

  private static func key(_ family: String) -> String { family.lowercased().filter { $0.isLetter || $0.isNumber } }
}
