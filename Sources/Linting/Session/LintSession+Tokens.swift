import DesignTokens
import SwiftOutline

extension LintSession {
  /// Where a file names design tokens, in source order.
  package func uses(in outline: Outline, path: String) -> [TokenUse] {
    guard !catalog.tokens.isEmpty else { return [] }
    let finder = TokenUseFinder(
      outline: outline, names: names, tokens: catalog.tokens,
      places: PlaceFinder(outline: outline, rules: workspace.rules),
      sourcePath: workspace.sources.relative(path))
    return finder.uses()
  }

  package func token(named name: String) -> DesignToken? { makers.matcher.catalog.token(named: name) }

  /// The tokens that a file defines, by their positions in the catalog.
  package func tokens(definedIn path: String) -> [Int] {
    let path = workspace.sources.relative(path)
    return catalog.tokens.indices.filter { catalog.tokens[$0].definition.path == path }
  }

  /// Where a token is defined, by its absolute path.
  package func location(of token: DesignToken) -> Location {
    let definition = token.definition
    return Location(path: absolute(definition.path), line: definition.line, column: definition.column)
  }

  /// What stands for the value of a design token, at a place in a file.
  package struct Candidate: Sendable {
    package var token: DesignToken
    /// Complete Swift source.
    package var replacement: String
    package var match: TokenMatch?
  }

  /// What is known of a place where a design value stands or could stand.
  package struct Expectation: Sendable {
    package var place: TokenMatcher.Place
    package var value: RawValue?
  }

  /// What the place of a raw value expects.
  package func expectation(at site: Site, in outline: Outline, path: String) -> Expectation {
    let maker = makers.maker(for: path)
    let site = site.knowing(maker.fontMakers)
    return Expectation(
      place: TokenMatcher.Place(
        site, maker: maker, viewer: viewer(outline, path),
        categories: maker.rules.rules[site.rule].categories.flatMap(\.fitting)),
      value: site.value.rawValue(catalog.orders))
  }

  private func viewer(_ outline: Outline, _ path: String) -> TokenMatcher.Viewer {
    makers.matcher.viewer(file: workspace.sources.relative(path), imports: outline.importedModules.all)
  }

  /// What is expected where a node stands that is no raw value.
  package func expectation(at node: UInt32, in outline: Outline, path: String) -> Expectation? {
    let places = PlaceFinder(outline: outline, rules: workspace.rules)
    guard let expected = places.expectation(at: node) else { return nil }
    let categories: [DesignToken.Category] =
      switch expected.kind {
      case .color: [.color]
      case .font: [.font]
      case .length: DesignToken.Category.allCases.filter { $0 != .color && $0 != .font }
      }
    let type = expected.type ?? (expected.kind == .color ? "Color" : expected.kind == .font ? "Font" : "CGFloat")
    var place = TokenMatcher.Place(
      categories: categories, type: type, resolvesImplicitMember: true, role: expected.role,
      viewer: viewer(outline, path), preferred: workspace.configuration.preferredNames)
    place.favored = makers.favored
    return Expectation(place: place, value: nil)
  }

  /// Every token that may stand at a place: those of a raw value there first, then the others of its categories.
  package func candidates(for expectation: Expectation) -> [Candidate] {
    let matcher = makers.matcher
    let matches = expectation.value.map { matcher.suggestions(for: $0, at: expectation.place) } ?? []
    let rest = matcher.tokens(at: expectation.place).filter { token, _ in !matches.contains { $0.token == token } }
    return matches.filter { $0.extent == .value }
      .map { Candidate(token: $0.token, replacement: $0.replacement, match: $0) }
      + rest.map { Candidate(token: $0, replacement: $1, match: nil) }
  }

  /// The tokens of a color at a place, best first.
  package func matches(for value: RawValue, at place: TokenMatcher.Place) -> [TokenMatch] {
    makers.matcher.suggestions(for: value, at: place)
  }

  /// The color of a raw value as the project's own initializers read it.
  package func color(of site: Site) -> Color? {
    switch site.value {
    case .color(let reading): reading.color(catalog.orders)
    case .colorPair(let light, _): light.color(catalog.orders)
    case .number, .font, .systemColor, .shadow: nil
    }
  }
}

extension SiteValue {
  /// The value as the matcher takes it.
  fileprivate func rawValue(_ orders: HexOrderTable) -> RawValue? {
    switch self {
    case .number(let number): .number(number)
    case .color(let reading): reading.color(orders).map { .color($0, precision: reading.precision) }
    case .colorPair(let light, let dark):
      light.color(orders).map { .color($0, precision: light.precision, dark: dark.color(orders)) }
    case .font(let font): .font(font.value)
    case .systemColor, .shadow: nil
    }
  }
}
